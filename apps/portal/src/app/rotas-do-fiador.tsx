/** The map of every screen of the guarantor's portal, below /fiador. */

import type { RotaDoPortal } from './rota.tsx';
import { rotasDaConta } from './rotas-da-conta.tsx';
import { rotasDasAssinaturas } from './rotas-das-assinaturas.tsx';
import { rotasDasAtualizacoesDoFiador } from './rotas-das-atualizacoes.tsx';
import { rotasDasGarantias } from './rotas-das-garantias.tsx';
import { rotasDasPendenciasDoFiador } from './rotas-das-pendencias.tsx';
import { rotasDoFinanceiroGarantido } from './rotas-do-financeiro.tsx';
import { rotasDosContratosGarantidos } from './rotas-dos-contratos.tsx';

export const rotasDoFiador: readonly RotaDoPortal[] = [
  ...rotasDaConta,
  ...rotasDasGarantias,
  ...rotasDasAssinaturas,
  ...rotasDosContratosGarantidos,
  ...rotasDoFinanceiroGarantido,
  ...rotasDasPendenciasDoFiador,
  ...rotasDasAtualizacoesDoFiador,
];
