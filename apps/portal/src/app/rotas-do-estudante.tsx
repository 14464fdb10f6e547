/** The map of every screen of the student's portal, below /estudante. */

import type { RotaDoPortal } from './rota.tsx';
import { rotasDaConta, rotasDoAtendimento } from './rotas-da-conta.tsx';
import { rotasDaSolicitacao } from './rotas-da-solicitacao.tsx';
import { rotasDasAssinaturas } from './rotas-das-assinaturas.tsx';
import { rotasDasAtualizacoes } from './rotas-das-atualizacoes.tsx';
import { rotasDasPendencias } from './rotas-das-pendencias.tsx';
import { rotasDoFinanceiro } from './rotas-do-financeiro.tsx';
import { rotasDasAlteracoes, rotasDosContratos } from './rotas-dos-contratos.tsx';
import { rotasDosFiadores } from './rotas-dos-fiadores.tsx';

export const rotasDoEstudante: readonly RotaDoPortal[] = [
  ...rotasDaConta,
  ...rotasDoAtendimento,
  ...rotasDosFiadores,
  ...rotasDaSolicitacao,
  ...rotasDasAssinaturas,
  ...rotasDosContratos,
  ...rotasDasAlteracoes,
  ...rotasDoFinanceiro,
  ...rotasDasPendencias,
  ...rotasDasAtualizacoes,
];
