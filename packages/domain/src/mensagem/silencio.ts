/** Quiet hours (decisions, "Guarantors"): what can wait does not ring between 20:00 and 08:00 in São Paulo. */
import { horaEmSaoPaulo } from '../tempo/data.ts';
import type { Canal } from './canais.ts';
import { fichaDoModelo } from './modelos.ts';

const INICIO_DO_SILENCIO = 20;
const FIM_DO_SILENCIO = 8;

const HORA = 3_600_000;

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

/** When a message that is due at `momento` may leave by a channel. */
export function quandoEnviar(modelo: string, canal: Canal, momento: Date): Date {
  const { espera } = fichaDoModelo(modelo);
  const toca = canal !== 'email';
  return espera === 'tudo' || (espera === 'celular' && toca) ? foraDoSilencio(momento) : momento;
}
