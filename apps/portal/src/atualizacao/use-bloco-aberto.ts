import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { useUsuario } from '../sessao/use-usuario.ts';
import { consultaDaAtualizacao } from './atualizacao.queries.ts';

/** The update in which the logged-in person has a block, as it is now, and the way to the steps below `endereco`. */
export function useBlocoAberto(atualizacaoId: number, endereco: string) {
  const usuario = useUsuario();
  const [, navegar] = useLocation();
  const aberta = useQuery({ ...consultaDaAtualizacao(atualizacaoId), refetchOnMount: 'always' });
  const aoIr = useCallback(
    (destino: string, { substituir }: { substituir: boolean }) =>
      navegar(`${endereco}/${destino}`, { replace: substituir }),
    [navegar, endereco],
  );
  return { usuario, aberta, aoIr, navegar };
}
