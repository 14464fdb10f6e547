/** The student's screens about guarantors. */
import { lazy } from 'react';
import { type RotaDoPortal, tela } from './rota.tsx';

/** Features do not know each other: the documents' screen is handed to the guarantor's here. */
const PreencherFiador = lazy(async () => {
  const [{ PreencherFiadorScreen }, { PassoDeDocumentos }] = await Promise.all([
    import('../features/fiador/screens/preencher-fiador-screen.tsx'),
    import('../features/documento/screens/passo-de-documentos.tsx'),
  ]);
  return { default: () => <PreencherFiadorScreen telaDeDocumentos={PassoDeDocumentos} /> };
});

export const rotasDosFiadores: readonly RotaDoPortal[] = [
  {
    caminho: '/dados-pessoais-fiador',
    titulo: 'Dados do fiador',
    Tela: tela(() => import('../features/fiador/screens/dados-do-fiador-screen.tsx'), 'DadosDoFiadorScreen'),
  },
  {
    caminho: '/dados-pessoais-fiador/link/:vaga',
    titulo: 'Link para o fiador',
    Tela: tela(() => import('../features/fiador/screens/link-do-fiador-screen.tsx'), 'LinkDoFiadorScreen'),
  },
  {
    caminho: '/dados-pessoais-fiador/convite/:vaga',
    titulo: 'Dados do convite',
    Tela: tela(
      () => import('../features/fiador/screens/corrigir-convite-screen.tsx'),
      'CorrigirConviteScreen',
    ),
  },
  { caminho: '/dados-pessoais-fiador/:vaga/:passo?', titulo: 'Dados do fiador', Tela: PreencherFiador },
  {
    caminho: '/selecao-de-fiador',
    titulo: 'Fiadores',
    Tela: tela(
      () => import('../features/fiador/screens/selecao-de-fiador-screen.tsx'),
      'SelecaoDeFiadorScreen',
    ),
  },
  {
    caminho: '/status-fiador/:vaga?',
    titulo: 'Andamento do fiador',
    Tela: tela(
      () => import('../features/fiador/screens/status-do-fiador-screen.tsx'),
      'StatusDoFiadorScreen',
    ),
  },
  {
    caminho: '/troca-fiador/:vaga?',
    titulo: 'Troca de fiador',
    Tela: tela(() => import('../features/fiador/screens/troca-de-fiador-screen.tsx'), 'TrocaDeFiadorScreen'),
  },
  {
    caminho: '/lembrete-fiador/:vaga?',
    titulo: 'Lembrete ao fiador',
    Tela: tela(
      () => import('../features/fiador/screens/lembrete-do-fiador-screen.tsx'),
      'LembreteDoFiadorScreen',
    ),
  },
  {
    caminho: '/aguardando-aceite',
    titulo: 'Aguardando aceite',
    Tela: tela(
      () => import('../features/fiador/screens/aguardando-aceite-screen.tsx'),
      'AguardandoAceiteScreen',
    ),
  },
];
