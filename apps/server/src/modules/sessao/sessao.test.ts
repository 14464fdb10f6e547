import { describe, expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, entrar, type Navegador, SENHA } from '../../../test/contas.ts';
import { juntas } from '../../../test/juntas.ts';
import { ANA, criarOperador, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { enviarLinkDeNovaSenha } from './recuperar-senha.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
await cadastrarPessoa(servidor, ANA);
relogio.avancar({ minutos: 1 });
await cadastrarPessoa(servidor, MARINA);

const DADOS = '/api/usuario/p/dados-usuario';
const dados = async (navegador: Navegador, token: string) =>
  (await navegador.pedir({ metodo: 'GET', url: DADOS, token })).status;
const renovar = (navegador: Navegador) =>
  navegador.pedir({ metodo: 'POST', url: '/api/v1/site/auth/refresh_token', body: { token: 'qualquer' } });
const sair = (navegador: Navegador, token?: string) =>
  navegador.pedir({ metodo: 'POST', url: '/api/v1/site/auth/logout', ...(token ? { token } : {}) });

async function logado(cpf = ANA.cpf) {
  const navegador = abrirNavegador(servidor);
  const resposta = await entrar(navegador, cpf);
  return { navegador, token: String(resposta.cabecalhos.token), resposta };
}

describe('login', () => {
  it('answers with the token in a header and the refresh token in an HttpOnly cookie', async () => {
    const { navegador, token, resposta } = await logado();
    expect(resposta.status).toBe(200);
    expect(resposta.cookies.find(({ name }) => name === 'renovacao')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api',
    });
    expect(resposta.texto).not.toContain(token);
    expect(resposta.corpo().usuario).toMatchObject({ cpf: ANA.cpf, nomeExibicao: 'Ana' });
    expect(await dados(navegador, token)).toBe(200);
  });

  it('marks its cookies Secure where the public address is https', async () => {
    const seguro = await criarServidorDeTeste({ env: { PUBLIC_URL: 'https://portal.exemplo.org.br' } });
    await cadastrarPessoa(seguro, OTAVIO);
    const resposta = await entrar(abrirNavegador(seguro), OTAVIO.cpf);
    expect(resposta.cookies.map(({ name, secure, httpOnly }) => ({ name, secure, httpOnly }))).toEqual(
      ['aparelho', 'renovacao'].map((name) => ({ name, secure: true, httpOnly: true })),
    );
  });

  it('says the same to an unknown CPF and to a wrong password', async () => {
    const desconhecido = await entrar(abrirNavegador(servidor), OTAVIO.cpf);
    const errada = await entrar(abrirNavegador(servidor), ANA.cpf, 'errada');
    const semId = ({ corpo }: typeof errada) => ({ ...corpo(), requestId: '' });
    expect(desconhecido.status).toBe(401);
    expect(semId(desconhecido)).toEqual(semId(errada));
    expect(errada.corpo().message).toBe('O CPF ou a senha não confere. Confira os dois e tente de novo.');
    expect(errada.cookies).toEqual([]);
  });

  it('accepts a six-character password of an older account', async () => {
    const { senhas } = servidor.contexto.gateways;
    await db
      .updateTable('conta')
      .set({ senha_hash: await senhas.gerarHash('antiga') })
      .where('cpf', '=', MARINA.cpf)
      .execute();
    expect((await entrar(abrirNavegador(servidor), MARINA.cpf, 'antiga')).status).toBe(200);
    await db
      .updateTable('conta')
      .set({ senha_hash: await senhas.gerarHash(SENHA) })
      .where('cpf', '=', MARINA.cpf)
      .execute();
  });

  it('a flood on one CPF is stopped and delays nobody else', async () => {
    relogio.avancar({ minutos: 15 });
    for (let vez = 0; vez < 10; vez += 1) await entrar(abrirNavegador(servidor), ANA.cpf, 'errada');
    const recusado = await entrar(abrirNavegador(servidor), ANA.cpf);
    expect(recusado.status).toBe(429);
    expect(Number(recusado.cabecalhos['retry-after'])).toBeGreaterThan(0);
    expect((await entrar(abrirNavegador(servidor), MARINA.cpf)).status).toBe(200);
    relogio.avancar({ minutos: 15 });
    expect((await entrar(abrirNavegador(servidor), ANA.cpf)).status).toBe(200);
  });

  it.each([
    [{ cpf: 52998224725, password: SENHA }],
    [{ cpf: '52998224724', password: SENHA }],
    [{ cpf: ANA.cpf }],
    [{ cpf: ANA.cpf, password: 'x'.repeat(2000) }],
    [[]],
  ])('%j is a bad request', async (body) => {
    const resposta = await servidor.pedir({ metodo: 'POST', url: '/api/autenticacao/autenticar', body });
    expect(resposta.status).toBe(400);
  });
});

describe('renewal', () => {
  it('rotates both tokens; the old access token stops working', async () => {
    const { navegador, token } = await logado();
    const antes = navegador.cookies.renovacao;
    const resposta = await renovar(navegador);
    expect(resposta.status).toBe(200);
    const novo = String(resposta.cabecalhos.token);
    expect(novo).not.toBe(token);
    expect(navegador.cookies.renovacao).not.toBe(antes);
    expect(await dados(navegador, novo)).toBe(200);
    expect(await dados(navegador, token)).toBe(401);
  });

  it('parallel calls and a reload within 30 s get the same successor', async () => {
    const { navegador } = await logado();
    const guardado = { ...navegador.cookies };
    const aba = () => {
      const outra = abrirNavegador(servidor);
      Object.assign(outra.cookies, guardado);
      return outra;
    };
    const respostas = await Promise.all([1, 2, 3, 4, 5].map(() => renovar(aba())));
    expect(new Set(respostas.map(({ cabecalhos }) => cabecalhos.token)).size).toBe(1);
    relogio.avancar({ segundos: 30 });
    const tarde = await renovar(aba());
    expect(tarde.cabecalhos.token).toBe(respostas[0]?.cabecalhos.token);
  });

  it('a copied token presented later ends the session for everybody', async () => {
    const { navegador } = await logado();
    const ladrao = abrirNavegador(servidor);
    Object.assign(ladrao.cookies, navegador.cookies);
    const token = String((await renovar(navegador)).cabecalhos.token);
    relogio.avancar({ segundos: 31 });
    const recusado = await renovar(ladrao);
    expect([recusado.status, recusado.corpo().message]).toEqual([401, 'TOKEN_EXPIRADO']);
    expect(await dados(navegador, token)).toBe(401);
    expect((await renovar(navegador)).status).toBe(401);
  });

  it('a copy from several rotations ago ends the session too', async () => {
    const { navegador } = await logado();
    const ladrao = abrirNavegador(servidor);
    Object.assign(ladrao.cookies, navegador.cookies);
    for (let vez = 0; vez < 4; vez += 1) {
      relogio.avancar({ minutos: 16 });
      await renovar(navegador);
    }
    expect((await renovar(ladrao)).status).toBe(401);
    expect((await renovar(navegador)).status).toBe(401);
  });

  it('an expired access token says so and a renewal brings the session back', async () => {
    const { navegador, token } = await logado();
    relogio.avancar({ minutos: 15 });
    const vencido = await navegador.pedir({ metodo: 'GET', url: DADOS, token });
    expect([vencido.status, vencido.corpo().message]).toEqual([401, 'TOKEN_EXPIRADO']);
    const novo = String((await renovar(navegador)).cabecalhos.token);
    expect(await dados(navegador, novo)).toBe(200);
  });

  it('a session ends after 30 days, and no cookie means no session', async () => {
    const { navegador } = await logado();
    relogio.avancar({ dias: 30 });
    expect((await renovar(navegador)).status).toBe(401);
    expect((await renovar(abrirNavegador(servidor))).status).toBe(401);
  });

  it('a session of the back office is not renewed here', async () => {
    const { operadorId } = await criarOperador(servidor, 'analista');
    const { abrirSessao } = await import('./abrir-sessao.ts');
    const { renovacao } = await abrirSessao(
      contexto,
      db,
      { tipo: 'gestao', operadorId },
      { agente: null, enderecoIp: null },
    );
    const navegador = abrirNavegador(servidor);
    navegador.cookies.renovacao = renovacao;
    expect((await renovar(navegador)).status).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session on the server and removes the cookie', async () => {
    const { navegador, token } = await logado();
    const copia = abrirNavegador(servidor);
    Object.assign(copia.cookies, navegador.cookies);
    const resposta = await sair(navegador, token);
    expect(resposta.status).toBe(204);
    expect(navegador.cookies.renovacao).toBeUndefined();
    expect(await dados(navegador, token)).toBe(401);
    expect((await renovar(copia)).status).toBe(401);
  });

  it('works with an expired token, and without any session', async () => {
    const { navegador } = await logado();
    relogio.avancar({ horas: 1 });
    const copia = { ...navegador.cookies };
    expect((await sair(navegador)).status).toBe(204);
    const depois = abrirNavegador(servidor);
    Object.assign(depois.cookies, copia);
    expect((await renovar(depois)).status).toBe(401);
    expect((await sair(abrirNavegador(servidor))).status).toBe(204);
  });

  it('leaves the same person’s other devices alone', async () => {
    const celular = await logado();
    const computador = await logado();
    await sair(celular.navegador, celular.token);
    expect(await dados(computador.navegador, computador.token)).toBe(200);
  });
});

describe('password recovery', () => {
  const pedirLink = (cpf: string) =>
    servidor.pedir({
      metodo: 'POST',
      url: '/api/autenticacao/recuperar-senha',
      body: { cpf, portal: 'fiador' },
    });
  const redefinir = (token: string, password = 'Nova-senha1', confPassword = password) =>
    servidor.pedir({
      metodo: 'POST',
      url: '/api/autenticacao/redefinir-senha',
      body: { token, password, confPassword },
    });
  async function linkEnviado(cpf: string): Promise<string> {
    await enviarLinkDeNovaSenha(contexto, { cpf, portal: 'fiador' });
    const { texto } = await db
      .selectFrom('mensagem')
      .select('texto')
      .where('modelo', '=', 'nova-senha')
      .orderBy('criada_em', 'desc')
      .executeTakeFirstOrThrow();
    relogio.avancar({ segundos: 1 });
    return /\/fiador\/redefinir-senha#token=([\w-]{43})/.exec(texto)?.[1] ?? '';
  }

  it('answers the same whether or not the account exists, and counts both', async () => {
    for (const cpf of [ANA.cpf, OTAVIO.cpf]) {
      for (let vez = 0; vez < 3; vez += 1) expect((await pedirLink(cpf)).status).toBe(204);
      expect((await pedirLink(cpf)).status).toBe(429);
    }
  });

  it('sends no message where there is no account', async () => {
    const antes = await db.selectFrom('mensagem').select('id').execute();
    await enviarLinkDeNovaSenha(contexto, { cpf: OTAVIO.cpf, portal: 'estudante' });
    expect(await db.selectFrom('mensagem').select('id').execute()).toHaveLength(antes.length);
  });

  it('changes the password once, ends every session and tells the person', async () => {
    const { navegador, token } = await logado();
    const link = await linkEnviado(ANA.cpf);
    const outro = await linkEnviado(ANA.cpf);
    expect((await redefinir(link)).status).toBe(204);
    expect(await dados(navegador, token)).toBe(401);
    expect((await entrar(abrirNavegador(servidor), ANA.cpf)).status).toBe(401);
    expect((await entrar(abrirNavegador(servidor), ANA.cpf, 'Nova-senha1')).status).toBe(200);
    for (const usado of [link, outro]) {
      const resposta = await redefinir(usado, SENHA);
      expect([resposta.status, resposta.corpo().message]).toEqual([
        410,
        'Este link não vale mais. Peça uma nova senha outra vez.',
      ]);
    }
    const aviso = await db
      .selectFrom('mensagem')
      .select('destino')
      .where('modelo', '=', 'senha-trocada')
      .executeTakeFirstOrThrow();
    expect(aviso.destino).toBe(ANA.email);
  });

  it('a link is worth nothing after 30 minutes, and a weak password does not use it up', async () => {
    const link = await linkEnviado(ANA.cpf);
    expect((await redefinir(link, 'fraca')).status).toBe(400);
    expect((await redefinir(link, SENHA, 'Outra-123')).status).toBe(422);
    relogio.avancar({ minutos: 29 });
    expect((await redefinir(link, SENHA)).status).toBe(204);
    const outro = await linkEnviado(ANA.cpf);
    relogio.avancar({ minutos: 30 });
    expect((await redefinir(outro, SENHA)).status).toBe(410);
  });

  it('of parallel uses of one link, one succeeds', async () => {
    const link = await linkEnviado(ANA.cpf);
    const respostas = await Promise.all([1, 2, 3, 4].map(() => redefinir(link, SENHA)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410]);
  });

  it('of several links used at once, one succeeds and the others are told that they are dead', async () => {
    const links = [await linkEnviado(ANA.cpf), await linkEnviado(ANA.cpf), await linkEnviado(ANA.cpf)];
    const respostas = await juntas(
      db,
      (trx) => trx.selectFrom('conta').select('id').where('cpf', '=', ANA.cpf).forUpdate().execute(),
      links.map((link) => () => redefinir(link, SENHA)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
  });
});
