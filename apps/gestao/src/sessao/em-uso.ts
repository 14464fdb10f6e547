/** Whether somebody is at the desk: a screen that asks for news by itself keeps no session open (ADR 0085). */
import { CABECALHO_SEM_USO } from '@credito/domain/acesso/duracao-da-sessao';
import { corridoMs } from '@credito/ui/aparelho/relogio';

const GESTOS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Longer than the interval at which screens ask for news: the next one tells of what happened since the last. */
const GESTO_RECENTE_MS = 2 * 60_000;
/** Who reads without asking for anything is told of at this interval. */
const AVISAR_A_CADA_MS = 10 * 60_000;

let ultimoGesto = corridoMs();
let ultimoAviso = corridoMs();

export function cabecalhosDoUso(): Record<string, string> {
  const agora = corridoMs();
  if (agora - ultimoGesto > GESTO_RECENTE_MS) return { [CABECALHO_SEM_USO]: '1' };
  ultimoAviso = agora;
  return {};
}

/** `avisar` makes any call. */
export function vigiarUso(avisar: () => void): void {
  const aoGesto = () => {
    ultimoGesto = corridoMs();
    if (ultimoGesto - ultimoAviso < AVISAR_A_CADA_MS) return;
    ultimoAviso = ultimoGesto;
    avisar();
  };
  for (const gesto of GESTOS) window.addEventListener(gesto, aoGesto, { passive: true, capture: true });
}
