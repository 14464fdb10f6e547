/** The staff of the demonstration, who exist in the world's database. */
import {
  OPERADORES_DE_DEMONSTRACAO,
  type OperadorDeDemonstracao,
} from '../../apps/server/db/seed/operadores.ts';
import { nosBastidores } from './nos-bastidores.ts';

export function operador(usuario: string): OperadorDeDemonstracao {
  const achado = OPERADORES_DE_DEMONSTRACAO.find(({ email }) => email.startsWith(usuario));
  if (!achado) throw new Error(`no demo operator ${usuario}`);
  return achado;
}

/** Of the operator's application, to be sent at once: whoever asks next has it only then. */
export const codigoDoAplicativo = (usuario: string): Promise<string> =>
  nosBastidores<string>({ codigoDe: operador(usuario).email, opcoes: {} });
