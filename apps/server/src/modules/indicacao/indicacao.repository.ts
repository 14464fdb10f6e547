import type { Data } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

/** The newest indication of a person that holds on the day, with the names of what it is for. */
export function findIndicacaoVigente(db: Kysely<DB>, cpf: string, hoje: Data) {
  return db
    .selectFrom('indicacao_especial')
    .innerJoin('bolsa', 'bolsa.id', 'indicacao_especial.bolsa_id')
    .innerJoin('instituicao', 'instituicao.id', 'bolsa.instituicao_id')
    .leftJoin('curso', 'curso.id', 'indicacao_especial.curso_id')
    .selectAll('indicacao_especial')
    .select([
      'bolsa.codigo as bolsa_codigo',
      'bolsa.grau',
      'bolsa.express',
      'instituicao.sigla as instituicao_sigla',
      'instituicao.nome as instituicao_nome',
      'curso.nome as curso_nome',
    ])
    .where('indicacao_especial.cpf', '=', cpf)
    .where('indicacao_especial.ativo', '=', true)
    .where('indicacao_especial.data_inicio_validade', '<=', hoje)
    .where('indicacao_especial.data_fim_validade', '>=', hoje)
    .orderBy('indicacao_especial.criada_em', 'desc')
    .orderBy('indicacao_especial.id')
    .limit(1)
    .executeTakeFirst();
}
