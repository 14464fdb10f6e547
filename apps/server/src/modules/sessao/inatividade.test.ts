import { describe, expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, entrar, type Navegador } from '../../../test/contas.ts';
import { ANA } from '../../../test/pessoas.ts';
import { senhasComPausa } from '../../../test/senhas-de-teste.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { abrirSessao } from './abrir-sessao.ts';

const servidor = await criarServidorDeTeste({ gateways: { senhas: senhasComPausa().senhas } });
const { contexto, db, pedir, relogio } = servidor;
await cadastrarPessoa(servidor, ANA);

const renovar = (navegador: Navegador) =>
  navegador.pedir({ metodo: 'POST', url: '/api/v1/site/auth/refresh_token', body: { token: 'qualquer' } });

describe('attack 15: a session that nobody uses', () => {
  it('of a person ends after seven days without use, and lives on with it', async () => {
    const navegador = abrirNavegador(servidor);
    await entrar(navegador, ANA.cpf);
    for (let vez = 0; vez < 3; vez += 1) {
      relogio.avancar({ dias: 6, horas: 23 });
      expect((await renovar(navegador)).status).toBe(200);
    }
    relogio.avancar({ dias: 7 });
    expect((await renovar(navegador)).status).toBe(401);
  });

  it('ends after thirty days whatever the use, and the cookie no later than the session', async () => {
    const navegador = abrirNavegador(servidor);
    const aberta = await entrar(navegador, ANA.cpf);
    const fim = relogio.agora().getTime() + 30 * 86_400_000;
    expect(aberta.cookies.find(({ name }) => name === 'renovacao')?.expires?.getTime()).toBe(
      relogio.agora().getTime() + 7 * 86_400_000,
    );
    for (let dia = 0; dia < 5; dia += 1) {
      relogio.avancar({ dias: 6 });
      const resposta = await renovar(navegador);
      expect(resposta.status).toBe(dia < 4 ? 200 : 401);
      const cookie = resposta.cookies.find(({ name }) => name === 'renovacao');
      expect(cookie?.expires?.getTime() ?? 0).toBeLessThanOrEqual(fim);
    }
  });

  it('is not listed among those that are open', async () => {
    const velho = abrirNavegador(servidor);
    await entrar(velho, ANA.cpf);
    relogio.avancar({ dias: 8 });
    const navegador = abrirNavegador(servidor);
    const token = String((await entrar(navegador, ANA.cpf)).cabecalhos.token);
    const { sessoes } = (await pedir({ metodo: 'GET', url: '/api/usuario/p/sessoes', token })).corpo<{
      sessoes: unknown[];
    }>();
    expect(sessoes).toHaveLength(1);
  });
});

describe('attack 15: a desk that nobody sits at', () => {
  async function equipe() {
    const operadorId = contexto.aleatorio.uuid();
    const email = `${operadorId.slice(0, 8)}@exemplo.org.br`;
    await db
      .insertInto('operador')
      .values({ id: operadorId, nome: 'Lúcia', email, papel: 'analista', criado_em: relogio.agora() })
      .execute();
    const dono = { tipo: 'gestao', operadorId } as const;
    const { token, renovacao } = await abrirSessao(contexto, db, dono, { agente: null, enderecoIp: null });
    const mesa = { token, cookies: { gestao_renovacao: renovacao } as Record<string, string> };
    const chamar = (cabecalhos: Record<string, string> = {}) =>
      pedir({ metodo: 'GET', url: '/api/gestao/eu', token: mesa.token, cabecalhos });
    async function renovarMesa(cabecalhos: Record<string, string> = {}): Promise<number> {
      const url = '/api/gestao/autenticacao/renovar';
      const resposta = await pedir({ metodo: 'POST', url, cookies: mesa.cookies, cabecalhos });
      for (const { name, value } of resposta.cookies) mesa.cookies[name] = value;
      if (resposta.status === 200) mesa.token = String(resposta.cabecalhos.token);
      return resposta.status;
    }
    return { chamar, renovarMesa };
  }

  it('is left after half an hour without use', async () => {
    const { chamar, renovarMesa } = await equipe();
    relogio.avancar({ minutos: 14 });
    expect((await chamar()).status).toBe(200);
    relogio.avancar({ minutos: 29 });
    expect((await chamar()).status).toBe(401);
    expect(await renovarMesa()).toBe(200);
    relogio.avancar({ minutos: 30 });
    expect(await renovarMesa()).toBe(401);
  });

  it('is not kept open by a screen that asks for news by itself', async () => {
    const { chamar, renovarMesa } = await equipe();
    for (let vez = 0; vez < 2; vez += 1) {
      relogio.avancar({ minutos: 14 });
      expect((await chamar({ 'sem-uso': '1' })).status).toBe(200);
      relogio.avancar({ minutos: vez === 0 ? 1 : 0 });
      expect(await renovarMesa({ 'sem-uso': '1' })).toBe(200);
    }
    relogio.avancar({ minutos: 1 });
    expect((await chamar({ 'sem-uso': '1' })).status).toBe(401);
    expect(await renovarMesa({ 'sem-uso': '1' })).toBe(401);
  });
});
