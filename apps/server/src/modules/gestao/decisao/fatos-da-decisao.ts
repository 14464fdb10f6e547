import type { Decisao } from '@credito/domain/gestao/etapas';
import type { FatosDaDecisao } from '@credito/domain/gestao/segunda-pessoa';
import { transitar } from '@credito/domain/solicitacao/transicoes';
import type { Contexto } from '../../../contexto.ts';
import { condicoesDaSolicitacao, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

/** What says whether an analyst's decision takes two people, from what the request holds. */
export function fatosDaDecisao(
  { configuracao }: Pick<Contexto, 'configuracao'>,
  completa: SolicitacaoCompleta,
  decisao: Decisao,
  agora: Date,
): FatosDaDecisao {
  const { sigla, mensalidade_centavos, percentual } = completa.solicitacao;
  const seta = transitar(sigla, decisao, 'analista', condicoesDaSolicitacao(completa, agora, true));
  return {
    destino: seta.ok ? seta.destino.sigla : sigla,
    mensalidadeCentavos: mensalidade_centavos,
    percentual,
    tetoDeUmaPessoaCentavos: configuracao.analise.tetoDeUmaPessoaCentavos,
  };
}
