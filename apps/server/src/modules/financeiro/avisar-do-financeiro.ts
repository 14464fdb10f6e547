/** What students and guarantors are told of charges and payments, in the transaction that causes it. */
import { SENTENCA_DA_CONCLUSAO } from '@credito/domain/cobranca/conclusao';
import { encargosDaCobrancaNova } from '@credito/domain/cobranca/sem-cobranca';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import type { ValoresDoTexto } from '@credito/domain/mensagem/textos';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Cobranca, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type AvisoNovo, avisarTodos, destinatariosDasContas } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Recebido } from './recebido.ts';

type DaCobranca = Pick<Selectable<Cobranca>, 'id' | 'contrato_id' | 'parcelas' | 'tipo' | 'vencimento'>;

interface DoContrato {
  id: number;
  numero: string;
  conta_id: string;
  solicitacao_id: number;
  parcelas: number;
}

async function contratosDe(
  trx: Transaction<DB>,
  cobrancas: readonly DaCobranca[],
): Promise<ReadonlyMap<number, DoContrato>> {
  const { rows } = await sql<DoContrato>`
    select contrato.id, contrato.numero, contrato.conta_id, contrato.solicitacao_id,
      (select count(*)::integer from contrato_parcela where contrato_id = contrato.id) as parcelas
    from contrato where contrato.id = any(${cobrancas.map(({ contrato_id }) => contrato_id)}::bigint[])`.execute(
    trx,
  );
  return new Map(rows.map((contrato) => [contrato.id, contrato]));
}

const qualParcela = ({ parcelas }: DaCobranca, { parcelas: total }: DoContrato) =>
  `${parcelas.join(', ')} de ${total}`;

function qualPagamento(cobranca: DaCobranca, contrato: DoContrato): string {
  if (cobranca.tipo === 'quitacao') return 'da quitação do contrato';
  const qual = `${cobranca.parcelas.length === 1 ? 'da parcela' : 'das parcelas'} ${qualParcela(cobranca, contrato)}`;
  return cobranca.tipo === 'antecipacao' ? `antecipado ${qual}` : qual;
}

/** Each charge is told of once, however often it is registered. */
export async function avisarCobrancas(
  contexto: Contexto,
  trx: Transaction<DB>,
  cobrancas: readonly DaCobranca[],
): Promise<void> {
  const doPlano = cobrancas.filter(({ tipo }) => tipo === 'parcela');
  await avisarSaldos(
    contexto,
    trx,
    cobrancas.filter(({ tipo }) => tipo === 'saldo'),
  );
  await avisarEstudantes(contexto, trx, doPlano, (cobranca, contrato) => ({
    chave: `cobranca-emitida:${cobranca.id}`,
    ...compor(contexto.configuracao, 'cobranca-emitida', {
      contrato: contrato.numero,
      parcela: qualParcela(cobranca, contrato),
      dia: formatarData(cobranca.vencimento),
    }),
  }));
}

/**
 * Of an instalment whose own charge can be made no more: told once, of its first charge of this kind. Those that follow it every few days
 * say nothing new.
 */
async function avisarSaldos(
  contexto: Contexto,
  trx: Transaction<DB>,
  saldos: readonly DaCobranca[],
): Promise<void> {
  if (saldos.length === 0) return;
  const { rows } = await sql<{ id: string; primeira: boolean; criada_em: Date; parcela: Data }>`
    select nova.id, bool_and(outra.id is null) as primeira, nova.criada_em, parcela.vencimento as parcela
    from cobranca nova
    join contrato_parcela parcela on parcela.contrato_id = nova.contrato_id and parcela.numero = nova.parcelas[1]
    left join cobranca outra on outra.contrato_id = nova.contrato_id and outra.parcelas[1] = nova.parcelas[1]
      and outra.id <> nova.id and outra.criada_em <= nova.criada_em and outra.tipo in ('parcela', 'saldo')
      and outra.situacao not in ('registrando', 'falhou')
    where nova.id = any(${saldos.map(({ id }) => id)}::uuid[])
    group by nova.id, parcela.vencimento having bool_and(outra.id is null or outra.tipo = 'parcela')`.execute(
    trx,
  );
  const encargos = new Map(
    rows.map(({ id, primeira, criada_em, parcela }) => [
      id,
      encargosDaCobrancaNova({
        primeira,
        atrasada: vencimentoEfetivo(parcela) < dataEmSaoPaulo(criada_em),
      }),
    ]),
  );
  await avisarEstudantes(
    contexto,
    trx,
    saldos.filter(({ id }) => encargos.has(id)),
    (cobranca, contrato) => ({
      chave: `cobranca-do-saldo:${cobranca.id}`,
      ...compor(contexto.configuracao, 'cobranca-do-saldo', {
        contrato: contrato.numero,
        parcela: qualParcela(cobranca, contrato),
        dia: formatarData(cobranca.vencimento),
        encargos: encargos.get(cobranca.id) ?? '',
      }),
    }),
  );
}

export async function avisarRecebimentos(
  contexto: Contexto,
  trx: Transaction<DB>,
  recebidos: readonly Recebido[],
): Promise<void> {
  const pagas = recebidos.map(({ cobranca, recebimento }) => ({ ...cobranca, recebimento }));
  await avisarEstudantes(contexto, trx, pagas, (cobranca, contrato) => ({
    chave: `pagamento-recebido:${cobranca.recebimento.id}`,
    ...compor(contexto.configuracao, 'pagamento-recebido', {
      contrato: contrato.numero,
      pagamento: qualPagamento(cobranca, contrato),
      conclusao: SENTENCA_DA_CONCLUSAO[cobranca.recebimento.conclusao],
    }),
  }));
}

export async function avisarAtrasos(
  contexto: Contexto,
  trx: Transaction<DB>,
  cobrancas: readonly DaCobranca[],
): Promise<void> {
  await avisarEstudantes(contexto, trx, cobrancas, (cobranca, contrato) => ({
    chave: `parcela-em-atraso:${cobranca.id}`,
    ...compor(contexto.configuracao, 'parcela-em-atraso', {
      contrato: contrato.numero,
      parcela: qualParcela(cobranca, contrato),
      dia: formatarData(cobranca.vencimento),
    }),
  }));
}

function compor<
  K extends 'cobranca-emitida' | 'cobranca-do-saldo' | 'pagamento-recebido' | 'parcela-em-atraso',
>(
  configuracao: Contexto['configuracao'],
  chave: K,
  valores: ValoresDoTexto<K>,
): Pick<AvisoNovo, 'email' | 'celular'> {
  const evento = { nome: chave, chave, valores };
  const acao = {
    rotulo: 'Abrir o financeiro',
    url: `${configuracao.servidor.publicUrl}/estudante/financeiro`,
  };
  return {
    email: emailDoTexto(configuracao, { ...evento, acao }),
    celular: curtaDoTexto(configuracao, evento),
  };
}

async function avisarEstudantes<Uma extends DaCobranca>(
  contexto: Contexto,
  trx: Transaction<DB>,
  cobrancas: readonly Uma[],
  escrever: (cobranca: Uma, contrato: DoContrato) => Pick<AvisoNovo, 'chave' | 'email' | 'celular'>,
): Promise<void> {
  if (cobrancas.length === 0) return;
  const contratos = await contratosDe(trx, cobrancas);
  const pessoas = await destinatariosDasContas(
    trx,
    [...contratos.values()].map(({ conta_id }) => conta_id),
  );
  const agora = contexto.relogio.agora();
  await avisarTodos(
    contexto,
    trx,
    cobrancas.map((cobranca): AvisoNovo => {
      const contrato = contratos.get(cobranca.contrato_id);
      const pessoa = contrato && pessoas.get(contrato.conta_id);
      if (!contrato || !pessoa) throw new Error('a charge names a contract or an account that is not there');
      return {
        ...escrever(cobranca, contrato),
        pessoa,
        solicitacaoId: contrato.solicitacao_id,
        agora,
      };
    }),
  );
}
