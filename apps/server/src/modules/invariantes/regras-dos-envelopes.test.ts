import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { assinarComo, contratoParaAssinar, envelopeDoContrato } from '../../../test/envelopes.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { conferirRegras } from './conferir-invariantes.ts';
import { INVARIANTES_DOS_ENVELOPES } from './regras-dos-envelopes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const { contratoId, estudante } = await contratoParaAssinar(servidor, 6_800);
await pedir({ metodo: 'POST', url: `/api/contrato/${contratoId}/enviar-clicksign`, token: estudante.token });
await assinarComo(servidor, contratoId, 'estudante');
const { id } = (await envelopeDoContrato(servidor, contratoId)).envelope;
const DOS_ENVELOPES = INVARIANTES_DOS_ENVELOPES.map((invariante) => invariante.id);

async function achadas(db_: Parameters<typeof conferirRegras>[0]): Promise<string[]> {
  return (await conferirRegras(db_))
    .map((quebra) => quebra.id)
    .filter((nome) => DOS_ENVELOPES.includes(nome));
}

it('an envelope that its signers walk through breaks no rule', async () => {
  expect(await achadas(db)).toEqual([]);
});

const envelope = (mudanca: string) => `update envelope set ${mudanca} where id = '${id}'`;
const assinante = (papel: string, mudanca: string) =>
  `update assinante set ${mudanca} where envelope_id = '${id}' and papel = '${papel}'`;
const LA = "provedor = 'clicksign', id_externo = 'x'";

it.each<[string, readonly string[]]>([
  ['signed-by-not-everybody', [envelope("estado = 'assinado'")]],
  [
    'signed-by-everybody-and-open',
    [`update assinante set estado = 'dispensado' where envelope_id = '${id}' and estado <> 'assinou'`],
  ],
  ['signature-without-evidence', [assinante('fiador', "estado = 'assinou', assinou_em = now()")]],
  ['signature-without-evidence', [assinante('estudante', "estado = 'viu', assinou_em = null")]],
  ['signature-out-of-turn', [assinante('representante', "estado = 'assinou', assinou_em = now()")]],
  ['called-out-of-turn', [assinante('representante', "estado = 'convidado'")]],
  ['nobody-called', [assinante('fiador', "estado = 'aguarda-vez'")]],
  ['envelope-not-of-its-contract', [envelope("estado = 'cancelado'")]],
  ['deadline-not-of-its-contract', [envelope('prazo = prazo + 1')]],
  ['open-at-a-provider-without-its-name', [envelope(LA)]],
  [
    'sealed-without-the-provider',
    [
      envelope(
        `${LA}, estado = 'selado', selado_arquivo = 'x', selado_em = now(), selado_bytes = 1, selado_sha256 = sha256`,
      ),
    ],
  ],
])('finds %s', async (nome, estragos) => {
  const DESFAZER = Symbol('undo');
  let nomes: string[] = [];
  const desfeita = db.transaction().execute(async (trx) => {
    for (const estrago of estragos) await sql.raw(estrago).execute(trx);
    nomes = await achadas(trx);
    throw DESFAZER;
  });
  await expect(desfeita).rejects.toBe(DESFAZER);
  expect(nomes).toContain(nome);
});
