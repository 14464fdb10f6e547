/**
 * Case UP-05: opening the camera may push the page out of memory. A mark in this tab tells, after the reload, that a
 * photo was being taken and never arrived; `input` fires `change` or `cancel` when all went well.
 */
import { naAba } from '@credito/ui/aparelho/gaveta';
import { type SyntheticEvent, useState } from 'react';

const CHAVE = 'foto-em-curso';

function gravar(passo: string | null): void {
  if (passo === null) naAba.apagar(CHAVE);
  else naAba.guardar(CHAVE, passo);
}

export function useFotoPerdida(passo: string) {
  const [perdida, setPerdida] = useState(() => naAba.ler(CHAVE) === passo);
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
