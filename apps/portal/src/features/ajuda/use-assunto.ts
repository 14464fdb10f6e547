import { useLocation } from 'wouter';
import { usePortal } from '../../sessao/use-portal.ts';
import { useUsuario } from '../../sessao/use-usuario.ts';
import type { Assunto } from './assunto.ts';
import { assuntoDoCaminho } from './respostas.ts';

/** What the page that is open raises, for this person. */
export function useAssunto(): Assunto | null {
  const [caminho] = useLocation();
  return assuntoDoCaminho(usePortal(), caminho, useUsuario()?.temContratos === true);
}
