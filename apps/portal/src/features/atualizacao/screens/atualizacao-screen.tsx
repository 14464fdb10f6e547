/** /atualizacao-cadastral: instructions, then the student's block (spec 3 section 2.8); the step is in the path. */
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'wouter';
import { consultaDaUltimaAtualizacao, iniciarAtualizacao } from '../../../atualizacao/atualizacao.queries.ts';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { VaziaComInicio } from '../../../pagina/vazia-com-inicio.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { BlocoDaAtualizacao, type TelasDaAtualizacao } from '../components/bloco-da-atualizacao.tsx';
import { Instrucoes } from '../components/instrucoes.tsx';

const ENDERECO = '/atualizacao-cadastral';

export function AtualizacaoScreen(telas: TelasDaAtualizacao) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const { data, error, refetch } = useQuery({ ...consultaDaUltimaAtualizacao, refetchOnMount: 'always' });
  if (error && !data)
    return (
      <PaginaQueFalhou titulo="Não conseguimos abrir a atualização" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <PaginaCarregando />;
  const etapa = data.periodo?.rotulo ?? 'Atualização cadastral';
  if (data.podeIniciar)
    return (
      <Instrucoes
        etapa={etapa}
        tipo="estudante"
        aoIniciar={async () => {
          await iniciarAtualizacao();
          navegar(`${ENDERECO}/dados`);
        }}
        aoSair={() => navegar('/inicio')}
      />
    );
  if (data.id === null)
    return (
      <VaziaComInicio nivel={1} titulo="Nenhuma atualização para fazer agora">
        <p>A cada semestre, quando houver um contrato seu em vigor, avisamos quando confirmar os dados.</p>
      </VaziaComInicio>
    );
  return (
    <BlocoDaAtualizacao
      {...telas}
      atualizacaoId={data.id}
      etapa={etapa}
      passo={passo}
      endereco={ENDERECO}
      correcao="/pendencias-atualizacao"
    />
  );
}
