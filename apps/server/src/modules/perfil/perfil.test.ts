import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  abrirNavegador,
  cadastrarPessoa,
  entrar,
  pedirCodigo,
  SENHA,
  ultimoCodigo,
  validar,
} from '../../../test/contas.ts';
import { juntas } from '../../../test/juntas.ts';
import { ANA, MARINA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste, type Pedido } from '../../../test/servidor-de-teste.ts';
import { travarDestino } from '../codigo/codigo.repository.ts';

// Every login and every password costs real argon2 work.
vi.setConfig({ testTimeout: 90_000 });

const servidor = await criarServidorDeTeste();
const { db, relogio, pedir } = servidor;
await cadastrarPessoa(servidor, ANA);
await cadastrarPessoa(servidor, MARINA);

async function logar(cpf: string, senha = SENHA): Promise<string> {
  return String((await entrar(abrirNavegador(servidor), cpf, senha)).cabecalhos.token);
}
const chamar = (token: string, metodo: Pedido['metodo'], caminho: string, body?: unknown) =>
  pedir({ metodo, url: `/api/usuario/p/${caminho}`, token, ...(body === undefined ? {} : { body }) });
const conta = () => db.selectFrom('conta').selectAll().where('cpf', '=', ANA.cpf).executeTakeFirstOrThrow();
const avisos = async (modelo: NomeDeModelo) =>
  (await db.selectFrom('mensagem').select(['canal', 'destino']).where('modelo', '=', modelo).execute()).map(
    ({ canal, destino }) => `${canal} ${destino}`,
  );

const outro = (codigo: string) => String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');

beforeEach(() => relogio.avancar({ minutos: 20 }));

describe('the display name', () => {
  it('is used in greetings; the name of the document stays', async () => {
    const token = await logar(ANA.cpf);
    expect((await chamar(token, 'PUT', 'nome-exibicao', { nomeExibicao: ' Téo ' })).status).toBe(204);
    expect(await conta()).toMatchObject({ nome: ANA.nome, nome_exibicao: 'Téo' });
    const { usuario } = (await chamar(token, 'GET', 'dados-usuario')).corpo<{
      usuario: Record<string, unknown>;
    }>();
    expect(usuario).toMatchObject({ nome: ANA.nome, nomeExibicao: 'Téo' });
    expect((await chamar(token, 'PUT', 'nome-exibicao', { nomeExibicao: '<b>' })).status).toBe(400);
  });
});

describe('a new e-mail', () => {
  it('counts once its code came back, tells the former address and ends the other sessions', async () => {
    const token = await logar(ANA.cpf);
    const outro = await logar(ANA.cpf);
    const novo = 'ana.nova@exemplo.education';
    const pedido = await chamar(token, 'POST', 'email', {
      email: ' Ana.Nova@Exemplo.education',
      password: SENHA,
    });
    expect(pedido.corpo()).toEqual({ esperarSegundos: 33 });
    expect((await conta()).email).toBe(ANA.email);
    const code = await ultimoCodigo(servidor, novo);
    expect((await chamar(token, 'POST', 'confirmar-contato', { tipo: 'telefone', code })).status).toBe(422);
    expect((await chamar(token, 'POST', 'confirmar-contato', { tipo: 'email', code })).status).toBe(204);
    expect(await conta()).toMatchObject({ email: novo, email_verificado_em: expect.any(Date) });
    expect(await avisos('contato-trocado')).toEqual([`email ${ANA.email}`]);
    expect((await chamar(token, 'GET', 'dados-usuario')).status).toBe(200);
    expect((await chamar(outro, 'GET', 'dados-usuario')).status).toBe(401);
    await db.updateTable('conta').set({ email: ANA.email }).where('cpf', '=', ANA.cpf).execute();
  });

  it.each([
    [
      'without the password',
      { email: 'x@exemplo.com.br', password: 'errada' },
      422,
      'A senha atual está incorreta.',
    ],
    ['of somebody else', { email: MARINA.email, password: SENHA }, 409, 'E-mail já cadastrado!'],
    [
      'that is the present one',
      { email: ANA.email, password: SENHA },
      422,
      'Este já é o e-mail da sua conta.',
    ],
  ])('%s is refused', async (_, body, status, mensagem) => {
    const resposta = await chamar(await logar(ANA.cpf), 'POST', 'email', body);
    expect([resposta.status, resposta.corpo().message]).toEqual([status, mensagem]);
  });

  it('that nobody has proved yet is confirmed by a code, and nothing else changes', async () => {
    const token = await logar(MARINA.cpf);
    const outra = await logar(MARINA.cpf);
    const antes = await avisos('contato-trocado');
    expect((await chamar(token, 'POST', 'email', { email: MARINA.email, password: SENHA })).status).toBe(200);
    const code = await ultimoCodigo(servidor, MARINA.email);
    expect((await chamar(token, 'POST', 'confirmar-contato', { tipo: 'email', code })).status).toBe(204);
    const { usuario } = (await chamar(outra, 'GET', 'dados-usuario')).corpo<{
      usuario: Record<string, unknown>;
    }>();
    expect(usuario).toMatchObject({ email: MARINA.email, emailVerificado: true });
    expect(await avisos('contato-trocado')).toEqual(antes);
    expect((await chamar(token, 'POST', 'email', { email: MARINA.email, password: SENHA })).status).toBe(422);
  });

  it('taken by somebody else before the code came back is refused', async () => {
    const token = await logar(ANA.cpf);
    await chamar(token, 'POST', 'email', { email: 'disputado@exemplo.com.br', password: SENHA });
    const code = await ultimoCodigo(servidor, 'disputado@exemplo.com.br');
    await db
      .updateTable('conta')
      .set({ email: 'disputado@exemplo.com.br' })
      .where('cpf', '=', MARINA.cpf)
      .execute();
    const resposta = await chamar(token, 'POST', 'confirmar-contato', { tipo: 'email', code });
    expect([resposta.status, resposta.corpo().message]).toEqual([409, 'E-mail já cadastrado!']);
    await db.updateTable('conta').set({ email: MARINA.email }).where('cpf', '=', MARINA.cpf).execute();
  });
});

it('a new phone is confirmed by a code, and the former phone is told', async () => {
  const token = await logar(ANA.cpf);
  const novo = '11987650099';
  await chamar(token, 'POST', 'telefone', { phone: `+55${novo}`, canal: 'whatsapp', password: SENHA });
  const code = await ultimoCodigo(servidor, novo);
  expect((await chamar(token, 'POST', 'confirmar-contato', { tipo: 'telefone', code })).status).toBe(204);
  expect((await conta()).telefone).toBe(novo);
  expect(await avisos('contato-trocado')).toContain(`sms ${ANA.telefone}`);
  expect((await chamar(token, 'POST', 'confirmar-contato', { tipo: 'telefone', code })).status).toBe(410);
});

it('of two changes confirmed at the same moment each is told to the former e-mail', async () => {
  const token = await logar(MARINA.cpf);
  const antes = (await avisos('contato-trocado')).length;
  await chamar(token, 'POST', 'email', { email: 'marina.nova@exemplo.education', password: SENHA });
  relogio.avancar({ minutos: 1 });
  await chamar(token, 'POST', 'telefone', { phone: '+5511987650088', canal: 'sms', password: SENHA });
  const codigos = {
    email: await ultimoCodigo(servidor, 'marina.nova@exemplo.education'),
    telefone: await ultimoCodigo(servidor, '11987650088'),
  };
  const confirmar = (tipo: 'email' | 'telefone') =>
    chamar(token, 'POST', 'confirmar-contato', { tipo, code: codigos[tipo] });
  // Both have read the account before either changes it.
  const respostas = await juntas(db, (trx) => travarDestino(trx, { cpf: null, destino: MARINA.cpf }), [
    () => confirmar('email'),
    () => confirmar('telefone'),
  ]);
  expect(respostas.map(({ status }) => status)).toEqual([204, 204]);
  expect((await avisos('contato-trocado')).slice(antes).sort()).toEqual([
    `email ${MARINA.email}`,
    `email ${MARINA.email}`,
    `sms ${MARINA.telefone}`,
  ]);
  await db
    .updateTable('conta')
    .set({ email: MARINA.email, telefone: MARINA.telefone })
    .where('cpf', '=', MARINA.cpf)
    .execute();
});

describe('a new password', () => {
  const trocar = (token: string, passwordAtual: string, password: string, confPassword = password) =>
    chamar(token, 'PUT', 'senha', { passwordAtual, password, confPassword });

  it('needs the present one, and ends the other sessions', async () => {
    const token = await logar(ANA.cpf);
    const outro = await logar(ANA.cpf);
    expect((await trocar(token, 'errada', 'Outra-2026!')).corpo()).toMatchObject({
      status: 422,
      campos: [{ campo: 'passwordAtual' }],
    });
    expect((await trocar(token, SENHA, 'Outra-2026!', 'Outra-2027!')).status).toBe(422);
    expect((await trocar(token, SENHA, 'fraca')).status).toBe(400);
    expect((await trocar(token, SENHA, 'Outra-2026!')).status).toBe(204);
    expect((await chamar(outro, 'GET', 'dados-usuario')).status).toBe(401);
    expect((await entrar(abrirNavegador(servidor), ANA.cpf)).status).toBe(401);
    expect((await trocar(token, 'Outra-2026!', SENHA)).status).toBe(204);
    expect(await avisos('senha-trocada')).toHaveLength(2);
  });

  it('an open session is no way around the limit of the login', async () => {
    const token = await logar(ANA.cpf);
    for (let vez = 0; vez < 10; vez += 1) await trocar(token, 'errada', 'Outra-2026!');
    expect((await trocar(token, SENHA, 'Outra-2026!')).status).toBe(429);
  });
});

describe('sessions on other devices', () => {
  it('are listed with this one first, ended one by one or all at once', async () => {
    const token = await logar(ANA.cpf);
    const segundo = await logar(ANA.cpf);
    const terceiro = await logar(ANA.cpf);
    await chamar(token, 'DELETE', 'sessoes');
    expect((await chamar(segundo, 'GET', 'sessoes')).status).toBe(401);
    expect((await chamar(terceiro, 'GET', 'sessoes')).status).toBe(401);
    const quarto = await logar(ANA.cpf);
    const { sessoes } = (await chamar(token, 'GET', 'sessoes')).corpo<{
      sessoes: { id: string; atual: boolean }[];
    }>();
    expect(sessoes.map(({ atual }) => atual)).toEqual([true, false]);
    expect((await chamar(token, 'DELETE', `sessoes/${sessoes[1]?.id}`)).status).toBe(204);
    expect((await chamar(quarto, 'GET', 'sessoes')).status).toBe(401);
  });

  it('somebody else’s session is as good as missing', async () => {
    const daMarina = await logar(MARINA.cpf);
    const { sessoes } = (await chamar(daMarina, 'GET', 'sessoes')).corpo<{ sessoes: { id: string }[] }>();
    const resposta = await chamar(await logar(ANA.cpf), 'DELETE', `sessoes/${sessoes[0]?.id}`);
    expect(resposta.status).toBe(404);
    expect((await chamar(daMarina, 'GET', 'sessoes')).status).toBe(200);
  });
});

describe('somebody without an account who types this CPF in the registration', () => {
  it('keeps no code from the person, whether by asking or by guessing', async () => {
    const token = await logar(MARINA.cpf);
    const alheio = abrirNavegador(servidor);
    // With the one that made the account, the six of a day that one network address gets.
    for (let vez = 0; vez < 5; vez += 1) {
      const telefone = `1197000000${vez}`;
      expect((await pedirCodigo(alheio, { ...MARINA, telefone })).status).toBe(200);
      const errado = outro(await ultimoCodigo(servidor, telefone));
      for (let erro = 0; erro < 3; erro += 1) await validar(alheio, telefone, errado);
      relogio.avancar({ segundos: 33 });
    }
    expect((await pedirCodigo(alheio, { ...MARINA, telefone: '11970000009' })).status).toBe(429);
    const novo = '11966667777';
    const pedido = await chamar(token, 'POST', 'telefone', { phone: novo, canal: 'sms', password: SENHA });
    expect(pedido.status).toBe(200);
    const code = await ultimoCodigo(servidor, novo);
    expect((await chamar(token, 'POST', 'confirmar-contato', { tipo: 'telefone', code })).status).toBe(204);
  });
});
