import type { Resposta } from '@credito/api/rota';
import type { rotaProgramasDaSimulacao } from '@credito/api/simulador.rotas';
import { api } from '../../sessao/api.ts';

export type Programa = Resposta<typeof rotaProgramasDaSimulacao>['programas'][number];

export async function buscarProgramas(): Promise<readonly Programa[]> {
  return (await api('GET /simulador/programas', {})).programas;
}
