/** Everybody who walks, and one request with its people. */
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { ContaDeTeste } from '../pessoas.ts';
import type { ServidorDeTeste } from '../servidor-de-teste.ts';

const OPERADORES = ['analista', 'colega', 'terceira', 'instituicao', 'outraInstituicao', 'suporte'] as const;
export type Operador = (typeof OPERADORES)[number];

export interface Gente {
  operadores: Readonly<Record<Operador, string>>;
  outroEstudante: ContaDeTeste;
}

export interface Terreno extends Gente {
  servidor: ServidorDeTeste;
  id: number;
  estudante: ContaDeTeste;
  fiador: ContaDeTeste;
}

/** The status of a call of somebody with an account. */
export const pedirComo = async (
  { servidor }: Terreno,
  { token }: ContaDeTeste,
  metodo: 'POST' | 'PUT' | 'DELETE' | 'GET',
  url: string,
  body?: unknown,
): Promise<number> =>
  (await servidor.pedir({ metodo, url: `/api${url}`, token, ...(body === undefined ? {} : { body }) }))
    .status;

/** The participant in force of a person of the request, or an id that nobody has. */
export async function participante(
  { servidor, id }: Terreno,
  tipoPessoa: 'estudante' | 'fiador',
): Promise<string> {
  const linha = await servidor.db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', id)
    .where('tipo_pessoa', '=', tipoPessoa)
    .where('removido_em', 'is', null)
    .executeTakeFirst();
  return linha?.id ?? NINGUEM;
}

/** The document in force in the first slot, or an id that nobody has. */
export async function documento(
  terreno: Terreno,
  tipoPessoa: 'estudante' | 'fiador',
  tipoDocumento: TipoDocumento,
): Promise<string> {
  const linha = await terreno.servidor.db
    .selectFrom('documento')
    .select('id')
    .where('dono_id', '=', await participante(terreno, tipoPessoa))
    .where('tipo_documento', '=', tipoDocumento)
    .where('situacao', 'in', ['enviado', 'aprovado', 'rejeitado'])
    .where('indice', '=', 0)
    .executeTakeFirst();
  return linha?.id ?? NINGUEM;
}

const NINGUEM = '00000000-0000-4000-8000-000000000000';
