import { describe, expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, pedirCodigo, ultimoCodigo } from '../../../test/contas.ts';
import { ANA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../test/servidor-de-teste.ts';

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

it('outside the demonstration neither exists', async () => {
  const servidor = await criarServidorDeTeste({
    env: FORA_DA_DEMONSTRACAO,
  });
  expect((await servidor.pedir({ metodo: 'GET', url: '/api/demonstracao/mensagens' })).status).toBe(404);
  expect((await servidor.pedir({ metodo: 'GET', url: '/caixa-de-demonstracao' })).status).toBe(404);
});
