import type { Resposta } from '@credito/api/rota';
import type { rotaStatus } from '@credito/api/solicitacao-status.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { useSituacao } from '../use-situacao.ts';

const SEM_CONEXAO =
  'Não conseguimos abrir a sua solicitação agora. Confira a internet e tente de novo em alguns minutos.';

export type Status = Resposta<typeof rotaStatus>;
export type StatusComSolicitacao = Status & { solicitacaoId: number };

export interface TelaDeSituacaoProps {
  /** This screen's path: whoever is somewhere else is taken there. */
  pagina: string;
  children: (status: StatusComSolicitacao) => ReactNode;
}

/** What all status screens share: loading, failure, and the one derivation that says which of them is right. */
export function TelaDeSituacao({ pagina, children }: TelaDeSituacaoProps) {
  const { data, error, refetch } = useSituacao();
  const [, navegar] = useLocation();
  if (data) {
    const { solicitacaoId } = data;
    // The stages stay in reach while only an acceptance is missing: the page of the wait leads back here.
    const aqui = data.pagina === pagina || (pagina === '/status' && data.pagina === '/aguardando-aceite');
    if (!aqui || solicitacaoId === null) return <Redirect to={data.pagina} replace />;
    return children({ ...data, solicitacaoId });
  }
  if (error)
    return (
      <Pagina titulo="Não conseguimos carregar a solicitação">
        <p>{motivoDaFalha(error, SEM_CONEXAO)}</p>
        <Botao onClick={() => void refetch()}>Tentar de novo</Botao>
        <Botao variante="secundario" onClick={() => navegar('/inicio')}>
          Ir para o início
        </Botao>
      </Pagina>
    );
  return <CartoesCarregando />;
}
