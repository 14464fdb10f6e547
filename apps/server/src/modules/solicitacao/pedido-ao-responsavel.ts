import type { PedidoDeAutorizacao } from '@credito/domain/responsavel/autorizacao';
import type { Selectable } from 'kysely';
import type { AutorizacaoResponsavel } from '../../banco/esquema.gerado.ts';

/** The request to the guardian, as the rules know it. */
export function pedidoDaLinha(linha: Selectable<AutorizacaoResponsavel>): PedidoDeAutorizacao {
  const { nome, cpf, email, resposta, enviada_em: enviadaEm, expira_em: expiraEm, envios } = linha;
  return { nome, cpf, email, resposta, enviadaEm, expiraEm, envios };
}
