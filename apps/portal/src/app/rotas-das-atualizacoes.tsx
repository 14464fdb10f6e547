/** The half-yearly update: the student's, and a guarantor's in both portals. */
import { lazy } from 'react';
import { type RotaDoPortal, tela } from './rota.tsx';
import { telasDeDocumentos } from './telas-de-documentos.ts';

const Atualizacao = lazy(async () => {
  const [{ AtualizacaoScreen }, { telaDeDocumentos }] = await Promise.all([
    import('../features/atualizacao/screens/atualizacao-screen.tsx'),
    telasDeDocumentos(),
  ]);
  return { default: () => <AtualizacaoScreen telaDeDocumentos={telaDeDocumentos} /> };
});

const AtualizacaoDoFiador = lazy(async () => {
  const [{ AtualizacaoDoFiadorScreen }, { telaDeDocumentos }] = await Promise.all([
    import('../features/atualizacao/screens/atualizacao-do-fiador-screen.tsx'),
    telasDeDocumentos(),
  ]);
  return { default: () => <AtualizacaoDoFiadorScreen telaDeDocumentos={telaDeDocumentos} /> };
});

const Pendencias = lazy(async () => {
  const [{ PendenciasDaAtualizacaoScreen }, telas] = await Promise.all([
    import('../features/pendencia/screens/pendencias-da-atualizacao-screen.tsx'),
    telasDeDocumentos(),
  ]);
  return { default: () => <PendenciasDaAtualizacaoScreen {...telas} /> };
});

const PendenciasDoFiador = lazy(async () => {
  const [{ PendenciasDaAtualizacaoDoFiadorScreen }, telas] = await Promise.all([
    import('../features/pendencia/screens/pendencias-da-atualizacao-do-fiador-screen.tsx'),
    telasDeDocumentos(),
  ]);
  return { default: () => <PendenciasDaAtualizacaoDoFiadorScreen {...telas} /> };
});

export const rotasDasAtualizacoesDoFiador: readonly RotaDoPortal[] = [
  {
    caminho: '/atualizacao-cadastral-fiador/:id/:passo?',
    titulo: 'Atualização cadastral',
    Tela: AtualizacaoDoFiador,
  },
  {
    caminho: '/pendencias-atualizacao-fiador/:id?/:passo?',
    titulo: 'Pendências da atualização cadastral',
    Tela: PendenciasDoFiador,
  },
];

export const rotasDasAtualizacoes: readonly RotaDoPortal[] = [
  ...rotasDasAtualizacoesDoFiador,
  { caminho: '/atualizacao-cadastral/:passo?', titulo: 'Atualização cadastral', Tela: Atualizacao },
  {
    caminho: '/reiniciar-atualizacao',
    titulo: 'Reiniciar a atualização cadastral',
    Tela: tela(() => import('../features/atualizacao/screens/reiniciar-screen.tsx'), 'ReiniciarScreen'),
  },
  {
    caminho: '/pendencias-atualizacao/:passo?',
    titulo: 'Pendências da atualização cadastral',
    Tela: Pendencias,
  },
  {
    caminho: '/parar-troca',
    titulo: 'Troca de celular',
    publica: true,
    Tela: tela(() => import('../features/atualizacao/screens/parar-troca-screen.tsx'), 'PararTrocaScreen'),
  },
];
