/** A student's own requests side by side: how each ended, where it is seen, and what of it is still kept. */
import { apagarArquivosEm, apagarTudoEm, type SiglaEncerrada } from '../retencao/retencao.ts';
import { ESTADOS, type Sigla, type StatusSolicitacao } from './estados.ts';
import { isEmRecurso } from './inicio.ts';

export const DESFECHOS = ['em-andamento', 'aprovada', 'reprovada', 'em-recurso', 'cancelada'] as const;
export type Desfecho = (typeof DESFECHOS)[number];

export const ROTULO_DO_DESFECHO: Readonly<Record<Desfecho, string>> = {
  'em-andamento': 'Em andamento',
  aprovada: 'Aprovada',
  reprovada: 'Reprovada',
  'em-recurso': 'Reprovada, em recurso',
  cancelada: 'Cancelada',
};

export interface FatosDaPropria {
  sigla: Sigla;
  statusSolicitacao: StatusSolicitacao;
  /** No other one of the person's was started after it. */
  maisNova: boolean;
  /** Cancelled or decided; null while it goes on. */
  terminouEm: Date | null;
}

export interface VistaDaPropria {
  desfecho: Desfecho;
  /** The status screens follow the newest one; the others, and a cancelled one, have a page of their own. */
  onde: 'status' | 'anterior';
  encerradaEm: Date | null;
  /** From then on the files that were sent, and later everything, are gone; null where nothing leaves by itself. */
  arquivosAte: Date | null;
  guardadaAte: Date | null;
}

/** What the student sees of one of their own requests. */
export function vistaDaPropria(fatos: FatosDaPropria): VistaDaPropria {
  const { sigla, maisNova, terminouEm } = fatos;
  const desfecho = desfechoDe(fatos);
  const encerradaEm = desfecho === 'em-andamento' ? null : terminouEm;
  const prazos = encerradaEm && isEncerrada(sigla) && desfecho !== 'em-recurso' ? sigla : null;
  return {
    desfecho,
    onde: maisNova && sigla !== 'CAN' ? 'status' : 'anterior',
    encerradaEm,
    arquivosAte: prazos && encerradaEm && apagarArquivosEm(prazos, encerradaEm),
    guardadaAte: prazos && encerradaEm && apagarTudoEm(prazos, encerradaEm),
  };
}

function desfechoDe({ sigla, statusSolicitacao }: FatosDaPropria): Desfecho {
  if (ESTADOS[sigla].natureza !== 'final') return 'em-andamento';
  if (isEmRecurso(statusSolicitacao)) return 'em-recurso';
  if (sigla === 'CAN') return 'cancelada';
  return sigla === 'A' ? 'aprovada' : 'reprovada';
}

const isEncerrada = (sigla: Sigla): sigla is SiglaEncerrada =>
  sigla === 'CAN' || sigla === 'REP' || sigla === 'RIES';
