import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { lerConfiguracao } from '../config/configuracao.ts';
import { MUITOS_ACESSOS } from '../erros.ts';
import { registrarErros } from './erros.ts';
import { registrarSeguranca } from './seguranca.ts';

const MEDIDA_MS = 1_000;

afterEach(() => {
  vi.useRealTimers();
});

async function criarServidorAtrasado() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = Fastify();
  registrarErros(app);
  await registrarSeguranca(app, lerConfiguracao({}));
  for (const url of ['/estudante/status', '/estudante/assets/estudante-AbC123.js', '/api/saude'])
    app.get(url, async () => 'ok');
  await app.ready();
  // Two measures in one turn: nothing was seen to run between them, which is a delay without end.
  vi.advanceTimersByTime(2 * MEDIDA_MS);
  return app;
}

it('a server that is late refuses calls, with a time to come back', async () => {
  const app = await criarServidorAtrasado();
  const resposta = await app.inject('/api/saude');
  expect([resposta.statusCode, resposta.headers['retry-after']]).toEqual([503, '5']);
  expect(resposta.headers['content-type']).toContain('application/problem+json');
  expect(resposta.json()).toMatchObject({ status: 503, message: MUITOS_ACESSOS, errors: [MUITOS_ACESSOS] });
  await app.close();
});

it.each(['/estudante/status', '/estudante/assets/estudante-AbC123.js'])(
  'and still gives %s: a script that was refused once is dead to its page',
  async (url) => {
    const app = await criarServidorAtrasado();
    const resposta = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([resposta.statusCode, resposta.body]).toEqual([200, 'ok']);
    await app.close();
  },
);
