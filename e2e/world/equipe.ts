/** The staff of the demonstration, who exist in the world's database. */
import {
  OPERADORES_DE_DEMONSTRACAO,
  type OperadorDeDemonstracao,
} from '../../apps/server/db/seed/operadores.ts';

export function operador(usuario: string): OperadorDeDemonstracao {
  const achado = OPERADORES_DE_DEMONSTRACAO.find(({ email }) => email.startsWith(usuario));
  if (!achado) throw new Error(`no demo operator ${usuario}`);
  return achado;
}
