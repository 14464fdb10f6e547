import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { type ComponentType, useCallback } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { useSolicitacao } from '../../../pessoa/consulta-da-solicitacao.ts';
import { PaginaCarregando } from '../../../pessoa/pagina-carregando.tsx';
import { WizardDaPessoa } from '../../../pessoa/wizard-da-pessoa.tsx';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { FimDosDados } from '../components/fim-dos-dados.tsx';

const FIM = 'fim';

export interface DadosPessoaisScreenProps {
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDaPessoa>>;
}

/** "Etapa 3 de 4": the student's own data, one question at a time; the step is in the path. */
export function DadosPessoaisScreen({ telaDeDocumentos }: DadosPessoaisScreenProps) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const usuario = useUsuario();
  const solicitacao = useSolicitacao();
  const aoIr = useCallback(
    (id: string, { substituir }: { substituir: boolean }) =>
      navegar(`/dados-pessoais/${id}`, { replace: substituir }),
    [navegar],
  );

  if (solicitacao.isError) return <Redirect to="/status" replace />;
  if (!solicitacao.data || !usuario) return <PaginaCarregando />;
  if (solicitacao.data.leitor !== 'estudante') return <Redirect to="/universidade-curso" replace />;
  if (!solicitacao.data.estudante.editavel) return <Redirect to="/status" replace />;
  if (passo === FIM) return <FimDosDados solicitacaoId={solicitacao.data.id} />;

  return (
    <WizardDaPessoa
      solicitacao={solicitacao.data}
      tipoPessoa="estudante"
      passoAtual={passo}
      etapa="Etapa 3 de 4 · Dados pessoais"
      dono={usuario.id}
      aoIr={aoIr}
      aoSair={() => navegar('/status')}
      aoConcluir={() => navegar(`/dados-pessoais/${FIM}`)}
      telaDeDocumentos={telaDeDocumentos}
    />
  );
}
