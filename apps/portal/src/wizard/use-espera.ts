import { type RefObject, useRef, useState } from 'react';

/** A wait that is shorter is not said: the sign would only flash, and be drawn twice beside what comes after it. */
const DEMORA_MS = 100;

export interface Espera {
  /** Under way for long enough to say so. */
  demorando: boolean;
  /** Under way, from the first moment. */
  emCurso: RefObject<boolean>;
  esperar: <T>(acao: () => Promise<T>) => Promise<T>;
}

/** One action at a time that a person waits for. */
export function useEspera(): Espera {
  const [demorando, setDemorando] = useState(false);
  const emCurso = useRef(false);

  async function esperar<T>(acao: () => Promise<T>): Promise<T> {
    emCurso.current = true;
    const aviso = setTimeout(() => setDemorando(true), DEMORA_MS);
    try {
      return await acao();
    } finally {
      clearTimeout(aviso);
      emCurso.current = false;
      setDemorando(false);
    }
  }

  return { demorando, emCurso, esperar };
}
