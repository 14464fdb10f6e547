import {
  rotaCancelarSolicitacao,
  rotaEncerrarSessaoDeCancelamento,
  rotaMotivosDeCancelamento,
} from '@credito/api/cancelamento.rotas';
import { MOTIVOS_DE_CANCELAMENTO } from '@credito/domain/solicitacao/cancelamento';
import type { Registrador } from '../../plugins/rotas.ts';
import { cancelarSolicitacao } from './cancelar-solicitacao.ts';
import { encerrarSessaoDeCancelamento } from './encerrar-sessao-de-cancelamento.ts';

export function registrarCancelamento(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaMotivosDeCancelamento, async () =>
    MOTIVOS_DE_CANCELAMENTO.map((motivo, posicao) => ({ ...motivo, LINE_NUMBER: posicao + 1 })),
  );
  registrador.rota(rotaCancelarSolicitacao, ({ body }, { sessao }) =>
    cancelarSolicitacao(contexto, sessao, body),
  );
  registrador.rota(rotaEncerrarSessaoDeCancelamento, (_, { sessao }) =>
    encerrarSessaoDeCancelamento(contexto, sessao),
  );
}
