import { PAGINA_DA_SOLICITACAO } from '@credito/domain/andamento/proxima-acao';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useCallback } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { contextoNaSolicitacao } from '../../../participante/contexto-do-participante.ts';
import { RevisaoDoParticipante } from '../../../participante/revisao-do-participante.tsx';
import { WizardDoParticipante } from '../../../participante/wizard-do-participante.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { consultaDoStatus, useUsuario } from '../../../sessao/use-usuario.ts';
import {
  FALHA_AO_CARREGAR,
  semSolicitacao,
  useSolicitacao,
} from '../../../solicitacao/consulta-da-solicitacao.ts';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { FimDosDados } from '../components/fim-dos-dados.tsx';

const FIM = 'fim';
const REVISAO = 'revisao';
/** Query parameters of a step that was opened from a review and leads back to it. */
const REVENDO = 'revisao';
const CONFERINDO = 'solicitacao';

export interface DadosPessoaisScreenProps {
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDoParticipante>>;
}

/** "Etapa 3 de 4", or the last of three where no guarantor is asked for: the student's own data, one question at a time; the step is in the path. */
export function DadosPessoaisScreen({ telaDeDocumentos }: DadosPessoaisScreenProps) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const busca = new URLSearchParams(useSearch());
  const deOnde = busca.has(CONFERINDO)
    ? PAGINA_DA_SOLICITACAO
    : busca.has(REVENDO)
      ? `/dados-pessoais/${REVISAO}`
      : null;
  const usuario = useUsuario();
  const solicitacao = useSolicitacao();
  const { data: status } = useQuery({
    ...consultaDoStatus,
    enabled: passo === REVISAO,
    refetchOnMount: 'always',
  });
  const aoIr = useCallback(
    (id: string, { substituir }: { substituir: boolean }) =>
      navegar(deOnde !== null && !substituir ? deOnde : `/dados-pessoais/${id}`, { replace: substituir }),
    [navegar, deOnde],
  );

  if (semSolicitacao(solicitacao))
    return (
      <PaginaQueFalhou
        titulo="Não conseguimos carregar a solicitação"
        aoTentar={() => void solicitacao.refetch()}
      >
        {motivoDaFalha(solicitacao.error, FALHA_AO_CARREGAR)}
      </PaginaQueFalhou>
    );
  if (!solicitacao.data || !usuario) return <PaginaCarregando />;
  if (solicitacao.data.leitor !== 'estudante') return <Redirect to="/universidade-curso" replace />;
  if (!solicitacao.data.estudante.editavel) return <Redirect to="/status" replace />;
  if (passo === FIM) return <FimDosDados />;

  const contexto = contextoNaSolicitacao(solicitacao.data, 'estudante');
  if (passo === REVISAO && contexto)
    return (
      <RevisaoDoParticipante
        contexto={contexto}
        aConferir={status?.aConferir.map((documento) => documento.passo) ?? []}
        antes={[
          { id: 'universidade-e-curso', titulo: 'Universidade e curso', itens: solicitacao.data.resumo },
        ]}
        aoAlterar={(id) => navegar(`/dados-pessoais/${id}?${REVENDO}`)}
        aoConfirmar={() => navegar(`/dados-pessoais/${FIM}`)}
        aoVoltar={() => navegar('/status')}
      />
    );

  return (
    <WizardDoParticipante
      solicitacao={solicitacao.data}
      tipoPessoa="estudante"
      passoAtual={passo}
      etapa={`Etapa 3 de ${solicitacao.data.maximoDeFiadores === 0 ? 3 : 4} · Dados pessoais`}
      dono={usuario.id}
      aoIr={aoIr}
      aoSair={() => navegar(deOnde ?? '/status')}
      aoConcluir={() => navegar(deOnde ?? `/dados-pessoais/${REVISAO}`)}
      telaDeDocumentos={telaDeDocumentos}
    />
  );
}
