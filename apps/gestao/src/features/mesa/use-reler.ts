import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas, estaDesatualizada } from '../../sessao/consultas.ts';

/** Each change of a request, made or refused, reads it and its queues again. */
export function useReler(id: number) {
  const recarregar = () =>
    Promise.all([
      consultas.invalidateQueries({ queryKey: ['mesa', id] }),
      consultas.invalidateQueries({ queryKey: ['filas'] }),
      consultas.invalidateQueries({ queryKey: ['fila'] }),
    ]);
  const aoFalhar = (erro: unknown) => {
    if (estaDesatualizada(erro))
      avisarErro(erro, 'A solicitação mudou em outra tela. Mostramos a versão mais nova.');
    else avisarErro(erro);
    return recarregar();
  };
  return { recarregar, aoFalhar };
}
