import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { type ComponentType, useCallback } from 'react';
import { Redirect, useLocation, useParams, useSearch } from 'wouter';
import { semSolicitacao, useSolicitacao } from '../../../pessoa/consulta-da-solicitacao.ts';
import { contextoDaPessoa } from '../../../pessoa/contexto-da-pessoa.ts';
import { PaginaCarregando } from '../../../pessoa/pagina-carregando.tsx';
import { RevisaoDaPessoa } from '../../../pessoa/revisao-da-pessoa.tsx';
import { WizardDaPessoa } from '../../../pessoa/wizard-da-pessoa.tsx';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { FimDosDados } from '../components/fim-dos-dados.tsx';

const FIM = 'fim';
const REVISAO = 'revisao';
/** Query parameter of a step that was opened from the review and leads back to it. */
const REVENDO = 'revisao';

export interface DadosPessoaisScreenProps {
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDaPessoa>>;
}

/** "Etapa 3 de 4": the student's own data, one question at a time; the step is in the path. */
export function DadosPessoaisScreen({ telaDeDocumentos }: DadosPessoaisScreenProps) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const revendo = new URLSearchParams(useSearch()).has(REVENDO);
  const usuario = useUsuario();
  const solicitacao = useSolicitacao();
  const aoIr = useCallback(
    (id: string, { substituir }: { substituir: boolean }) =>
      navegar(`/dados-pessoais/${revendo && !substituir ? REVISAO : id}`, { replace: substituir }),
    [navegar, revendo],
  );

  if (semSolicitacao(solicitacao)) return <Redirect to="/status" replace />;
  if (!solicitacao.data || !usuario) return <PaginaCarregando />;
  if (solicitacao.data.leitor !== 'estudante') return <Redirect to="/universidade-curso" replace />;
  if (!solicitacao.data.estudante.editavel) return <Redirect to="/status" replace />;
  if (passo === FIM) return <FimDosDados solicitacaoId={solicitacao.data.id} />;

  const contexto = contextoDaPessoa(solicitacao.data, 'estudante');
  if (passo === REVISAO && contexto)
    return (
      <RevisaoDaPessoa
        contexto={contexto}
        antes={[
          { id: 'universidade-e-curso', titulo: 'Universidade e curso', itens: solicitacao.data.resumo },
        ]}
        aoAlterar={(id) => navegar(`/dados-pessoais/${id}?${REVENDO}`)}
        aoConfirmar={() => navegar(`/dados-pessoais/${FIM}`)}
        aoVoltar={() => navegar('/status')}
      />
    );

  return (
    <WizardDaPessoa
      solicitacao={solicitacao.data}
      tipoPessoa="estudante"
      passoAtual={passo}
      etapa="Etapa 3 de 4 · Dados pessoais"
      dono={usuario.id}
      aoIr={aoIr}
      aoSair={() => navegar(revendo ? `/dados-pessoais/${REVISAO}` : '/status')}
      aoConcluir={() => navegar(`/dados-pessoais/${REVISAO}`)}
      telaDeDocumentos={telaDeDocumentos}
    />
  );
}
