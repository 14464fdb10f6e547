/** The only way into the ledger: what a contract's balances are due to be, less what stands there (ADR 0150). */
import { somar } from '@credito/domain/dinheiro/conta';
import type { LinhaDoRazao, TipoDeLancamento } from '@credito/domain/razao/contas';
import { diferencaDosSaldos, type FatosDoRazao, saldosDevidos } from '@credito/domain/razao/saldos-devidos';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { devolucoesDecididas, type Posicao, pagamentosDe, restituicaoDevida } from './posicao.ts';

interface CausaDoLancamento {
  tipo: TipoDeLancamento;
  em: Data;
  operadorId: string | null;
  motivo: string;
}

export function fatosDoRazao(posicao: Posicao): FatosDoRazao {
  const { codigo, situacao_desde } = posicao.contrato;
  return {
    restituicao: restituicaoDevida(posicao),
    pagamentos: pagamentosDe(posicao),
    devolvidoCentavos: somar(devolucoesDecididas(posicao).map(({ centavos }) => centavos)),
    baixadoEm: codigo === 'BAI' ? dataEmSaoPaulo(situacao_desde) : null,
  };
}

/** By contract; each account once. */
export async function saldosDoRazao(
  db: Kysely<DB>,
  contratos: readonly number[],
): Promise<ReadonlyMap<number, readonly LinhaDoRazao[]>> {
  const linhas = await db
    .selectFrom('lancamento_linha')
    .select(({ fn }) => ['contrato_id', 'conta', 'parcela', fn.sum<string>('centavos').as('soma')])
    .where('contrato_id', '=', sql<number>`any(${[...contratos]}::bigint[])`)
    .groupBy(['contrato_id', 'conta', 'parcela'])
    .execute();
  const saldos = Map.groupBy(
    linhas.flatMap(({ contrato_id, conta, parcela, soma }) =>
      Number(soma) === 0 ? [] : [{ contrato_id, conta, parcela, centavos: Number(soma) }],
    ),
    ({ contrato_id }) => contrato_id,
  );
  return saldos;
}

/** The positions must have been loaded with `travar`, after what causes the entries was written. */
export async function lancar(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  posicoes: ReadonlyArray<{ posicao: Posicao; causa: CausaDoLancamento }>,
): Promise<void> {
  const saldos = await saldosDoRazao(
    trx,
    posicoes.map(({ posicao }) => posicao.contrato.id),
  );
  const novos = posicoes.flatMap(({ posicao, causa }) => {
    const { id } = posicao.contrato;
    const linhas = diferencaDosSaldos(saldos.get(id) ?? [], saldosDevidos(fatosDoRazao(posicao)));
    return linhas.length === 0 ? [] : [{ contratoId: id, causa, linhas }];
  });
  if (novos.length === 0) return;
  const gravadoEm = relogio.agora();
  const { rows } = await sql<{ id: number; contrato_id: number }>`
    insert into lancamento (contrato_id, em, gravado_em, tipo, operador_id, motivo)
    select novo.contrato_id, novo.em, ${gravadoEm}, novo.tipo, novo.operador_id, novo.motivo
    from unnest(${novos.map(({ contratoId }) => contratoId)}::bigint[],
      ${novos.map(({ causa }) => causa.em)}::date[],
      ${novos.map(({ causa }) => causa.tipo)}::text[],
      ${novos.map(({ causa }) => causa.operadorId)}::uuid[],
      ${novos.map(({ causa }) => causa.motivo)}::text[]) novo (contrato_id, em, tipo, operador_id, motivo)
    returning id, contrato_id`.execute(trx);
  const idDe = new Map(rows.map(({ id, contrato_id }) => [contrato_id, id]));
  const linhas = novos.flatMap(({ contratoId, linhas: doContrato }) =>
    doContrato.map((linha, ordem) => ({ ...linha, contratoId, ordem, id: idDe.get(contratoId) ?? 0 })),
  );
  await sql`
    insert into lancamento_linha (lancamento_id, ordem, contrato_id, conta, parcela, centavos)
    select * from unnest(${linhas.map(({ id }) => id)}::bigint[], ${linhas.map(({ ordem }) => ordem)}::smallint[],
      ${linhas.map(({ contratoId }) => contratoId)}::bigint[], ${linhas.map(({ conta }) => conta)}::text[],
      ${linhas.map(({ parcela }) => parcela)}::smallint[], ${linhas.map(({ centavos }) => centavos)}::bigint[])`.execute(
    trx,
  );
}
