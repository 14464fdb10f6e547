/**
 * The night's charges: what comes due in ten days, and what is late without a charge that can be paid. A row first, the
 * provider afterwards: a death between the two leaves a row that the next run registers under the same txid (ADR 0151).
 */
import { txidDe } from '@credito/domain/cobranca/cobranca';
import { vencimentoDoSaldo } from '@credito/domain/cobranca/prazos';
import { SITUACOES_VIVAS } from '@credito/domain/cobranca/transicoes';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { creditoDoPagador, noDia } from './apresentar-posicao.ts';
import { lancar } from './lancar.ts';
import { carregarPosicoes, type Posicao } from './posicao.ts';

const POR_LOTE = 1_000;

interface CobrancaADecidir {
  tipo: 'parcela' | 'saldo';
  contratoId: number;
  parcela: number;
  vencimento: Data;
  centavos: number;
}

/** Answers how many were made; none while nobody takes money. */
export async function criarCobrancas(contexto: Contexto): Promise<number> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const ate = somarDias(hoje, contexto.configuracao.cobranca.diasDeAntecedencia);
  let criadas = 0;
  let depoisDe = 0;
  for (;;) {
    const contratos = await contratosACobrar(contexto.db, ate, depoisDe);
    const ultimo = contratos.at(-1);
    if (ultimo === undefined) return criadas;
    criadas += await contexto.db
      .transaction()
      .execute((trx) => criarLote(contexto, trx, contratos, { hoje, ate }));
    depoisDe = ultimo;
  }
}

/** With something open by the ledger that came due, or will, and that no living charge asks for. */
async function contratosACobrar(db: Kysely<DB>, ate: Data, depoisDe: number): Promise<number[]> {
  const { rows } = await sql<{ contrato_id: number }>`
    select distinct parcela.contrato_id from contrato_parcela parcela
    join contrato on contrato.id = parcela.contrato_id and contrato.codigo = 'EFE'
    where parcela.vencimento <= ${ate}::date and parcela.contrato_id > ${depoisDe}
      and not exists (select from cobranca where cobranca.contrato_id = parcela.contrato_id
        and cobranca.situacao = any(${[...SITUACOES_VIVAS]}::text[]) and parcela.numero = any(cobranca.parcelas))
      and (select coalesce(sum(linha.centavos), 0) from lancamento_linha linha
        where linha.contrato_id = parcela.contrato_id and linha.parcela = parcela.numero) > 0
    order by parcela.contrato_id limit ${POR_LOTE}`.execute(db);
  return rows.map(({ contrato_id }) => contrato_id);
}

async function criarLote(
  contexto: Contexto,
  trx: Transaction<DB>,
  contratos: readonly number[],
  { hoje, ate }: { hoje: Data; ate: Data },
): Promise<number> {
  const carregadas = await carregarPosicoes(trx, contratos, { travar: true });
  const posicoes = await usarCreditos(contexto, trx, carregadas, { hoje, ate });
  const vivas = await parcelasCobradas(trx, contratos);
  const novas = posicoes.flatMap((posicao) =>
    decidirCobrancas(posicao, { hoje, ate }).filter(
      ({ contratoId, parcela }) => !vivas.has(`${contratoId}:${parcela}`),
    ),
  );
  if (novas.length === 0) return 0;
  const agora = contexto.relogio.agora();
  const ids = novas.map(() => contexto.aleatorio.uuid());
  await sql`
    insert into cobranca
      (id, contrato_id, txid, tipo, parcelas, situacao, situacao_desde, vencimento, valor_centavos, criada_em)
    select nova.id, nova.contrato_id, nova.txid, nova.tipo, array[nova.parcela], 'registrando', ${agora}, nova.vencimento,
      nova.centavos, ${agora}
    from unnest(${ids}::uuid[], ${novas.map((um) => um.contratoId)}::bigint[], ${ids.map(txidDe)}::text[],
      ${novas.map(({ tipo }) => tipo)}::text[], ${novas.map(({ parcela }) => parcela)}::smallint[],
      ${novas.map(({ vencimento }) => vencimento)}::date[], ${novas.map(({ centavos }) => centavos)}::bigint[])
      nova (id, contrato_id, txid, tipo, parcela, vencimento, centavos)`.execute(trx);
  return novas.length;
}

async function parcelasCobradas(trx: Transaction<DB>, contratos: readonly number[]) {
  const cobrancas = await trx
    .selectFrom('cobranca')
    .select(['contrato_id', 'parcelas'])
    .where('contrato_id', '=', sql<number>`any(${[...contratos]}::bigint[])`)
    .where('situacao', 'in', SITUACOES_VIVAS)
    .execute();
  return new Set(
    cobrancas.flatMap(({ contrato_id, parcelas }) => parcelas.map((numero) => `${contrato_id}:${numero}`)),
  );
}

/** Of one contract on one day: what is not due yet as the plan has it, what is late with its charges of today. */
function decidirCobrancas(posicao: Posicao, { hoje, ate }: { hoje: Data; ate: Data }): CobrancaADecidir[] {
  return noDia(posicao, hoje).extrato.parcelas.flatMap(({ numero, vencimento, totalAberto }) => {
    if (totalAberto === 0 || vencimento > ate) return [];
    // A provider refuses what is due today.
    const aTempo = vencimento > hoje;
    return [
      {
        tipo: aTempo ? ('parcela' as const) : ('saldo' as const),
        contratoId: posicao.contrato.id,
        parcela: numero,
        vencimento: aTempo ? vencimento : vencimentoDoSaldo(hoje),
        centavos: totalAberto,
      },
    ];
  });
}

/** What the payer had too much pays what is charged next, before it is charged. */
async function usarCreditos(
  contexto: Contexto,
  trx: Transaction<DB>,
  posicoes: readonly Posicao[],
  { hoje, ate }: { hoje: Data; ate: Data },
): Promise<readonly Posicao[]> {
  const gravadoEm = contexto.relogio.agora();
  const usos = posicoes.flatMap((posicao) => {
    const aberta = noDia(posicao, hoje);
    let credito = creditoDoPagador(aberta);
    if (credito <= 0) return [];
    return aberta.extrato.parcelas.flatMap(({ numero, vencimento, totalAberto }) => {
      const centavos = vencimento > ate ? 0 : Math.min(credito, totalAberto);
      credito -= centavos;
      return centavos === 0
        ? []
        : [{ contrato_id: posicao.contrato.id, parcela: numero, em: hoje, centavos, gravado_em: gravadoEm }];
    });
  });
  if (usos.length === 0) return posicoes;
  await trx.insertInto('credito_usado').values(usos).execute();
  const comCredito = new Set(usos.map(({ contrato_id }) => contrato_id));
  const depois = await carregarPosicoes(trx, [...comCredito]);
  await lancar(
    contexto,
    trx,
    depois.map((posicao) => ({
      posicao,
      causa: {
        tipo: 'uso-do-credito',
        em: hoje,
        operadorId: null,
        motivo: 'Crédito do pagador usado na parcela que seria cobrada',
      },
    })),
  );
  return [...posicoes.filter(({ contrato }) => !comCredito.has(contrato.id)), ...depois];
}
