/** Loads what a correction is about; without one, the person belongs on another screen. */
import type { Pendencias } from '@credito/api/pendencia.rotas';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { type SolicitacaoCarregada, useSolicitacao } from '../../../pessoa/consulta-da-solicitacao.ts';
import { consultaDasPendencias } from '../../../pessoa/pendencias.queries.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';

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
      <Pagina titulo="Não foi possível carregar as pendências">
        <Aviso
          tom="erro"
          acao={
            <Botao
              compacto
              variante="secundario"
              onClick={() => void Promise.all([pendencias.refetch(), solicitacao.refetch()])}
            >
              Tentar de novo
            </Botao>
          }
        >
          Ocorreu um erro ao buscar os documentos anexados. Por favor, tente novamente mais tarde.
        </Aviso>
      </Pagina>
    );
  if (!pendencias.data || !solicitacao.data || !usuario) return <EsqueletoDePergunta />;
  if (!pendencias.data.editavel) return <Redirect to={saida} replace />;
  return children({ pendencias: pendencias.data, solicitacao: solicitacao.data, dono: usuario.id });
}
