import {
  rotaLiberarCota,
  rotaMeuUso,
  rotaUsosDaEquipe,
  rotaVerAlerta,
} from '@credito/api/gestao-cotas.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { liberarCota, marcarAlertaComoVisto, verMeuUso, verUsosDaEquipe } from './ver-cotas.ts';

export function registrarCotas(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaUsosDaEquipe, async () => verUsosDaEquipe(contexto));
  registrador.rota(rotaMeuUso, async (_, { sessao }) => verMeuUso(contexto, sessao));
  registrador.rota(rotaVerAlerta, async ({ params, body }, { sessao }) => {
    await marcarAlertaComoVisto(contexto, sessao, { ...params, ...body });
    return undefined;
  });
  registrador.rota(rotaLiberarCota, async ({ params, body }, { sessao, repetivel }) => {
    await liberarCota(contexto, sessao, { ...params, ...body }, repetivel);
    return undefined;
  });
}
