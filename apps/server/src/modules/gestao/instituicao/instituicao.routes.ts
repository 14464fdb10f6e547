import { rotaConfirmarMatriculas } from '@credito/api/gestao-instituicao.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { confirmarMatriculas } from './confirmar-matriculas.ts';

export function registrarInstituicao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaConfirmarMatriculas, async ({ body }, { sessao }) =>
    confirmarMatriculas(contexto, sessao, body),
  );
}
