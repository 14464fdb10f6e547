import type { Contato } from '@credito/domain/gestao/contatos';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { documentosAVista } from '../documentos-a-vista.ts';

export async function nomesDosOperadores(
  db: Kysely<DB>,
  ids: ReadonlyArray<string | null>,
): Promise<ReadonlyMap<string, string>> {
  const conhecidos = [...new Set(ids.filter((id) => id !== null))];
  if (conhecidos.length === 0) return new Map();
  const linhas = await db
    .selectFrom('operador')
    .select(['id', 'nome'])
    .where('id', 'in', conhecidos)
    .execute();
  return new Map(linhas.map(({ id, nome }) => [id, nome]));
}

/** Of the accounts, by id. */
export async function contatosDasContas(
  db: Kysely<DB>,
  contas: ReadonlyArray<string | null>,
): Promise<ReadonlyMap<string, Contato>> {
  const ids = contas.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const linhas = await db
    .selectFrom('conta')
    .select(['id', 'email', 'telefone'])
    .where('id', 'in', ids)
    .execute();
  return new Map(linhas.map(({ id, email, telefone }) => [id, { email, telefone }]));
}

/** Earlier files of the same slots, newest first: nothing that was sent is forgotten. */
export async function versoesAnteriores(db: Kysely<DB>, solicitacaoId: number) {
  const linhas = await documentosAVista(db)
    .select([
      'documento.id',
      'documento.dono_id',
      'documento.tipo_documento',
      'documento.indice',
      'documento.situacao',
      'documento.enviado_em',
      'documento.paginas',
      'documento.motivos',
    ])
    .where('participante.solicitacao_id', '=', solicitacaoId)
    .where('documento.situacao', '=', 'substituido')
    .orderBy('documento.enviado_em', 'desc')
    .orderBy('documento.id')
    .limit(200)
    .execute();
  return linhas.map((linha) => ({
    vaga: `${linha.dono_id} ${linha.tipo_documento} ${linha.indice}`,
    versao: {
      id: linha.id,
      situacao: linha.situacao,
      enviadoEm: linha.enviado_em.toISOString(),
      paginas: linha.paginas,
      motivos: [...lerMotivos(linha.motivos)],
    },
  }));
}

export async function aceitesDe(
  db: Kysely<DB>,
  participantes: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (participantes.length === 0) return new Map();
  const linhas = await db
    .selectFrom('aceite_fiador')
    .select(['participante_id', 'aceito_em'])
    .where('participante_id', 'in', participantes)
    .$narrowType<{ participante_id: string }>()
    .execute();
  return new Map(linhas.map((linha) => [linha.participante_id, linha.aceito_em]));
}
