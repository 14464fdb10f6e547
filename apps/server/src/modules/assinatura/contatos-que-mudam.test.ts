/** A link that comes back, a contact that the person proves anew, a guardian who is not needed any more. */
import { randomUUID } from 'node:crypto';
import { conferirCadeia } from '@credito/domain/assinatura/cadeia';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  assinanteDo,
  assinarComo,
  contratoParaAssinar,
  envelopeDoContrato,
} from '../../../test/envelopes.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { dispensarResponsaveis } from '../contrato/dispensar-responsaveis.ts';
import { type CargaDaEntrega, encerrarMensagem } from '../mensagem/encerrar.ts';
import { registrarEntrega } from './registrar-entrega.ts';
import { elosDoEnvelope, sha256 } from './registrar-evidencia.ts';
import { seguirConta } from './seguir-conta.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;
let numero = 9_800;
let contrato: Awaited<ReturnType<typeof contratoParaAssinar>>;

beforeEach(async () => {
  numero += 1;
  contrato = await contratoParaAssinar(servidor, numero);
});

const disparar = async () => {
  const resposta = await pedir({
    metodo: 'POST',
    url: `/api/contrato/${contrato.contratoId}/enviar-clicksign`,
    token: contrato.estudante.token,
  });
  expect(resposta.status).toBe(204);
};
const registros = async (tipo: string) => {
  const { envelope } = await envelopeDoContrato(servidor, contrato.contratoId);
  const elos = await elosDoEnvelope(db, envelope.id);
  expect(conferirCadeia(elos, sha256)).toEqual([]);
  return elos.map(({ registro }) => registro).filter((um) => um.tipo === tipo);
};
const mensagens = async (chave: string) =>
  (await db.selectFrom('mensagem').select('id').where('chave_unica', 'like', `${chave}%`).execute()).length;

/** The newest link of a signer, as the service that carries it ends it. */
async function terminar(
  papel: 'estudante' | 'fiador',
  estado: 'devolvida' | 'entregue',
): Promise<CargaDaEntrega> {
  const { id } = await assinanteDo(servidor, contrato.contratoId, papel);
  const convite = await db
    .selectFrom('convite_de_assinatura')
    .select('id')
    .where('assinante_id', '=', id)
    .orderBy('em', 'desc')
    .executeTakeFirstOrThrow();
  const mensagem = await db
    .selectFrom('mensagem')
    .selectAll()
    .where('chave_unica', '=', `assinatura-link:${convite.id}`)
    .executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((trx) =>
      encerrarMensagem(contexto, trx, mensagem, estado, estado === 'devolvida' ? 'status 5.1.1' : null),
    );
  const { rows } = await trabalhos(mensagem.id);
  expect(rows).toHaveLength(1);
  return { mensagemId: mensagem.id };
}

const trabalhos = (mensagemId: string) =>
  sql`select from graphile_worker.jobs where key = ${`contar-entrega:${mensagemId}`}`.execute(db);

describe('what became of a link', () => {
  it('come back is evidence once, shows as such, and the student is told of somebody else’s', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    const carga = await terminar('fiador', 'devolvida');
    for (const _ of [1, 2]) await registrarEntrega(contexto, carga);
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    expect(fiador.estado).toBe('devolvido');
    expect(await registros('devolvido')).toMatchObject([{ motivo: 'status 5.1.1' }]);
    expect(await mensagens(`assinatura-devolvida:${fiador.id}`)).toBeGreaterThan(0);
    const { signatarios } = (
      await pedir({
        metodo: 'GET',
        url: `/api/contrato/${contrato.contratoId}/assinantes/status-assinatura`,
        token: contrato.estudante.token,
      })
    ).corpo<{ signatarios: { personType: string; assinatura: { estado: string; rotulo: string } }[] }>();
    expect(signatarios.find(({ personType }) => personType === 'fiador')?.assinatura).toMatchObject({
      estado: 'devolvido',
      rotulo: 'O convite voltou',
    });
    expect((await assinarComo(servidor, contrato.contratoId, 'fiador')).status).toBe(200);
  });

  it('come back to the student tells only the desk, and after an opening it changes nothing', async () => {
    await disparar();
    const carga = await terminar('estudante', 'devolvida');
    const { id } = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    await db.updateTable('assinante').set({ estado: 'viu' }).where('id', '=', id).execute();
    await registrarEntrega(contexto, carga);
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    expect(estudante.estado).toBe('viu');
    expect(await registros('devolvido')).toHaveLength(1);
    expect(await mensagens(`assinatura-devolvida:${estudante.id}`)).toBe(0);
  });

  it('delivered is evidence', async () => {
    await disparar();
    await registrarEntrega(contexto, await terminar('estudante', 'entregue'));
    expect(await registros('entregue')).toHaveLength(1);
    await registrarEntrega(contexto, { mensagemId: randomUUID() });
  });
});

describe('a contact that the person proved for the account', () => {
  const seguir = (novo: string) =>
    db
      .transaction()
      .execute((trx) => seguirConta(contexto, trx, contrato.estudante.contaId, { tipo: 'email', novo }));

  it('is where the link goes from now on, and what was sent before opens nothing', async () => {
    await disparar();
    const antes = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    await seguir('estudante.novo@exemplo.com.br');
    const depois = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    expect(depois).toMatchObject({
      email: 'estudante.novo@exemplo.com.br',
      email_verificado_em: relogio.agora(),
      contato_declarado_por: null,
      link_versao: antes.link_versao + 1,
    });
    expect(await registros('contato-trocado')).toMatchObject([{ autor: { tipo: 'conta' } }]);
    expect(await mensagens(`assinatura-contato-trocado:${depois.id}`)).toBe(0);
    expect((await assinarComo(servidor, contrato.contratoId, 'estudante')).status).toBe(200);
    await seguir('mais.um@exemplo.com.br');
    expect(await assinanteDo(servidor, contrato.contratoId, 'estudante')).toMatchObject({
      email: 'estudante.novo@exemplo.com.br',
    });
  });

  it('of another signer is not followed, and the desk is told', async () => {
    await criarOperador(servidor, 'administrador');
    await disparar();
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const antes = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    await seguir(fiador.email ?? '');
    expect(await assinanteDo(servidor, contrato.contratoId, 'estudante')).toEqual(antes);
    expect(await mensagens(`envelope:${antes.envelope_id}:conta-email`)).toBeGreaterThan(0);
  });
});

describe('a guardian', () => {
  const comResponsavel = async (nascimento: string) => {
    const { nome, cpf, email } = pessoaNumero(numero + 30_000);
    const estudante = await db
      .selectFrom('contrato_parte')
      .selectAll()
      .where('contrato_id', '=', contrato.contratoId)
      .where('papel', '=', 'estudante')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('contrato_parte')
      .set({ qualificacao: JSON.stringify({ ...estudante.qualificacao, nascimento }) })
      .where('id', '=', estudante.id)
      .execute();
    await db
      .insertInto('contrato_parte')
      .values({
        ...estudante,
        qualificacao: JSON.stringify(estudante.qualificacao),
        id: randomUUID(),
        papel: 'responsavel',
        conta_id: null,
        nome,
        cpf,
        email,
        telefone: null,
      })
      .execute();
  };

  it('is released on the birthday of the student, and the others go on', async () => {
    await comResponsavel('2008-12-01');
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    relogio.avancar({
      minutos: Math.max(0, (Date.parse('2026-11-30T23:00:00-03:00') - relogio.agora().getTime()) / 60_000),
    });
    expect(await dispensarResponsaveis(contexto)).toBe(0);
    expect(await assinanteDo(servidor, contrato.contratoId, 'fiador')).toMatchObject({
      estado: 'aguarda-vez',
    });
    relogio.avancar({ minutos: 61 });
    expect(await dispensarResponsaveis(contexto)).toBe(1);
    expect(await dispensarResponsaveis(contexto)).toBe(0);
    const responsavel = await assinanteDo(servidor, contrato.contratoId, 'responsavel');
    expect(responsavel.estado).toBe('dispensado');
    expect(await assinanteDo(servidor, contrato.contratoId, 'fiador')).toMatchObject({ estado: 'convidado' });
    expect(await registros('dispensado')).toMatchObject([{ motivo: 'o estudante completou 18 anos' }]);
    expect(await mensagens(`assinatura-dispensada:${responsavel.id}`)).toBe(1);
  });

  it('who has signed stays', async () => {
    await comResponsavel('2008-12-01');
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'responsavel');
    expect(await dispensarResponsaveis(contexto)).toBe(0);
    expect(await assinanteDo(servidor, contrato.contratoId, 'responsavel')).toMatchObject({
      estado: 'assinou',
    });
  });
});
