import { conclusaoDasPendencias, type FatosDaConclusao } from '@credito/domain/pendencia/conclusao';
import { participanteDe, type SolicitacaoCompleta } from './fatos.ts';

export function fatosDaConclusao(completa: SolicitacaoCompleta): FatosDaConclusao {
  const fiador = participanteDe(completa, 'fiador');
  const fiador2 = participanteDe(completa, 'fiador2');
  return {
    // Who came by a code fills in on their own; where the student does it there is none (spec 2 section 6).
    codFiador1: fiador?.preenchido_por === 'pessoa',
    doisFiadores: fiador2 !== null,
    statusPreenchimentoFiador: fiador?.status_preenchimento ?? null,
    statusPreenchimentoFiador2: fiador2?.status_preenchimento ?? null,
  };
}

/** The student concluded their part while a guarantor still fills in. */
export function esperaFiador(completa: SolicitacaoCompleta): boolean {
  const estudante = participanteDe(completa, 'estudante');
  return (
    completa.solicitacao.sigla === 'RDC' &&
    estudante?.status_preenchimento === 'AGUARDANDO_ANALISE' &&
    conclusaoDasPendencias(fatosDaConclusao(completa)).concluir === 'pessoa'
  );
}
