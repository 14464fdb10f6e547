/** A question that is answered with yes or no, as forms ask it and answers keep it. */
import * as z from 'zod/mini';
import type { Opcao } from './plano.ts';

export const ESCOLHA = 'Escolha uma opção.';

export const S_OU_N = ['S', 'N'] as const;

export const respostaSimOuNao = z.enum(S_OU_N, { error: ESCOLHA });

export const OPCOES_SIM_OU_NAO: readonly Opcao[] = [
  { valor: 'S', rotulo: 'Sim' },
  { valor: 'N', rotulo: 'Não' },
];
