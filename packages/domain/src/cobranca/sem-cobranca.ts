/**
 * What nobody could pay is not late by the debtor's doing (Código Civil, article 396): nothing is added to an instalment
 * before its first charge could be paid, and where that was made after the due date, only from the day until which it
 * could be paid.
 */
import type { SituacaoFinanceira } from '../razao/situacao-financeira.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { isPagaAntes, type TipoDeCobranca } from './cobranca.ts';
import type { SituacaoDaCobranca } from './transicoes.ts';

interface ParcelaACobrar {
  numero: number;
  vencimento: Data;
}

export interface CobrancaDaParcela {
  parcela: number;
  situacao: SituacaoDaCobranca;
  vencimento: Data;
}

interface ParcelasSemCobranca {
  /** None of their charges could be paid so far. */
  semEncargos: readonly number[];
  /** By number: until this day without charges. */
  semEncargosAte: Readonly<Record<number, Data>>;
}

const isEmitida = ({ situacao }: CobrancaDaParcela) => situacao !== 'registrando' && situacao !== 'falhou';

/** Charges in the order in which they were made. */
export function parcelasSemCobranca(
  parcelas: readonly ParcelaACobrar[],
  cobrancas: readonly CobrancaDaParcela[],
): ParcelasSemCobranca {
  const semEncargos: number[] = [];
  const semEncargosAte: Record<number, Data> = {};
  const suas = Map.groupBy(cobrancas.filter(isEmitida), ({ parcela }) => parcela);
  for (const { numero, vencimento } of parcelas) {
    const [primeira] = suas.get(numero) ?? [];
    if (primeira === undefined) semEncargos.push(numero);
    else if (primeira.vencimento > vencimento) semEncargosAte[numero] = primeira.vencimento;
  }
  return { semEncargos, semEncargosAte };
}

interface CobrancaNova {
  /** There was none before that could be paid. */
  primeira: boolean;
  /** When it was made, the last day to pay without charges had passed. */
  atrasada: boolean;
}

/** What whoever is charged anew reads of fine and interest. */
export function encargosDaCobrancaNova({ primeira, atrasada }: CobrancaNova): string {
  if (primeira) return 'Até esse dia não há multa nem juros, porque antes não havia como pagar.';
  return atrasada ? 'O valor já tem a multa e os juros do atraso.' : 'O valor não tem multa nem juros.';
}

interface ParcelaAPagar {
  situacao: 'a-vencer' | 'vencida' | 'paga';
  cobranca: object | null;
  multaCentavos: number;
  jurosCentavos: number;
}

/** Late by whoever pays: there is, or was, a charge with which it could be paid. */
export function isAtrasada({ situacao, cobranca, multaCentavos, jurosCentavos }: ParcelaAPagar): boolean {
  return situacao === 'vencida' && (cobranca !== null || multaCentavos + jurosCentavos > 0);
}

/** The word beside an instalment that has no charge of its own to speak of. */
export function rotuloSemCobranca({ situacao }: Pick<ParcelaAPagar, 'situacao'>): string {
  return situacao === 'vencida' ? 'Boleto em preparo' : 'A vencer';
}

/** Of an instalment without a charge: `em` is the day on which it is made, unless it was to be made already. */
export function quandoVemACobranca(em: Data, hoje: Data): string {
  return em > hoje
    ? `O boleto e o código Pix ficam prontos em ${formatarData(em)}. Avisamos você.`
    : 'O boleto e o código Pix ainda não estão prontos. Avisamos você quando estiverem. Até lá, não há multa nem juros.';
}

interface ContratoSemParcela {
  situacao: SituacaoFinanceira;
  primeiroVencimento: Data;
}

/** Of somebody without an instalment to pay: the first is far away, or all is paid, or a contract ended unpaid. */
export function porQueNadaSePaga(contratos: readonly ContratoSemParcela[]): string {
  const [primeiro] = contratos
    .filter(({ situacao }) => situacao === 'em-uso')
    .map(({ primeiroVencimento }) => primeiroVencimento)
    .sort();
  if (primeiro)
    return `O crédito está pagando o seu curso. A primeira parcela vence em ${formatarData(primeiro)}, e avisamos você antes.`;
  return contratos.some(({ situacao }) => situacao === 'baixado')
    ? 'Não há parcela a pagar por aqui. Os recibos do que foi pago continuam no extrato.'
    : 'Tudo o que você devia está pago. Os recibos continuam aqui.';
}

/** What somebody whose charge could not be issued reads: the next night makes another of what is due. */
export function oQueSegueSemCobranca(tipo: TipoDeCobranca): string {
  if (isPagaAntes(tipo)) return 'Volte ao contrato e peça o valor de novo.';
  const outro = 'Emitimos outro na próxima madrugada: você não precisa pedir.';
  return tipo === 'parcela' ? `${outro} Enquanto não der para pagar, não há multa nem juros.` : outro;
}
