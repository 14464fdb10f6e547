/**
 * The plan before and after, by the engine (credito, sections 5 and 8). What was paid is left as it is: only what is open is
 * planned anew, and its principal is the same to the cent.
 */

import type { UsoDoContrato } from '../contrato/geracao.ts';
import { type Indice, SEM_INDICE } from '../credito/indice.ts';
import { type Parcela, planejarRestituicao, type Uso } from '../credito/plano-de-restituicao.ts';
import type { RegrasDoPrograma } from '../credito/regras-do-programa.ts';
import { primeiroVencimento } from '../credito/vencimento.ts';
import { somar } from '../dinheiro/conta.ts';
import { repartirPorPesos } from '../dinheiro/repartir-por-pesos.ts';
import { valorFinanciado } from '../instituicao/cobertura.ts';
import type { Data } from '../tempo/data.ts';
import { mesesEntre, somarMeses } from '../tempo/meses.ts';
import { congelar, type PagoDaParcela, principalPago } from './parcelas-congeladas.ts';
import { type DividaNegociada, parcelasNegociadas } from './parcelas-negociadas.ts';
import type { PedidoDa, PedidoDeAlteracao } from './pedido.ts';
import { emOrdemDePagamento } from './resumo-do-plano.ts';

export interface PlanoDoContrato {
  usos: readonly UsoDoContrato[];
  regras: RegrasDoPrograma;
  ultimoMes: Data;
  primeiroVencimento: Data;
  contratadoEm: Data;
  /** Number of the first instalment of the plan in force; those before were paid under an earlier one. */
  desde: number;
  /** Number of its last one, where late instalments were divided as agreed: those after it. */
  ate?: number;
  /** Paid in part and divided anew: only what was paid is left of them. */
  semEncargos?: readonly number[];
  /** What the plan in force pays back; the uses themselves while nothing was divided anew. */
  base: readonly Uso[];
  parcelas: readonly Parcela[];
}

/** As a contract keeps it where the debt was divided anew. */
export type Replano = Pick<PlanoDoContrato, 'desde' | 'base' | 'ate' | 'semEncargos'>;

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
  /** Of a negotiation. */
  divida?: DividaNegociada;
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
  | 'ja-dividida'
  | 'nada-muda';

export const MENSAGENS_DO_PLANO: Readonly<Record<RecusaDoPlano, string>> = {
  'nada-em-aberto': 'Não há parcelas em aberto neste contrato.',
  'vencimento-cedo-demais':
    'O primeiro vencimento precisa ficar ao menos um mês depois de hoje e da última mensalidade financiada.',
  'vencimento-longe-demais':
    'O primeiro vencimento pode ficar no máximo doze meses depois de hoje, ou no dia em que a próxima parcela em aberto vence hoje.',
  'nao-antecipa': 'O novo primeiro vencimento precisa ser antes do que o contrato diz hoje.',
  'nao-encurta': 'O novo último mês precisa ser antes do que o contrato diz hoje e não pode já ter passado.',
  'ja-paga': 'Uma parcela deste contrato já foi paga: isto só se muda antes do primeiro pagamento.',
  'falta-repasse':
    'Ainda há mensalidades deste contrato a pagar à instituição. Espere o semestre terminar para dividir a dívida de novo.',
  'ja-repassada': 'Uma das mensalidades desse período já foi paga à instituição de ensino.',
  'ja-dividida': 'As parcelas deste contrato já foram divididas de novo: isto não se muda mais.',
  'nada-muda': 'Nada muda no plano com este pedido.',
};

export const MESES_DO_SEMESTRE = 6;
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
    case 'negociacao':
      return planoComNegociacao(pedido, fatos);
    case 'fiador':
    case 'dados':
      return null;
  }
}

/** What was agreed about late instalments takes their place; all the others stay as they are. */
function planoComNegociacao(pedido: PedidoDa<'negociacao'>, fatos: FatosDoPlano): Resultado {
  const { contrato, pagas, divida, faltaRepasse } = fatos;
  if (faltaRepasse) return 'falta-repasse';
  if (!divida || divida.totalCentavos === 0) return 'nada-em-aberto';
  const numeros = divida.parcelas.map(({ numero }) => numero);
  const atrasadas = contrato.parcelas.filter(({ numero }) => numeros.includes(numero));
  const { congeladas, semEncargos } = congelar(atrasadas, pagas);
  const ultimo = Math.max(...contrato.parcelas.map(({ numero }) => numero));
  const novas = parcelasNegociadas(pedido, { atrasadas, divida, depoisDe: ultimo, hoje: fatos.hoje });
  return {
    ...contrato,
    ate: contrato.ate ?? ultimo,
    semEncargos: [...(contrato.semEncargos ?? []), ...semEncargos],
    parcelas: emOrdemDePagamento(
      [...contrato.parcelas.filter(({ numero }) => !numeros.includes(numero)), ...congeladas, ...novas],
      contrato.desde,
    ),
  };
}

/** The debt that is open in a number of equal parts of principal, from another day on. */
function reparcelar(
  { parcelas: prazo, primeiroVencimento: pedido }: PedidoDa<'reparcelamento'>,
  fatos: FatosDoPlano,
): Resultado {
  const { contrato, pagas, hoje } = fatos;
  const dia = contrato.regras.diaDeVencimento;
  // On the programme's day, and never before the day that was asked for.
  const noMes = somarMeses(pedido, 0, dia);
  const primeiro = noMes < pedido ? somarMeses(pedido, 1, dia) : noMes;
  const ultimoUso = contrato.usos.at(-1)?.em ?? hoje;
  if (primeiro < somarMeses(hoje, 1) || mesesEntre(ultimoUso, primeiro) < 1) return 'vencimento-cedo-demais';
  const emVigor = abertas(contrato, pagas)[0];
  if (emVigor === undefined) return 'nada-em-aberto';
  // An instalment that was paid can no longer be told apart from a fee that is still to come.
  if (pagas.length > 0 && fatos.faltaRepasse) return 'falta-repasse';
  const limite = somarMeses(hoje, MAXIMO_DE_ESPERA_MESES, dia);
  if (primeiro > limite && primeiro > emVigor.vencimento) return 'vencimento-longe-demais';
  const { congeladas, semEncargos } = congelar(contrato.parcelas, pagas);
  const desde = somar([Math.max(0, ...congeladas.map(({ numero }) => numero)), 1]);
  const base = usosEmAberto(contrato, pagas);
  const regras = { ...contrato.regras, modo: { tipo: 'linear', prazo } } as const;
  const { ate: _, ...semNegociadas } = contrato;
  const depois = { ...semNegociadas, regras, base, primeiroVencimento: primeiro, desde };
  return {
    ...depois,
    semEncargos: [...(contrato.semEncargos ?? []), ...semEncargos],
    parcelas: [...congeladas, ...planejar(depois, fatos.indice)],
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
  if (contrato.ate !== undefined && emAberto.some(({ numero }) => numero > (contrato.ate ?? 0)))
    return 'ja-dividida';
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
  if (pagas.length > 0) return 'ja-paga';
  if (divididaDeNovo(contrato)) return 'ja-dividida';
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
  if (pagas.length > 0) return 'ja-paga';
  if (divididaDeNovo(contrato)) return 'ja-dividida';
  const { desde, mensalidadeCentavos, percentual } = pedido;
  if (fatos.repassados.some((em) => em >= desde)) return 'ja-repassada';
  const financiadoCentavos = valorFinanciado(mensalidadeCentavos, percentual);
  const usos = contrato.usos.map((uso) =>
    uso.em < desde ? uso : { em: uso.em, mensalidadeCentavos, percentual, financiadoCentavos },
  );
  return comUsos(contrato, usos, fatos.indice);
}

const divididaDeNovo = ({ base, usos, desde, ate }: PlanoDoContrato): boolean =>
  base.length !== usos.length || desde > 1 || ate !== undefined;

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

/** Instalments that still owe principal. */
export function abertas(
  contrato: Pick<PlanoDoContrato, 'parcelas'>,
  pagas: readonly PagoDaParcela[],
): readonly Parcela[] {
  return contrato.parcelas.filter(
    (parcela) => parcela.principal + parcela.correcao > principalPago(pagas, parcela),
  );
}

/** The open principal by the day from which its fee runs. */
function usosEmAberto(contrato: PlanoDoContrato, pagas: readonly PagoDaParcela[]): readonly Uso[] {
  const { base } = contrato;
  const abertoDe = (parcela: Parcela) =>
    parcela.principal - Math.min(parcela.principal, principalPago(pagas, parcela));
  const porUso = base.map(() => 0);
  for (const parcela of contrato.parcelas.filter(({ numero }) => numero >= contrato.desde)) {
    const posicoes = parcela.usos.length > 0 ? parcela.usos : base.map((_, posicao) => posicao);
    const partes = repartirPorPesos(
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
