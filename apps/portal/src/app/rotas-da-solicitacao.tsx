/** The student's request, from the choice of a course to its result. */
import { lazy } from 'react';
import { type RotaDoPortal, tela } from './rota.tsx';

/** Features do not know each other: the documents' screen is handed to the data's here. */
const DadosPessoais = lazy(async () => {
  const [{ DadosPessoaisScreen }, { PassoDeDocumentos }] = await Promise.all([
    import('../features/participante/screens/dados-pessoais-screen.tsx'),
    import('../features/documento/screens/passo-de-documentos.tsx'),
  ]);
  return { default: () => <DadosPessoaisScreen telaDeDocumentos={PassoDeDocumentos} /> };
});

const Situacao = tela(() => import('../features/andamento/screens/situacao-screen.tsx'), 'SituacaoScreen');

export const rotasDaSolicitacao: readonly RotaDoPortal[] = [
  {
    // For the legal guardian, who has no account.
    caminho: '/autorizacao-responsavel',
    titulo: 'Autorização do responsável',
    publica: true,
    Tela: tela(
      () => import('../features/responsavel/screens/autorizacao-responsavel-screen.tsx'),
      'AutorizacaoResponsavelScreen',
    ),
  },
  {
    caminho: '/inicio',
    titulo: 'Início',
    Tela: tela(() => import('../features/andamento/screens/inicio-screen.tsx'), 'InicioScreen'),
  },
  {
    caminho: '/universidade-curso/:passo?',
    titulo: 'Universidade e curso',
    Tela: tela(
      () => import('../features/solicitacao/screens/nova-solicitacao-screen.tsx'),
      'NovaSolicitacaoScreen',
    ),
  },
  { caminho: '/dados-pessoais/:passo?', titulo: 'Dados pessoais', Tela: DadosPessoais },
  { caminho: '/status', titulo: 'Sua solicitação', Tela: Situacao },
  { caminho: '/status-finalizado', titulo: 'Sua solicitação', Tela: Situacao },
  { caminho: '/solicitacao-aprovada', titulo: 'Solicitação aprovada', Tela: Situacao },
  { caminho: '/solicitacao-reprovada', titulo: 'Sua solicitação', Tela: Situacao },
  {
    caminho: '/solicitacao',
    titulo: 'O que você pediu e informou',
    Tela: tela(() => import('../features/andamento/screens/solicitacao-screen.tsx'), 'SolicitacaoScreen'),
  },
  {
    caminho: '/solicitacao-enviada',
    titulo: 'Solicitação enviada',
    Tela: tela(
      () => import('../features/andamento/screens/solicitacao-enviada-screen.tsx'),
      'SolicitacaoEnviadaScreen',
    ),
  },
  {
    caminho: '/cancelamento-solicitacao',
    titulo: 'Cancelamento da solicitação',
    Tela: tela(
      () => import('../features/cancelamento/screens/cancelamento-screen.tsx'),
      'CancelamentoScreen',
    ),
  },
  {
    caminho: '/perfil/solicitacoes',
    titulo: 'Minhas solicitações',
    Tela: tela(() => import('../features/andamento/screens/solicitacoes-screen.tsx'), 'SolicitacoesScreen'),
  },
  {
    caminho: '/perfil/solicitacoes/:id',
    titulo: 'Solicitação anterior',
    Tela: tela(
      () => import('../features/andamento/screens/solicitacao-anterior-screen.tsx'),
      'SolicitacaoAnteriorScreen',
    ),
  },
  {
    caminho: '/copia-declarada/:id',
    titulo: 'O que você declarou',
    Tela: tela(() => import('../andamento/copia-declarada-screen.tsx'), 'CopiaDeclaradaScreen'),
  },
];
