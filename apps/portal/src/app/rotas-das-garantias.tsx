/** The guarantor's own screens. */
import { lazy } from 'react';
import { type RotaDoPortal, tela } from './rota.tsx';

const Convite = tela(() => import('../features/fiador/screens/convite-screen.tsx'), 'ConviteScreen');

/** Features do not know each other: the documents' screen is handed to the guarantor's here. */
const MeusDados = lazy(async () => {
  const [{ MeusDadosScreen }, { PassoDeDocumentos }] = await Promise.all([
    import('../features/fiador/screens/meus-dados-screen.tsx'),
    import('../features/documento/screens/passo-de-documentos.tsx'),
  ]);
  return { default: () => <MeusDadosScreen telaDeDocumentos={PassoDeDocumentos} /> };
});

const RegimeDeBens = lazy(async () => {
  const [{ RegimeDeBensScreen }, { PassoDeDocumentos }] = await Promise.all([
    import('../features/fiador/screens/regime-de-bens-screen.tsx'),
    import('../features/documento/screens/passo-de-documentos.tsx'),
  ]);
  return { default: () => <RegimeDeBensScreen telaDeDocumentos={PassoDeDocumentos} /> };
});

const RendaDoContrato = lazy(async () => {
  const [{ RendaDoContratoScreen }, { PassoDeDocumentos }] = await Promise.all([
    import('../features/fiador/screens/renda-do-contrato-screen.tsx'),
    import('../features/documento/screens/passo-de-documentos.tsx'),
  ]);
  return { default: () => <RendaDoContratoScreen telaDeDocumentos={PassoDeDocumentos} /> };
});

export const rotasDasGarantias: readonly RotaDoPortal[] = [
  { caminho: '/indicacao', titulo: 'Convite', publica: true, Tela: Convite },
  { caminho: '/aceite', titulo: 'Convite', publica: true, Tela: Convite },
  {
    caminho: '/aceite/:id',
    titulo: 'Aceite da fiança',
    Tela: tela(() => import('../features/fiador/screens/aceite-screen.tsx'), 'AceiteScreen'),
  },
  {
    caminho: '/aceite-do-contrato/:id',
    titulo: 'Convite para garantir um contrato',
    Tela: tela(
      () => import('../features/fiador/screens/aceite-do-contrato-screen.tsx'),
      'AceiteDoContratoScreen',
    ),
  },
  { caminho: '/renda-do-contrato/:id/:passo?', titulo: 'A sua renda', Tela: RendaDoContrato },
  {
    caminho: '/recusa/:id',
    titulo: 'Recusa da fiança',
    Tela: tela(() => import('../features/fiador/screens/recusa-screen.tsx'), 'RecusaScreen'),
  },
  {
    caminho: '/garantia/:id',
    titulo: 'Sua fiança',
    Tela: tela(() => import('../features/fiador/screens/garantia-screen.tsx'), 'GarantiaScreen'),
  },
  { caminho: '/regime-de-bens/:id/:passo?', titulo: 'Regime de bens', Tela: RegimeDeBens },
  { caminho: '/meus-dados/:id/:passo?', titulo: 'Seus dados', Tela: MeusDados },
  {
    caminho: '/inicio',
    titulo: 'Início',
    Tela: tela(() => import('../features/fiador/screens/garantias-screen.tsx'), 'GarantiasScreen'),
  },
  {
    caminho: '/copia-declarada/:id',
    titulo: 'O que você declarou',
    Tela: tela(() => import('../andamento/copia-declarada-screen.tsx'), 'CopiaDeclaradaScreen'),
  },
];
