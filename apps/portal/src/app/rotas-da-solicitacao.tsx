/** The student's request, from the choice of a course to its result. */
import { type RotaDoPortal, tela } from './rota.tsx';

export const rotasDaSolicitacao: readonly RotaDoPortal[] = [
  {
    caminho: '/inicio',
    Tela: tela(() => import('../features/status/screens/inicio-screen.tsx'), 'InicioScreen'),
  },
  {
    caminho: '/universidade-curso/:passo?',
    Tela: tela(
      () => import('../features/solicitacao/screens/nova-solicitacao-screen.tsx'),
      'NovaSolicitacaoScreen',
    ),
  },
  {
    caminho: '/status',
    Tela: tela(() => import('../features/status/screens/status-screen.tsx'), 'StatusScreen'),
  },
  {
    caminho: '/status-finalizado',
    Tela: tela(
      () => import('../features/status/screens/status-finalizado-screen.tsx'),
      'StatusFinalizadoScreen',
    ),
  },
  {
    caminho: '/solicitacao-aprovada',
    Tela: tela(
      () => import('../features/status/screens/solicitacao-aprovada-screen.tsx'),
      'SolicitacaoAprovadaScreen',
    ),
  },
  {
    caminho: '/solicitacao-reprovada',
    Tela: tela(
      () => import('../features/status/screens/solicitacao-reprovada-screen.tsx'),
      'SolicitacaoReprovadaScreen',
    ),
  },
];
