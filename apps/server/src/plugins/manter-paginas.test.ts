import { describe, expect, it } from 'vitest';
import { manterPaginas } from './manter-paginas.ts';

const DEPOIS_MS = 60_001;

async function comPaginas() {
  const mundo = { preco: 100 as number | Error, corrido: 0, montadas: 0, falhas: [] as unknown[] };
  const ler = await manterPaginas({
    buscar: async () => {
      if (mundo.preco instanceof Error) throw mundo.preco;
      return { preco: mundo.preco };
    },
    montar: async ({ preco }) => {
      mundo.montadas += 1;
      return `custa ${preco}`;
    },
    aoFalhar: (erro) => mundo.falhas.push(erro),
    corrido: () => mundo.corrido,
  });
  /** One visitor, and all that their visit sets going. */
  const visitar = async () => {
    const visto = ler();
    await new Promise((pronto) => setImmediate(pronto));
    return visto;
  };
  return { mundo, visitar };
}

describe('pages that are kept', () => {
  it('are put together anew once they are old and say something else', async () => {
    const { mundo, visitar } = await comPaginas();
    mundo.preco = 200;
    expect(await visitar()).toBe('custa 100');
    mundo.corrido = DEPOIS_MS;
    expect(await visitar()).toBe('custa 100');
    expect(await visitar()).toBe('custa 200');
    expect(mundo.montadas).toBe(2);
  });

  it('stay as they are while nothing has changed', async () => {
    const { mundo, visitar } = await comPaginas();
    mundo.corrido = DEPOIS_MS;
    await visitar();
    expect(mundo.montadas).toBe(1);
  });

  it('outlive a catalogue that does not answer, and look again later', async () => {
    const { mundo, visitar } = await comPaginas();
    mundo.preco = new Error('no database');
    mundo.corrido = DEPOIS_MS;
    await visitar();
    expect(await visitar()).toBe('custa 100');
    expect(mundo.falhas).toHaveLength(1);
    mundo.preco = 300;
    mundo.corrido = 2 * DEPOIS_MS;
    await visitar();
    expect(await visitar()).toBe('custa 300');
  });
});
