/**
 * What folders that come before this one ask of an alteration (ADR 0147): a negotiation becomes one, a payment ends it,
 * and an invitation ties an account to who will sign it.
 */
import type { Selectable, Transaction } from 'kysely';
import type { DB, Negociacao } from '../../banco/esquema.gerado.ts';
import type { Ator } from '../auditoria/auditoria.ts';

/** `C` is what every use case may reach; named by whoever puts the server together. */
export interface PortaDaAlteracao<C> {
  abrirDaNegociacao: (
    contexto: C,
    trx: Transaction<DB>,
    negociacao: Selectable<Negociacao>,
    ator: Ator,
  ) => Promise<void>;
  encerrarDoContratoPago: (contexto: C, trx: Transaction<DB>, contratoId: number) => Promise<void>;
  retirarDaNegociacao: (
    contexto: C,
    trx: Transaction<DB>,
    negociacaoId: string,
    ator: Ator,
  ) => Promise<Selectable<Negociacao> | null>;
  vincularParte: (
    trx: Transaction<DB>,
    alteracaoId: number,
    parte: { cpf: string; contaId: string },
  ) => Promise<void>;
}
