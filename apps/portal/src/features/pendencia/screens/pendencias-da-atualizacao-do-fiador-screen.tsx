/** /pendencias-atualizacao-fiador: a guarantor's own, in both portals; one person may guarantee for several students. */
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { consultaComoFiador } from '../../../atualizacao/atualizacao.queries.ts';
import { AtualizacoesComoFiador } from '../../../atualizacao/atualizacoes-como-fiador.tsx';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import type { TelasDaAtualizacaoRecusada } from '../atualizacao-recusada.tsx';
import { AtualizacaoACorrigir } from '../components/atualizacao-a-corrigir.tsx';
import { SemPendenciasDeFiador } from '../components/sem-pendencias-de-fiador.tsx';

const ENDERECO = '/pendencias-atualizacao-fiador';

export function PendenciasDaAtualizacaoDoFiadorScreen(telas: TelasDaAtualizacaoRecusada) {
  const { id, passo } = useParams<{ id?: string; passo?: string }>();
  const [, navegar] = useLocation();
  const minhas = useQuery({ ...consultaComoFiador, refetchOnMount: 'always' });
  const aCorrigir = (minhas.data ?? []).filter(({ acao }) => acao === 'corrigir');
  const qual = id ?? (aCorrigir.length === 1 ? String(aCorrigir[0]?.atualizacaoId) : undefined);
  if (qual !== undefined)
    return (
      <AtualizacaoACorrigir
        atualizacaoId={Number(qual)}
        passo={passo}
        endereco={`${ENDERECO}/${qual}`}
        atualizacao={`/atualizacao-cadastral-fiador/${qual}`}
        telas={telas}
      />
    );
  if (minhas.error && !minhas.data)
    return (
      <PaginaQueFalhou
        titulo="Não foi possível carregar as pendências"
        aoTentar={() => void minhas.refetch()}
      >
        {motivoDaFalha(minhas.error)}
      </PaginaQueFalhou>
    );
  if (!minhas.data) return <PaginaCarregando />;
  if (aCorrigir.length > 1)
    return (
      <Pagina titulo="Pendências da atualização cadastral" aoVoltar={() => navegar('/inicio')}>
        <AtualizacoesComoFiador />
      </Pagina>
    );
  return <SemPendenciasDeFiador />;
}
