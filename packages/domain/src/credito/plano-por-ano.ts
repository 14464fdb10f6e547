/** A running plan by calendar year: what the chart of the statement draws, and the table beside it says. */
import type { Data } from '../tempo/data.ts';

interface ParcelaDoExtrato {
  vencimento: Data;
  situacao: 'a-vencer' | 'vencida' | 'paga';
  /** Today, with what being late has added. */
  abertoCentavos: number;
  pagoCentavos: number;
}

export interface AnoDoPlano {
  ano: number;
  /** Of the instalments that are due in it, whenever it was paid. */
  pago: number;
  atrasado: number;
  aVencer: number;
}

/** Every year from the first due date to the last. */
export function planoPorAno(parcelas: readonly ParcelaDoExtrato[]): readonly AnoDoPlano[] {
  const anoDe = ({ vencimento }: ParcelaDoExtrato) => Number(vencimento.slice(0, 4));
  const todos = parcelas.map(anoDe);
  if (todos.length === 0) return [];
  const primeiro = Math.min(...todos);
  const anos = Array.from({ length: Math.max(...todos) - primeiro + 1 }, (_, posicao) => ({
    ano: primeiro + posicao,
    pago: 0,
    atrasado: 0,
    aVencer: 0,
  }));
  for (const parcela of parcelas) {
    const linha = anos[anoDe(parcela) - primeiro];
    if (!linha) continue;
    linha.pago += parcela.pagoCentavos;
    if (parcela.situacao === 'vencida') linha.atrasado += parcela.abertoCentavos;
    else linha.aVencer += parcela.abertoCentavos;
  }
  return anos;
}
