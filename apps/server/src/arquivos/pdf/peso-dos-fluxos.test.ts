import { expect, it } from 'vitest';
import { fluxo, umaPagina } from '../../../test/documentos/hostis/pdf-cru.ts';
import { formularioImenso, milhaoDeFilhos } from '../../../test/documentos/hostis/pdfs.ts';
import { Sorteio } from '../../../test/documentos/hostis/sorteio.ts';
import { cpuDaAbertura } from '../etapas.ts';
import { pesoDosFluxos } from './peso-dos-fluxos.ts';

const ABERTURA_DE_NADA_MS = 500;

it('attack 3: what ties a PDF together earns it no time', () => {
  for (const hostil of [formularioImenso(new Sorteio(17)), milhaoDeFilhos(new Sorteio(17))]) {
    expect(hostil.byteLength).toBeGreaterThan(1_000_000);
    expect(cpuDaAbertura(pesoDosFluxos(hostil))).toBeLessThan(ABERTURA_DE_NADA_MS + 1);
  }
});

it('pictures weigh what they are', () => {
  const foto = Buffer.alloc(2_000_000, 'x');
  expect(pesoDosFluxos(umaPagina(fluxo(foto), {}))).toBeCloseTo(foto.byteLength, -2);
});

it.each([
  ['nothing', '', 0],
  ['no stream', '%PDF-1.7', 0],
  ['a stream that was cut', 'stream abc', 0],
  ['two streams', 'stream1234endstream <<>> stream56endstream', 6],
])('%s', (_, texto, peso) => {
  expect(pesoDosFluxos(Buffer.from(texto))).toBe(peso);
});
