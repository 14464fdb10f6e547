/** Money, as the student and whoever guarantees meet it. */
import { type RotaDoPortal, tela } from './rota.tsx';

export const rotasDoFinanceiro: readonly RotaDoPortal[] = [
  {
    // For anybody who has received one.
    caminho: '/conferir-boleto',
    titulo: 'Conferir um boleto',
    publica: true,
    Tela: tela(
      () => import('../features/financeiro/screens/conferir-boleto-screen.tsx'),
      'ConferirBoletoScreen',
    ),
  },
  {
    caminho: '/financeiro',
    titulo: 'Financeiro',
    Tela: tela(() => import('../features/financeiro/screens/financeiro-screen.tsx'), 'FinanceiroScreen'),
  },
  {
    caminho: '/financeiro/cobrancas/:id',
    titulo: 'Boleto e Pix',
    Tela: tela(() => import('../features/financeiro/screens/cobranca-screen.tsx'), 'CobrancaScreen'),
  },
  {
    caminho: '/financeiro/contratos/:id',
    titulo: 'Extrato e plano',
    Tela: tela(() => import('../features/financeiro/screens/extrato-screen.tsx'), 'ExtratoScreen'),
  },
  {
    caminho: '/financeiro/contratos/:id/quitacao',
    titulo: 'Quitar antes',
    Tela: tela(() => import('../features/financeiro/screens/quitacao-screen.tsx'), 'QuitacaoScreen'),
  },
  {
    caminho: '/financeiro/contratos/:id/parcelas/:numero/antecipacao',
    titulo: 'Pagar uma parcela antes',
    Tela: tela(() => import('../features/financeiro/screens/antecipacao-screen.tsx'), 'AntecipacaoScreen'),
  },
  {
    caminho: '/financeiro/contratos/:id/negociacao',
    titulo: 'Propor um plano novo',
    Tela: tela(() => import('../features/financeiro/screens/negociacao-screen.tsx'), 'NegociacaoScreen'),
  },
];

export const rotasDoFinanceiroGarantido: readonly RotaDoPortal[] = [
  {
    caminho: '/financeiro',
    titulo: 'O que você garante',
    Tela: tela(() => import('../features/financeiro/screens/garantido-screen.tsx'), 'GarantidoScreen'),
  },
];
