/** Guarantors without whom an update was concluded, and who still stand in the contract. */
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** Their names; whoever's place somebody has taken is owed no more. */
export async function fiadoresATrocar(db: Kysely<DB>, atualizacaoId: number): Promise<readonly string[]> {
  const ausentes = await db
    .selectFrom('atualizacao')
    .innerJoin('atualizacao_pessoa as ausente', 'ausente.atualizacao_id', 'atualizacao.id')
    .innerJoin('contrato_parte as parte', 'parte.id', 'ausente.parte_id')
    .select('ausente.nome')
    .where('atualizacao.id', '=', atualizacaoId)
    .where('atualizacao.estado', '=', 'concluido')
    .where('ausente.situacao', '=', 'dispensado')
    .where('parte.saiu_em', 'is', null)
    .orderBy('ausente.tipo_pessoa')
    .execute();
  return ausentes.map(({ nome }) => nome);
}
