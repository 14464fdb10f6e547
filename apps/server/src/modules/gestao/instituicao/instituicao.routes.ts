import {
  rotaConfirmarMatriculas,
  rotaConfirmarRenovacao,
  rotaMatriculasAConfirmar,
} from '@credito/api/gestao-instituicao.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { confirmarMatriculas } from './confirmar-matriculas.ts';
import { confirmarUmaRenovacao, matriculasAConfirmar } from './renovacoes.ts';

export function registrarInstituicao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaConfirmarMatriculas, async ({ body }, { sessao }) =>
    confirmarMatriculas(contexto, sessao, body),
  );
  registrador.rota(rotaMatriculasAConfirmar, ({ query }, { sessao }) =>
    matriculasAConfirmar(contexto, sessao, query),
  );
  registrador.rota(rotaConfirmarRenovacao, ({ params }, { sessao }) =>
    confirmarUmaRenovacao(contexto, sessao, params.id),
  );
}
