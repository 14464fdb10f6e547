/** How a caller names an owner of documents, without its id. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';

export interface LugarDoParticipante {
  tipo: 'participante';
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
  /** Who was in the place when the caller saw it; somebody else there now is none of the caller's business. */
  participanteId?: string | undefined;
}

export interface LugarDaAtualizacao {
  tipo: 'atualizacao_pessoa';
  atualizacaoId: number;
  tipoPessoa: TipoPessoa;
}

export interface LugarDaRenda {
  tipo: 'alteracao_renda';
  alteracaoId: number;
  tipoPessoa: TipoPessoa;
}

export type LugarDoDono = LugarDoParticipante | LugarDaAtualizacao | LugarDaRenda;
