/** The student's screens about guarantors. */
import { lazy } from 'react';
import { type RotaDoPortal, tela } from './rota.tsx';

/** Features do not know each other: the documents' screen is handed to the guarantor's here. */
const PreencherFiador = lazy(async () => {
  const [{ PreencherFiadorScreen }, { PassoDeDocumentos }] = await Promise.all([
    import('../features/fiador/screens/preencher-fiador-screen.tsx'),
    import('../features/documentos/screens/passo-de-documentos.tsx'),
  ]);
  return { default: () => <PreencherFiadorScreen telaDeDocumentos={PassoDeDocumentos} /> };
});

export const rotasDosFiadores: readonly RotaDoPortal[] = [
  {
    caminho: '/dados-pessoais-fiador',
    Tela: tela(() => import('../features/fiador/screens/dados-do-fiador-screen.tsx'), 'DadosDoFiadorScreen'),
  },
  {
    caminho: '/dados-pessoais-fiador/link/:vaga',
    Tela: tela(() => import('../features/fiador/screens/link-do-fiador-screen.tsx'), 'LinkDoFiadorScreen'),
  },
  { caminho: '/dados-pessoais-fiador/:vaga/:passo?', Tela: PreencherFiador },
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
