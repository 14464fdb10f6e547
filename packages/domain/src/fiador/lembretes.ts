/**
 * When a guarantor is reminded (decisions, "Guarantors"): 1, 3 and 7 days after the invitation, never between
 * 20:00 and 08:00 in São Paulo, stopped by any action of the guarantor; by the student's hand once in 24 hours.
 */
import { foraDoSilencio } from '../mensagem/silencio.ts';

export const DIAS_DE_LEMBRETE = [1, 3, 7] as const;
export type DiaDeLembrete = (typeof DIAS_DE_LEMBRETE)[number];

const HORAS_ENTRE_LEMBRETES = 24;

const HORA = 3_600_000;
const DIA = 24 * HORA;

/** When each automatic reminder of an invitation is due. */
export function agendaDeLembretes(convidadoEm: Date): ReadonlyArray<{ dia: DiaDeLembrete; quando: Date }> {
  return DIAS_DE_LEMBRETE.map((dia) => ({
    dia,
    quando: foraDoSilencio(new Date(convidadoEm.getTime() + dia * DIA)),
  }));
}

export interface FatosDoLembrete {
  /** The invitation still counts: not revoked, not refused, the guarantor not removed. */
  conviteVale: boolean;
  /** The guarantor opened it, accepted, or saved anything since. */
  fiadorAgiu: boolean;
  solicitacaoAberta: boolean;
}

export type DecisaoDoLembrete =
  | { enviar: false }
  /** `oferecerTroca`: the student is also told that another guarantor may be chosen. */
  | { enviar: true; oferecerTroca: boolean };

export function decidirLembrete(dia: DiaDeLembrete, fatos: FatosDoLembrete): DecisaoDoLembrete {
  if (!fatos.conviteVale || fatos.fiadorAgiu || !fatos.solicitacaoAberta) return { enviar: false };
  return { enviar: true, oferecerTroca: dia === DIAS_DE_LEMBRETE.at(-1) };
}

export const MENSAGEM_LEMBRETE_RECENTE = 'Você já enviou um lembrete nas últimas 24 horas.';
/** Hours after the last visit of a guarantor who sent everything and did not say so (`faltaConcluir`). */
const HORAS_SEM_AVISO = [2, 72, 168] as const;
const TOLERANCIA_HORAS = 48;

/** The moments between which the last visit must be for a reminder to be due. */
export function visitasSemAviso(agora: Date): { de: Date; ate: Date } {
  const haHoras = (horas: number) => new Date(agora.getTime() - horas * HORA);
  return { de: haHoras(HORAS_SEM_AVISO[2] + TOLERANCIA_HORAS), ate: haHoras(HORAS_SEM_AVISO[0]) };
}

/** The reminder that is due after so many hours, or null. */
export function lembreteDoAviso(visita: Date, agora: Date): (typeof HORAS_SEM_AVISO)[number] | null {
  const horas = (agora.getTime() - visita.getTime()) / HORA;
  return HORAS_SEM_AVISO.findLast((limite) => horas >= limite && horas <= limite + TOLERANCIA_HORAS) ?? null;
}

/** From when on the student may remind again; null when right now. */
export function proximoLembreteManual(ultimo: Date | null, agora: Date): Date | null {
  if (!ultimo) return null;
  const libera = new Date(ultimo.getTime() + HORAS_ENTRE_LEMBRETES * HORA);
  return libera > agora ? libera : null;
}
