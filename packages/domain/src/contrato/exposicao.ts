/** What a guarantee may cost whoever gives it, in money (credito, sections 3 and 10). */
import { custoDaRestituicao } from '../credito/custo-da-restituicao.ts';
import { type DadosDaRestituicao, type Parcela, totalDasParcelas } from '../credito/plano-de-restituicao.ts';
import type { CodigoDoContrato } from './estados.ts';

export const GARANTIAS = ['ainda-nao', 'vale', 'terminou'] as const;
/** Whether the guarantee of a contract binds anybody. */
export type Garantia = (typeof GARANTIAS)[number];

const TERMINADOS: readonly CodigoDoContrato[] = ['LIQ', 'BAI', 'CAN'];

export function garantiaDoContrato(codigo: CodigoDoContrato): Garantia {
  if (codigo === 'EFE') return 'vale';
  return TERMINADOS.includes(codigo) ? 'terminou' : 'ainda-nao';
}

export interface Exposicao {
  /** Everything that the plan says. */
  totalDoPlano: number;
  /** An example: what one instalment costs when it is paid so many days late. */
  exemplo: { dias: number; parcela: number; acrescimo: number };
}

/** Null once nothing is owed by it any more, and while it is made anew: nobody has agreed to that plan. */
export function exposicaoDoFiador(
  codigo: CodigoDoContrato,
  dados: DadosDaRestituicao,
  parcelas: readonly Parcela[],
): Exposicao | null {
  if (codigo === 'GER' || garantiaDoContrato(codigo) === 'terminou') return null;
  const { dias, multa, juros } = custoDaRestituicao(dados, parcelas).atraso;
  return {
    totalDoPlano: totalDasParcelas(parcelas),
    exemplo: { dias, parcela: parcelas[0]?.total ?? 0, acrescimo: multa + juros },
  };
}
