/**
 * The only clock of the screens. The device's own may be years off, so what is decided here (ages, deadlines, waits)
 * takes the server's time, learnt from every answer and carried on by a clock that nobody can set.
 */
const corrido = (): number => performance.now();

/** A date in an answer is cut off to the second. */
const MEIO_SEGUNDO_MS = 500;

/** Server's time minus the running time of this page; null until the first answer. */
let partida: number | null = null;

export function aprenderHora(dataDaResposta: string | null): void {
  const momento = dataDaResposta === null ? Number.NaN : Date.parse(dataDaResposta);
  if (Number.isFinite(momento)) partida = momento + MEIO_SEGUNDO_MS - corrido();
}

/** Milliseconds since 1970 by the server's clock; by the device's own until the server has answered once. */
export const agoraMs = (): number => (partida === null ? Date.now() : partida + corrido());

export const agora = (): Date => new Date(agoraMs());

/** Only for what is compared with an earlier reading of the same clock, across a reload. */
export const doAparelhoMs = (): number => Date.now();

/** Milliseconds of this page's life: only good for durations. */
export const corridoMs = corrido;
