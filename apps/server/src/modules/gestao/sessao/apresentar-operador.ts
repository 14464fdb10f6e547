import type { Operador } from '@credito/api/gestao-acesso.rotas';
import { PERMISSOES_POR_PAPEL } from '@credito/domain/acesso/permissoes';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';

/** The operator as their own screens show them. */
export async function apresentarOperador(db: Kysely<DB>, operadorId: string): Promise<Operador> {
  const linha = await db
    .selectFrom('operador')
    .leftJoin('instituicao', 'instituicao.id', 'operador.instituicao_id')
    .select([
      'operador.id',
      'operador.nome',
      'operador.email',
      'operador.papel',
      'operador.cpf',
      'operador.codigos_de_recuperacao',
      'instituicao.nome as instituicao',
    ])
    .where('operador.id', '=', operadorId)
    .executeTakeFirstOrThrow();
  const papel = linha.papel;
  return {
    id: linha.id,
    nome: linha.nome,
    email: linha.email,
    papel,
    instituicao: linha.instituicao,
    permissoes: [...PERMISSOES_POR_PAPEL[papel]],
    codigosDeRecuperacao: linha.codigos_de_recuperacao.length,
    faltaCpf: linha.cpf === null,
  };
}
