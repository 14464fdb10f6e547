import { describe, expect, it } from 'vitest';
import {
  type Andamento,
  gerarEmPorcoes,
  NADA_FEITO,
  queFaltam,
  type RespostaDaPorcao,
} from './gerar-em-porcoes.ts';

const numeros = (quantos: number) => Array.from({ length: quantos }, (_, indice) => indice + 1);

/** Every third one fails. */
function responder(porcao: number[]): Promise<RespostaDaPorcao> {
  return Promise.resolve({
    ensaio: false,
    gerados: porcao
      .filter((id) => id % 3 !== 0)
      .map((solicitacaoId) => ({
        solicitacaoId,
        contratoId: solicitacaoId,
        valorCentavos: 1,
        totalCentavos: 2,
      })),
    falhas: porcao
      .filter((id) => id % 3 === 0)
      .map((solicitacaoId) => ({ solicitacaoId, motivo: 'Falta o regime de bens.' })),
  });
}

describe('a batch of contracts', () => {
  it('goes in portions of 25, in order, and tells how far it is', async () => {
    const porcoes: number[][] = [];
    const passos: number[] = [];
    const fim = await gerarEmPorcoes(
      numeros(60),
      NADA_FEITO,
      (porcao) => {
        porcoes.push(porcao);
        return responder(porcao);
      },
      ({ gerados, falhas }) => passos.push(gerados.length + falhas.length),
    );
    expect(porcoes.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(porcoes.flat()).toEqual(numeros(60));
    expect(passos).toEqual([25, 50, 60]);
    expect([fim.gerados.length, fim.falhas.length]).toEqual([40, 20]);
  });

  it('keeps what was done when the line is cut, and goes on with the rest alone', async () => {
    let ate: Andamento = NADA_FEITO;
    const cortada = gerarEmPorcoes(
      numeros(60),
      NADA_FEITO,
      (porcao) => (porcao.includes(26) ? Promise.reject(new Error('cut')) : responder(porcao)),
      (novo) => {
        ate = novo;
      },
    );
    await expect(cortada).rejects.toThrow('cut');
    expect(queFaltam(numeros(60), ate)).toEqual(numeros(60).slice(25));
    const depois: number[] = [];
    const fim = await gerarEmPorcoes(
      numeros(60),
      ate,
      (porcao) => {
        depois.push(...porcao);
        return responder(porcao);
      },
      () => undefined,
    );
    expect(depois).toEqual(numeros(60).slice(25));
    expect(queFaltam(numeros(60), fim)).toEqual([]);
  });
});
