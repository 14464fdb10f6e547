/** Who of the staff finds the request, takes it, and calls for it. */
import type { Operador, Terreno } from './gente.ts';
import type { Modelo } from './modelo.ts';

export const PAPEL = {
  analista: 'analista',
  colega: 'analista',
  terceira: 'analista',
  instituicao: 'instituicao',
  outraInstituicao: 'instituicao',
  suporte: 'suporte',
} as const satisfies Record<Operador, string>;

/** Another institution's staff never finds the request. */
export const acha = (modelo: Modelo, quem: Operador) => modelo.concluida && quem !== 'outraInstituicao';

/** Takes the request if it is free; every change of the staff does. */
export function assumirSeLivre(modelo: Modelo, quem: Operador): boolean {
  if (modelo.dono !== null && modelo.dono !== quem) return false;
  modelo.dono = quem;
  return true;
}

export async function chamar(
  { servidor, operadores }: Terreno,
  quem: Operador,
  metodo: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
): Promise<number> {
  const pedido = { metodo, url: `/api/gestao${url}`, token: operadores[quem] };
  return (await servidor.pedir(body === undefined ? pedido : { ...pedido, body })).status;
}

export async function versaoDe({ servidor, id }: Terreno): Promise<number> {
  const { versao } = await servidor.db
    .selectFrom('solicitacao')
    .select('versao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return versao;
}
