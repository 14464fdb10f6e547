/** The two moments of a credit as people say them: by month, from when to when. */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { formatarData } from '../tempo/data.ts';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';
import type { Parcela } from './plano-de-restituicao.ts';
import type { Simulacao } from './simulacao.ts';

interface SimulacaoEmPalavras {
  agora: string;
  quandoAgora: string;
  depois: string;
  quandoDepois: string;
  /** Month of the first fee. */
  inicio: string;
}

export function emPalavras({
  pagoAgora,
  usos,
  parcelas,
}: Pick<Simulacao, 'pagoAgora' | 'usos' | 'parcelas'>): SimulacaoEmPalavras {
  const [primeiroUso] = usos;
  const ultimoUso = usos.at(-1);
  const [primeira] = parcelas;
  const ultima = parcelas.at(-1);
  if (!primeiroUso || !ultimoUso || !primeira || !ultima)
    throw new Error('a simulation of some months has fees and instalments');
  return {
    agora: `${formatarReais(pagoAgora)} por mês`,
    quandoAgora: `à instituição, de ${mesPorExtenso(primeiroUso.em)} a ${mesPorExtenso(ultimoUso.em)}`,
    depois: porMes(parcelas),
    quandoDepois:
      parcelas.length === 1
        ? `em uma parcela, em ${formatarData(primeira.vencimento)}`
        : `em ${parcelas.length} parcelas, de ${formatarData(primeira.vencimento)} a ${formatarData(ultima.vencimento)}`,
    inicio: mesPorExtenso(primeiroUso.em),
  };
}

export function porMes(parcelas: readonly Pick<Parcela, 'total'>[]): string {
  const totais = parcelas.map(({ total }) => total);
  const [menor, maior] = [Math.min(...totais), Math.max(...totais)];
  return menor === maior
    ? `${formatarReais(maior)} por mês`
    : `de ${formatarReais(menor)} a ${formatarReais(maior)} por mês`;
}
