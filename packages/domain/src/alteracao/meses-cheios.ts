/** A student with several contracts may come to pay more than one instalment in a month: how much that is. */
import type { Parcela } from '../credito/plano-de-restituicao.ts';
import { somar } from '../dinheiro/conta.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import type { Data } from '../tempo/data.ts';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';

type Devida = Pick<Parcela, 'vencimento' | 'total'>;

/** In words and in money; null where no month has two. */
export function mesesComMaisDeUma(devidas: readonly Devida[], hoje: Data): string | null {
  const porMes = new Map<string, number[]>();
  for (const { vencimento, total } of devidas) {
    if (vencimento < hoje) continue;
    const mes = vencimento.slice(0, 7);
    porMes.set(mes, [...(porMes.get(mes) ?? []), total]);
  }
  const cheios = [...porMes]
    .filter(([, totais]) => totais.length > 1)
    .map(([mes, totais]) => ({ mes, parcelas: totais.length, total: somar(totais) }));
  const [primeiro, ...outros] = cheios.sort((a, b) => b.total - a.total || (a.mes < b.mes ? -1 : 1));
  if (!primeiro) return null;
  const meses = outros.length === 0 ? 'Em 1 mês' : `Em ${cheios.length} meses`;
  const qual = outros.length === 0 ? 'É' : 'O mais caro é';
  return `${meses} você vai pagar mais de uma parcela, somando os seus contratos. ${qual} ${mesPorExtenso(primeiro.mes)}: ${primeiro.parcelas} parcelas, ${formatarReais(primeiro.total)} ao todo.`;
}
