import type { Operador } from '@credito/api/gestao-acesso.rotas';
import type { PermissaoDeGestao } from '@credito/domain/acesso/permissoes';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from './api.ts';
import { sessao } from './sessao.ts';

export function useSessao() {
  return useSyncExternalStore(sessao.ouvir, sessao.ler);
}

/** Only below the guard, where somebody is logged in. */
export function useOperador(): Operador {
  const { quem } = useSessao();
  if (!quem) throw new Error('No operator is logged in');
  return quem;
}

export function usePode(permissao: PermissaoDeGestao): boolean {
  return useSessao().quem?.permissoes.includes(permissao) ?? false;
}

export function useProvedor(): { nome: string; logo: string | null; demonstracao: boolean } {
  const { data } = useQuery({
    queryKey: ['configuracao'],
    queryFn: ({ signal }) => api('GET /configuracao', {}, { sinal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    nome: data?.provedor.nome ?? '',
    logo: data?.provedor.logo ?? null,
    demonstracao: data?.demonstracao ?? false,
  };
}
