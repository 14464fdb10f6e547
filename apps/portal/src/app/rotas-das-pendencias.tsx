/** Corrections: the student's, and a guarantor's in both portals. */
import { lazy } from 'react';
import { type RotaDoPortal, tela } from './rota.tsx';
import { telasDeDocumentos } from './telas-de-documentos.ts';

const Pendencias = lazy(async () => {
  const [{ PendenciasScreen }, telas] = await Promise.all([
    import('../features/pendencia/screens/pendencias-screen.tsx'),
    telasDeDocumentos(),
  ]);
  return { default: () => <PendenciasScreen {...telas} /> };
});

const PendenciasDoFiador = lazy(async () => {
  const [{ PendenciasDoFiadorScreen }, telas] = await Promise.all([
    import('../features/pendencia/screens/pendencias-do-fiador-screen.tsx'),
    telasDeDocumentos(),
  ]);
  return { default: () => <PendenciasDoFiadorScreen {...telas} /> };
});

const Recurso = lazy(async () => {
  const [{ RecursoScreen }, { telaDeDocumentos }] = await Promise.all([
    import('../features/recurso/screens/recurso-screen.tsx'),
    telasDeDocumentos(),
  ]);
  return { default: () => <RecursoScreen telaDeDocumentos={telaDeDocumentos} /> };
});

export const rotasDasPendenciasDoFiador: readonly RotaDoPortal[] = [
  { caminho: '/pendencias-fiador/:id?/:passo?', titulo: 'Pendências do fiador', Tela: PendenciasDoFiador },
];

export const rotasDasPendencias: readonly RotaDoPortal[] = [
  ...rotasDasPendenciasDoFiador,
  { caminho: '/pendencias/:passo?', titulo: 'Pendências', Tela: Pendencias },
  { caminho: '/recurso/:passo?', titulo: 'Recurso', Tela: Recurso },
  {
    caminho: '/csat',
    titulo: 'Pesquisa de satisfação',
    Tela: tela(() => import('../features/pesquisa/screens/csat-screen.tsx'), 'CsatScreen'),
  },
];
