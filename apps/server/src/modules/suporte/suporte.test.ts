import { ROTAS } from '@credito/api/rotas';
import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { OPERADORES_DE_DEMONSTRACAO, semearOperadores } from '../../../db/seed/operadores.ts';
import { abrirNavegador, cadastrarPessoa, entrar, type Navegador } from '../../../test/contas.ts';
import { juntas } from '../../../test/juntas.ts';
import { ANA, criarConta, MARINA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { codigoDe } from '../gestao/sessao/totp.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';

vi.setConfig({ testTimeout: 90_000 });

const servidor = await criarServidorDeTeste();
const { db, relogio } = servidor;
await semearCatalogo(db);
await semearOperadores(servidor.contexto);
const ana = await cadastrarPessoa(servidor, ANA);
const marina = await criarConta(servidor, MARINA);
/** The clock runs on between the tests. */
const tokenDaMarina = async () =>
  (
    await abrirSessao(
      servidor.contexto,
      db,
      { tipo: 'conta', contaId: marina.contaId },
      { agente: null, enderecoIp: null },
    )
  ).token;

const pessoa = (papel: string) => {
  const achada = OPERADORES_DE_DEMONSTRACAO.find((operador) => operador.papel === papel);
  if (!achada) throw new Error(papel);
  return achada;
};
const NINA = pessoa('suporte');
const MOTIVO = 'Ligou para entender a pendência do comprovante';

let navegador: Navegador;
beforeEach(() => {
  navegador = abrirNavegador(servidor);
  // Each code of the application is good once.
  relogio.avancar({ minutos: 20 });
});

const postar = (url: string, body: unknown, token?: string) =>
  navegador.pedir({ metodo: 'POST', url: `/api${url}`, body, ...(token ? { token } : {}) });

async function autorizar(quem = NINA, resto: Record<string, unknown> = {}) {
  const desafio = (
    await postar('/gestao/autenticacao/autenticar', { email: quem.email, senha: quem.senha })
  ).corpo<{ desafio: string }>().desafio;
  return postar('/v1/auth/auth/socialsupport', {
    access_token: desafio,
    type: 'equipe-plus',
    origem: 'portal',
    cpf: ANA.cpf,
    codigo: codigoDe(quem.chaveTotp, relogio.agora()),
    motivo: MOTIVO,
    ...resto,
  });
}

const tokenDeAcesso = async () =>
  (await autorizar()).corpo<{ data: { supportAuthToken: string } }>().data.supportAuthToken;

async function abrirSuporte() {
  const resposta = await postar('/v1/site/usuarioweb/autenticarUsuario', {
    supportAuthToken: await tokenDeAcesso(),
  });
  return { resposta, token: String(resposta.cabecalhos.token) };
}

const acoes = () =>
  db
    .selectFrom('acao_estudante')
    .select(['acao', 'observacao', 'autor_nome', 'autor_email'])
    .orderBy('id')
    .execute();

describe('the support login', () => {
  it('opens the account that the back office found, without anybody saying a CPF', async () => {
    const { id } = await db
      .selectFrom('conta')
      .select('id')
      .where('cpf', '=', ANA.cpf)
      .executeTakeFirstOrThrow();
    const aberta = await autorizar(NINA, { cpf: undefined, contaId: id });
    expect(aberta.status, aberta.texto).toBe(200);
    for (const [resto, status] of [
      [{ cpf: undefined, contaId: '00000000-0000-4000-8000-00000000dead' }, 404],
      [{ cpf: undefined }, 400],
      [{ contaId: id }, 400],
    ] as const) {
      relogio.avancar({ minutos: 1 });
      expect((await autorizar(NINA, resto)).status, JSON.stringify(resto)).toBe(status);
    }
    relogio.avancar({ minutos: 1 });
  });

  it('opens the account of a CPF for half an hour, tells the person and writes the log', async () => {
    const { resposta } = await abrirSuporte();
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toMatchObject({
      usuario: {
        cpf: ANA.cpf,
        suporte: {
          nome: NINA.nome,
          email: NINA.email,
          motivo: MOTIVO,
          ate: new Date(relogio.agora().getTime() + 30 * 60_000).toISOString(),
        },
      },
    });
    const aviso = await db
      .selectFrom('mensagem')
      .select(['destino', 'texto'])
      .where('modelo', '=', 'acesso-do-suporte')
      .executeTakeFirstOrThrow();
    expect(aviso.destino).toBe(ANA.email);
    expect(aviso.texto).not.toContain(MOTIVO);
    expect((await acoes()).at(-1)).toEqual({
      acao: 'Início do acesso do suporte',
      observacao: MOTIVO,
      autor_nome: NINA.nome,
      autor_email: NINA.email,
    });
  });

  it('names the group of the agent', async () => {
    expect((await autorizar()).corpo()).toMatchObject({
      data: { user: { isSupport: true, groups: [{ slug: 'acesso-suporte-portal-estudante' }] } },
    });
  });

  it.each([
    ['an analyst', () => autorizar(pessoa('analista')), 403],
    ['an administrator', () => autorizar(pessoa('administrador')), 403],
    ['a wrong code', () => autorizar(NINA, { codigo: '000000' }), 401],
    ['a made-up challenge', () => autorizar(NINA, { access_token: 'x.y.z' }), 401],
    ['no reason', () => autorizar(NINA, { motivo: 'x' }), 400],
    ['a CPF without an account', () => autorizar(NINA, { cpf: '01234567890' }), 404],
    ['a ticket of a provider that nobody gave', () => autorizar(NINA, { type: 'google-plus' }), 401],
  ])('refuses %s', async (_, pedir, status) => {
    expect((await pedir()).status).toBe(status);
  });

  it('refuses an address outside the configured domains, also when it only ends alike', async () => {
    const { provedor } = servidor.contexto.configuracao;
    const antes = provedor.dominiosDeSuporte;
    provedor.dominiosDeSuporte = ['example'];
    expect((await autorizar()).status).toBe(403);
    provedor.dominiosDeSuporte = antes;
  });

  it('takes each code and each permission once', async () => {
    const codigo = codigoDe(NINA.chaveTotp, relogio.agora());
    expect((await autorizar(NINA, { codigo })).status).toBe(200);
    expect((await autorizar(NINA, { codigo })).status).toBe(401);
    relogio.avancar({ minutos: 2 });
    const supportAuthToken = await tokenDeAcesso();
    const url = '/v1/site/usuarioweb/autenticarUsuario';
    expect((await postar(url, { supportAuthToken })).status).toBe(200);
    expect((await postar(url, { supportAuthToken })).status).toBe(401);
    relogio.avancar({ minutos: 2 });
    const velho = await tokenDeAcesso();
    relogio.avancar({ segundos: 121 });
    expect((await postar(url, { supportAuthToken: velho })).status).toBe(401);
  });
});

describe('a support session', () => {
  it('reads, and each call stands in the log with its author', async () => {
    const { token } = await abrirSuporte();
    const antes = (await acoes()).length;
    expect((await navegador.pedir({ metodo: 'GET', url: '/api/solicitacao/status', token })).status).toBe(
      200,
    );
    expect((await acoes()).slice(antes)).toEqual([
      expect.objectContaining({ observacao: 'GET /solicitacao/status', autor_email: NINA.email }),
    ]);
    const vistas = await db
      .selectFrom('auditoria')
      .select('conta_id')
      .where('ator_tipo', '=', 'suporte')
      .where('acao', '=', 'suporte.viu')
      .execute();
    expect(vistas.length).toBeGreaterThan(0);
  });

  it('is refused by every route that changes something, and the attempt is logged', async () => {
    const { token } = await abrirSuporte();
    const proprias = ROTAS.filter((rota) => rota.permissao === 'conta-propria');
    expect(proprias.length).toBeGreaterThan(20);
    for (const { metodo, caminho } of proprias) {
      const url = `/api${caminho.replace(/\{\w+\}/g, '1')}`;
      const resposta = await navegador.pedir({ metodo, url, token });
      expect(resposta.status, `${metodo} ${caminho}`).toBe(403);
      expect(resposta.corpo().message).toMatch(/acessando como suporte/);
    }
    const envio = await navegador.pedir({
      metodo: 'POST',
      url: '/api/envios',
      token,
      cabecalhos: { 'tus-resumable': '1.0.0', 'upload-length': '1' },
    });
    expect(envio.status).toBe(403);
    expect((await acoes()).at(-1)?.acao).toBe('Tentativa recusada: Envia um arquivo em partes');
  });

  it('ends after half an hour, however often it is renewed', async () => {
    const { token } = await abrirSuporte();
    const ver = (com: string) =>
      navegador.pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: com });
    relogio.avancar({ minutos: 14 });
    const renovada = await postar('/v1/site/auth/refresh_token', {});
    expect(renovada.status).toBe(200);
    relogio.avancar({ minutos: 14 });
    const outra = await postar('/v1/site/auth/refresh_token', {});
    expect((await ver(String(outra.cabecalhos.token))).status).toBe(200);
    relogio.avancar({ minutos: 3 });
    expect((await ver(String(outra.cabecalhos.token))).status).toBe(401);
    expect((await postar('/v1/site/auth/refresh_token', {})).status).toBe(401);
    expect((await ver(token)).status).toBe(401);
  });

  it('ends when the agent opens another one, loses the role, or the person sends it away', async () => {
    const primeira = (await abrirSuporte()).token;
    relogio.avancar({ minutos: 2 });
    const segunda = (await abrirSuporte()).token;
    const ver = (token: string) => navegador.pedir({ metodo: 'GET', url: '/api/solicitacao/status', token });
    expect((await ver(primeira)).status).toBe(401);
    expect((await ver(segunda)).status).toBe(200);
    const mudarPapel = (papel: PapelDeOperador) =>
      db.updateTable('operador').set({ papel }).where('email', '=', NINA.email).execute();
    await mudarPapel('analista');
    expect((await ver(segunda)).status).toBe(401);
    await mudarPapel('suporte');
    const token = String((await entrar(ana, ANA.cpf)).cabecalhos.token);
    const lista = await ana.pedir({ metodo: 'GET', url: '/api/usuario/p/sessoes', token });
    const aberta = lista
      .corpo<{ sessoes: { id: string; suporte: boolean }[] }>()
      .sessoes.find((s) => s.suporte);
    const fora = await ana.pedir({ metodo: 'DELETE', url: `/api/usuario/p/sessoes/${aberta?.id}`, token });
    expect(fora.status).toBe(204);
    expect((await ver(segunda)).status).toBe(401);
  });

  it('is one, also when the agent uses two permissions at once', async () => {
    const acessos = [await tokenDeAcesso()];
    relogio.avancar({ minutos: 1 });
    acessos.push(await tokenDeAcesso());
    const abertas = await juntas(
      db,
      (trx) => trx.selectFrom('operador').select('id').where('email', '=', NINA.email).forUpdate().execute(),
      acessos.map(
        (supportAuthToken) => () =>
          abrirNavegador(servidor).pedir({
            metodo: 'POST',
            url: '/api/v1/site/usuarioweb/autenticarUsuario',
            body: { supportAuthToken },
          }),
      ),
    );
    expect(abertas.map(({ status }) => status)).toEqual([200, 200]);
    const vivas = await db
      .selectFrom('sessao')
      .select('id')
      .where('tipo', '=', 'suporte')
      .where('encerrada_em', 'is', null)
      .execute();
    expect(vivas).toHaveLength(1);
  });

  it('is closed with a message; author and clock are ours, whatever the query says', async () => {
    const { token } = await abrirSuporte();
    const sair = (cpf: string, com = token) =>
      postar(
        `/v1/auth/auth/logoutsupport?cpf=${cpf}&author=outra%40pessoa.com&message=Resolvido`,
        undefined,
        com,
      );
    expect((await sair(MARINA.cpf)).status).toBe(404);
    expect((await sair(MARINA.cpf, await tokenDaMarina())).status).toBe(403);
    expect((await sair(ANA.cpf)).status).toBe(204);
    expect((await acoes()).at(-1)).toMatchObject({
      acao: 'Fim do acesso do suporte',
      observacao: 'Resolvido',
      autor_email: NINA.email,
    });
    expect((await sair(ANA.cpf)).status).toBe(401);
  });
});

describe('the action log', () => {
  it('takes an action of a screen, with the author of the session', async () => {
    const salvar = (token: string, usuarioWebId: string) =>
      postar(
        '/portal/acao/salvarAcaoEstudante',
        {
          usuarioWebId,
          acao: 'Abriu a tela',
          observacao: '/perfil',
          autorName: 'Outra',
          autorEmail: 'o@o.br',
        },
        token,
      );
    expect((await salvar(await tokenDaMarina(), marina.contaId)).status).toBe(204);
    expect((await acoes()).at(-1)).toMatchObject({ acao: 'Abriu a tela', autor_email: MARINA.email });
    const { token, resposta } = await abrirSuporte();
    const { id } = resposta.corpo<{ usuario: { id: string } }>().usuario;
    expect((await salvar(token, id)).status).toBe(204);
    expect((await acoes()).at(-1)).toMatchObject({ acao: 'Abriu a tela', autor_nome: NINA.nome });
    expect((await salvar(token, marina.contaId)).status).toBe(404);
  });
});
