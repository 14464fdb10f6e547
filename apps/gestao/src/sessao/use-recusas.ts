import {
  type ErrosAchados,
  type ErrosMostrados,
  errosQueFicam,
  mostrarErros,
} from '@credito/ui/erros/erros-que-ficam';
import { useState } from 'react';
import { camposRecusados, mensagemDoErro } from './consultas.ts';

export interface Recusas<Campo extends string> {
  /** What the server said of a field, until its answer changes. */
  de: (campo: Campo) => string | undefined;
  /** A failure that belongs to no field of the form. */
  geral: string | null;
  /** Some refused field still has the refused answer. */
  restam: boolean;
}

/** What came of sending a form. `valores` are its answers, by the names that the call gives them. */
export function useRecusas<V extends object>(erro: unknown, valores: V): Recusas<keyof V & string> {
  type Campo = keyof V & string;
  const [visto, setVisto] = useState({ erro, mostrados: {} as ErrosMostrados<Campo> });
  const novo = erro !== visto.erro;
  const mostrados = novo
    ? mostrarErros(Object.fromEntries(camposRecusados(erro)) as Partial<Record<Campo, string>>, valores, true)
    : errosQueFicam<Campo>(visto.mostrados, valores, {} as ErrosAchados<Campo>);
  if (novo || mostrados !== visto.mostrados) setVisto({ erro, mostrados });
  const deAlgumCampo = [...camposRecusados(erro).keys()].some((campo) => campo in valores);
  return {
    de: (campo) => mostrados[campo]?.mensagem,
    geral: erro && !deAlgumCampo ? mensagemDoErro(erro) : null,
    restam: Object.keys(mostrados).length > 0,
  };
}
