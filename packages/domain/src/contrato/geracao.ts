/** What a contract consists of before anybody reads it: uses and plan, from the request and the programme's rules. */
import type { Indice } from '../credito/indice.ts';
import {
  type DadosDaRestituicao,
  type Parcela,
  planejarRestituicao,
  totalDasParcelas,
} from '../credito/plano-de-restituicao.ts';
import type { RegrasDoPrograma } from '../credito/regras-do-programa.ts';
import { primeiroVencimento } from '../credito/vencimento.ts';
import { somar } from '../dinheiro/conta.ts';
import { valorFinanciado } from '../instituicao/cobertura.ts';
import type { Data } from '../tempo/data.ts';
import { mesesEntre, somarMeses } from '../tempo/meses.ts';
import { compararTermos, mensalidadesDoTermo, type Termo } from './termo.ts';

/** Only a first contract and its extension are made here; the others are imported, and no rule reads the letter. */
export const TIPOS_DE_CONTRATO = {
  M: 'Mútuo',
  E: 'Extensão',
  B: 'Contrato',
  L: 'Contrato',
  C: 'Contrato',
} as const;
export type TipoDeContrato = keyof typeof TIPOS_DE_CONTRATO;

export interface UsoDoContrato {
  em: Data;
  mensalidadeCentavos: number;
  percentual: number;
  financiadoCentavos: number;
}

export interface PedidoDeContrato {
  termo: Termo;
  /** The first term for which the request asks for credit. */
  primeiroTermo: Termo;
  /** First day of the term in which the course began. */
  ingresso: Data;
  mensalidadeCentavos: number;
  percentual: number;
  /** First day of the last month of the course. */
  ultimoMes: Data;
  regras: RegrasDoPrograma;
  contratadoEm: Data;
  /** By which the principal is corrected, as far as its numbers are published. */
  indice?: Indice;
  /** Last due date of the student's contract before, in the same programme. */
  ultimoVencimentoAnterior: Data | null;
}

export interface ContratoGerado {
  tipo: TipoDeContrato;
  usos: readonly UsoDoContrato[];
  primeiroVencimento: Data;
  parcelas: readonly Parcela[];
  valorCentavos: number;
  totalCentavos: number;
}

export type RecusaDaGeracao =
  | 'termo-antes-do-pedido'
  | 'termo-depois-do-curso'
  | 'curso-longo-demais'
  | 'nada-a-financiar';

export const MENSAGENS_DA_GERACAO: Readonly<Record<RecusaDaGeracao, string>> = {
  'termo-antes-do-pedido': 'O estudante pediu o crédito para um semestre posterior a este.',
  'curso-longo-demais': 'O último mês do curso fica mais de dez anos depois do ingresso. Confira a data.',
  'termo-depois-do-curso': 'O curso termina antes deste semestre. Confira o último mês do curso.',
  'nada-a-financiar': 'O percentual e a mensalidade não deixam valor a financiar.',
};

const MAXIMO_DE_MESES = 120;

/** Fees after the end of the course are not financed. */
export function gerarContrato(pedido: PedidoDeContrato): ContratoGerado | RecusaDaGeracao {
  const { termo, mensalidadeCentavos, percentual, regras, ultimoMes, contratadoEm } = pedido;
  if (compararTermos(termo, pedido.primeiroTermo) < 0) return 'termo-antes-do-pedido';
  if (mesesEntre(pedido.ingresso, ultimoMes) > MAXIMO_DE_MESES) return 'curso-longo-demais';
  const dia = regras.diaDeVencimento;
  const ultimoUso = somarMeses(ultimoMes, 0, dia);
  const financiadoCentavos = valorFinanciado(mensalidadeCentavos, percentual);
  if (financiadoCentavos <= 0) return 'nada-a-financiar';
  const usos = mensalidadesDoTermo(termo, dia)
    .filter((em) => em <= ultimoUso)
    .map((em) => ({ em, mensalidadeCentavos, percentual, financiadoCentavos }));
  if (usos.length === 0) return 'termo-depois-do-curso';
  const vencimento = primeiroVencimento(regras, {
    ultimoUso,
    ultimoVencimentoAnterior: pedido.ultimoVencimentoAnterior,
  });
  const parcelas = planejarRestituicao({
    ...dadosDoPlano({ usos, regras, primeiroVencimento: vencimento, contratadoEm }),
    ...(pedido.indice ? { indice: pedido.indice } : {}),
  });
  return {
    tipo: pedido.ultimoVencimentoAnterior === null ? 'M' : 'E',
    usos,
    primeiroVencimento: vencimento,
    parcelas,
    valorCentavos: somar(usos.map((uso) => uso.financiadoCentavos)),
    totalCentavos: totalDasParcelas(parcelas),
  };
}

/** What the engine reads of a contract, kept or about to be made. */
export function dadosDoPlano(contrato: {
  usos: readonly UsoDoContrato[];
  regras: RegrasDoPrograma;
  primeiroVencimento: Data;
  contratadoEm: Data;
}): DadosDaRestituicao {
  return {
    ...contrato,
    usos: contrato.usos.map(({ em, financiadoCentavos }) => ({ em, financiadoCentavos })),
  };
}
