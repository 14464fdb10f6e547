/** The map of every screen of the student's portal, below /estudante. */

import type { RotaDoPortal } from './rota.tsx';
import { rotasDaConta } from './rotas-da-conta.tsx';
import { rotasDaSolicitacao } from './rotas-da-solicitacao.tsx';

export const rotasDoEstudante: readonly RotaDoPortal[] = [...rotasDaConta, ...rotasDaSolicitacao];
