/** New contacts of an envelope's signers that wait for a second person. */
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';

export async function trocasPendentes(db: Kysely<DB>, envelopeId: string) {
  return db
    .selectFrom('troca_de_contato')
    .innerJoin('assinante', 'assinante.id', 'troca_de_contato.assinante_id')
    .innerJoin('operador', 'operador.id', 'troca_de_contato.proposta_por')
    .select([
      'troca_de_contato.id',
      'assinante_id',
      'troca_de_contato.email',
      'troca_de_contato.telefone',
      'motivo',
      'proposta_por',
      'proposta_em',
      'operador.nome as por',
    ])
    .where('assinante.envelope_id', '=', envelopeId)
    .where('resposta', 'is', null)
    .execute();
}
