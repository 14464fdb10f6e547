import { ErroDeApi } from '@credito/api/cliente';
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { consultaDoContrato } from '../contrato.queries.ts';

export interface ComContratoProps {
  /** From the address. */
  id: string;
  children: (contrato: ContratoAberto) => ReactNode;
}

/** The contract named in the address; one that is missing or somebody else's leads to the list. */
export function ComContrato({ id, children }: ComContratoProps) {
  const { data, error, refetch } = useQuery({
    ...consultaDoContrato(Number(id)),
    enabled: isNumero(id),
    refetchOnMount: 'always',
  });
  if (!isNumero(id) || (error instanceof ErroDeApi && [400, 404].includes(error.status)))
    return <Redirect to="/contratos" replace />;
  if (data) return children(data);
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar o contrato" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}

const isNumero = (id: string): boolean => /^[1-9]\d{0,9}$/.test(id);
