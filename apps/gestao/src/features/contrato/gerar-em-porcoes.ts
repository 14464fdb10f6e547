/** A batch of contracts, sent in portions so that no answer takes minutes; what one portion did stays when the next one fails. */
import type { rotaGerarContratos } from '@credito/api/gestao-contrato-geracao.rotas';
import type { Resposta } from '@credito/api/rota';

const TAMANHO_DA_PORCAO = 25;

export type RespostaDaPorcao = Resposta<typeof rotaGerarContratos>;

export type Andamento = Pick<RespostaDaPorcao, 'gerados' | 'falhas'>;

export const NADA_FEITO: Andamento = { gerados: [], falhas: [] };

/** Those about which nothing was answered yet. */
export function queFaltam(solicitacoes: readonly number[], { gerados, falhas }: Andamento): number[] {
  const respondidas = new Set([...gerados, ...falhas].map(({ solicitacaoId }) => solicitacaoId));
  return solicitacoes.filter((id) => !respondidas.has(id));
}

export async function gerarEmPorcoes(
  solicitacoes: readonly number[],
  desde: Andamento,
  chamar: (porcao: number[]) => Promise<RespostaDaPorcao>,
  aoAvancar: (ate: Andamento) => void,
): Promise<Andamento> {
  const faltam = queFaltam(solicitacoes, desde);
  let ate = desde;
  for (let inicio = 0; inicio < faltam.length; inicio += TAMANHO_DA_PORCAO) {
    const { gerados, falhas } = await chamar(faltam.slice(inicio, inicio + TAMANHO_DA_PORCAO));
    ate = { gerados: [...ate.gerados, ...gerados], falhas: [...ate.falhas, ...falhas] };
    aoAvancar(ate);
  }
  return ate;
}
