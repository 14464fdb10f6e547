import type { Usuario } from '@credito/api/sessao.rotas';
import type { AreaDoPortal } from '@credito/domain/conta/areas';
import { type NomeDoPortal, usePortal } from './use-portal.ts';
import { useUsuario } from './use-usuario.ts';

const NENHUMA: readonly AreaDoPortal[] = [];

/** Only the student's portal has areas that can be disabled: what somebody guarantees stays in sight. */
export const areasDesativadasNo = (
  portal: NomeDoPortal,
  usuario: Pick<Usuario, 'areasDesativadas'> | undefined,
): readonly AreaDoPortal[] => (portal === 'estudante' ? (usuario?.areasDesativadas ?? NENHUMA) : NENHUMA);

export function useAreasDesativadas(): readonly AreaDoPortal[] {
  const usuario = useUsuario();
  return areasDesativadasNo(usePortal(), usuario);
}
