import { LIMITE_DE_BYTES, LIMITE_DE_PAGINAS } from '@credito/domain/documento/formatos';
import { describe, expect, it } from 'vitest';
import { cpuDaAbertura, PARTES_NO_MAXIMO, partesDoArquivo } from './etapas.ts';

const MB = 1024 * 1024;
const CPU_DO_ARQUIVO_MS = 8_000;
/** Measured for a page with a photo of 12 megapixels in it, the first one twice that (ADR 0073). */
const CPU_DE_UMA_PAGINA_MS = 440;

describe('attack 3: the share of a file with many pages', () => {
  it.each([
    ['a letter', 1, 0.1, 1],
    ['ten scanned pages', 10, 15, 1],
    ['twenty scanned pages', 20, 10, 2],
    ['as many as there may be', LIMITE_DE_PAGINAS, 15, 3],
    ['thirty light scans', 30, 2.5, 1.5],
    ['more pages than there may be', 300, 500, PARTES_NO_MAXIMO],
    ['no page', 0, 0, 1],
  ])('%s', (_, paginas, megabytes, partes) => {
    expect(partesDoArquivo(paginas, megabytes * MB)).toBeCloseTo(partes);
  });

  it('thirty pages of a few bytes have no more than one page', () => {
    expect(partesDoArquivo(LIMITE_DE_PAGINAS, 2_000)).toBeCloseTo(1, 2);
  });

  it.each([1, 10, 17, 20, 25, LIMITE_DE_PAGINAS])('%i photographed pages fit into it', (paginas) => {
    const bytes = Math.min(paginas * 0.5 * MB, LIMITE_DE_BYTES);
    const custo = cpuDaAbertura(bytes) + CPU_DE_UMA_PAGINA_MS * (paginas + 1);
    expect(custo).toBeLessThan(CPU_DO_ARQUIVO_MS * partesDoArquivo(paginas, bytes));
  });
});
