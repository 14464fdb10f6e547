/**
 * Case UP-05: opening the camera may push the page out of memory. A mark in this tab tells, after the reload, that a
 * photo was being taken and never arrived; `input` fires `change` or `cancel` when all went well.
 */
import { type SyntheticEvent, useState } from 'react';

const CHAVE = 'foto-em-curso';

function ler(): string | null {
  try {
    return sessionStorage.getItem(CHAVE);
  } catch {
    return null;
  }
}

function gravar(passo: string | null): void {
  try {
    if (passo === null) sessionStorage.removeItem(CHAVE);
    else sessionStorage.setItem(CHAVE, passo);
  } catch {
    // Without storage there is only no explanation.
  }
}

export function useFotoPerdida(passo: string) {
  const [perdida, setPerdida] = useState(() => ler() === passo);
  const escutar = ({ target, type }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    gravar(type === 'click' ? passo : null);
    if (type !== 'click') setPerdida(false);
  };
  return {
    perdida,
    dispensar: () => {
      gravar(null);
      setPerdida(false);
    },
    /** For an element around the cards. */
    ouvintes: { onClick: escutar, onChange: escutar, onCancel: escutar },
  };
}
