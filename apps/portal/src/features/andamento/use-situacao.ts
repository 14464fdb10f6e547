import { useQuery } from '@tanstack/react-query';
import { useSessao } from '../../sessao/use-sessao.ts';
import { consultaDoStatus } from '../../sessao/use-usuario.ts';

/** The situation, asked again whenever a status screen opens: somebody else may have acted. */
export function useSituacao() {
  const ativa = useSessao().estado === 'ativa';
  return useQuery({ ...consultaDoStatus, enabled: ativa, refetchOnMount: 'always' });
}
