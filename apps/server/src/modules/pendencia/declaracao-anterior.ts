/** What a person declared when the request was last handed in, from the frozen copy. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';

export interface PessoaDaCopia {
  tipoPessoa: TipoPessoa;
  nome: string;
  cpf: string;
  email: string;
  telefone: string;
  secoes: ReadonlyArray<{ passo: string; respostas: Readonly<Record<string, unknown>> }>;
  documentos: ReadonlyArray<{ id: string; tipoDocumento: string; indice: number }>;
}

/** The newest copies first. */
export async function copiasDeclaradas(
  db: Kysely<DB>,
  solicitacaoId: number,
  quantas: number,
): Promise<ReadonlyArray<{ criadaEm: Date; pessoas: readonly PessoaDaCopia[] }>> {
  const linhas = await db
    .selectFrom('copia_declarada')
    .select(['conteudo', 'criada_em'])
    .where('solicitacao_id', '=', solicitacaoId)
    .orderBy('versao', 'desc')
    .limit(quantas)
    .execute();
  return linhas.map(({ conteudo, criada_em }) => ({
    criadaEm: criada_em,
    pessoas: (conteudo as unknown as { pessoas?: readonly PessoaDaCopia[] }).pessoas ?? [],
  }));
}

export function respostasDaCopia(pessoa: PessoaDaCopia | undefined): Record<string, unknown> {
  return Object.assign({}, ...(pessoa?.secoes ?? []).map(({ respostas }) => respostas));
}

/** Empty for whoever was not in the request then. */
export async function declaracaoAnterior(
  db: Kysely<DB>,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
  cpf: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [ultima] = await copiasDeclaradas(db, solicitacaoId, 1);
  return respostasDaCopia(
    ultima?.pessoas.find((pessoa) => pessoa.tipoPessoa === tipoPessoa && pessoa.cpf === cpf),
  );
}
