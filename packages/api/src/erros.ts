/** Names of refusals on the wire: the `type` of a problem (RFC 9457, section 3.1.1), which programs read, beside the sentence. */

import type { RecusaDaAlteracao } from '@credito/domain/alteracao/transicoes';
import type { RecusaDaAtualizacao } from '@credito/domain/atualizacao/transicoes';
import type { RecusaDoContrato } from '@credito/domain/contrato/transicoes';
import type { RecusaDeTransicao } from '@credito/domain/solicitacao/transicoes';

/** What an answer of this status is called where no rule gave it a name of its own. */
export const NOME_DO_STATUS = {
  400: 'pedido-invalido',
  401: 'sessao-necessaria',
  403: 'sem-permissao',
  404: 'nao-encontrado',
  405: 'metodo-nao-permitido',
  409: 'conflito',
  410: 'nao-existe-mais',
  413: 'grande-demais',
  414: 'pedido-invalido',
  415: 'formato-nao-aceito',
  422: 'dados-recusados',
  429: 'muitas-tentativas',
  500: 'erro-interno',
  503: 'indisponivel',
} as const;

export type NomeDeErro =
  | (typeof NOME_DO_STATUS)[keyof typeof NOME_DO_STATUS]
  | 'conta-existente'
  | 'sessao-expirada'
  /** Somebody changed the data since the reader saw them (case FIA-02). */
  | 'dados-desatualizados'
  /** Another file came into the slot meanwhile. */
  | 'vaga-mudou'
  | 'pdf-protegido'
  | 'senha-do-pdf-incorreta'
  | RecusaDeTransicao
  /** The update is begun already: its screen shows it. */
  | 'atualizacao-em-andamento'
  | RecusaDoContrato
  | RecusaDaAtualizacao
  | RecusaDaAlteracao;

const PREFIXO = '/erros/';

export const tipoDoErro = (nome: NomeDeErro): string => `${PREFIXO}${nome}`;

/** Whether a problem has this name. */
export function temNome(problema: { type: string } | null | undefined, nome: NomeDeErro): boolean {
  return problema?.type === tipoDoErro(nome);
}
