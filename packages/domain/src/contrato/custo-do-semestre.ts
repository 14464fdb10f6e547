/** What the first semester of a request would cost and from which month on it is paid back: the contract as it would be generated. */
import type { RegrasDoPrograma } from '../credito/regras-do-programa.ts';
import type { Grau } from '../instituicao/niveis.ts';
import type { Data } from '../tempo/data.ts';
import { type ContratoGerado, gerarContrato } from './geracao.ts';
import { termoDoDia, ultimoMesPrevisto } from './termo.ts';

export interface PedidoDeCusto {
  mensalidadeCentavos: number;
  percentual: number;
  regras: RegrasDoPrograma;
  grau: Grau;
  /** First days of the terms in which the course began and in which the credit is to be used. */
  ingresso: Data;
  utilizacao: Data;
  formatura: Data | null;
}

/** Null where the answers lead to no contract: a figure would be invented. */
export function custoDoPrimeiroSemestre({
  grau,
  ingresso,
  utilizacao,
  formatura,
  ...valores
}: PedidoDeCusto): ContratoGerado | null {
  const termo = termoDoDia(utilizacao);
  const gerado = gerarContrato({
    ...valores,
    termo,
    primeiroTermo: termo,
    ingresso,
    ultimoMes: ultimoMesPrevisto({ ingresso, formatura, grau }),
    contratadoEm: utilizacao,
    ultimoVencimentoAnterior: null,
  });
  return typeof gerado === 'string' ? null : gerado;
}
