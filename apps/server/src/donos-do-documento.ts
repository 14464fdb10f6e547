/** Who may own a document, each with its rules: a further kind does not compile without its row (ADR 0118). */
import { donoDaRenda } from './modules/alteracao/dono-da-renda.ts';
import type { DonosDoDocumento } from './modules/documento/donos.ts';
import { donoAtualizacao } from './modules/parte-da-atualizacao/dono-atualizacao.ts';
import { donoParticipante } from './modules/participante/dono-participante.ts';

export const DONOS_DO_DOCUMENTO: DonosDoDocumento = {
  participante: donoParticipante,
  atualizacao_pessoa: donoAtualizacao,
  alteracao_renda: donoDaRenda,
};
