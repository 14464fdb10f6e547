import { ErroDeApi } from '@credito/api/cliente';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { consultaDoExtrato, type Extrato } from '../financeiro.queries.ts';

/** The statement of the contract named in the address; one that is missing or somebody else's leads to the area. */
export function ComExtrato({ id, children }: { id: string; children: (extrato: Extrato) => ReactNode }) {
  const { data, error, refetch } = useQuery({
    ...consultaDoExtrato(Number(id)),
    enabled: isNumero(id),
    refetchOnMount: 'always',
  });
  if (!isNumero(id) || (error instanceof ErroDeApi && [400, 404].includes(error.status)))
    return <Redirect to="/financeiro" replace />;
  if (data) return children(data);
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar o extrato" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}

const isNumero = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id);
