/** A negotiation as whoever guarantees the contract reads it: what was agreed about money, and what it means for them. */
import type { FluxoDaAlteracao } from '../alteracao/estados.ts';
import { type DividaDaProposta, dividaMudou } from './divida-mudou.ts';
import type { SituacaoDaNegociacao } from './negociacao.ts';

/** What is only proposed, or was never agreed, is between the student and the team. */
const MENSAGENS = {
  aceita:
    'O que está em atraso foi dividido de novo, em um plano que ainda não vale. Ele muda o que você garante: por isso só vale quando o aditivo do contrato tiver também a sua assinatura. Até lá valem as parcelas de antes, e a sua fiança continua igual.',
  concluida:
    'O plano novo vale: as parcelas dele tomaram o lugar das que estavam em atraso, e a sua fiança as cobre.',
  'sem-efeito':
    'O aditivo terminou sem a assinatura de todos, e o plano novo não vale. Valem as parcelas de antes, e a sua fiança continua igual.',
} as const satisfies Partial<Record<SituacaoDaNegociacao, string>>;

/** Every signature stands: nobody is asked for theirs any more. */
const ASSINADO: readonly FluxoDaAlteracao[] = ['ASS', 'REP'];
const MENSAGEM_DO_ASSINADO =
  'O que está em atraso foi dividido de novo, e todos assinaram o aditivo do contrato. O plano novo vale depois da análise da nossa equipe. Até lá valem as parcelas de antes.';

const MENSAGEM_DA_DIVIDA_QUE_MUDOU =
  'A dívida mudou depois desta proposta, e por isso o plano novo não vai para assinatura: você não precisa fazer nada com ele. Valem as parcelas de antes, e a sua fiança continua igual.';

/** Null where it is nothing to them. */
export function negociacaoParaQuemGarante(
  situacao: SituacaoDaNegociacao,
  aditivo: FluxoDaAlteracao | null,
  /** Of what was agreed, something else is left today. */
  divida: DividaDaProposta | null = null,
): string | null {
  if (situacao === 'aceita' && divida && dividaMudou(divida)) return MENSAGEM_DA_DIVIDA_QUE_MUDOU;
  if (situacao === 'aceita' && aditivo !== null && ASSINADO.includes(aditivo)) return MENSAGEM_DO_ASSINADO;
  return situacao === 'aceita' || situacao === 'concluida' || situacao === 'sem-efeito'
    ? MENSAGENS[situacao]
    : null;
}
