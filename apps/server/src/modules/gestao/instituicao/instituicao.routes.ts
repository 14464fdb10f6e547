import {
  rotaConfirmarMatriculas,
  rotaConfirmarRenovacao,
  rotaMatriculasAConfirmar,
} from '@credito/api/gestao-instituicao.rotas';
import {
  rotaArquivoDosRepassesDaInstituicao,
  rotaRepassesDaInstituicao,
} from '@credito/api/gestao-repasses-da-instituicao.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { confirmarMatriculas } from './confirmar-matriculas.ts';
import { confirmarUmaRenovacao, matriculasAConfirmar } from './renovacoes.ts';
import { arquivoDosRepassesDaInstituicao, repassesDaInstituicao } from './repasses-da-instituicao.ts';

export function registrarInstituicao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaConfirmarMatriculas, async ({ body }, { sessao }) =>
    confirmarMatriculas(contexto, sessao, body),
  );
  registrador.rota(rotaMatriculasAConfirmar, ({ query }, { sessao }) =>
    matriculasAConfirmar(contexto, sessao, query),
  );
  registrador.rota(rotaRepassesDaInstituicao, ({ query }, { sessao }) =>
    repassesDaInstituicao(contexto, sessao, query),
  );
  registrador.rota(rotaArquivoDosRepassesDaInstituicao, async ({ query }, { sessao, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="repasses-de-${query.ano}.csv"`)
      .send(await arquivoDosRepassesDaInstituicao(contexto, sessao, query.ano)),
  );
  registrador.rota(rotaConfirmarRenovacao, ({ params }, { sessao }) =>
    confirmarUmaRenovacao(contexto, sessao, params.id),
  );
}
