/** The size of the letters, for whoever reads small print badly: the whole page grows, and flows anew. */
import { naAba } from '@credito/ui/aparelho/gaveta';
import { useEffect, useState } from 'react';
import estilos from './letra.module.css';

const CHAVE = 'letra';
const TAMANHOS = [null, estilos.maior, estilos.grande, estilos.enorme] as const;
const NOMES = ['normal', 'maior', 'grande', 'muito grande'] as const;
const MAXIMO = TAMANHOS.length - 1;

function guardado(): number {
  const lido = Number(naAba.ler(CHAVE) ?? 0);
  return Number.isInteger(lido) && lido >= 0 && lido <= MAXIMO ? lido : 0;
}

export interface Letra {
  nome: string;
  aumentada: boolean;
  aumentar: (() => void) | null;
  diminuir: (() => void) | null;
}

/** While the page that uses it is shown. */
export function useLetra(): Letra {
  const [tamanho, setTamanho] = useState(guardado);
  useEffect(() => {
    const classe = TAMANHOS[tamanho];
    naAba.guardar(CHAVE, String(tamanho));
    if (!classe) return;
    const { classList } = document.documentElement;
    classList.add(classe);
    return () => classList.remove(classe);
  }, [tamanho]);
  return {
    nome: NOMES[tamanho] ?? NOMES[0],
    aumentada: tamanho > 0,
    aumentar: tamanho < MAXIMO ? () => setTamanho(tamanho + 1) : null,
    diminuir: tamanho > 0 ? () => setTamanho(tamanho - 1) : null,
  };
}
