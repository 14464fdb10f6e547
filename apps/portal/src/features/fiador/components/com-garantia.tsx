import { ErroDeApi } from '@credito/api/cliente';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect, useParams } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { consultaDaGarantia } from '../fiador.queries.ts';

/** The guarantee named in the address; one that ended or is somebody else's leads to the list. */
export function ComGarantia({ children }: { children: (garantia: Garantia) => ReactNode }) {
  const { id = '' } = useParams<{ id?: string }>();
  const garantia = useQuery(consultaDaGarantia(id));
  if (garantia.data) return children(garantia.data);
  if (garantia.error instanceof ErroDeApi && [400, 404].includes(garantia.error.status))
    return <Redirect to="/inicio" replace />;
  if (garantia.isError)
    return (
      <PaginaQueFalhou titulo="Não foi possível carregar os dados" aoTentar={() => void garantia.refetch()}>
        {motivoDaFalha(garantia.error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}
