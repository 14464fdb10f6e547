/**
 * Money that came in, once each: what it was for, what it means, what follows. One is a list of one (ADR 0131, 0151). A
 * death undoes the whole batch, and who tells it again finds what is there.
 */
import { isPagaAntes } from '@credito/domain/cobranca/cobranca';
import { concluirPagamento } from '@credito/domain/cobranca/conclusao';
import { transitarCobranca } from '@credito/domain/cobranca/transicoes';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { somar } from '@credito/domain/dinheiro/conta';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Cobranca, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { PagamentoNoProvedor } from '../../gateways/pagamento/pagamento.ts';
import { noDia } from './apresentar-posicao.ts';
import { avisarRecebimentos } from './avisar-do-financeiro.ts';
import { anotarSemCobranca } from './conciliacao.repository.ts';
import { concluirContratos } from './concluir-contratos.ts';
import { registrarNasCobrancas } from './historico-da-cobranca.ts';
import { lancar } from './lancar.ts';
import { carregarPosicoes, type Posicao, type RecebimentoLido } from './posicao.ts';
import type { Recebido } from './recebido.ts';

/** Those that are new; what was told before, and what names no charge of ours, is not among them. */
export async function receberPagamentos(
  contexto: Contexto,
  trx: Transaction<DB>,
  pagamentos: readonly PagamentoNoProvedor[],
): Promise<readonly Recebido[]> {
  const unicos = [...new Map(pagamentos.map((um) => [um.chave, um])).values()].toSorted(
    (a, b) => a.momento.getTime() - b.momento.getTime() || (a.chave < b.chave ? -1 : 1),
  );
  const contratos = [...(await cobrancasPorTxid(trx, unicos)).values()].map(({ contrato_id }) => contrato_id);
  const posicoes = new Map(
    (await carregarPosicoes(trx, contratos, { travar: true })).map((posicao) => [
      posicao.contrato.id,
      posicao,
    ]),
  );
  // Only now nobody else writes the same: also the charges are read as whoever came before left them.
  const cobrancas = await cobrancasPorTxid(trx, unicos);
  const conhecidas = await chavesConhecidas(trx, unicos);
  const novos = unicos.filter(({ chave }) => !conhecidas.has(chave));
  const recebidos: Recebido[] = [];
  const semCobranca: PagamentoNoProvedor[] = [];
  for (const pagamento of novos) {
    const cobranca = pagamento.txid === null ? undefined : cobrancas.get(pagamento.txid);
    const posicao = cobranca && posicoes.get(cobranca.contrato_id);
    if (!cobranca || !posicao) {
      semCobranca.push(pagamento);
      continue;
    }
    const recebido = interpretar(contexto, posicao, cobranca, pagamento);
    posicoes.set(posicao.contrato.id, comRecebimento(posicao, recebido.recebimento));
    cobrancas.set(cobranca.txid, { ...cobranca, situacao: 'paga' });
    recebidos.push(recebido);
  }
  await anotarSemCobranca(contexto, trx, semCobranca);
  if (recebidos.length === 0) return [];
  await gravar(contexto, trx, recebidos);
  const pagos = [...new Set(recebidos.map(({ cobranca }) => cobranca.contrato_id))].flatMap(
    (id) => posicoes.get(id) ?? [],
  );
  await lancarRecebidos(contexto, trx, recebidos, posicoes);
  await avisarRecebimentos(contexto, trx, recebidos);
  await concluirContratos(contexto, trx, pagos);
  return recebidos;
}

async function cobrancasPorTxid(trx: Transaction<DB>, pagamentos: readonly PagamentoNoProvedor[]) {
  const txids = pagamentos.flatMap(({ txid }) => txid ?? []);
  const cobrancas = await trx
    .selectFrom('cobranca')
    .selectAll()
    .where('txid', '=', sql<string>`any(${txids}::text[])`)
    .execute();
  return new Map(cobrancas.map((cobranca) => [cobranca.txid, cobranca]));
}

async function chavesConhecidas(
  trx: Transaction<DB>,
  pagamentos: readonly PagamentoNoProvedor[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ chave: string }>`
    select chave from recebimento where chave = any(${pagamentos.map(({ chave }) => chave)}::text[])
    union all
    select chave from pagamento_sem_cobranca where chave = any(${pagamentos.map(({ chave }) => chave)}::text[])`.execute(
    trx,
  );
  return new Set(rows.map(({ chave }) => chave));
}

/** What the payment means on its day, before it is counted. */
function interpretar(
  { aleatorio, relogio }: Contexto,
  posicao: Posicao,
  cobranca: Selectable<Cobranca>,
  pagamento: PagamentoNoProvedor,
): Recebido {
  const em = diaQueConta(cobranca, dataEmSaoPaulo(pagamento.momento));
  const recebimento = {
    id: aleatorio.uuid(),
    contrato_id: cobranca.contrato_id,
    cobranca_id: cobranca.id,
    chave: pagamento.chave,
    meio: pagamento.meio,
    em,
    pago_em: pagamento.momento,
    gravado_em: relogio.agora(),
    centavos: pagamento.centavos,
    parcela: cobranca.tipo === 'quitacao' ? null : (cobranca.parcelas[0] ?? null),
    antecipa: isPagaAntes(cobranca.tipo),
    conclusao: concluirPagamento({
      situacao: cobranca.situacao,
      devidoCentavos: devidoNoDia(posicao, cobranca, em),
      recebidoCentavos: pagamento.centavos,
    }),
  };
  return { recebimento, cobranca };
}

/**
 * A charge of what is late, or paid early, is worked out for the day on which it is issued and may be paid until its
 * due date: until then it counts as paid on that day, so that what was promised settles it to the cent.
 */
function diaQueConta(cobranca: Selectable<Cobranca>, pagoEm: Data): Data {
  if (cobranca.tipo === 'parcela') return pagoEm;
  const emitidaEm = dataEmSaoPaulo(cobranca.criada_em);
  return pagoEm >= emitidaEm && pagoEm <= vencimentoEfetivo(cobranca.vencimento) ? emitidaEm : pagoEm;
}

function devidoNoDia(posicao: Posicao, { tipo, parcelas }: Selectable<Cobranca>, em: Data): number {
  if (!['EFE', 'BAI'].includes(posicao.contrato.codigo)) return 0;
  const { extrato } = noDia(posicao, em);
  if (tipo === 'quitacao') return extrato.quitacao;
  return somar(
    extrato.parcelas.flatMap(({ numero, totalAberto, totalAntecipado }) => {
      if (!parcelas.includes(numero)) return [];
      return [isPagaAntes(tipo) ? totalAntecipado : totalAberto];
    }),
  );
}

function comRecebimento(posicao: Posicao, recebimento: RecebimentoLido): Posicao {
  const recebimentos = [...posicao.recebimentos, recebimento].toSorted((a, b) =>
    a.em === b.em ? 0 : a.em < b.em ? -1 : 1,
  );
  return { ...posicao, recebimentos };
}

async function gravar(
  { relogio }: Contexto,
  trx: Transaction<DB>,
  recebidos: readonly Recebido[],
): Promise<void> {
  const linhas = recebidos.map(({ recebimento }) => recebimento);
  await sql`
    insert into recebimento
      (id, contrato_id, cobranca_id, chave, meio, em, pago_em, gravado_em, centavos, parcela, antecipa, conclusao)
    select * from unnest(${linhas.map(({ id }) => id)}::uuid[], ${linhas.map((um) => um.contrato_id)}::bigint[],
      ${linhas.map((um) => um.cobranca_id)}::uuid[], ${linhas.map(({ chave }) => chave)}::text[],
      ${linhas.map(({ meio }) => meio)}::text[], ${linhas.map(({ em }) => em)}::date[],
      ${linhas.map((um) => um.pago_em)}::timestamptz[], ${linhas.map((um) => um.gravado_em)}::timestamptz[],
      ${linhas.map(({ centavos }) => centavos)}::bigint[], ${linhas.map(({ parcela }) => parcela)}::smallint[],
      ${linhas.map(({ antecipa }) => antecipa)}::boolean[], ${linhas.map(({ conclusao }) => conclusao)}::text[])`.execute(
    trx,
  );
  const pagas = recebidos.flatMap(({ cobranca }) => {
    const resultado = transitarCobranca(cobranca.situacao, 'receber', 'sistema', { venceu: false });
    if (!resultado.ok) throw new Error(`a charge that is ${cobranca.situacao} cannot be paid`);
    return cobranca.situacao === resultado.destino.situacao ? [] : [cobranca.id];
  });
  const agora = relogio.agora();
  await trx
    .updateTable('cobranca')
    .set({ situacao: 'paga', situacao_desde: agora })
    .where('id', '=', sql<string>`any(${pagas}::uuid[])`)
    .execute();
  await registrarNasCobrancas(
    trx,
    agora,
    recebidos.map(({ recebimento, cobranca }) => ({
      cobrancaId: cobranca.id,
      acao: 'receber',
      centavos: recebimento.centavos,
      dados: { recebimento: recebimento.id, conclusao: recebimento.conclusao, de: cobranca.situacao },
    })),
  );
}

async function lancarRecebidos(
  contexto: Contexto,
  trx: Transaction<DB>,
  recebidos: readonly Recebido[],
  posicoes: ReadonlyMap<number, Posicao>,
): Promise<void> {
  const porContrato = Map.groupBy(recebidos, ({ cobranca }) => cobranca.contrato_id);
  await lancar(
    contexto,
    trx,
    [...porContrato].flatMap(([id, destes]) => {
      const posicao = posicoes.get(id);
      const ultimo = destes.at(-1)?.recebimento;
      if (!posicao || !ultimo) return [];
      const motivo = destes.map(({ recebimento }) => `${recebimento.meio} ${recebimento.chave}`).join(', ');
      return [{ posicao, causa: { tipo: 'recebimento' as const, em: ultimo.em, operadorId: null, motivo } }];
    }),
  );
}
