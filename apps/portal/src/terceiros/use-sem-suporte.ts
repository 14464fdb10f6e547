import { sessao } from '../sessao/sessao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { useUsuario } from '../sessao/use-usuario.ts';

/**
 * Whether it is certain that nobody of the support is looking at a person's account here: until then, and then, no
 * script of somebody else runs.
 */
export function useSemSuporte(): boolean {
  const { estado } = useSessao();
  const usuario = useUsuario();
  if (estado === 'ativa') return usuario !== undefined && usuario.suporte === null;
  return estado === 'anonima' || (estado === 'desconhecida' && !sessao.houve());
}
