/** The fee of an instalment that is paid early: only months that have run to their end are charged (CDC, article 52 §2). */
import { fracao, repartir } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';
import { mesesCompletos } from '../tempo/meses.ts';
import {
  antesDoPlano,
  type DadosDaRestituicao,
  feitaPeloPlano,
  inicioDaTaxa,
  type Parcela,
  taxaAcumulada,
} from './plano-de-restituicao.ts';
import { MILHAO } from './regras-do-programa.ts';

/** Never more than in the plan; from the due date on exactly that. */
export function taxaNoDia(dados: DadosDaRestituicao, parcela: Parcela, dia: Data): number {
  // Of an earlier plan only what was paid is left, and the fee of what was agreed upon has run already.
  if (dia >= parcela.vencimento || !feitaPeloPlano(dados, parcela.numero)) return parcela.taxa;
  return Math.min(
    parcela.taxa,
    dados.regras.modo.tipo === 'espelho'
      ? taxaDosUsos(dados, parcela, dia)
      : taxaLinear(dados, parcela, dados.regras.modo.prazo, dia),
  );
}

function taxaDosUsos(dados: DadosDaRestituicao, { usos, principal, correcao }: Parcela, dia: Data): number {
  return usos.reduce((soma, posicao) => {
    const uso = dados.usos[posicao];
    if (!uso) return soma;
    const corrigido = uso.financiadoCentavos + fracao(correcao, uso.financiadoCentavos, principal);
    const meses = Math.max(0, mesesCompletos(inicioDaTaxa(dados, uso), dia));
    return soma + fracao(corrigido, dados.regras.taxaPpm * meses, MILHAO);
  }, 0);
}

/** The share of what had run before the first due date; the fee of a month that is not over is not charged. */
function taxaLinear(dados: DadosDaRestituicao, { numero }: Parcela, prazo: number, dia: Data): number {
  const ate = dia < dados.primeiroVencimento ? dia : dados.primeiroVencimento;
  const acumulada = taxaAcumulada(dados, (inicio) => Math.max(0, mesesCompletos(inicio, ate)));
  return repartir(acumulada, prazo)[numero - 1 - antesDoPlano(dados)] ?? 0;
}
