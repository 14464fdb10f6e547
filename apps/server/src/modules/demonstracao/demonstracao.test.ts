import { describe, expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, pedirCodigo, ultimoCodigo } from '../../../test/contas.ts';
import { ANA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../test/servidor-de-teste.ts';
import { vemDestaMaquina } from '../../plugins/so-daqui.ts';

describe('in the demonstration', async () => {
  const servidor = await criarServidorDeTeste();
  await cadastrarPessoa(servidor, OTAVIO);
  await pedirCodigo(abrirNavegador(servidor), ANA);
  const codigo = await ultimoCodigo(servidor, ANA.telefone);

  it('the messages are read as JSON, also of one person only', async () => {
    const todas = await servidor.pedir({ metodo: 'GET', url: '/api/demonstracao/mensagens' });
    expect(todas.corpo<{ mensagens: unknown[] }>().mensagens).toHaveLength(3);
    const dela = await servidor.pedir({
      metodo: 'GET',
      url: `/api/demonstracao/mensagens?destino=${encodeURIComponent('(11) 98765-4321')}`,
    });
    expect(dela.corpo().mensagens).toEqual([
      expect.objectContaining({
        canal: 'sms',
        destino: ANA.telefone,
        texto: expect.stringContaining(codigo),
      }),
    ]);
  });

  it('and as a page that needs no script', async () => {
    const pagina = await servidor.pedir({ metodo: 'GET', url: '/caixa-de-demonstracao' });
    expect(pagina.status).toBe(200);
    expect(pagina.texto).toContain(codigo);
    expect(pagina.texto).toContain('Otávio');
    expect(pagina.texto).not.toContain('<script');
    const politica = String(pagina.cabecalhos['content-security-policy']);
    expect(politica).toMatch(/style-src 'sha256-[^']+'/);
    expect(politica).not.toContain('unsafe-inline');
  });

  it('what people typed is text, never markup', async () => {
    await servidor.db.updateTable('mensagem').set({ assunto: '<img src=x onerror=alert(1)>' }).execute();
    const pagina = await servidor.pedir({
      metodo: 'GET',
      url: '/caixa-de-demonstracao?destino=%22%3E%3Cb%3E',
    });
    expect(pagina.texto).not.toMatch(/<img|"><b>/);
  });
});

describe('attack 4: in a demonstration that others reach', async () => {
  const servidor = await criarServidorDeTeste({
    env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://demonstracao.exemplo.org.br', TRUST_PROXY: '1' },
  });
  const ENDERECOS = ['/caixa-de-demonstracao', '/api/demonstracao/mensagens', '/api/demonstracao/operadores'];

  it.each(ENDERECOS)('%s is there for whoever sits at this machine', async (url) => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect((await servidor.pedir({ metodo: 'GET', url, cabecalhos: { host } })).status, host).toBe(200);
  });

  it.each(ENDERECOS)('%s is nowhere for the others', async (url) => {
    const alheios: Record<string, string>[] = [
      { host: 'demonstracao.exemplo.org.br' },
      { host: '192.168.0.10:3000' },
      { host: 'localhost.exemplo.org.br' },
      { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
      { host: 'localhost', 'x-forwarded-proto': 'https' },
      { host: 'localhost', forwarded: 'for=127.0.0.1' },
      { host: 'localhost', via: '1.1 proxy' },
      { host: 'localhost', 'x-real-ip': '127.0.0.1' },
    ];
    for (const cabecalhos of alheios)
      expect(
        (await servidor.pedir({ metodo: 'GET', url, cabecalhos })).status,
        JSON.stringify(cabecalhos),
      ).toBe(404);
    const deFora = await servidor.app.inject({
      url,
      headers: { host: 'localhost' },
      remoteAddress: '192.168.0.7',
    });
    expect(deFora.statusCode, 'a Host that was written by hand').toBe(404);
  });

  it('the screens do not point at what their readers cannot see', async () => {
    const configuracao = await servidor.pedir({ metodo: 'GET', url: '/api/configuracao' });
    expect(configuracao.corpo()).toMatchObject({ demonstracao: false });
  });
});

it('a proxy that speaks HTTP/1.0 and writes a Host of its own is told from somebody at this machine', () => {
  const pedido = (httpVersion: string) => ({
    headers: { host: '127.0.0.1:3000' },
    raw: { httpVersion, socket: { remoteAddress: '::ffff:127.0.0.1' } },
  });
  expect(vemDestaMaquina(pedido('1.1') as never)).toBe(true);
  expect(vemDestaMaquina(pedido('1.0') as never)).toBe(false);
});

it('outside the demonstration neither exists', async () => {
  const servidor = await criarServidorDeTeste({
    env: FORA_DA_DEMONSTRACAO,
  });
  expect((await servidor.pedir({ metodo: 'GET', url: '/api/demonstracao/mensagens' })).status).toBe(404);
  expect((await servidor.pedir({ metodo: 'GET', url: '/caixa-de-demonstracao' })).status).toBe(404);
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/static/index.html', '/api/openapi.json'])
    expect((await servidor.pedir({ metodo: 'GET', url })).status, `attack 15: ${url}`).toBe(404);
});
