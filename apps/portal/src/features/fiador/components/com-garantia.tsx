import { ErroDeApi } from '@credito/api/cliente';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect, useParams } from 'wouter';
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
      <Pagina titulo="Não foi possível carregar os dados">
        <Aviso
          tom="erro"
          acao={
            <Botao compacto variante="secundario" onClick={() => void garantia.refetch()}>
              Tentar de novo
            </Botao>
          }
        >
          {garantia.error.message}
        </Aviso>
      </Pagina>
    );
  return <GarantiaACaminho />;
}

export function GarantiaACaminho() {
  return (
    <Pagina>
      <Carregando>
        <Esqueleto forma="cartao" />
        <Esqueleto forma="cartao" />
      </Carregando>
    </Pagina>
  );
}
