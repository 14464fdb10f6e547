/** The guarantor's own screens. */
import { type RotaDoPortal, tela } from './rota.tsx';

const Convite = tela(() => import('../features/fiador/screens/convite-screen.tsx'), 'ConviteScreen');

export const rotasDasGarantias: readonly RotaDoPortal[] = [
  { caminho: '/indicacao', publica: true, Tela: Convite },
  { caminho: '/aceite', publica: true, Tela: Convite },
  {
    caminho: '/aceite/:id',
    Tela: tela(() => import('../features/fiador/screens/aceite-screen.tsx'), 'AceiteScreen'),
  },
  {
    caminho: '/recusa/:id',
    Tela: tela(() => import('../features/fiador/screens/recusa-screen.tsx'), 'RecusaScreen'),
  },
  {
    caminho: '/garantia/:id',
    Tela: tela(() => import('../features/fiador/screens/garantia-screen.tsx'), 'GarantiaScreen'),
  },
  {
    caminho: '/inicio',
    Tela: tela(() => import('../features/fiador/screens/garantias-screen.tsx'), 'GarantiasScreen'),
  },
];
