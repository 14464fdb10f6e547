/** Loads what a correction is about; without one, the person belongs on another screen. */
import type { Pendencias } from '@credito/api/pendencia.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { type SolicitacaoCarregada, useSolicitacao } from '../../../solicitacao/consulta-da-solicitacao.ts';
import { consultaDasPendencias } from '../../../solicitacao/pendencias.queries.ts';

interface ComPendenciasProps {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  /** Where whoever has nothing to correct belongs. */
  saida: string;
  children: (dados: { pendencias: Pendencias; solicitacao: SolicitacaoCarregada; dono: string }) => ReactNode;
}

export function ComPendencias({ solicitacaoId, tipoPessoa, saida, children }: ComPendenciasProps) {
  const usuario = useUsuario();
  const solicitacao = useSolicitacao(solicitacaoId);
  const pendencias = useQuery({
    ...consultaDasPendencias(solicitacaoId, tipoPessoa),
    refetchOnMount: 'always',
  });
  if (pendencias.isError || solicitacao.isError)
    return (
      <PaginaQueFalhou
        titulo="Não foi possível carregar as pendências"
        aoTentar={() => void Promise.all([pendencias.refetch(), solicitacao.refetch()])}
      >
        Ocorreu um erro ao buscar os documentos anexados. Por favor, tente novamente mais tarde.
      </PaginaQueFalhou>
    );
  if (!pendencias.data || !solicitacao.data || !usuario) return <EsqueletoDePergunta />;
  if (!pendencias.data.editavel) return <Redirect to={saida} replace />;
  return children({ pendencias: pendencias.data, solicitacao: solicitacao.data, dono: usuario.id });
}
