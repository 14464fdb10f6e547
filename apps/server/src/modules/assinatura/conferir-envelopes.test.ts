import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { assinarComo, contratoParaAssinar, envelopeDoContrato } from '../../../test/envelopes.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { conferirEnvelopes } from './conferir-envelopes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
const { contratoId, estudante } = await contratoParaAssinar(servidor, 7_400);
await pedir({ metodo: 'POST', url: `/api/contrato/${contratoId}/enviar-clicksign`, token: estudante.token });
await assinarComo(servidor, contratoId, 'estudante');
const { envelope } = await envelopeDoContrato(servidor, contratoId);

const DESFAZER = Symbol('undo');

/** What is found after `comando`, which is undone. */
async function achadoDepoisDe(comando: string): Promise<readonly string[]> {
  let achado: readonly string[] = [];
  const desfeita = db.transaction().execute(async (trx) => {
    // As somebody who has the database does it: no trigger asks.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(comando).execute(trx);
    achado = (await conferirEnvelopes(trx, contexto.gateways.cofre)).falhas.map(({ motivo }) => motivo);
    throw DESFAZER;
  });
  await desfeita.catch((erro: unknown) => {
    if (erro !== DESFAZER) throw erro;
  });
  return achado;
}

it('finds nothing in what the product made', async () => {
  expect(await conferirEnvelopes(db, contexto.gateways.cofre)).toEqual({ envelopes: 1, falhas: [] });
});

it.each([
  [
    'a word of a record',
    `update evidencia set registro = replace(registro, 'pt-BR', 'en-US') where tipo = 'assinado'`,
  ],
  ['a record that is no JSON', `update evidencia set registro = '{' where sequencia = 1`],
  ...['hora', 'documento', 'assinantes', 'envelope'].map((membro): [string, string] => [
    `another name of the member ${membro}`,
    `update evidencia set registro = replace(registro, '"${membro}":', '"x${membro.slice(1)}":') where sequencia = 1`,
  ]),
  [
    'a signature whose signer has another name in it',
    `update evidencia set registro = replace(registro, '"assinante":', '"xssinante":') where tipo = 'assinado'`,
  ],
  [
    'another kind beside a record',
    `update evidencia set tipo = 'visto' where sequencia = (select max(sequencia) from evidencia)`,
  ],
  ['another time beside a record', `update evidencia set em = em + interval '1 s' where sequencia = 1`],
  ['another signer beside a record', `update evidencia set assinante_id = null where tipo = 'assinado'`],
  ['a record that is gone', `delete from evidencia where sequencia = (select max(sequencia) from evidencia)`],
  ['another name', `update assinante set nome = 'Outra Pessoa' where papel = 'fiador'`],
  ['another CPF', `update assinante set cpf = '45317828791' where papel = 'fiador'`],
  [
    'a signature without evidence',
    `update assinante set estado = 'assinou', assinou_em = now() where papel = 'fiador'`,
  ],
  ['another digest', `update envelope set sha256 = repeat('0', 64)`],
  ['another head', `update envelope set ultimo_hash = repeat('0', 64)`],
  ['a signer who is gone', `delete from assinante where papel = 'representante'`],
])('finds %s', async (_, comando) => {
  expect(await achadoDepoisDe(comando)).not.toEqual([]);
});

it('finds a chain that was written anew from its first record on', async () => {
  const achado = await achadoDepoisDe(
    `delete from evidencia where envelope_id = '${envelope.id}' and sequencia > 1;
     update envelope set evidencias = 1,
       ultimo_hash = (select hash from evidencia where envelope_id = '${envelope.id}' and sequencia = 1);
     update assinante set estado = 'convidado', assinou_em = null where estado = 'assinou'`,
  );
  expect(achado).toContain('the audit trail quotes another chain at assinatura.assinar');
});
