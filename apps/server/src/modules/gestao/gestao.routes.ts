import type { Registrador } from '../../plugins/rotas.ts';
import { registrarDecisoes } from './decisao/decisao.routes.ts';
import { registrarFila } from './fila/fila.routes.ts';
import { registrarMesa } from './mesa/mesa.routes.ts';
import { registrarOperadores } from './operador/operador.routes.ts';
import { registrarSessaoDaGestao } from './sessao/sessao.routes.ts';

/** The back office: who works in it, what waits, one request, and what is decided. */
export function registrarGestao(registrador: Registrador): void {
  registrarSessaoDaGestao(registrador);
  registrarOperadores(registrador);
  registrarFila(registrador);
  registrarMesa(registrador);
  registrarDecisoes(registrador);
}
