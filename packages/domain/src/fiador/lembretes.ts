/**
 * When a guarantor is reminded (decisions, "Guarantors"): 1, 3 and 7 days after the invitation, never between
 * 20:00 and 08:00 in São Paulo, stopped by any action of the guarantor; by the student's hand once in 24 hours.
 */
import { horaEmSaoPaulo } from '../tempo/data.ts';

export const DIAS_DE_LEMBRETE = [1, 3, 7] as const;
export type DiaDeLembrete = (typeof DIAS_DE_LEMBRETE)[number];

export const INICIO_DO_SILENCIO = 20;
export const FIM_DO_SILENCIO = 8;
export const HORAS_ENTRE_LEMBRETES = 24;

const HORA = 3_600_000;
const DIA = 24 * HORA;

export function emSilencio(momento: Date): boolean {
  const hora = horaEmSaoPaulo(momento);
  return hora >= INICIO_DO_SILENCIO || hora < FIM_DO_SILENCIO;
}

/** The same moment, or 08:00 of the morning that ends the silence. */
export function foraDoSilencio(momento: Date): Date {
  if (!emSilencio(momento)) return momento;
  const horaCheia = Math.floor(momento.getTime() / HORA) * HORA;
  // Walks the clock instead of adding hours: were daylight saving to return, the wall clock still decides.
  for (let passo = 1; passo <= 13; passo += 1) {
    const candidata = new Date(horaCheia + passo * HORA);
    if (!emSilencio(candidata)) return candidata;
  }
  return momento;
}

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

/** From when on the student may remind again; null when right now. */
export function proximoLembreteManual(ultimo: Date | null, agora: Date): Date | null {
  if (!ultimo) return null;
  const libera = new Date(ultimo.getTime() + HORAS_ENTRE_LEMBRETES * HORA);
  return libera > agora ? libera : null;
}
