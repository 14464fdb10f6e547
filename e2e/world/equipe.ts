/** The staff of the demonstration, who exist in the world's database. */
import {
  OPERADORES_DE_DEMONSTRACAO,
  type OperadorDeDemonstracao,
} from '../../apps/server/db/seed/operadores.ts';
import { base } from './mensagens.ts';

export function operador(usuario: string): OperadorDeDemonstracao {
  const achado = OPERADORES_DE_DEMONSTRACAO.find(({ email }) => email.startsWith(usuario));
  if (!achado) throw new Error(`no demo operator ${usuario}`);
  return achado;
}

/**
 * What the operator's application shows; once that was used, what it shows next, which counts already: a journey need not
 * wait half a minute because another one has just entered.
 */
export async function codigoDoAplicativo(usuario: string): Promise<string> {
  const resposta = await fetch(`${base()}/api/demonstracao/operadores`);
  const { operadores } = (await resposta.json()) as { operadores: { email: string; codigo: string }[] };
  const achado = operadores.find(({ email }) => email.startsWith(usuario));
  if (!achado) throw new Error(`no code for ${usuario}`);
  return achado.codigo;
}
