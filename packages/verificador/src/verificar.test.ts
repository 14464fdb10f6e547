import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOSTRAS, abrirAmostra } from '../test/amostras.ts';
import { verificar } from './verificar.ts';

const [amostra] = AMOSTRAS;
const { pdf, raizes } = abrirAmostra(amostra);

describe.each(AMOSTRAS)('a file that version $versao sealed', (uma) => {
  it('is found to be whole', () => {
    const aberta = abrirAmostra(uma);
    const veredito = verificar(aberta.pdf, { raizes: aberta.raizes, sha256: uma.sha256 });
    expect(veredito.achados.filter(({ gravidade }) => gravidade !== 'certo')).toEqual([]);
    expect(veredito.achados.map(({ nome }) => nome)).toEqual([
      'selo-confere',
      'carimbo-confere',
      'anexo-confere',
      'cadeia-confere',
      'assinado',
      'assinado',
      'assinado',
    ]);
  });
});

it('takes any bytes and answers, never breaks', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(pdf.length - 1), (ruido, onde) => {
      const mudado = Buffer.from(pdf);
      mudado.set(ruido.subarray(0, pdf.length - onde), onde);
      const { confere } = verificar(mudado, { raizes, sha256: amostra.sha256 });
      expect(confere).toBe(mudado.equals(pdf));
      expect(verificar(ruido).confere).toBe(false);
    }),
    { numRuns: 300 },
  );
});

it('reads a file that stands in the middle of other bytes', () => {
  const dentro = new Uint8Array(pdf.length + 20).fill(7);
  dentro.set(pdf, 10);
  expect(verificar(dentro.subarray(10, 10 + pdf.length), { raizes }).confere).toBe(true);
});
