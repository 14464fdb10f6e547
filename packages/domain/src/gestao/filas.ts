/** The queues of the back office: who works on which, and how long a claim lasts. */
import type { PapelDeOperador } from '../acesso/permissoes.ts';
import type { Sigla, StatusSolicitacao } from '../solicitacao/estados.ts';
import { isEmRecurso } from '../solicitacao/inicio.ts';
import { dataEmSaoPaulo } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';

const SIGLAS_COM_FILA = ['PAIES', 'PADC', 'PAF'] as const satisfies readonly Sigla[];

/**
 * One queue per stage of the analysis; one of what came back corrected to any of them; one of appeals, whose requests
 * stay refused meanwhile.
 */
export const FILAS = [...SIGLAS_COM_FILA, 'CORRECAO', 'RECURSO'] as const;
export type Fila = (typeof FILAS)[number];

export const ROTULO_DA_FILA: Readonly<Record<Fila, string>> = {
  PAIES: 'Análise da instituição',
  PADC: 'Dados do estudante',
  PAF: 'Fiador',
  CORRECAO: 'Correções',
  RECURSO: 'Recursos',
};

const FILAS_POR_PAPEL: Readonly<Record<PapelDeOperador, readonly Fila[]>> = {
  analista: ['PADC', 'PAF', 'CORRECAO', 'RECURSO'],
  instituicao: ['PAIES'],
  suporte: [],
  administrador: [],
  representante: [],
};

export function filasDoPapel(papel: PapelDeOperador): readonly Fila[] {
  return FILAS_POR_PAPEL[papel];
}

/** The queue of the stage in which a request waits; null when it waits in none. */
export function filaDaSolicitacao({
  sigla,
  statusSolicitacao,
}: {
  sigla: Sigla;
  statusSolicitacao: string;
}): Fila | null {
  if (isEmRecurso(statusSolicitacao as StatusSolicitacao)) return 'RECURSO';
  return SIGLAS_COM_FILA.find((fila) => fila === sigla) ?? null;
}

export function isFila(sigla: string): sigla is Fila {
  return (FILAS as readonly string[]).includes(sigla);
}

/** A claim ends by itself, so that a request never waits for somebody who went home. */
export const MINUTOS_DA_ATRIBUICAO = 30;

/** Counters are exact up to here and marked as "more than" beyond: counting a million rows helps nobody. */
export const TETO_DA_CONTAGEM = 999;

const HORA = 3_600_000;
const DIA = 24 * HORA;

/**
 * "3 dias", "5 h", "12 min", "menos de 1 min": how long a request has been waiting. Days are those of the calendar, as a
 * deadline counts them: nothing is overdue for longer than it waits.
 */
export function idadeEmPalavras(desde: Date, agora: Date): string {
  const espera = Math.max(0, agora.getTime() - desde.getTime());
  if (espera >= DIA) {
    const dias = diasEntre(dataEmSaoPaulo(desde), dataEmSaoPaulo(agora));
    return dias === 1 ? '1 dia' : `${dias} dias`;
  }
  if (espera >= HORA) return `${Math.floor(espera / HORA)} h`;
  const minutos = Math.floor(espera / 60_000);
  return minutos === 0 ? 'menos de 1 min' : `${minutos} min`;
}
