/** What a student reads of an alteration in the list, and what can be done about it (spec 3 sections 2.2, 2.7 and 4.3). */
import type { QuemRecusou } from '../assinatura/recusa.ts';
import { prazoVencido, textoDaContagem } from '../contrato/prazo.ts';
import { type Data, somarDias } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
import { type CausaDoFim, type FluxoDaAlteracao, mensagemDoFim } from './estados.ts';

export const ACOES_NA_LISTA = [
  'assinar',
  'acompanhar',
  'baixar',
  'concluir',
  'ver-motivo',
  'retirar',
] as const;
export type AcaoNaListaDaAlteracao = (typeof ACOES_NA_LISTA)[number];

export const ROTULO_DA_ACAO_NA_LISTA: Readonly<Record<AcaoNaListaDaAlteracao, string>> = {
  assinar: 'Assinar alteração',
  acompanhar: 'Acompanhar as assinaturas',
  baixar: 'Baixar Alteração',
  concluir: 'Concluir',
  'ver-motivo': 'Ver motivo',
  retirar: 'Retirar o pedido',
};

export interface FatosDaAlteracaoNaLista {
  fluxo: FluxoDaAlteracao;
  prazo: Data | null;
  /** The student has read that it is in effect. */
  concluida: boolean;
  /** The student is one of those who sign. */
  estudanteAssina: boolean;
  fim: { causa: CausaDoFim; em: Data; quemRecusou?: QuemRecusou | null } | null;
  /** Belongs to a negotiation: it is shown there alone. */
  negociada: boolean;
  /** Whoever was named to guarantee has not answered the invitation. */
  esperaAceite: boolean;
  /** And has not proven the income. */
  esperaRenda: boolean;
  /** The institution has not said its word. */
  esperaInstituicao: boolean;
  /** The student has asked for it, or it was released once: what the desk only prepares is its own. */
  vista: boolean;
}

const MENSAGEM: Readonly<Record<Exclude<FluxoDaAlteracao, 'CAN'>, string>> = {
  PED: 'Recebemos o seu pedido. A nossa equipe vai analisá-lo e responder aqui.',
  GER: 'A nossa equipe está preparando o documento.',
  DIS: 'A alteração está pronta para você ler e assinar.',
  DPR: 'A alteração está em assinatura.',
  ASS: 'Todos assinaram. Agora a nossa equipe analisa a alteração.',
  REP: 'A alteração não foi aprovada na análise. A nossa equipe vai corrigi-la ou encerrá-la.',
  EFE: 'A alteração está em vigor.',
};

const ESPERA_O_ACEITE =
  'Enviamos o convite à pessoa que você indicou. Depois que ela aceitar e comprovar a renda, a nossa equipe analisa o pedido e responde aqui.';

const ESPERA_A_RENDA =
  'A pessoa que você indicou aceitou o convite. Agora ela comprova a renda; depois a nossa equipe analisa o pedido e responde aqui.';

const ESPERA_A_INSTITUICAO =
  'Recebemos o seu pedido. Primeiro a instituição de ensino o confirma; depois a nossa equipe responde aqui.';

/** What ended stays in sight for a while, so that nobody wonders where it went. */
const DIAS_DA_CANCELADA = 90;

/** Late signatures end it, also before the night has written it down. */
export function canceladaPorAtraso({ fluxo, prazo, fim }: FatosDaAlteracaoNaLista, hoje: Data): boolean {
  if (fim !== null) return fim.causa === 'prazo';
  return (fluxo === 'DIS' || fluxo === 'DPR') && prazo !== null && prazoVencido(prazo, hoje);
}

export function alteracaoAparece(
  { fluxo, fim, negociada, vista }: FatosDaAlteracaoNaLista,
  hoje: Data,
): boolean {
  if (negociada || !vista) return false;
  if (fluxo !== 'CAN' || fim === null) return true;
  return fim.causa !== 'estudante' && hoje <= somarDias(fim.em, DIAS_DA_CANCELADA);
}

export interface AlteracaoNaListaDoEstudante {
  mensagem: string;
  acoes: readonly AcaoNaListaDaAlteracao[];
  /** The badge of the deadline, always while it can be signed. */
  contagem: string | null;
  atrasada: boolean;
}

export function alteracaoNaLista(fatos: FatosDaAlteracaoNaLista, hoje: Data): AlteracaoNaListaDoEstudante {
  const atrasada = canceladaPorAtraso(fatos, hoje);
  return {
    mensagem: mensagemDe(fatos, atrasada),
    acoes: acoesDe(fatos, atrasada),
    contagem: contagemDe(fatos, hoje),
    atrasada,
  };
}

function mensagemDe(
  { fluxo, fim, estudanteAssina, esperaAceite, esperaRenda, esperaInstituicao }: FatosDaAlteracaoNaLista,
  atrasada: boolean,
): string {
  if (atrasada) return mensagemDoFim({ causa: 'prazo' });
  if (fluxo === 'CAN') return mensagemDoFim(fim ?? { causa: 'provedor' });
  if (fluxo === 'PED' && esperaAceite) return ESPERA_O_ACEITE;
  if (fluxo === 'PED' && esperaRenda) return ESPERA_A_RENDA;
  if (fluxo === 'PED' && esperaInstituicao) return ESPERA_A_INSTITUICAO;
  if (fluxo === 'DPR' && !estudanteAssina) return 'A alteração está com quem precisa assiná-la.';
  return MENSAGEM[fluxo];
}

function acoesDe(
  { fluxo, concluida, estudanteAssina }: FatosDaAlteracaoNaLista,
  atrasada: boolean,
): readonly AcaoNaListaDaAlteracao[] {
  if (atrasada) return [];
  switch (fluxo) {
    case 'PED':
      return ['retirar'];
    case 'DIS':
      return estudanteAssina ? ['assinar'] : [];
    case 'DPR':
      return ['acompanhar'];
    case 'REP':
      return ['ver-motivo'];
    case 'EFE':
      return concluida ? ['baixar'] : ['baixar', 'concluir'];
    case 'CAN':
      return ['ver-motivo'];
    default:
      return [];
  }
}

/** "O prazo para assinatura(s) termina hoje", otherwise "em N dias". */
function contagemDe({ fluxo, prazo }: FatosDaAlteracaoNaLista, hoje: Data): string | null {
  if ((fluxo !== 'DIS' && fluxo !== 'DPR') || prazo === null) return null;
  const dias = diasEntre(hoje, prazo);
  return dias < 0 ? null : textoDaContagem(dias);
}

/**
 * On the start: everything that is under way, so that nobody who asked wonders where it stands, and what is in effect and was
 * not concluded yet (spec 3 section 2.2, ADR 0199).
 */
export function alteracaoNoInicio({
  fluxo,
  acoes,
  atrasada,
}: {
  fluxo: FluxoDaAlteracao;
  acoes: readonly AcaoNaListaDaAlteracao[];
  atrasada: boolean;
}): boolean {
  if (atrasada) return false;
  if (fluxo === 'EFE') return acoes.includes('concluir');
  return fluxo !== 'CAN';
}
