/**
 * The plan: what is paid back, when, and what it consists of (credito, section 5). Simulator, contract, alterations and
 * ledger take every figure from here.
 */
import { fracao, repartir, somar } from '../dinheiro/conta.ts';
import type { Data } from '../tempo/data.ts';
import { mesesEntre, somarMeses } from '../tempo/meses.ts';
import { type Indice, SEM_INDICE } from './indice.ts';
import { MILHAO, type RegrasDoPrograma } from './regras-do-programa.ts';

/** One monthly fee that the provider pays to the school. */
export interface Uso {
  em: Data;
  financiadoCentavos: number;
}

export interface Parcela {
  /** Within its contract, from 1. */
  numero: number;
  vencimento: Data;
  /** Positions of the uses that it repays, from 0; in `linear` none in particular. */
  usos: readonly number[];
  principal: number;
  correcao: number;
  taxa: number;
  total: number;
}

export interface DadosDaRestituicao {
  usos: readonly Uso[];
  regras: RegrasDoPrograma;
  primeiroVencimento: Data;
  /** From which the months of the fee count where the programme says so. */
  contratadoEm: Data;
  indice?: Indice;
  /** Number of the first instalment that this makes; those before were paid under an earlier plan. One without it. */
  desde?: number;
  /** Number of the last one that this makes; those after were agreed upon, with the fee that they say. */
  ate?: number;
  /** None run on them: only what was paid of them is left, or nobody can pay them yet. */
  semEncargos?: readonly number[];
  /** By number, of those that could not be paid when they were due: until this day without charges. */
  semEncargosAte?: Readonly<Record<number, Data>>;
}

/** Instalments in the order of their due dates; none without uses. */
export function planejarRestituicao(dados: DadosDaRestituicao): Parcela[] {
  if (dados.usos.length === 0) return [];
  const parcelas =
    dados.regras.modo.tipo === 'espelho'
      ? planoEmEspelho(dados)
      : planoLinear(dados, dados.regras.modo.prazo);
  return parcelas.map((parcela) => ({ ...parcela, numero: parcela.numero + antesDoPlano(dados) }));
}

/** Instalments that an earlier plan has left behind it, paid. */
export function antesDoPlano({ desde = 1 }: DadosDaRestituicao): number {
  return desde - 1;
}

/** Of this plan, and neither left from an earlier one nor agreed upon beside it. */
export function feitaPeloPlano(dados: DadosDaRestituicao, numero: number): boolean {
  return numero > antesDoPlano(dados) && numero <= (dados.ate ?? Number.POSITIVE_INFINITY);
}

/** The day from which the fee of a use runs. */
export function inicioDaTaxa({ regras, contratadoEm }: DadosDaRestituicao, uso: Uso): Data {
  return regras.contarDe === 'contrato' ? contratadoEm : uso.em;
}

function planoEmEspelho(dados: DadosDaRestituicao): Parcela[] {
  const { usos, regras } = dados;
  const parcelas: Parcela[] = [];
  let desde = 0;
  while (desde < usos.length) {
    const numero = parcelas.length + 1;
    let parcela = parcelaDosUsos(dados, numero, desde, desde + 1);
    while (parcela.total < regras.parcelaMinimaCentavos && desde + parcela.usos.length < usos.length)
      parcela = parcelaDosUsos(dados, numero, desde, desde + parcela.usos.length + 1);
    desde += parcela.usos.length;
    parcelas.push(parcela);
  }
  return comORestoNaUltima(dados, parcelas);
}

/** What is left over and too small for an instalment of its own goes with the one before. */
function comORestoNaUltima(dados: DadosDaRestituicao, parcelas: Parcela[]): Parcela[] {
  const ultima = parcelas.at(-1);
  const penultima = parcelas.at(-2);
  if (!ultima || !penultima || ultima.total >= dados.regras.parcelaMinimaCentavos) return parcelas;
  const [primeiro = 0] = penultima.usos;
  return [...parcelas.slice(0, -2), parcelaDosUsos(dados, penultima.numero, primeiro, dados.usos.length)];
}

function parcelaDosUsos(dados: DadosDaRestituicao, numero: number, desde: number, ate: number): Parcela {
  const { usos, regras, primeiroVencimento, indice = SEM_INDICE } = dados;
  const vencimento = somarMeses(primeiroVencimento, numero - 1, regras.diaDeVencimento);
  const partes = usos.slice(desde, ate).map((uso) => {
    const correcao = indice.correcao(uso.financiadoCentavos, uso.em, vencimento);
    const meses = mesesEntre(inicioDaTaxa(dados, uso), vencimento);
    const taxa = fracao(uso.financiadoCentavos + correcao, regras.taxaPpm * meses, MILHAO);
    return { principal: uso.financiadoCentavos, correcao, taxa };
  });
  return montar(
    { numero, vencimento, usos: partes.map((_, indiceDaParte) => desde + indiceDaParte) },
    somar(partes.map(({ principal }) => principal)),
    somar(partes.map(({ correcao }) => correcao)),
    somar(partes.map(({ taxa }) => taxa)),
  );
}

/** The fee up to the first due date, which `linear` spreads over its instalments. */
export function taxaAcumulada(dados: DadosDaRestituicao, mesesDe: (inicio: Data) => number): number {
  const { usos, regras } = dados;
  return somar(
    usos.map((uso) =>
      fracao(uso.financiadoCentavos, regras.taxaPpm * mesesDe(inicioDaTaxa(dados, uso)), MILHAO),
    ),
  );
}

function planoLinear(dados: DadosDaRestituicao, prazo: number): Parcela[] {
  const { usos, regras, primeiroVencimento, indice = SEM_INDICE } = dados;
  const principais = repartir(somar(usos.map(({ financiadoCentavos }) => financiadoCentavos)), prazo);
  const acumuladas = repartir(
    taxaAcumulada(dados, (inicio) => mesesEntre(inicio, primeiroVencimento)),
    prazo,
  );
  const ultimoUso =
    usos
      .map(({ em }) => em)
      .sort()
      .at(-1) ?? primeiroVencimento;
  let aberto = somar(principais);
  return principais.map((principal, posicao) => {
    const vencimento = somarMeses(primeiroVencimento, posicao, regras.diaDeVencimento);
    const doMes = posicao === 0 ? 0 : fracao(aberto, regras.taxaPpm, MILHAO);
    aberto -= principal;
    const correcao = indice.correcao(principal, ultimoUso, vencimento);
    return montar(
      { numero: posicao + 1, vencimento, usos: [] },
      principal,
      correcao,
      (acumuladas[posicao] ?? 0) + doMes,
    );
  });
}

function montar(
  base: Pick<Parcela, 'numero' | 'vencimento' | 'usos'>,
  principal: number,
  correcao: number,
  taxa: number,
): Parcela {
  return { ...base, principal, correcao, taxa, total: somar([principal, correcao, taxa]) };
}

export function totalDasParcelas(parcelas: readonly Parcela[]): number {
  return somar(parcelas.map(({ total }) => total));
}
