import { describe, expect, it } from 'vitest';
import {
  comecarLeitura,
  contarLeitura,
  LETRAS_DA_SECAO,
  MAXIMO_DE_SECOES,
  MAXIMO_DE_SEGUNDOS,
} from './leitura.ts';

const INICIO = comecarLeitura('2026-11-30T12:00:00.000Z');

describe('how a document was read', () => {
  it('adds the seconds of each section, in the order in which they were met', () => {
    const lida = [
      ['1. Objeto', 3],
      ['2. Valor', 1],
      ['1.  Objeto ', 4],
    ].reduce((ate, [secao, segundos]) => contarLeitura(ate, String(secao), Number(segundos)), INICIO);
    expect(lida.secoes).toEqual([
      { secao: '1. Objeto', segundos: 7 },
      { secao: '2. Valor', segundos: 1 },
    ]);
  });

  it('stays within what the call takes: sections, letters of their names, seconds', () => {
    let lida = INICIO;
    for (let i = 0; i < MAXIMO_DE_SECOES + 5; i += 1) lida = contarLeitura(lida, `Cláusula ${i}`, 1);
    lida = contarLeitura(lida, 'Cláusula 0', MAXIMO_DE_SEGUNDOS);
    expect(lida.secoes).toHaveLength(MAXIMO_DE_SECOES);
    expect(lida.secoes[0]?.segundos).toBe(MAXIMO_DE_SEGUNDOS);
    expect(contarLeitura(INICIO, 'x'.repeat(500), 1).secoes[0]?.secao).toHaveLength(LETRAS_DA_SECAO);
    expect(contarLeitura(INICIO, ' ', 1)).toBe(INICIO);
  });
});
