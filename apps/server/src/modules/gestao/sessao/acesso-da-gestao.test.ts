import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import {
  OPERADORES_DE_DEMONSTRACAO,
  SENHA_DA_EQUIPE,
  semearOperadores,
} from '../../../../db/seed/operadores.ts';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../../test/servidor-de-teste.ts';
import { codigoDe } from './totp.ts';

const servidor = await criarServidorDeTeste({ env: { LIMITE_LOGIN_POR_CPF: '5' } });
const { contexto, db, relogio, pedir } = servidor;
const [ANALISTA, OUTRA, DA_SERRA, , , ADMINISTRADOR] = OPERADORES_DE_DEMONSTRACAO;
if (!ANALISTA || !OUTRA || !DA_SERRA || !ADMINISTRADOR)
  throw new Error('The demonstration staff is incomplete');

beforeAll(async () => {
  await semearCatalogo(db);
  await semearOperadores(contexto);
});

const post = (
  caminho: string,
  body?: unknown,
  resto: { token?: string; cookies?: Record<string, string> } = {},
) =>
  pedir({ metodo: 'POST', url: `/api/gestao${caminho}`, ...(body === undefined ? {} : { body }), ...resto });

async function desafioDe(email: string, senha: string = SENHA_DA_EQUIPE): Promise<string> {
  const resposta = await post('/autenticacao/autenticar', { email, senha });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<{ desafio: string }>().desafio;
}

/** A code that nobody used yet: the clock moves to the next period. */
function codigoNovo(operador: { chaveTotp: string }): string {
  relogio.avancar({ segundos: 30 });
  return codigoDe(operador.chaveTotp, contexto.relogio.agora());
}

async function entrar(operador: { email: string; chaveTotp: string }) {
  const desafio = await desafioDe(operador.email);
  const resposta = await post('/autenticacao/confirmar', { desafio, codigo: codigoNovo(operador) });
  expect(resposta.status, resposta.texto).toBe(200);
  const cookie = resposta.cookies.find(({ name }) => name === 'gestao_renovacao');
  return { token: String(resposta.cabecalhos.token), cookie, resposta };
}

describe('acesso da equipe em duas etapas', () => {
  it('opens a session after password and code, with a cookie of its own', async () => {
    const { token, cookie, resposta } = await entrar(ANALISTA);
    expect(resposta.corpo()).toMatchObject({ nome: ANALISTA.nome, papel: 'analista', instituicao: null });
    expect(cookie).toMatchObject({ path: '/api/gestao', httpOnly: true, sameSite: 'Strict' });
    const eu = await pedir({ metodo: 'GET', url: '/api/gestao/eu', token });
    expect(eu.corpo()).toMatchObject({ email: ANALISTA.email });
  });

  it('says which institution a person acts for', async () => {
    const { resposta } = await entrar(DA_SERRA);
    expect(resposta.corpo().instituicao).toMatch(/Serra Azul/);
  });

  it.each([
    ['a wrong password', { email: ANALISTA.email, senha: 'Errada#2026' }],
    ['an unknown person', { email: 'ninguem@demonstracao.example', senha: SENHA_DA_EQUIPE }],
  ])('answers alike to %s', async (_, corpo) => {
    const resposta = await post('/autenticacao/autenticar', corpo);
    expect(resposta.status).toBe(401);
    expect(resposta.corpo()).toMatchObject({ message: 'E-mail ou senha incorretos.' });
  });

  it('gives no session for the first step alone', async () => {
    const resposta = await post('/autenticacao/autenticar', { email: OUTRA.email, senha: SENHA_DA_EQUIPE });
    expect(resposta.cabecalhos.token).toBeUndefined();
    expect(resposta.cookies).toEqual([]);
    const desafio = resposta.corpo<{ desafio: string }>().desafio;
    expect((await pedir({ metodo: 'GET', url: '/api/gestao/eu', token: desafio })).status).toBe(401);
  });

  it('refuses the same code a second time, also within its own 30 seconds', async () => {
    const codigo = codigoNovo(ANALISTA);
    const primeiro = await post('/autenticacao/confirmar', {
      desafio: await desafioDe(ANALISTA.email),
      codigo,
    });
    expect(primeiro.status).toBe(200);
    const segundo = await post('/autenticacao/confirmar', {
      desafio: await desafioDe(ANALISTA.email),
      codigo,
    });
    expect(segundo.status).toBe(401);
  });

  it('lets one of ten simultaneous uses of a code through', async () => {
    const codigo = codigoNovo(OUTRA);
    const desafio = await desafioDe(OUTRA.email);
    // The limit of attempts is smaller than ten: only what it lets through may compete.
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => post('/autenticacao/confirmar', { desafio, codigo })),
    );
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses a challenge that is old, changed or of another person', async () => {
    const desafio = await desafioDe(ANALISTA.email);
    const [id, expira, assinatura] = desafio.split('.');
    const alheio = (await desafioDe(DA_SERRA.email)).split('.');
    for (const falso of [
      `${id}.${Number(expira) + 60_000}.${assinatura}`,
      `${alheio[0]}.${expira}.${assinatura}`,
      'nao-e-um-desafio-de-verdade',
    ]) {
      const resposta = await post('/autenticacao/confirmar', {
        desafio: falso,
        codigo: codigoNovo(ANALISTA),
      });
      expect(resposta.status).toBe(401);
    }
    relogio.avancar({ minutos: 5 });
    const vencido = await post('/autenticacao/confirmar', { desafio, codigo: codigoNovo(ANALISTA) });
    expect(vencido.status).toBe(401);
  });

  it('stops guessing of the password and of the code, and opens again later', async () => {
    relogio.avancar({ minutos: 15 });
    const errar = () => post('/autenticacao/autenticar', { email: DA_SERRA.email, senha: 'Errada#2026' });
    for (let vez = 0; vez < 5; vez += 1) expect((await errar()).status).toBe(401);
    const barrada = await post('/autenticacao/autenticar', { email: DA_SERRA.email, senha: SENHA_DA_EQUIPE });
    expect(barrada.status).toBe(429);
    expect(Number(barrada.cabecalhos['retry-after'])).toBeGreaterThan(0);
    relogio.avancar({ minutos: 15 });
    const desafio = await desafioDe(DA_SERRA.email);
    const errarCodigo = () => post('/autenticacao/confirmar', { desafio, codigo: '000000' });
    for (let vez = 0; vez < 5; vez += 1) expect((await errarCodigo()).status).toBe(401);
    expect((await errarCodigo()).status).toBe(429);
    relogio.avancar({ minutos: 15 });
    await entrar(DA_SERRA);
  });

  it('keeps the key of the code application encrypted, bound to its person', async () => {
    const linhas = await db.selectFrom('operador').select(['id', 'totp_segredo']).execute();
    const tudo = Buffer.concat(linhas.map(({ totp_segredo }) => totp_segredo ?? Buffer.alloc(0)));
    expect(tudo.includes(Buffer.from(ANALISTA.chaveTotp))).toBe(false);
    const [a, b] = linhas;
    const trocado = await db
      .updateTable('operador')
      .set({ totp_segredo: b?.totp_segredo ?? null })
      .where('id', '=', a?.id ?? '')
      .returning('email')
      .executeTakeFirstOrThrow();
    const resposta = await post('/autenticacao/confirmar', {
      desafio: await desafioDe(trocado.email),
      codigo: codigoNovo(ANALISTA),
    });
    expect(resposta.status).not.toBe(200);
    await db
      .updateTable('operador')
      .set({ totp_segredo: a?.totp_segredo ?? null })
      .where('id', '=', a?.id ?? '')
      .execute();
  });
});

describe('sessões da equipe', () => {
  it('renews by its cookie alone and ends on logout', async () => {
    const { token, cookie } = await entrar(ANALISTA);
    const cookies = { gestao_renovacao: cookie?.value ?? '' };
    const renovada = await post('/autenticacao/renovar', undefined, { cookies });
    expect(renovada.status).toBe(200);
    const novo = String(renovada.cabecalhos.token);
    expect(novo).not.toBe(token);
    const cookiesNovos = {
      gestao_renovacao: renovada.cookies.find(({ name }) => name === 'gestao_renovacao')?.value ?? '',
    };
    expect((await post('/autenticacao/sair', undefined, { cookies: cookiesNovos })).status).toBe(204);
    expect((await pedir({ metodo: 'GET', url: '/api/gestao/eu', token: novo })).status).toBe(401);
    expect((await post('/autenticacao/renovar', undefined, { cookies: cookiesNovos })).status).toBe(401);
  });

  it('answers 401 to a renewal without a cookie or with a made-up one', async () => {
    expect((await post('/autenticacao/renovar')).status).toBe(401);
    const cookies = { gestao_renovacao: 'inventado' };
    expect((await post('/autenticacao/renovar', undefined, { cookies })).status).toBe(401);
  });

  it('lists and ends only what is one’s own', async () => {
    const minha = await entrar(ANALISTA);
    const alheia = await entrar(DA_SERRA);
    const listar = async (token: string) =>
      (await pedir({ metodo: 'GET', url: '/api/gestao/sessoes', token })).corpo<{
        sessoes: Array<{ id: string; atual: boolean }>;
      }>().sessoes;
    const delas = await listar(alheia.token);
    const minhas = await listar(minha.token);
    expect(minhas.filter(({ atual }) => atual)).toHaveLength(1);
    const encerrar = (id: string | undefined) =>
      pedir({ metodo: 'DELETE', url: `/api/gestao/sessoes/${id}`, token: minha.token });
    expect((await encerrar(delas[0]?.id)).status).toBe(404);
    expect((await encerrar(minhas.find(({ atual }) => atual)?.id)).status).toBe(204);
    expect((await pedir({ metodo: 'GET', url: '/api/gestao/eu', token: minha.token })).status).toBe(401);
    expect((await pedir({ metodo: 'GET', url: '/api/gestao/eu', token: alheia.token })).status).toBe(200);
  });
});

describe('convite e equipe', () => {
  let administrador = '';
  beforeAll(async () => {
    administrador = (await entrar(ADMINISTRADOR)).token;
  });

  const convidar = (corpo: Record<string, unknown>) =>
    post(
      '/operadores',
      { nome: 'Olga Prado', email: 'olga@exemplo.org.br', papel: 'analista', instituicaoId: null, ...corpo },
      { token: administrador },
    );

  async function conviteDe(email: string): Promise<string> {
    const { texto } = await db
      .selectFrom('mensagem')
      .select('texto')
      .where('destino', '=', email)
      .orderBy('criada_em', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    // attack 15: after the #, which no server and no log ever gets.
    return /\/gestao\/[^\s?]*#convite=([\w-]+)/.exec(texto)?.[1] ?? '';
  }

  it('goes from the e-mail to a session, once', async () => {
    expect((await convidar({})).corpo()).toMatchObject({ situacao: 'convidado', sessoesAbertas: 0 });
    const convite = await conviteDe('olga@exemplo.org.br');
    const aberto = await post('/primeiro-acesso/abrir', { convite });
    const { chave, qrCode } = aberto.corpo<{ chave: string; qrCode: string }>();
    expect(aberto.corpo()).toMatchObject({ nome: 'Olga Prado', papel: 'analista' });
    expect(qrCode).toMatch(/^<svg/);
    const concluir = (senha: string, codigo: string) =>
      post('/primeiro-acesso/concluir', { convite, cpf: '390.533.447-05', senha, codigo });
    const codigo = codigoDe(chave, contexto.relogio.agora());
    expect((await concluir('fraca', codigo)).status).toBe(422);
    expect((await concluir('Forte#2026x', '000000')).status).toBe(422);
    const feito = await concluir('Forte#2026x', codigo);
    expect(feito.status, feito.texto).toBe(200);
    const { codigosDeRecuperacao } = feito.corpo<{ codigosDeRecuperacao: string[] }>();
    expect(new Set(codigosDeRecuperacao).size).toBe(10);
    expect((await concluir('Outra#2026x', codigo)).status).toBe(404);
    expect((await post('/primeiro-acesso/abrir', { convite })).status).toBe(404);
    const eu = await pedir({ metodo: 'GET', url: '/api/gestao/eu', token: String(feito.cabecalhos.token) });
    expect(eu.corpo()).toMatchObject({ codigosDeRecuperacao: 10 });

    const comRecuperacao = async (texto: string) =>
      post('/autenticacao/confirmar', {
        desafio: await desafioDe('olga@exemplo.org.br', 'Forte#2026x'),
        codigo: texto,
      });
    const usado = codigosDeRecuperacao[3] ?? '';
    expect((await comRecuperacao(usado.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await comRecuperacao(usado)).status).toBe(401);
  });

  it('expires after three days and answers like one that never was', async () => {
    await convidar({ email: 'atrasada@exemplo.org.br' });
    const convite = await conviteDe('atrasada@exemplo.org.br');
    relogio.avancar({ horas: 72 });
    const vencido = await post('/primeiro-acesso/abrir', { convite });
    const inventado = await post('/primeiro-acesso/abrir', { convite: 'x'.repeat(43) });
    expect([vencido.status, inventado.status]).toEqual([404, 404]);
    expect(vencido.corpo().message).toBe(inventado.corpo().message);
    administrador = (await entrar(ADMINISTRADOR)).token;
  });

  it('asks for an institution exactly from who acts for one, and for each e-mail once', async () => {
    expect((await convidar({ email: 'a@exemplo.org.br', papel: 'instituicao' })).status).toBe(422);
    expect((await convidar({ email: 'b@exemplo.org.br', instituicaoId: 100 })).status).toBe(422);
    expect(
      (await convidar({ email: 'c@exemplo.org.br', papel: 'instituicao', instituicaoId: 999_999 })).status,
    ).toBe(422);
    const repetido = await convidar({ email: 'OLGA@exemplo.org.br' });
    expect(repetido.status).toBe(409);
    expect(repetido.corpo()).toMatchObject({ campos: [{ campo: 'email' }] });
  });

  it('lists the team as a dictionary does', async () => {
    for (const nome of ['Zélia Prado', 'Álvaro Nunes', 'Bia Prado'])
      await db
        .insertInto('operador')
        .values({
          id: contexto.aleatorio.uuid(),
          nome,
          email: `${nome.at(-1)}${nome.length}@exemplo.org.br`,
          papel: 'analista',
          criado_em: contexto.relogio.agora(),
        })
        .execute();
    const { operadores } = (
      await pedir({ metodo: 'GET', url: '/api/gestao/operadores', token: administrador })
    ).corpo<{ operadores: Array<{ nome: string }> }>();
    const nomes = operadores.map(({ nome }) => nome);
    expect(nomes[0]).toBe('Álvaro Nunes');
    expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  });

  it('ends the open sessions when the role changes', async () => {
    const { token } = await entrar(OUTRA);
    const { operadores } = (
      await pedir({ metodo: 'GET', url: '/api/gestao/operadores', token: administrador })
    ).corpo<{ operadores: Array<{ id: string; email: string; sessoesAbertas: number }> }>();
    const membro = operadores.find(({ email }) => email === OUTRA.email);
    expect(membro?.sessoesAbertas).toBeGreaterThan(0);
    const alterar = (body: unknown, id = membro?.id) =>
      pedir({ metodo: 'PUT', url: `/api/gestao/operadores/${id}`, token: administrador, body });
    const mudada = await alterar({ papel: 'suporte', instituicaoId: null, ativo: true });
    expect(mudada.corpo()).toMatchObject({ papel: 'suporte', sessoesAbertas: 0 });
    expect((await pedir({ metodo: 'GET', url: '/api/gestao/eu', token })).status).toBe(401);
    await alterar({ papel: 'analista', instituicaoId: null, ativo: false });
    const fora = await post('/autenticacao/autenticar', { email: OUTRA.email, senha: SENHA_DA_EQUIPE });
    expect(fora.status).toBe(401);
    expect((await alterar({ papel: 'analista', instituicaoId: null, ativo: true })).status).toBe(200);
    const inexistente = contexto.aleatorio.uuid();
    expect((await alterar({ papel: 'analista', instituicaoId: null, ativo: true }, inexistente)).status).toBe(
      404,
    );
  });

  it('keeps administrators from changing themselves, and everybody else out', async () => {
    const eu = (await pedir({ metodo: 'GET', url: '/api/gestao/eu', token: administrador })).corpo<{
      id: string;
    }>();
    const proprio = await pedir({
      metodo: 'PUT',
      url: `/api/gestao/operadores/${eu.id}`,
      token: administrador,
      body: { papel: 'analista', instituicaoId: null, ativo: true },
    });
    expect(proprio.status).toBe(409);
    const { token } = await entrar(ANALISTA);
    expect((await pedir({ metodo: 'GET', url: '/api/gestao/operadores', token })).status).toBe(403);
  });

  it('voids password and application with a new invitation', async () => {
    const { operadores } = (
      await pedir({ metodo: 'GET', url: '/api/gestao/operadores', token: administrador })
    ).corpo<{ operadores: Array<{ id: string; email: string }> }>();
    const olga = operadores.find(({ email }) => email === 'olga@exemplo.org.br');
    const novo = await post(`/operadores/${olga?.id}/convite`, undefined, { token: administrador });
    expect(novo.corpo()).toMatchObject({ situacao: 'convidado', sessoesAbertas: 0 });
    const antiga = await post('/autenticacao/autenticar', {
      email: 'olga@exemplo.org.br',
      senha: 'Forte#2026x',
    });
    expect(antiga.status).toBe(401);
  });
});

describe('operadores da demonstração', () => {
  it('shows the code of the moment in the demonstration', async () => {
    relogio.avancar({ minutos: 15 });
    const resposta = await pedir({ metodo: 'GET', url: '/api/demonstracao/operadores' });
    const { operadores } = resposta.corpo<{ operadores: Array<{ email: string; codigo: string }> }>();
    const { codigo = '' } = operadores.find(({ email }) => email === ANALISTA.email) ?? {};
    const entrada = await post('/autenticacao/confirmar', {
      desafio: await desafioDe(ANALISTA.email),
      codigo,
    });
    expect(entrada.status).toBe(200);
  });

  it('shows whom it is good for, and after one code was used the next one', async () => {
    const ler = async () =>
      (await pedir({ metodo: 'GET', url: '/api/demonstracao/operadores' }))
        .corpo<{
          operadores: Array<{ email: string; senha: string; instituicao: string | null; codigo: string }>;
        }>()
        .operadores.find(({ email }) => email === DA_SERRA.email);
    relogio.avancar({ minutos: 15 });
    const primeira = await ler();
    expect(primeira).toMatchObject({ senha: SENHA_DA_EQUIPE, instituicao: 'UNISERRA' });
    for (const vez of [primeira, 'again'] as const) {
      const { codigo = '' } = (vez === 'again' ? await ler() : vez) ?? {};
      const desafio = await desafioDe(DA_SERRA.email);
      expect((await post('/autenticacao/confirmar', { desafio, codigo })).status).toBe(200);
    }
  });

  it('does not exist elsewhere', async () => {
    const real = await criarServidorDeTeste({
      env: FORA_DA_DEMONSTRACAO,
    });
    expect((await real.pedir({ metodo: 'GET', url: '/api/demonstracao/operadores' })).status).toBe(404);
    await expect(semearOperadores(real.contexto)).rejects.toThrow();
  });
});
