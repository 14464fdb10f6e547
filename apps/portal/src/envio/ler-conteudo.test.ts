import { expect, it } from 'vitest';
import { ArquivoIlegivel, lerConteudo } from './ler-conteudo.ts';

it('devices 9: a file that cannot be read any more is told as such, not as a missing connection', async () => {
  const soNaNuvem = new Blob(['conta']);
  soNaNuvem.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(lerConteudo(soNaNuvem)).rejects.toBeInstanceOf(ArquivoIlegivel);
});

it('devices 9: one that can is sent as it is', async () => {
  const lido = await lerConteudo(new Blob(['conta'], { type: 'application/pdf' }));
  expect([await lido.text(), lido.type]).toEqual(['conta', 'application/pdf']);
});
