/** What a guarantee may cost whoever gives it, in money (credito, sections 3 and 10). */
import { custoDaRestituicao } from '../credito/custo-da-restituicao.ts';
import { type DadosDaRestituicao, type Parcela, totalDasParcelas } from '../credito/plano-de-restituicao.ts';

export interface Exposicao {
  /** Everything that the plan says. */
  totalDoPlano: number;
  /** An example: what one instalment costs when it is paid so many days late. */
  exemplo: { dias: number; parcela: number; acrescimo: number };
}

export function exposicaoDoFiador(dados: DadosDaRestituicao, parcelas: readonly Parcela[]): Exposicao {
  const { dias, multa, juros } = custoDaRestituicao(dados, parcelas).atraso;
  return {
    totalDoPlano: totalDasParcelas(parcelas),
    exemplo: { dias, parcela: parcelas[0]?.total ?? 0, acrescimo: multa + juros },
  };
}
