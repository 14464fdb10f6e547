/** Contracts that ended long ago leave with their files, one in a transaction. */

import { CODIGOS_DO_CONTRATO, ESTADOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import { RETENCAO, vencidoAntesDe } from '@credito/domain/retencao/retencao';
import { type Kysely, sql, type Transaction } from 'kysely';
import { COLUNAS_DE_ARQUIVO } from '../../banco/colunas-de-arquivo.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { enfileirarExpurgo } from '../documento/expurgo.ts';
import { apagarComDependentes } from './apagar-com-dependentes.ts';

const TERMINADOS = CODIGOS_DO_CONTRATO.filter((codigo) => ESTADOS_DO_CONTRATO[codigo].final);

/** Answers how many left. */
export async function apagarContratos(contexto: Contexto, agora: Date): Promise<number> {
  const antesDe = vencidoAntesDe(RETENCAO.contratos.dias, agora);
  const vencidos = await contexto.db
    .selectFrom('contrato')
    .select('id')
    .where('codigo', 'in', TERMINADOS)
    .where('situacao_desde', '<', antesDe)
    .orderBy('id')
    .execute();
  let apagados = 0;
  for (const { id } of vencidos)
    if (await contexto.db.transaction().execute((trx) => apagar(trx, id, { agora, antesDe }))) apagados += 1;
  return apagados;
}

/** False where it was recovered meanwhile. */
async function apagar(
  trx: Transaction<DB>,
  id: number,
  { agora, antesDe }: { agora: Date; antesDe: Date },
): Promise<boolean> {
  const contrato = await trx
    .selectFrom('contrato')
    .select('conta_id')
    .where('id', '=', id)
    .where('codigo', 'in', TERMINADOS)
    .where('situacao_desde', '<', antesDe)
    .forUpdate()
    .executeTakeFirst();
  if (!contrato) return false;
  const arquivos = await arquivosDo(trx, id);
  if (arquivos.length > 0) await enfileirarExpurgo(trx, arquivos);
  // Whose place a later one took is no longer known; the later one stays.
  await trx.updateTable('contrato').set({ anterior_id: null }).where('anterior_id', '=', id).execute();
  await apagarComDependentes(trx, 'contrato', sql`id = ${id}`);
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'sistema', id: null },
    acao: 'retencao.contrato-apagado',
    alvo: { tipo: 'contrato', id: String(id) },
    contaId: contrato.conta_id,
    dados: {},
  });
  return true;
}

/** Every file that the vault keeps of it and of its alterations. */
async function arquivosDo(db: Kysely<DB>, contratoId: number): Promise<readonly string[]> {
  const doContrato = sql<boolean>`contrato_id = ${contratoId}`;
  const dasAlteracoes = sql<boolean>`alteracao_id in (select id from alteracao where contrato_id = ${contratoId})`;
  const rendas = sql`select id from alteracao_renda where ${dasAlteracoes}`;
  const deQuem = ({ tabela, dono }: (typeof COLUNAS_DE_ARQUIVO)[number]) => {
    if (tabela === 'documento') return sql<boolean>`dono_id in (${rendas})`;
    if (tabela === 'documento_pagina')
      return sql<boolean>`documento_id in (select id from documento where dono_id in (${rendas}))`;
    if (tabela === 'envelope') return sql<boolean>`(${doContrato} or ${dasAlteracoes})`;
    if (dono === 'contrato_id') return doContrato;
    return dono === 'alteracao_id' ? dasAlteracoes : null;
  };
  const consultas = COLUNAS_DE_ARQUIVO.map((uma) => ({ ...uma, quais: deQuem(uma) })).filter(
    ({ quais }) => quais !== null,
  );
  const { rows } = await sql<{ arquivo: string }>`${sql.join(
    consultas.map(
      ({ tabela, coluna, quais }) => sql`
        select ${sql.ref(coluna)} as arquivo from ${sql.table(tabela)}
        where ${quais} and ${sql.ref(coluna)} is not null`,
    ),
    sql` union `,
  )}`.execute(db);
  return rows.map(({ arquivo }) => arquivo);
}
