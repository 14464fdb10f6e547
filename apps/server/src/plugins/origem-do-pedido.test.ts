import { describe, expect, it } from 'vitest';
import { ANA, criarConta } from '../../test/pessoas.ts';
import { criarServidorDeTeste, type ServidorDeTeste } from '../../test/servidor-de-teste.ts';

const local = await criarServidorDeTeste();
const publicado = await criarServidorDeTeste({
  env: { PUBLIC_URL: 'https://credito.exemplo.org.br', TRUST_PROXY: '1', DEMONSTRACAO: 'true' },
});
const ana = await criarConta(publicado, ANA);

/** A call that changes something: 401 is the answer of the route, 403 that of the check before it. */
const renovar = (servidor: ServidorDeTeste, cabecalhos: Record<string, string>) =>
  servidor.pedir({
    metodo: 'POST',
    url: '/api/v1/site/auth/refresh_token',
    body: { token: 'qualquer' },
    cookies: { renovacao: 'a'.repeat(43) },
    cabecalhos,
  });

const DE_FORA = [
  { origin: 'https://outro.exemplo.net' },
  { origin: 'https://credito.exemplo.org.br.exemplo.net' },
  { origin: 'http://credito.exemplo.org.br' },
  { origin: 'https://credito.exemplo.org.br:8443' },
  { origin: 'https://aluno.credito.exemplo.org.br', 'sec-fetch-site': 'same-site' },
  { origin: 'https://credito.exemplo.org.br', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  { origin: 'isto não é um endereço' },
  { origin: 'http://localhost:5173' },
  { origin: 'https://outro.exemplo.net', host: 'outro.exemplo.net' },
  { origin: 'https://outro.exemplo.net', 'x-forwarded-host': 'outro.exemplo.net' },
];

describe('attack 15: a call of another site', () => {
  it.each(DE_FORA)('%j is refused before anything is read', async (cabecalhos) => {
    const resposta = await renovar(publicado, cabecalhos);
    expect(resposta.status).toBe(403);
    expect(resposta.cabecalhos['content-type']).toContain('application/problem+json');
    expect(resposta.corpo().message).toBe(
      'Este pedido não veio do nosso site. Abra https://credito.exemplo.org.br e tente novamente.',
    );
  });

  it.each([
    { origin: 'https://credito.exemplo.org.br', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://credito.exemplo.org.br' },
    { origin: 'https://credito.exemplo.org.br', host: '10.0.0.7:3000' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('%j goes on, also behind a proxy', async (cabecalhos) => {
    expect((await renovar(publicado, cabecalhos)).status).toBe(401);
  });

  it.each([
    { origin: 'http://localhost:5173', host: '127.0.0.1:3000' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'http://192.168.0.5:3000', host: '192.168.0.5:3000' },
  ])('%j goes on while everything is local', async (cabecalhos) => {
    expect((await renovar(local, cabecalhos)).status).toBe(401);
  });

  it('is refused where everything is local, too', async () => {
    for (const origin of ['http://192.168.0.9:3000', 'https://outro.exemplo.net'])
      expect((await renovar(local, { origin })).status).toBe(403);
  });

  it.each([
    ['POST', '/api/envios', { 'tus-resumable': '1.0.0', 'upload-length': '4' }],
    ['DELETE', '/api/envios/00000000-0000-4000-8000-00000000dead', { 'tus-resumable': '1.0.0' }],
    ['POST', '/api/v1/portal/usuariosweb/cadastrarUsuario', {}],
    ['POST', '/api/gestao/autenticacao/renovar', {}],
    ['PUT', '/api/usuario/p/senha', {}],
  ] as const)('%s %s is refused with a session as without one', async (metodo, url, cabecalhos) => {
    for (const token of [ana.token, undefined]) {
      const resposta = await publicado.pedir({
        metodo,
        url,
        ...(token ? { token } : {}),
        cabecalhos: { ...cabecalhos, origin: 'https://outro.exemplo.net' },
      });
      expect(resposta.status).toBe(403);
    }
  });

  it('may read what anybody may read', async () => {
    const resposta = await publicado.pedir({
      metodo: 'GET',
      url: '/api/configuracao',
      cabecalhos: { origin: 'https://outro.exemplo.net' },
    });
    expect(resposta.status).toBe(200);
    expect(resposta.cabecalhos['access-control-allow-origin']).toBeUndefined();
  });
});
