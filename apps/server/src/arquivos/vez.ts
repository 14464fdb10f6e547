/** Lets `simultaneos` run and the others wait in order; waiting should cost an id, never a file. */
export function criarVez(simultaneos: number): <T>(tarefa: () => Promise<T>) => Promise<T> {
  let ativos = 0;
  const esperando: (() => void)[] = [];
  return async (tarefa) => {
    if (ativos >= simultaneos) await new Promise<void>((resolve) => esperando.push(resolve));
    else ativos += 1;
    try {
      return await tarefa();
    } finally {
      const proximo = esperando.shift();
      if (proximo) proximo();
      else ativos -= 1;
    }
  };
}
