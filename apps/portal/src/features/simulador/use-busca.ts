import { useEffect, useState } from 'react';
import { motivoDaFalha } from '../../sessao/motivo-da-falha.ts';

export interface Busca<T> {
  /** Null while it is on its way. */
  achado: T | null;
  falha: string | null;
  tentarDeNovo: () => void;
}

/** Something asked for once, without the cache of answers, which is not among what the first load brings. */
export function useBusca<T>(buscar: () => Promise<T>): Busca<T> {
  const [achado, setAchado] = useState<T | null>(null);
  const [falha, setFalha] = useState<string | null>(null);
  const [tentativa, setTentativa] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let naTela = true;
    buscar().then(
      (resposta) => naTela && setAchado(() => resposta),
      (erro: unknown) => naTela && setFalha(motivoDaFalha(erro)),
    );
    return () => {
      naTela = false;
    };
  }, [buscar, tentativa]);
  return {
    achado,
    falha,
    tentarDeNovo: () => {
      setFalha(null);
      setTentativa(tentativa + 1);
    },
  };
}
