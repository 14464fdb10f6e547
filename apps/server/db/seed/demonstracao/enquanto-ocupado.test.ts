import { mensagemDaRecusa } from '@credito/domain/documento/formatos';
import { expect, it } from 'vitest';
import { erroDoArquivo } from '../../../src/arquivos/erro-do-arquivo.ts';
import { enquantoOcupado } from './enquanto-ocupado.ts';

const nunca = new AbortController().signal;

/** Refuses so many times, and then takes the file. */
function servidorQueRecusa(vezes: number, tipo: 'fila-cheia' | 'corrompido') {
  let chamadas = 0;
  const esperas: number[] = [];
  return {
    esperas,
    chamadas: () => chamadas,
    enviar: async () => {
      chamadas += 1;
      if (chamadas <= vezes) throw erroDoArquivo({ tipo });
    },
    esperar: async (ms: number) => esperas.push(ms),
  };
}

it('a story waits for a server that is busy, as long as it is told to, and goes on', async () => {
  const { enviar, esperar, esperas, chamadas } = servidorQueRecusa(3, 'fila-cheia');
  await enquantoOcupado(enviar, nunca, esperar);
  expect(chamadas()).toBe(4);
  expect(esperas).toEqual([5_000, 5_000, 5_000]);
});

it('every other refusal ends it at once', async () => {
  const { enviar, esperar, esperas } = servidorQueRecusa(1, 'corrompido');
  await expect(enquantoOcupado(enviar, nunca, esperar)).rejects.toThrow(
    mensagemDaRecusa({ tipo: 'corrompido' }),
  );
  expect(esperas).toEqual([]);
});

it('who never has time is not asked for ever, and whoever stops is not kept waiting', async () => {
  const ocupado = servidorQueRecusa(1_000, 'fila-cheia');
  await expect(enquantoOcupado(ocupado.enviar, nunca, ocupado.esperar)).rejects.toThrow();
  expect(ocupado.chamadas()).toBe(60);
  const parando = servidorQueRecusa(1_000, 'fila-cheia');
  await expect(enquantoOcupado(parando.enviar, AbortSignal.abort(), parando.esperar)).rejects.toThrow(
    'aborted',
  );
  expect(parando.chamadas()).toBe(1);
});
