import {
  rotaConflitos,
  rotaDeclararConflito,
  rotaRetirarConflito,
} from '@credito/api/gestao-conflitos.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { declararConflito, listarConflitos, retirarConflito } from './declarar.ts';

export function registrarConflitos(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaDeclararConflito, async ({ params, body }, { sessao }) => {
    await declararConflito(contexto, sessao, params.id, body.motivo);
    return undefined;
  });
  registrador.rota(rotaConflitos, () => listarConflitos(contexto));
  registrador.rota(rotaRetirarConflito, async ({ params }, { sessao }) => {
    await retirarConflito(contexto, sessao, params.id);
    return undefined;
  });
}
