import {
  rotaCancelarSolicitacao,
  rotaEncerrarSessaoDeCancelamento,
  rotaMotivosDeCancelamento,
} from '@credito/api/cancelamento.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { motivosDeCancelamentoVigentes } from '../gestao/catalogo/motivos-vigentes.ts';
import { cancelarSolicitacao } from './cancelar-solicitacao.ts';
import { encerrarSessaoDeCancelamento } from './encerrar-sessao-de-cancelamento.ts';

export function registrarCancelamento(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaMotivosDeCancelamento, async () => {
    const motivos = await motivosDeCancelamentoVigentes(contexto.db);
    return motivos.map((motivo, posicao) => ({ ...motivo, LINE_NUMBER: posicao + 1 }));
  });
  registrador.rota(rotaCancelarSolicitacao, ({ body }, { sessao }) =>
    cancelarSolicitacao(contexto, sessao, body),
  );
  registrador.rota(rotaEncerrarSessaoDeCancelamento, (_, { sessao }) =>
    encerrarSessaoDeCancelamento(contexto, sessao),
  );
}
