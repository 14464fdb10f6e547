import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import { ErroDeApi } from '@credito/api/cliente';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect, useParams } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { consultaDaAlteracao } from '../alteracao.queries.ts';

/** The alteration named in the address; one that is missing or somebody else's leads to the list. */
export function ComAlteracao({ children }: { children: (alteracao: AlteracaoAberta) => ReactNode }) {
  const { id = '' } = useParams<{ id?: string }>();
  const numero = /^[1-9]\d{0,9}$/.test(id);
  const { data, error, refetch } = useQuery({
    ...consultaDaAlteracao(Number(id)),
    enabled: numero,
    refetchOnMount: 'always',
  });
  if (!numero || (error instanceof ErroDeApi && [400, 404].includes(error.status)))
    return <Redirect to="/contratos" replace />;
  if (data) return children(data);
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar a alteração" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}
