/** What whoever runs the server is told while the database is there and says nothing. */
import { afterEach, describe, expect, it } from 'vitest';
import { criarLinhaDoBanco } from '../../../test/linha-do-banco.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const linha = await criarLinhaDoBanco();
const { pedir } = await criarServidorDeTeste({ conectar: linha.conectar });
const perguntar = (url: string) => pedir({ metodo: 'GET', url });

afterEach(() => linha.falar());

/** What asks in production gives up after as long; the answer itself takes two seconds. */
const LOGO_MS = 5_000;

describe('attack 15: readiness', () => {
  it.each([
    ['in the middle of a connection', async () => undefined],
    [
      'towards whoever connects anew',
      async () => {
        linha.desligar();
        // Asked over a connection that has just been lost.
        await perguntar('/pronto');
      },
    ],
  ])('is answered soon by a server whose database is silent %s', async (_, antes) => {
    expect((await perguntar('/pronto')).status).toBe(200);
    linha.calar();
    await antes();
    const inicio = performance.now();
    const respostas = await Promise.all(Array.from({ length: 20 }, () => perguntar('/pronto')));
    expect(performance.now() - inicio).toBeLessThan(LOGO_MS);
    for (const { status, cabecalhos } of respostas) {
      expect(status).toBe(503);
      expect(Number(cabecalhos['retry-after'])).toBeGreaterThan(0);
    }
    expect((await perguntar('/saude')).status).toBe(200);
    linha.falar();
    await expect.poll(async () => (await perguntar('/pronto')).status).toBe(200);
  });
});
