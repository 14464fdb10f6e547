/** Until when a contract may be signed and recovered: days of São Paulo, whatever the device says. */
import type { QuemRecusou } from '../assinatura/recusa.ts';
import { type Data, formatarData, somarDias } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
import type { CodigoDoContrato } from './estados.ts';

const DIAS_PARA_RECUPERAR = 7;
/** The badge of the deadline is shown from so many days before (spec 3 section 9). */
const DIAS_NA_CONTAGEM = 10;

/** Signable until the end of the day itself. */
export function prazoVencido(prazo: Data, hoje: Data): boolean {
  return hoje > prazo;
}

/** 10 to 0; null while the deadline is further away, or over. */
export function diasNaContagem(prazo: Data, hoje: Data): number | null {
  const dias = diasEntre(hoje, prazo);
  return dias >= 0 && dias <= DIAS_NA_CONTAGEM ? dias : null;
}

/** "O prazo para assinatura(s) termina hoje" (spec 3 section 2.7). */
export function textoDaContagem(dias: number): string {
  if (dias === 0) return 'O prazo para assinatura(s) termina hoje';
  return `O prazo para assinatura(s) termina em ${dias} ${dias === 1 ? 'dia' : 'dias'}`;
}

/** Why a contract came to its end: only the deadline can be recovered from. */
export type CausaDoCancelamento = 'prazo' | 'recusa' | 'desistencia' | 'provedor' | 'curso';

export interface FatosDoCancelamento {
  causa: CausaDoCancelamento;
  /** State in which the cancellation found it. */
  vindoDe: CodigoDoContrato;
  prazo: Data;
  jaRecuperado: boolean;
  /** Of another contract of the same course: with the course ends what a deadline had left open (ADR 0167). */
  cursoTerminou?: boolean;
  /** Of a refusal. */
  quemRecusou?: QuemRecusou | null;
}

/** A contract that had gone to its signers; REC, APR and REP only in imported data. */
const RECUPERAVEIS: readonly CodigoDoContrato[] = ['DPR', 'ASS', 'REC', 'APR', 'REP'];

/** Once, from the day after the deadline to the end of the seventh (spec 3 section 4.2), while the course goes on. */
export function isRecuperavel(
  { causa, vindoDe, prazo, jaRecuperado, cursoTerminou = false }: FatosDoCancelamento,
  hoje: Data,
): boolean {
  return (
    causa === 'prazo' &&
    RECUPERAVEIS.includes(vindoDe) &&
    !jaRecuperado &&
    !cursoTerminou &&
    prazoVencido(prazo, hoje) &&
    hoje <= ultimoDiaParaRecuperar(prazo)
  );
}

export const ultimoDiaParaRecuperar = (prazo: Data): Data => somarDias(prazo, DIAS_PARA_RECUPERAR);

/** Shortest time for which what was offered holds (CDC, article 54-B). */
const DIAS_DA_OFERTA = 2;

/** First day that may be a deadline: the offer holds until then. */
export function primeiroPrazoPossivel(hoje: Data): Data {
  return somarDias(hoje, DIAS_DA_OFERTA);
}

const MAXIMO_DO_PRAZO_DIAS = 180;

/** Last day that may be a deadline. */
export function ultimoPrazoPossivel(hoje: Data): Data {
  return somarDias(hoje, MAXIMO_DO_PRAZO_DIAS);
}

/** What the programme gives where the desk names no day. */
export function prazoDoPrograma(hoje: Data, prazoDeAssinaturaDias: number): Data {
  return somarDias(hoje, prazoDeAssinaturaDias);
}

/** Why a contract cannot be released until this day; null when it can. */
export function recusaDoPrazo(prazo: Data, hoje: Data): string | null {
  const primeiro = primeiroPrazoPossivel(hoje);
  if (prazo < primeiro) return `O prazo precisa dar ao menos dois dias: ${formatarData(primeiro)} ou depois.`;
  return prazo > ultimoPrazoPossivel(hoje)
    ? `O prazo pode ter no máximo ${MAXIMO_DO_PRAZO_DIAS} dias.`
    : null;
}

/** Until the deadline, and at least two days from the release on. */
export function ofertaValeAte(prazo: Data, liberadoEm: Data): Data {
  const minimo = primeiroPrazoPossivel(liberadoEm);
  return prazo > minimo ? prazo : minimo;
}
