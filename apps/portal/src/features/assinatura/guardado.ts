/**
 * What this tab keeps of a signing, so that a reload loses nothing: the secret of the link, which has left the address
 * bar, the pass, and how far somebody has come. It ends with the tab. Where nothing can be kept it lives as long as the page.
 */
import { naAba } from '@credito/ui/aparelho/gaveta';
import type { Entrada } from './chamadas.ts';

const CHAVE_DO_LINK = 'assinatura-link';
export const CHAVE_DO_CURSO = 'assinatura-curso';

export interface LinkGuardado {
  segredo: string;
  entrada: Entrada | null;
}

export function ler<T>(chave: string): T | null {
  try {
    return JSON.parse(naAba.ler(chave) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export const lerLink = (): LinkGuardado | null => ler<LinkGuardado>(CHAVE_DO_LINK);
export const guardarLink = (link: LinkGuardado): void => naAba.guardar(CHAVE_DO_LINK, JSON.stringify(link));

/** On a phone that is somebody else's. */
export function esquecerAssinatura(): void {
  naAba.apagar(CHAVE_DO_LINK);
  naAba.apagar(CHAVE_DO_CURSO);
}

/** The pass of this very link, while it is good. */
export function entradaDoLink(guardado: LinkGuardado | null, segredo: string, agora: number): Entrada | null {
  if (guardado?.segredo !== segredo || guardado.entrada === null) return null;
  return Date.parse(guardado.entrada.expiraEm) > agora ? guardado.entrada : null;
}
