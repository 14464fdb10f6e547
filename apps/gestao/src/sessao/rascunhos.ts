/** What was being written or ticked stays until it is sent: through a closed dialog, a new login and a reload. */
import { useState } from 'react';
import { apagarDaAba, guardarNaAba, lerDaAba } from './guarda-da-aba.ts';
import { useOperador } from './use-sessao.ts';

/** Kept under the operator who wrote it: a colleague on the same device does not find it. */
export function useRascunhoDe<T>(chave: string, vazio: T) {
  const { id } = useOperador();
  const lugar = `${id} ${chave}`;
  const [valor, setValor] = useState((lerDaAba(lugar) as T | undefined) ?? vazio);
  return {
    valor,
    mudar(novo: T) {
      guardarNaAba(lugar, novo);
      setValor(novo);
    },
    /** What was sent is done with; what is being written since then is not. */
    apagar() {
      if (lerDaAba(lugar) !== valor) return;
      apagarDaAba(lugar);
      setValor(vazio);
    },
  };
}

export function useRascunho(chave: string) {
  const { valor, mudar, apagar } = useRascunhoDe(chave, '');
  return { texto: valor, escrever: mudar, apagar };
}
