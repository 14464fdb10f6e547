/** What was being written or ticked stays until it is sent: through a closed dialog, a new login and a reload. */
import { useState } from 'react';
import { apagarRascunho, guardarRascunho, lerRascunho } from '../../sessao/guarda-de-rascunhos.ts';
import { useOperador } from '../../sessao/use-sessao.ts';

/** Kept under the operator who wrote it: a colleague on the same device does not find it. */
export function useRascunhoDe<T>(chave: string, vazio: T) {
  const { id } = useOperador();
  const lugar = `${id} ${chave}`;
  const [valor, setValor] = useState((lerRascunho(lugar) as T | undefined) ?? vazio);
  return {
    valor,
    mudar(novo: T) {
      guardarRascunho(lugar, novo);
      setValor(novo);
    },
    apagar() {
      apagarRascunho(lugar);
      setValor(vazio);
    },
  };
}

export function useRascunho(chave: string) {
  const { valor, mudar, apagar } = useRascunhoDe(chave, '');
  return { texto: valor, escrever: mudar, apagar };
}
