/**
 * The plan before and after, by the engine (credito, sections 5 and 8). What was paid is left as it is: only what is open is
 * planned anew, and its principal is the same to the cent.
 */

import type { UsoDoContrato } from '../contrato/geracao.ts';
import { type Indice, SEM_INDICE } from '../credito/indice.ts';
import {
  type Parcela,
  planejarRestituicao,
  totalDasParcelas,
  type Uso,
} from '../credito/plano-de-restituicao.ts';
import type { RegrasDoPrograma } from '../credito/regras-do-programa.ts';
import { primeiroVencimento } from '../credito/vencimento.ts';
import { fracao, somar } from '../dinheiro/conta.ts';
import { valorFinanciado } from '../instituicao/cobertura.ts';
import type { Data } from '../tempo/data.ts';
import { mesesEntre, somarMeses } from '../tempo/meses.ts';
import type { PedidoDa, PedidoDeAlteracao } from './pedido.ts';

/** What of an instalment was paid, and of which part of it. */
export interface PagoDaParcela {
  numero: number;
  /** With its correction. */
  principal: number;
  taxa: number;
}

export interface PlanoDoContrato {
  usos: readonly UsoDoContrato[];
  regras: RegrasDoPrograma;
  ultimoMes: Data;
  primeiroVencimento: Data;
  contratadoEm: Data;
  /** Number of the first instalment of the plan in force; those before were paid under an earlier one. */
  desde: number;
  /** What the plan in force pays back; the uses themselves while nothing was divided anew. */
  base: readonly Uso[];
  parcelas: readonly Parcela[];
}

/** As a contract keeps it where the debt was divided anew. */
export interface Replano {
  desde: number;
  base: readonly Uso[];
}

export interface PlanoDaAlteracao {
  antes: readonly Parcela[];
  depois: readonly Parcela[];
}

export interface FatosDoPlano {
  contrato: PlanoDoContrato;
  pagas: readonly PagoDaParcela[];
  /** Days of the fees that were paid to the school. */
  repassados: readonly Data[];
  /** Some fee is neither paid to the school nor cancelled yet. */
  faltaRepasse: boolean;
  /** Last due date of the student's contract before, in the same programme. */
  ultimoVencimentoAnterior: Data | null;
  indice?: Indice;
  hoje: Data;
}

export type RecusaDoPlano =
  | 'nada-em-aberto'
  | 'vencimento-cedo-demais'
  | 'vencimento-longe-demais'
  | 'nao-antecipa'
  | 'nao-encurta'
  | 'ja-paga'
  | 'falta-repasse'
  | 'ja-repassada'
  | 'nada-muda';

export const MENSAGENS_DO_PLANO: Readonly<Record<RecusaDoPlano, string>> = {
  'nada-em-aberto': 'Não há parcelas em aberto neste contrato.',
  'vencimento-cedo-demais':
    'O primeiro vencimento precisa ficar ao menos um mês depois de hoje e da última mensalidade financiada.',
  'vencimento-longe-demais':
    'O primeiro vencimento pode ficar no máximo doze meses depois de hoje, ou no dia de agora.',
  'nao-antecipa': 'O novo primeiro vencimento precisa ser antes do que o contrato diz hoje.',
  'nao-encurta': 'O novo último mês precisa ser antes do que o contrato diz hoje e não pode já ter passado.',
  'ja-paga': 'Uma parcela deste contrato já foi paga: isto só se muda antes do primeiro pagamento.',
  'falta-repasse':
    'Ainda há mensalidades deste contrato a pagar à instituição. Espere o semestre terminar para dividir a dívida de novo.',
  'ja-repassada': 'Uma das mensalidades desse período já foi paga à instituição de ensino.',
  'nada-muda': 'Nada muda no plano com este pedido.',
};

const MESES_DO_SEMESTRE = 6;
/** How far the first instalment of a rescheduling may be put off. */
const MAXIMO_DE_ESPERA_MESES = 12;

type Resultado = PlanoDoContrato | RecusaDoPlano;

/** Null of a kind that leaves the plan as it is. */
export function planoDepois(pedido: PedidoDeAlteracao, fatos: FatosDoPlano): Resultado | null {
  switch (pedido.especie) {
    case 'reparcelamento':
      return reparcelar(pedido, fatos);
    case 'suspensao':
    case 'prorrogacao':
      return deslocar(fatos, pedido.semestres * MESES_DO_SEMESTRE);
    case 'antecipacao':
      return antecipar(pedido, fatos);
    case 'encerramento':
      return encerrar(pedido, fatos);
    case 'transferencia':
      return transferir(pedido, fatos);
    case 'fiador':
    case 'dados':
      return null;
  }
}

/** The debt that is open in a number of equal parts of principal, from another day on. */
function reparcelar(
  { parcelas: prazo, primeiroVencimento: pedido }: PedidoDa<'reparcelamento'>,
  fatos: FatosDoPlano,
): Resultado {
  const { contrato, pagas, hoje } = fatos;
  const dia = contrato.regras.diaDeVencimento;
  const primeiro = somarMeses(pedido, 0, dia);
  const ultimoUso = contrato.usos.at(-1)?.em ?? hoje;
  if (Math.min(mesesEntre(hoje, primeiro), mesesEntre(ultimoUso, primeiro)) < 1)
    return 'vencimento-cedo-demais';
  const emVigor = abertas(contrato, pagas)[0];
  if (emVigor === undefined) return 'nada-em-aberto';
  // An instalment that was paid can no longer be told apart from a fee that is still to come.
  if (pagas.length > 0 && fatos.faltaRepasse) return 'falta-repasse';
  const limite = somarMeses(hoje, MAXIMO_DE_ESPERA_MESES, dia);
  if (primeiro > limite && primeiro > emVigor.vencimento) return 'vencimento-longe-demais';
  const congeladas = parcelasPagas(contrato, pagas);
  const desde = somar([Math.max(0, ...congeladas.map(({ numero }) => numero)), 1]);
  const base = usosEmAberto(contrato, pagas);
  const regras = { ...contrato.regras, modo: { tipo: 'linear', prazo } } as const;
  const novas = planejar({ ...contrato, regras, base, primeiroVencimento: primeiro, desde }, fatos.indice);
  return {
    ...contrato,
    regras,
    base,
    desde,
    primeiroVencimento: primeiro,
    parcelas: [...congeladas, ...novas],
  };
}

/** Every open instalment so many months later or earlier, with the fee that runs until then. */
function deslocar(fatos: FatosDoPlano, meses: number): Resultado {
  const { contrato, pagas, indice } = fatos;
  const emAberto = abertas(contrato, pagas);
  const dia = contrato.regras.diaDeVencimento;
  const [primeira] = emAberto;
  if (!primeira) return 'nada-em-aberto';
  // A plan whose first instalments were paid goes on under the same numbers.
  const doPlano = contrato.parcelas.filter(({ numero }) => numero >= contrato.desde);
  if (emAberto.length < doPlano.length && contrato.regras.modo.tipo === 'linear') return 'ja-paga';
  const depois = {
    ...contrato,
    ultimoMes: somarMeses(contrato.ultimoMes, Math.max(0, meses), 1),
    primeiroVencimento: somarMeses(contrato.primeiroVencimento, meses, dia),
  };
  const planejadas = new Map(planejar(depois, indice).map((parcela) => [parcela.numero, parcela]));
  const abertos = new Set(emAberto.map(({ numero }) => numero));
  return {
    ...depois,
    parcelas: contrato.parcelas.map((parcela) =>
      abertos.has(parcela.numero) ? (planejadas.get(parcela.numero) ?? parcela) : parcela,
    ),
  };
}

function antecipar({ primeiroVencimento: pedido }: PedidoDa<'antecipacao'>, fatos: FatosDoPlano): Resultado {
  const { contrato, pagas, hoje } = fatos;
  const [primeira] = abertas(contrato, pagas);
  if (!primeira) return 'nada-em-aberto';
  const meses = mesesEntre(primeira.vencimento, pedido);
  if (meses >= 0) return 'nao-antecipa';
  if (mesesEntre(hoje, pedido) < 1) return 'vencimento-cedo-demais';
  const ultimoUso = contrato.usos.at(-1)?.em;
  if (ultimoUso !== undefined && mesesEntre(ultimoUso, pedido) < 1) return 'vencimento-cedo-demais';
  return deslocar(fatos, meses);
}

/** The course ends before: what would have been financed after it is not, and the payment begins by the rule. */
function encerrar({ ultimoMes: pedido }: PedidoDa<'encerramento'>, fatos: FatosDoPlano): Resultado {
  const { contrato, pagas, hoje, ultimoVencimentoAnterior } = fatos;
  const ultimoMes = somarMeses(pedido, 0, 1);
  if (ultimoMes >= contrato.ultimoMes || mesesEntre(hoje, ultimoMes) < 0) return 'nao-encurta';
  if (pagas.length > 0 || contrato.base.length !== contrato.usos.length) return 'ja-paga';
  const dia = contrato.regras.diaDeVencimento;
  const ultimoUso = somarMeses(ultimoMes, 0, dia);
  const usos = contrato.usos.filter(({ em }) => em <= ultimoUso);
  if (usos.length === 0) return 'nao-encurta';
  if (fatos.repassados.some((em) => em > ultimoUso)) return 'ja-repassada';
  const primeiro = primeiroVencimento(contrato.regras, { ultimoUso, ultimoVencimentoAnterior });
  return comUsos({ ...contrato, ultimoMes, primeiroVencimento: primeiro }, usos, fatos.indice);
}

/** From a month on another fee is financed. */
function transferir(pedido: PedidoDa<'transferencia'>, fatos: FatosDoPlano): Resultado {
  const { contrato, pagas } = fatos;
  if (pagas.length > 0 || contrato.base.length !== contrato.usos.length) return 'ja-paga';
  const { desde, mensalidadeCentavos, percentual } = pedido;
  if (fatos.repassados.some((em) => em >= desde)) return 'ja-repassada';
  const financiadoCentavos = valorFinanciado(mensalidadeCentavos, percentual);
  const usos = contrato.usos.map((uso) =>
    uso.em < desde ? uso : { em: uso.em, mensalidadeCentavos, percentual, financiadoCentavos },
  );
  return comUsos(contrato, usos, fatos.indice);
}

function comUsos(
  contrato: PlanoDoContrato,
  usos: readonly UsoDoContrato[],
  indice: Indice | undefined,
): PlanoDoContrato {
  const depois = {
    ...contrato,
    usos,
    base: usos.map(({ em, financiadoCentavos }) => ({ em, financiadoCentavos })),
  };
  return { ...depois, parcelas: planejar(depois, indice) };
}

function planejar(
  { base, regras, primeiroVencimento: primeiro, contratadoEm, desde }: PlanoDoContrato,
  indice: Indice = SEM_INDICE,
): readonly Parcela[] {
  return planejarRestituicao({
    usos: base,
    regras,
    primeiroVencimento: primeiro,
    contratadoEm,
    desde,
    indice,
  });
}

function principalPago(pagas: readonly PagoDaParcela[], { numero }: Parcela): number {
  return somar(pagas.flatMap((paga) => (paga.numero === numero ? [paga.principal] : [])));
}

/** Instalments that still owe principal. */
function abertas(contrato: PlanoDoContrato, pagas: readonly PagoDaParcela[]): readonly Parcela[] {
  return contrato.parcelas.filter(
    (parcela) => parcela.principal + parcela.correcao > principalPago(pagas, parcela),
  );
}

/** Of a plan that is divided anew, what of the one before was paid: exactly that, and nothing is owed by it any more. */
function parcelasPagas({ parcelas }: PlanoDoContrato, pagas: readonly PagoDaParcela[]): readonly Parcela[] {
  return parcelas.flatMap((parcela) => {
    const daParcela = pagas.filter(({ numero }) => numero === parcela.numero);
    const pago = somar(daParcela.map(({ principal }) => principal));
    const taxa = somar(daParcela.map((paga) => paga.taxa));
    if (pago + taxa === 0) return [];
    const principal = Math.min(pago, parcela.principal);
    const correcao = pago - principal;
    return [{ ...parcela, usos: [], principal, correcao, taxa, total: somar([principal, correcao, taxa]) }];
  });
}

/** The open principal by the day from which its fee runs. */
function usosEmAberto(contrato: PlanoDoContrato, pagas: readonly PagoDaParcela[]): readonly Uso[] {
  const { base } = contrato;
  const abertoDe = (parcela: Parcela) =>
    parcela.principal - Math.min(parcela.principal, principalPago(pagas, parcela));
  const porUso = base.map(() => 0);
  for (const parcela of contrato.parcelas.filter(({ numero }) => numero >= contrato.desde)) {
    const posicoes = parcela.usos.length > 0 ? parcela.usos : base.map((_, posicao) => posicao);
    const partes = repartirPelosUsos(
      abertoDe(parcela),
      posicoes.map((posicao) => base[posicao]?.financiadoCentavos ?? 0),
    );
    for (const [i, posicao] of posicoes.entries())
      porUso[posicao] = somar([porUso[posicao] ?? 0, partes[i] ?? 0]);
  }
  return base.flatMap(({ em }, posicao) => {
    const financiadoCentavos = porUso[posicao] ?? 0;
    return financiadoCentavos > 0 ? [{ em, financiadoCentavos }] : [];
  });
}

/** In proportion, to the cent: what rounding leaves over is the last one's. */
function repartirPelosUsos(total: number, pesos: readonly number[]): readonly number[] {
  const soma = somar(pesos);
  let corrido = 0;
  let dado = 0;
  return pesos.map((peso) => {
    corrido += peso;
    const ate = soma === 0 ? 0 : fracao(total, corrido, soma);
    const parte = ate - dado;
    dado = ate;
    return parte;
  });
}

export interface ResumoDoPlano {
  parcelas: number;
  primeiroVencimento: Data;
  ultimoVencimento: Data;
  maiorCentavos: number;
  taxaCentavos: number;
  totalCentavos: number;
}

export function resumoDoPlano(parcelas: readonly Parcela[]): ResumoDoPlano {
  const porVencimento = [...parcelas].sort((a, b) => (a.vencimento < b.vencimento ? -1 : 1));
  const primeira = porVencimento[0]?.vencimento ?? '';
  return {
    parcelas: parcelas.length,
    primeiroVencimento: primeira,
    ultimoVencimento: porVencimento.at(-1)?.vencimento ?? primeira,
    maiorCentavos: Math.max(0, ...parcelas.map(({ total }) => total)),
    taxaCentavos: somar(parcelas.map(({ taxa }) => taxa)),
    totalCentavos: totalDasParcelas(parcelas),
  };
}
