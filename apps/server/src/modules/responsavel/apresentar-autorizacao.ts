import type { AutorizacaoNaSolicitacao } from '@credito/api/responsavel.rotas';
import {
  liberacaoDoReenvio,
  MAXIMO_DE_ENVIOS,
  situacaoDaAutorizacao,
} from '@credito/domain/responsavel/autorizacao';
import { pedidoDaLinha } from '../solicitacao/pedido-ao-responsavel.ts';
import type { LinhaDeAutorizacao } from './autorizacao.repository.ts';

/** As the student sees it. */
export function apresentarAutorizacao(linha: LinhaDeAutorizacao, agora: Date): AutorizacaoNaSolicitacao {
  const pedido = pedidoDaLinha(linha);
  const podeReenviar = pedido.resposta !== 'autorizada' && pedido.envios < MAXIMO_DE_ENVIOS;
  return {
    nome: pedido.nome,
    email: pedido.email,
    situacao: situacaoDaAutorizacao(pedido, agora),
    enviadaEm: pedido.enviadaEm.toISOString(),
    respondidaEm: linha.respondida_em?.toISOString() ?? null,
    reenvioLiberadoEm: podeReenviar ? liberacaoDoReenvio(pedido).toISOString() : null,
  };
}
