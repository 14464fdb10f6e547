/** Attack 5: a database that was a demonstration serves nobody else until its people are locked out. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Canal } from '@credito/domain/mensagem/canais';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import {
  OPERADORES_DE_DEMONSTRACAO,
  SENHA_DA_EQUIPE,
  semearOperadores,
} from '../../../db/seed/operadores.ts';
import { criarConta, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste, FORA_DA_DEMONSTRACAO } from '../../../test/servidor-de-teste.ts';
import { lerConfiguracao } from '../../config/configuracao.ts';
import { ErroDeInicio } from '../../erro-de-inicio.ts';
import { iniciarServidor } from '../../main.ts';
import { entregar } from '../mensagem/entregar.ts';
import { encerrarInventadas } from './pessoas-inventadas.ts';

const servidor = await criarServidorDeTeste();
const { db, contexto, relogio, pedir } = servidor;
await semearCatalogo(db);
await semearOperadores(contexto);
const pasta = await mkdtemp(join(tmpdir(), 'portal-implantacao-'));
afterAll(() => rm(pasta, { recursive: true, force: true }));

const inventada = { ...OTAVIO, email: 'otavio.silva@demonstracao.example' };
const conta = await criarConta(servidor, inventada);
const daAna = await criarConta(servidor, MARINA);
await db.updateTable('conta').set({ senha_hash: 'x' }).execute();

const configuracao = lerConfiguracao({
  ...FORA_DA_DEMONSTRACAO,
  PORT: '0',
  DATABASE_URL: servidor.url,
  DATA_DIR: pasta,
  LOG_LEVEL: 'silent',
});

async function comecar(): Promise<string> {
  try {
    const real = await iniciarServidor(configuracao, (erro) => {
      throw erro;
    });
    await real.parar();
    return 'started';
  } catch (erro) {
    if (erro instanceof ErroDeInicio) return erro.message;
    throw erro;
  }
}

const entrarNaGestao = () =>
  pedir({
    metodo: 'POST',
    url: '/api/gestao/autenticacao/autenticar',
    body: { email: 'raul.administrador@demonstracao.example', senha: SENHA_DA_EQUIPE },
  });

it('attack 5: a start outside the demonstration is refused, and says what to do', async () => {
  expect((await entrarNaGestao()).status).toBe(200);
  const dito = await comecar();
  expect(dito).toContain(`${OPERADORES_DE_DEMONSTRACAO.length} of the staff and 1 others`);
  expect(dito).toContain('npm run demonstracao:encerrar');
});

it('attack 5: one person of either kind is enough', async () => {
  await db.updateTable('operador').set({ ativo: false }).execute();
  expect(await comecar()).toContain('0 of the staff and 1 others');
  await db.updateTable('operador').set({ ativo: true }).execute();
});

it('attack 5: the command locks out who is made up, nobody else, and the server starts', async () => {
  expect(await encerrarInventadas({ db, relogio })).toEqual({
    operadores: OPERADORES_DE_DEMONSTRACAO.length,
    pessoas: 1,
  });
  expect((await entrarNaGestao()).status).toBe(401);
  expect((await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: conta.token })).status).toBe(
    401,
  );
  const { senha_hash } = await db
    .selectFrom('conta')
    .select('senha_hash')
    .where('id', '=', daAna.contaId)
    .executeTakeFirstOrThrow();
  expect(senha_hash).not.toBeNull();
  await db.deleteFrom('profissao').execute();
  expect(await comecar()).toBe('started');
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from profissao`.execute(db);
  expect(rows[0]?.n, 'the occupations, which no catalogue is without').toBeGreaterThan(2_000);
  expect(await encerrarInventadas({ db, relogio })).toEqual({ operadores: 0, pessoas: 0 });
});

function mandar(conta_id: string | null, canal: Canal, destino: string) {
  return entregar({ ...contexto, configuracao }, db, {
    id: contexto.aleatorio.uuid(),
    canal,
    destino,
    conta_id,
    assunto: null,
    texto: 'Olá',
    html: null,
    modelo: 'codigo-de-verificacao',
    evento: 'x',
    estado: 'na-fila',
    chave_unica: 'x',
    criada_em: relogio.agora(),
    enviada_em: null,
    erro: null,
    nao_antes_de: relogio.agora(),
    segunda_de: null,
    solicitacao_id: null,
    tentativas: 1,
  });
}

it('attack 5: nothing is sent to who is made up: the telephone may be somebody’s', async () => {
  expect((await mandar(conta.contaId, 'sms', inventada.telefone)).tipo).toBe('recusada');
  expect((await mandar(null, 'email', inventada.email)).tipo).toBe('recusada');
  expect((await mandar(daAna.contaId, 'sms', MARINA.telefone)).tipo).toBe('aceita');
});

it('attack 5: who changed the e-mail is known by the CPF where the stories were told, and nowhere else', async () => {
  const comOutroEmail = {
    ...OTAVIO,
    cpf: '70120265028',
    email: 'otavio@exemplo.com',
    telefone: '11987650099',
  };
  const { contaId } = await criarConta(servidor, comOutroEmail);
  expect((await mandar(contaId, 'sms', comOutroEmail.telefone)).tipo).toBe('aceita');
  await db
    .insertInto('historia_da_demonstracao')
    .values({ id: 'uma-historia', contada_em: relogio.agora() })
    .execute();
  expect((await mandar(contaId, 'sms', comOutroEmail.telefone)).tipo).toBe('recusada');
});
