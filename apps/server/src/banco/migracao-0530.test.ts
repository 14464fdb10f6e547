/** What was read from the audit trail until then stands in tables of its own, as it was written (ADR 0200). */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { criarBancoVazioDeTeste } from '../../test/banco-de-teste.ts';
import { migrar, PASTA_DE_MIGRACOES } from './migrar.ts';

const MIGRACAO = '0530-fatos-fora-da-auditoria.sql';
const COBRANCA = '00000000-0000-4000-8000-000000000001';

const { db, url } = await criarBancoVazioDeTeste();
const pasta = mkdtempSync(join(tmpdir(), 'migracoes-'));
afterAll(() => rmSync(pasta, { recursive: true }));

const copiar = (nome: string) => cpSync(join(PASTA_DE_MIGRACOES, nome), join(pasta, nome));

/** The links of before, in the order in which they were written. */
const ELOS: ReadonlyArray<readonly [acao: string, tipo: string, id: string, em: string, dados: object]> = [
  [
    'cobranca.registrar',
    'cobranca',
    COBRANCA,
    '2026-11-01T12:00:00Z',
    { centavos: 100, revisao: 3, de: 'x' },
  ],
  ['cobranca.ver', 'cobranca', COBRANCA, '2026-11-02T12:00:00Z', {}],
  [
    'cobranca.baixar',
    'cobranca',
    COBRANCA,
    '2026-11-03T12:00:00Z',
    { motivo: 'o plano mudou', de: 'aberta' },
  ],
  ['cobranca.vencer', 'cobranca', '00000000-0000-4000-8000-000000000002', '2026-11-04T12:00:00Z', {}],
  ['demonstracao.preparada', 'demonstracao', 'contrato-assinado', '2026-11-05T12:00:00Z', {}],
];

for (const nome of readdirSync(PASTA_DE_MIGRACOES)) if (nome < MIGRACAO) copiar(nome);
await migrar(url, pasta);
await db.transaction().execute(async (trx) => {
  // The contract that the charge names is not part of it.
  await sql`set local session_replication_role = replica`.execute(trx);
  await sql`
    insert into cobranca (id, contrato_id, txid, tipo, parcelas, situacao, situacao_desde, vencimento, valor_centavos, criada_em)
    values (${COBRANCA}, 1, ${'a'.repeat(26)}, 'parcela', '{1}', 'baixada', now(), '2026-12-10', 100, now())`.execute(
    trx,
  );
  for (const [acao, tipo, id, em, dados] of ELOS)
    await sql`
      insert into auditoria (em, ator_tipo, acao, alvo_tipo, alvo_id, dados, fluxo)
      values (${em}, 'sistema', ${acao}, ${tipo}, ${id}, ${JSON.stringify(dados)}::jsonb, ${`${tipo}/${id}`})`.execute(
      trx,
    );
});
copiar(MIGRACAO);
const aplicadas = await migrar(url, pasta);

test('what happened to a charge that is still there, in its order', async () => {
  expect(aplicadas).toEqual([MIGRACAO]);
  const historico = await db.selectFrom('cobranca_historico').selectAll().orderBy('id').execute();
  expect(historico).toMatchObject([
    {
      cobranca_id: COBRANCA,
      em: new Date('2026-11-01T12:00:00Z'),
      acao: 'registrar',
      centavos: 100,
      revisao: 3,
      motivo: null,
    },
    {
      cobranca_id: COBRANCA,
      em: new Date('2026-11-03T12:00:00Z'),
      acao: 'baixar',
      centavos: null,
      revisao: null,
      motivo: 'o plano mudou',
    },
  ]);
  expect(historico).toHaveLength(2);
});

test('which stories were told', async () => {
  expect(await db.selectFrom('historia_da_demonstracao').selectAll().execute()).toEqual([
    { id: 'contrato-assinado', contada_em: new Date('2026-11-05T12:00:00Z') },
  ]);
});
