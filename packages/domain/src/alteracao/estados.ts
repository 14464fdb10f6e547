/** The states of an alteration (spec 3 sections 2.7 and 3; credito, section 8). */
import { type QuemRecusou, quemNaoQuis } from '../assinatura/recusa.ts';
import { type Data, dataEmSaoPaulo, somarDias } from '../tempo/data.ts';

/** `PED` is ours: a student has asked, and nobody has taken it up yet. The others are the specification's. */
export const FLUXOS_DA_ALTERACAO = ['PED', 'GER', 'DIS', 'DPR', 'ASS', 'REP', 'EFE', 'CAN'] as const;
export type FluxoDaAlteracao = (typeof FLUXOS_DA_ALTERACAO)[number];

export const ROTULO_DO_FLUXO: Readonly<Record<FluxoDaAlteracao, string>> = {
  PED: 'Pedida',
  GER: 'Em preparação',
  DIS: 'Disponível',
  DPR: 'Em assinatura',
  ASS: 'Assinada',
  REP: 'Não aprovada',
  EFE: 'Em vigor',
  CAN: 'Cancelada',
};

/** `sitAlteracao` of the specification: pending, effected, returned, cancelled. */
export const SITUACOES_DA_ALTERACAO = ['P', 'E', 'R', 'C'] as const;
export type SituacaoDaAlteracao = (typeof SITUACOES_DA_ALTERACAO)[number];

/** What the analysis refused may be corrected for so long; then it is over by itself. */
export const DIAS_DA_REPROVADA = 30;

export interface FatosDoFluxo {
  fluxo: FluxoDaAlteracao;
  /** Since when it is in this state. */
  desde: Date;
  /** A correction after a refusal makes the next one. */
  edicao: number;
}

const ABERTOS: readonly FluxoDaAlteracao[] = ['DIS', 'DPR', 'ASS', 'REP'];
export const FLUXOS_ABERTOS = ABERTOS;

/** Last day on which a refused alteration may be corrected. */
export function fimDaReprovada(desde: Date): Data {
  return somarDias(dataEmSaoPaulo(desde), DIAS_DA_REPROVADA);
}

/** Only what is open holds up a contract: what is over, whichever way, never does. */
export function isAberta({ fluxo, desde }: Pick<FatosDoFluxo, 'fluxo' | 'desde'>, hoje: Data): boolean {
  if (fluxo === 'REP') return hoje <= fimDaReprovada(desde);
  return ABERTOS.includes(fluxo);
}

/** Derived, never kept. */
export function situacaoDaAlteracao(fatos: FatosDoFluxo, hoje: Data): SituacaoDaAlteracao {
  switch (fatos.fluxo) {
    case 'EFE':
      return 'E';
    case 'CAN':
      return 'C';
    case 'REP':
      return isAberta(fatos, hoje) ? 'P' : 'R';
    case 'GER':
      return fatos.edicao > 1 ? 'R' : 'P';
    default:
      return 'P';
  }
}

/** Why it came to its end without effect. */
const CAUSAS_DO_FIM = [
  'prazo',
  'recusa',
  'convite',
  'provedor',
  'estudante',
  'negada',
  'encerrada',
  'quitacao',
] as const;
export type CausaDoFim = (typeof CAUSAS_DO_FIM)[number];

const MENSAGEM_DO_FIM: Readonly<Record<Exclude<CausaDoFim, 'recusa'>, string>> = {
  prazo: 'A alteração foi cancelada por atraso nas assinaturas.',
  convite: 'A pessoa indicada não aceitou garantir o contrato. Você pode indicar outra.',
  provedor: 'A alteração foi cancelada pela nossa equipe.',
  estudante: 'Você retirou o pedido.',
  negada: 'O pedido não foi aceito.',
  quitacao: 'O contrato foi pago por inteiro, e a alteração não é mais necessária.',
  encerrada: 'A alteração não foi aprovada e está encerrada. O contrato continua como era.',
};

export function mensagemDoFim({
  causa,
  quemRecusou,
}: {
  causa: CausaDoFim;
  /** Of a refusal. */
  quemRecusou?: QuemRecusou | null;
}): string {
  return causa === 'recusa'
    ? `A alteração foi cancelada porque ${quemNaoQuis(quemRecusou)} não quis assinar.`
    : MENSAGEM_DO_FIM[causa];
}
