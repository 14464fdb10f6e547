/** Whether a code is one of ours: asked by anybody, with or without a session. */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { api } from '../../sessao/api.ts';

export type Conferencia = Resposta<RotaPorChave<'POST /financeiro/conferir'>>;

export const conferirBoleto = (codigo: string): Promise<Conferencia> =>
  api('POST /financeiro/conferir', { body: { codigo } });
