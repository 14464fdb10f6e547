/** The student's screens about guarantors. */
import { type RotaDoPortal, tela } from './rota.tsx';

export const rotasDosFiadores: readonly RotaDoPortal[] = [
  {
    caminho: '/dados-pessoais-fiador',
    Tela: tela(() => import('../features/fiador/screens/dados-do-fiador-screen.tsx'), 'DadosDoFiadorScreen'),
  },
  {
    caminho: '/dados-pessoais-fiador/link/:vaga',
    Tela: tela(() => import('../features/fiador/screens/link-do-fiador-screen.tsx'), 'LinkDoFiadorScreen'),
  },
  {
    caminho: '/selecao-de-fiador',
    Tela: tela(
      () => import('../features/fiador/screens/selecao-de-fiador-screen.tsx'),
      'SelecaoDeFiadorScreen',
    ),
  },
  {
    caminho: '/status-fiador/:vaga?',
    Tela: tela(
      () => import('../features/fiador/screens/status-do-fiador-screen.tsx'),
      'StatusDoFiadorScreen',
    ),
  },
  {
    caminho: '/troca-fiador/:vaga?',
    Tela: tela(() => import('../features/fiador/screens/troca-de-fiador-screen.tsx'), 'TrocaDeFiadorScreen'),
  },
  {
    caminho: '/lembrete-fiador/:vaga?',
    Tela: tela(
      () => import('../features/fiador/screens/lembrete-do-fiador-screen.tsx'),
      'LembreteDoFiadorScreen',
    ),
  },
  {
    caminho: '/aguardando-aceite',
    Tela: tela(
      () => import('../features/fiador/screens/aguardando-aceite-screen.tsx'),
      'AguardandoAceiteScreen',
    ),
  },
];
