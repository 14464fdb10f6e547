import { codigosDoEndereco } from '@credito/domain/conta/codigo';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  abrirNavegador,
  cadastrarPessoa,
  entrar,
  type Navegador,
  pedirCodigo,
  SENHA,
} from '../../../test/contas.ts';
import { ANA, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../test/servidor-de-teste.ts';
import type { Entrega } from '../../gateways/gateways.ts';
import { enviarMensagem } from '../mensagem/enviar-mensagem.ts';
import { receberAviso } from '../mensagem/receber-aviso.ts';

// Logins cost real argon2 work.
vi.setConfig({ testTimeout: 90_000 });

const ACEITA: Entrega = { tipo: 'aceita' };
const RECUSADA: Entrega = { tipo: 'recusada', motivo: 'HTTP 400' };
const ADIADA: Entrega = { tipo: 'adiada', motivo: 'HTTP 500' };
const SEM_RESPOSTA: Entrega = { tipo: 'adiada', motivo: 'timeout', podeTerIdo: true };
const respostas: Record<'sms' | 'whatsapp' | 'email', Entrega> = {
  sms: ACEITA,
  whatsapp: ACEITA,
  email: ACEITA,
};
const servidor = await criarServidorDeTeste({
  env: FORA_DA_DEMONSTRACAO,
  gateways: {
    sms: { enviar: async () => respostas.sms },
    whatsapp: { enviar: async () => respostas.whatsapp },
    email: { enviar: async () => respostas.email },
  },
});
const { contexto, db, relogio, pedir } = servidor;

beforeEach(() => {
  relogio.avancar({ dias: 1 });
  Object.assign(respostas, { sms: ACEITA, whatsapp: ACEITA, email: ACEITA });
});

/** One try of each message in the queue, those that are written meanwhile too. */
async function trabalhar(): Promise<void> {
  const feitas = new Set<string>();
  for (;;) {
    const naFila = await db.selectFrom('mensagem').select('id').where('estado', '=', 'na-fila').execute();
    const proxima = naFila.find(({ id }) => !feitas.has(id));
    if (!proxima) return;
    feitas.add(proxima.id);
    await enviarMensagem(contexto, proxima.id).catch(() => undefined);
  }
}

const ultimaMensagem = () =>
  db
    .selectFrom('mensagem')
    .select('id')
    .where('destino', '=', ANA.telefone)
    .orderBy('criada_em', 'desc')
    .executeTakeFirstOrThrow();

const perguntar = async (navegador: Navegador, telefone: string = ANA.telefone) =>
  (
    await navegador.pedir({
      metodo: 'POST',
      url: '/api/usuario/entrega-do-codigo',
      body: { phone: `+55${telefone}` },
    })
  ).corpo().entrega;

describe('devices 5: what became of a code is told to the browser that asked for it', () => {
  it.each([
    ['that was not tried yet', null, 'enviando'],
    ['that left', ACEITA, 'enviado'],
    ['that the provider could not take now', ADIADA, 'demorando'],
    ['whose answer was lost, and which may arrive', SEM_RESPOSTA, 'enviando'],
  ])('one %s', async (_, resposta, situacao) => {
    const navegador = abrirNavegador(servidor);
    respostas.sms = resposta ?? ACEITA;
    await pedirCodigo(navegador, ANA);
    if (resposta) await trabalhar();
    expect(await perguntar(navegador)).toEqual({ situacao, canal: 'sms' });
    expect(await perguntar(navegador, MARINA.telefone)).toBeNull();
    const alheio = abrirNavegador(servidor);
    await pedirCodigo(alheio, MARINA);
    expect(await perguntar(alheio)).toBeNull();
  });

  it('one that the other channel carried, and one that neither did', async () => {
    const navegador = abrirNavegador(servidor);
    respostas.sms = RECUSADA;
    await pedirCodigo(navegador, ANA);
    await trabalhar();
    expect(await perguntar(navegador)).toEqual({ situacao: 'enviado', canal: 'whatsapp' });
    relogio.avancar({ segundos: 33 });
    respostas.whatsapp = RECUSADA;
    await pedirCodigo(navegador, ANA);
    await trabalhar();
    expect(await perguntar(navegador)).toEqual({ situacao: 'falhou', canal: 'sms' });
  });

  it('one that left and came back later', async () => {
    const navegador = abrirNavegador(servidor);
    await pedirCodigo(navegador, ANA);
    await trabalhar();
    const { id } = await ultimaMensagem();
    await receberAviso(contexto, {
      mensagemId: id,
      idNoProvedor: null,
      canal: 'sms',
      aviso: 'devolvida',
      motivo: null,
    });
    expect(await perguntar(navegador)).toEqual({ situacao: 'falhou', canal: 'sms' });
  });
});

describe('devices 5: a code that surely reached nobody', () => {
  it('and was refused by both channels is not waited for, and does not count in the day', async () => {
    const navegador = abrirNavegador(servidor);
    respostas.sms = RECUSADA;
    respostas.whatsapp = RECUSADA;
    for (let vez = 0; vez < 11; vez += 1) {
      expect((await pedirCodigo(navegador, ANA)).status).toBe(200);
      await trabalhar();
    }
  });

  it('and waits for another try is not waited for, but counts in the day: it may come after all', async () => {
    const navegador = abrirNavegador(servidor);
    respostas.sms = ADIADA;
    const status: number[] = [];
    for (let vez = 0; vez <= codigosDoEndereco(contexto.configuracao.limites.codigosPorDia); vez += 1) {
      status.push((await pedirCodigo(navegador, ANA)).status);
      const { id } = await ultimaMensagem();
      await enviarMensagem(contexto, id).catch(() => undefined);
      relogio.avancar({ segundos: 1 });
    }
    expect(status).toEqual([...Array.from({ length: status.length - 1 }, () => 200), 429]);
  });

  it.each([
    ['left', ACEITA],
    ['may have arrived', SEM_RESPOSTA],
  ])('unlike one that %s', async (_, resposta) => {
    const navegador = abrirNavegador(servidor);
    respostas.sms = resposta;
    await pedirCodigo(navegador, ANA);
    await trabalhar();
    expect((await pedirCodigo(navegador, ANA)).status).toBe(429);
  });
});

it('devices 5: a person who is logged in is told of their own code alone, by its purpose', async () => {
  for (const pessoa of [MARINA, OTAVIO]) await cadastrarPessoa(servidor, pessoa);
  const [token, outro] = await Promise.all(
    [MARINA, OTAVIO].map(async ({ cpf }) =>
      String((await entrar(abrirNavegador(servidor), cpf, SENHA)).cabecalhos.token),
    ),
  );
  const ler = async (de: string | undefined, para: string) =>
    (
      await pedir({ metodo: 'GET', url: `/api/usuario/p/entrega-do-codigo?para=${para}`, token: String(de) })
    ).corpo().entrega;
  expect(await ler(token, 'perfil-email')).toBeNull();
  respostas.email = RECUSADA;
  const pedido = await pedir({
    metodo: 'POST',
    url: '/api/usuario/p/email',
    token: String(token),
    body: { email: 'marina.nova@exemplo.education', password: SENHA },
  });
  expect(pedido.status).toBe(200);
  await trabalhar();
  expect(await ler(token, 'perfil-email')).toEqual({ situacao: 'falhou', canal: 'email' });
  expect(await ler(token, 'perfil-telefone')).toBeNull();
  expect(await ler(outro, 'perfil-email')).toBeNull();
});
