/** What a change of state is besides its own columns and its own history, for every thing that has states (ADR 0201). */
import type { NomeDeErro } from '@credito/api/erros';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { type Ator, registrarDecisoes } from '../auditoria/auditoria.ts';

/** Whoever waited for another change may have read the clock before it: no change is older than the one that it follows. */
export const momentoDaMudanca = (agora: Date, desde: Date): Date =>
  new Date(Math.max(agora.getTime(), desde.getTime()));

/** Another role's: 403. What was typed is wrong or missing: 422. Otherwise the thing or the person stands in the way: 409. */
export function recusaDaMudanca<Recusa extends NomeDeErro>(
  recusa: Recusa,
  mensagem: string,
  doQueFoiDigitado: readonly Recusa[],
): ErroDeAplicacao {
  const status = recusa === 'papel-nao-permite' ? 403 : doQueFoiDigitado.includes(recusa) ? 422 : 409;
  return new ErroDeAplicacao(status, mensagem, { nome: recusa });
}

interface Mudanca {
  id: string | number;
  /** The person whose data are concerned. */
  contaId: string | null;
  em: Date;
  /** Null where there was no state before. */
  de: string | null;
  para: string;
  dados?: Record<string, unknown>;
}

/** Their links in the audit trail, in the transaction of the change; many in as many statements as one. */
export function registrarMudancas(
  trx: Transaction<DB>,
  {
    coisa,
    acao,
    ator,
  }: { coisa: 'solicitacao' | 'contrato' | 'alteracao' | 'atualizacao'; acao: string; ator: Ator },
  mudancas: readonly Mudanca[],
): Promise<void> {
  return registrarDecisoes(
    trx,
    mudancas.map(({ id, contaId, em, de, para, dados }) => ({
      em,
      ator,
      acao: `${coisa}.${acao}`,
      alvo: { tipo: coisa, id: String(id) },
      contaId,
      dados: { de, para, ...dados },
    })),
  );
}

/** Who of the staff did it, for the line of the history. */
export const operadorDe = (ator: Ator): string | null => (ator.tipo === 'operador' ? ator.id : null);
