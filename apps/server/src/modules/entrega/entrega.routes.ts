import { rotaConcluirSolicitacao } from '@credito/api/solicitacao.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { concluirSolicitacao } from './concluir-solicitacao.ts';

export function registrarEntrega(registrador: Registrador): void {
  registrador.rota(rotaConcluirSolicitacao, ({ params, body }, { sessao }) =>
    concluirSolicitacao(registrador.contexto, sessao, params.id, body?.dadosVerdadeiros),
  );
}
