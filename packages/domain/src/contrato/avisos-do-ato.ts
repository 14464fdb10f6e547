/** Who hears of an act of the staff, and by which message; what is not listed is told to nobody. */
import type { NomeDeModelo } from '../mensagem/modelos.ts';
import { isAtoDeDois } from './atos-de-dois.ts';
import type { AcaoDaEquipe } from './transicoes.ts';

export interface AvisosDoAto {
  estudante?: Extract<
    NomeDeModelo,
    | 'contrato-disponivel'
    | 'contrato-cancelado'
    | 'contrato-reprovado'
    | 'contrato-efetivado'
    | 'contrato-liquidado'
  >;
  fiadores?: Extract<
    NomeDeModelo,
    | 'contrato-disponivel-fiador'
    | 'contrato-cancelado-fiador'
    | 'contrato-efetivado-fiador'
    | 'contrato-liquidado-fiador'
  >;
}

const DISPONIVEL: AvisosDoAto = {
  estudante: 'contrato-disponivel',
  fiadores: 'contrato-disponivel-fiador',
};

export const AVISOS_DO_ATO: Readonly<Record<AcaoDaEquipe, AvisosDoAto>> = {
  liberar: DISPONIVEL,
  receberNaIes: {},
  enviarAoProvedor: {},
  receber: {},
  aprovar: {},
  reprovar: { estudante: 'contrato-reprovado' },
  corrigir: {},
  efetivar: { estudante: 'contrato-efetivado', fiadores: 'contrato-efetivado-fiador' },
  liquidar: { estudante: 'contrato-liquidado', fiadores: 'contrato-liquidado-fiador' },
  baixar: {},
  recuperar: DISPONIVEL,
  cancelar: { estudante: 'contrato-cancelado', fiadores: 'contrato-cancelado-fiador' },
};

/** Said before the act is confirmed. */
export function quemSeraAvisado(acao: AcaoDaEquipe): string {
  const { estudante, fiadores } = AVISOS_DO_ATO[acao];
  if (!estudante) return 'Ninguém recebe mensagem por este ato.';
  const quem = fiadores ? 'O estudante e os fiadores com conta no portal' : 'O estudante';
  const plural = fiadores !== undefined;
  // Nobody hears of what is only proposed.
  return isAtoDeDois(acao)
    ? `${quem} só ${plural ? 'são avisados' : 'é avisado'} quando outra pessoa confirmar.`
    : `${quem} ${plural ? 'são avisados' : 'é avisado'}.`;
}
