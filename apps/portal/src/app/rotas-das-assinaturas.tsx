/** Signing inside a portal; whoever has only a link signs on a page of its own (pagina-da-assinatura.tsx). */
import { type RotaDoPortal, tela } from './rota.tsx';

export const rotasDasAssinaturas: readonly RotaDoPortal[] = [
  {
    caminho: '/assinar',
    titulo: 'Documentos para assinar',
    Tela: tela(() => import('../features/assinatura/screens/assinaturas-screen.tsx'), 'AssinaturasScreen'),
  },
  {
    caminho: '/assinar/:id/:passo?',
    titulo: 'Assinar',
    Tela: tela(
      () => import('../features/assinatura/screens/assinar-pela-conta-screen.tsx'),
      'AssinarPelaContaScreen',
    ),
  },
];
