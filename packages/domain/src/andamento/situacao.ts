/** Where a request stands, derived once for every reader (architecture, shape 4). */

import { ESTADOS, type Exibicao, type Sigla, type StatusSolicitacao } from '../solicitacao/estados.ts';
import { isEmRecurso } from '../solicitacao/inicio.ts';

export interface FatosDaSituacao {
  sigla: Sigla;
  statusSolicitacao: StatusSolicitacao;
  /** Everything is filled in and only the acceptance of a guarantor is missing. */
  faltaSoAceite: boolean;
  possuiContratos: boolean;
  /** The student's correction is done and waits for a guarantor (spec 2 section 4, "only the student person"). */
  correcaoEspera?: boolean;
}

export interface Situacao {
  exibicao: Exibicao;
  /** Route of the student's portal, below /estudante. */
  pagina: string;
  corrigivel: boolean;
  cancelavel: boolean;
}

export const SEM_SOLICITACAO: Situacao = {
  exibicao: 'nenhum',
  pagina: '/universidade-curso',
  corrigivel: false,
  cancelavel: false,
};

export function situacaoDaSolicitacao(fatos: FatosDaSituacao | null): Situacao {
  if (!fatos) return SEM_SOLICITACAO;
  const estado = ESTADOS[fatos.sigla];
  return {
    exibicao: estado.exibicao,
    pagina: paginaDaSituacao(fatos, estado.exibicao),
    corrigivel: estado.natureza === 'corrigivel',
    cancelavel: estado.cancelavel,
  };
}

function paginaDaSituacao(fatos: FatosDaSituacao, exibicao: Exibicao): string {
  switch (exibicao) {
    case 'pendente':
      return fatos.sigla === 'PDBF' && fatos.faltaSoAceite ? '/aguardando-aceite' : '/status';
    case 'analise':
      return '/status-finalizado';
    case 'reprovada':
      return fatos.correcaoEspera ? '/status-finalizado' : '/solicitacao-reprovada';
    case 'aprovada':
      return fatos.possuiContratos ? '/inicio' : '/solicitacao-aprovada';
    // Cancelled: the start says so and offers another one (ADR 0066).
    case 'nenhum':
      return '/inicio';
  }
}

export type Leitor = 'estudante' | 'fiador' | 'analista';

/** One sentence per state and reader: where things stand. */
export const ROTULOS: Readonly<Record<Sigla, Readonly<Record<Leitor, string>>>> = {
  PDBE: {
    estudante: 'Faltam os seus dados básicos.',
    fiador: 'O estudante ainda está preenchendo a solicitação.',
    analista: 'Estudante preenche dados básicos',
  },
  PDC: {
    estudante: 'Faltam dados e documentos seus.',
    fiador: 'O estudante ainda está preenchendo a solicitação.',
    analista: 'Estudante preenche os dados',
  },
  PDBF: {
    estudante: 'Falta a parte do seu fiador.',
    fiador: 'A solicitação ainda não foi enviada.',
    analista: 'Fiador preenche',
  },
  PAIES: {
    estudante: 'Sua solicitação está em análise na instituição de ensino.',
    fiador: 'A solicitação está em análise na instituição de ensino.',
    analista: 'Análise da instituição',
  },
  PADC: {
    estudante: 'Sua solicitação está em análise.',
    fiador: 'A solicitação está em análise.',
    analista: 'Análise dos dados do estudante',
  },
  PAF: {
    estudante: 'Seus dados foram aprovados. Agora estamos analisando o fiador.',
    fiador: 'Estamos analisando os seus dados.',
    analista: 'Análise do fiador',
  },
  RDC: {
    estudante: 'A análise pediu correções nos seus dados. Corrija para continuar.',
    fiador: 'O estudante precisa corrigir a parte dele.',
    analista: 'Devolvida ao estudante',
  },
  RAF: {
    estudante: 'O seu fiador precisa corrigir a parte dele.',
    fiador: 'A análise pediu correções nos seus dados. Corrija para continuar.',
    analista: 'Devolvida ao fiador',
  },
  RIES: {
    estudante: 'A instituição de ensino não aprovou a sua solicitação.',
    fiador: 'A instituição de ensino não aprovou a solicitação.',
    analista: 'Reprovada pela instituição',
  },
  REP: {
    estudante: 'Sua solicitação não foi aprovada.',
    fiador: 'A solicitação não foi aprovada.',
    analista: 'Reprovada',
  },
  A: {
    estudante: 'Sua solicitação foi aprovada. O contrato será o próximo passo.',
    fiador: 'A solicitação foi aprovada.',
    analista: 'Aprovada',
  },
  CAN: {
    estudante: 'Sua solicitação foi cancelada.',
    fiador: 'A solicitação foi cancelada.',
    analista: 'Cancelada',
  },
};

const EM_RECURSO: Readonly<Record<Leitor, string>> = {
  estudante: 'O seu recurso está em análise.',
  fiador: 'O estudante pediu a revisão da decisão, que está em análise.',
  analista: 'Reprovada, em recurso',
};

/** The state in words; an appeal that waits for its answer has its own. */
export function rotuloDaSituacao(
  { sigla, statusSolicitacao }: Pick<FatosDaSituacao, 'sigla' | 'statusSolicitacao'>,
  leitor: Leitor,
): string {
  return isEmRecurso(statusSolicitacao) ? EM_RECURSO[leitor] : ROTULOS[sigla][leitor];
}

/** Why nothing can be changed now, as a refusal says it (devices 10). */
export function porQueNaoMuda(sigla: Sigla): string {
  if (sigla === 'CAN') return 'A solicitação foi cancelada e não pode mais ser alterada.';
  if (sigla === 'A') return 'A solicitação já foi aprovada e não pode mais ser alterada.';
  const { natureza } = ESTADOS[sigla];
  if (natureza === 'bloqueada') return 'A solicitação está em análise e não pode ser alterada agora.';
  if (natureza === 'final') return 'A solicitação foi encerrada e não pode mais ser alterada.';
  return 'Esta parte da solicitação não pode ser alterada agora.';
}
