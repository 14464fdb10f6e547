import { rotaDecidirRecurso } from '@credito/api/gestao-recurso.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { decidirRecurso } from './decidir-recurso.ts';

export function registrarRecursoDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaDecidirRecurso, ({ params, body }, { sessao }) =>
    decidirRecurso(contexto, sessao, params.id, body),
  );
}
