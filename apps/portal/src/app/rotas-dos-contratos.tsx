/** Contracts, as the student and whoever guarantees meet them. */
import { type RotaDoPortal, tela } from './rota.tsx';

export const rotasDosContratos: readonly RotaDoPortal[] = [
  {
    caminho: '/contratos',
    titulo: 'Contratos',
    Tela: tela(() => import('../features/contrato/screens/contratos-screen.tsx'), 'ContratosScreen'),
  },
  {
    caminho: '/contratos/:id',
    titulo: 'Contrato',
    Tela: tela(() => import('../features/contrato/screens/contrato-screen.tsx'), 'ContratoScreen'),
  },
  {
    caminho: '/contratos/:id/texto',
    titulo: 'Texto do contrato',
    Tela: tela(
      () => import('../features/contrato/screens/texto-do-contrato-screen.tsx'),
      'TextoDoContratoScreen',
    ),
  },
  {
    caminho: '/instrucoes-assinatura/:contratoId',
    titulo: 'Como assinar',
    Tela: tela(
      () => import('../features/contrato/screens/instrucoes-da-assinatura-screen.tsx'),
      'InstrucoesDaAssinaturaScreen',
    ),
  },
  {
    caminho: '/assinatura/:contratoId',
    titulo: 'Status das Assinaturas',
    Tela: tela(
      () => import('../features/contrato/screens/assinaturas-do-contrato-screen.tsx'),
      'AssinaturasDoContratoScreen',
    ),
  },
  {
    caminho: '/assinatura/:contratoId/metodos',
    titulo: 'Métodos de assinatura',
    Tela: tela(
      () => import('../features/contrato/screens/assinaturas-do-contrato-screen.tsx'),
      'MetodosDoContratoScreen',
    ),
  },
  {
    caminho: '/assinatura-completa/:contratoId',
    titulo: 'Contrato assinado',
    Tela: tela(
      () => import('../features/contrato/screens/assinatura-completa-screen.tsx'),
      'AssinaturaCompletaScreen',
    ),
  },
  {
    caminho: '/instrucoes-clicksign',
    titulo: 'Como assinar',
    Tela: tela(
      () => import('../features/contrato/screens/instrucoes-clicksign-screen.tsx'),
      'InstrucoesClicksignScreen',
    ),
  },
  {
    caminho: '/instrucoes-estudante',
    titulo: 'Como assinar o contrato impresso',
    Tela: tela(
      () => import('../features/contrato/screens/instrucoes-do-estudante-screen.tsx'),
      'InstrucoesDoEstudanteScreen',
    ),
  },
];

export const rotasDasAlteracoes: readonly RotaDoPortal[] = [
  {
    caminho: '/contratos/:id/pedir-alteracao',
    titulo: 'Pedir uma alteração',
    Tela: tela(
      () => import('../features/alteracao/screens/pedir-alteracao-screen.tsx'),
      'PedirAlteracaoScreen',
    ),
  },
  {
    caminho: '/alteracao-contratual/:id',
    titulo: 'Alteração contratual',
    Tela: tela(() => import('../features/contrato/screens/alteracao-screen.tsx'), 'AlteracaoScreen'),
  },
  {
    caminho: '/alteracao-contratual/:id/texto',
    titulo: 'Documento da alteração',
    Tela: tela(
      () => import('../features/contrato/screens/texto-da-alteracao-screen.tsx'),
      'TextoDaAlteracaoScreen',
    ),
  },
  {
    caminho: '/alteracao-contratual/:id/instrucoes-assinatura',
    titulo: 'Como assinar',
    Tela: tela(
      () => import('../features/contrato/screens/instrucoes-da-alteracao-screen.tsx'),
      'InstrucoesDaAlteracaoScreen',
    ),
  },
  {
    caminho: '/alteracao-contratual/:id/assinatura',
    titulo: 'Status de assinaturas',
    Tela: tela(
      () => import('../features/contrato/screens/assinaturas-da-alteracao-screen.tsx'),
      'AssinaturasDaAlteracaoScreen',
    ),
  },
  {
    caminho: '/alteracao-contratual/:id/assinatura/metodos',
    titulo: 'Métodos de assinatura',
    Tela: tela(
      () => import('../features/contrato/screens/assinaturas-da-alteracao-screen.tsx'),
      'MetodosDaAlteracaoScreen',
    ),
  },
];

export const rotasDosContratosGarantidos: readonly RotaDoPortal[] = [
  {
    caminho: '/alteracoes/:id/texto',
    titulo: 'Documento da alteração',
    Tela: tela(
      () => import('../features/contrato/screens/texto-da-alteracao-garantida-screen.tsx'),
      'TextoDaAlteracaoGarantidaScreen',
    ),
  },
  {
    caminho: '/contratos',
    titulo: 'Contratos que você garante',
    Tela: tela(
      () => import('../features/contrato/screens/contratos-garantidos-screen.tsx'),
      'ContratosGarantidosScreen',
    ),
  },
  {
    caminho: '/contratos/:id/texto',
    titulo: 'Texto do contrato',
    Tela: tela(
      () => import('../features/contrato/screens/texto-garantido-screen.tsx'),
      'TextoGarantidoScreen',
    ),
  },
];
