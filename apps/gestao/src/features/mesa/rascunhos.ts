/** What was being written stays in memory until it is sent: also through a new login on the same page. */
import { useState } from 'react';

const rascunhos = new Map<string, string>();

export function useRascunho(chave: string) {
  const [texto, setTexto] = useState(rascunhos.get(chave) ?? '');
  return {
    texto,
    escrever(novo: string) {
      rascunhos.set(chave, novo);
      setTexto(novo);
    },
    apagar() {
      rascunhos.delete(chave);
      setTexto('');
    },
  };
}
