/**
 * The only clock of the screens. The device's own may be years off, so what is decided here (ages, deadlines, waits)
 * takes the server's time, learnt from every answer and carried on by a clock that nobody can set.
 */
import { naAba } from './gaveta.ts';

const corrido = (): number => performance.now();

/** A date in an answer is cut off to the second. */
const MEIO_SEGUNDO_MS = 500;

/** How far the device's clock is off, so that a page loaded anew in this tab knows it before the first answer. */
const CHAVE = 'relogio';
/** What an answer takes on its way is no news. */
const NOVIDADE_MS = 5_000;

/** Server's time minus the running time of this page; null until it is known. */
let partida: number | null = lembrada();

function lembrada(): number | null {
  const diferenca = Number(naAba.ler(CHAVE) ?? Number.NaN);
  return Number.isFinite(diferenca) ? Date.now() + diferenca - corrido() : null;
}

export function aprenderHora(dataDaResposta: string | null): void {
  const momento = dataDaResposta === null ? Number.NaN : Date.parse(dataDaResposta);
  if (!Number.isFinite(momento)) return;
  partida = momento + MEIO_SEGUNDO_MS - corrido();
  const diferenca = momento + MEIO_SEGUNDO_MS - Date.now();
  const sabida = Number(naAba.ler(CHAVE) ?? 0);
  if (Math.abs(diferenca - sabida) > NOVIDADE_MS) naAba.guardar(CHAVE, String(diferenca));
}

/** Milliseconds since 1970 by the server's clock; by the device's own until the server has answered once. */
export const agoraMs = (): number => (partida === null ? Date.now() : partida + corrido());

export const agora = (): Date => new Date(agoraMs());

/** Only for what is compared with an earlier reading of the same clock, across a reload. */
export const doAparelhoMs = (): number => Date.now();

/** Milliseconds of this page's life: only good for durations. */
export const corridoMs = corrido;
