import type { ProvedorSocial } from '@credito/domain/conta/entrada-social';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, EntradaSocial } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { IdentidadeConfirmada } from '../../gateways/gateways.ts';
import { resumo } from '../../plugins/sessao.ts';
import { fimDaEntrada } from './navegador-da-entrada.ts';

export type EntradaGuardada = Selectable<EntradaSocial>;

/** Keeps what the provider confirmed and gives the ticket for it, good in this browser only. */
export async function guardarEntrada(
  { db, aleatorio, relogio }: Contexto,
  navegador: string,
  provedor: ProvedorSocial,
  identidade: IdentidadeConfirmada,
): Promise<string> {
  const bilhete = aleatorio.bytes(32).toString('base64url');
  const agora = relogio.agora();
  await db
    .insertInto('entrada_social')
    .values({
      bilhete_hash: resumo(bilhete),
      navegador_hash: resumo(navegador),
      provedor,
      emissor: identidade.emissor,
      sujeito: identidade.sujeito,
      nome: identidade.nome,
      email: identidade.email,
      email_verificado: identidade.emailVerificado,
      criada_em: agora,
      expira_em: fimDaEntrada(agora),
    })
    .execute();
  return bilhete;
}

/** The confirmed identity of a ticket, locked; null when it is used, too old or of another browser. */
export async function tomarEntrada(
  trx: Transaction<DB>,
  { bilhete, navegador, provedor }: { bilhete: string; navegador: string; provedor: ProvedorSocial },
  agora: Date,
): Promise<EntradaGuardada | null> {
  const linha = await trx
    .selectFrom('entrada_social')
    .selectAll()
    .where('bilhete_hash', '=', resumo(bilhete))
    .where('navegador_hash', '=', resumo(navegador))
    .where('provedor', '=', provedor)
    .where('usada_em', 'is', null)
    .where('expira_em', '>', agora)
    .forUpdate()
    .executeTakeFirst();
  return linha ?? null;
}

export async function marcarUsada(db: Kysely<DB>, bilheteHash: Buffer, agora: Date): Promise<void> {
  await db
    .updateTable('entrada_social')
    .set({ usada_em: agora })
    .where('bilhete_hash', '=', bilheteHash)
    .execute();
}
