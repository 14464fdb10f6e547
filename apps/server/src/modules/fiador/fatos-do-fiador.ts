/** What a guarantor's state allows, and the mark that tells whether the guarantor changed. */
import { createHash } from 'node:crypto';
import { type AcaoDoFiador, MENSAGENS_DO_FIADOR, recusaDaAcao } from '@credito/domain/fiador/fiador';
import { conflito, dadosDesatualizados } from '../../erros.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import type { ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { fatosDoFiador } from '../solicitacao/parte-do-fiador.ts';

/** Refuses with 409 what the state of the guarantor or of the request does not allow. */
export function exigirAcaoPermitida(
  acao: AcaoDoFiador,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  agora: Date,
): void {
  const recusa = recusaDaAcao(acao, fatosDoFiador(completa, fiador, agora));
  if (recusa) throw conflito(MENSAGENS_DO_FIADOR[recusa]);
}

/**
 * Changes with anything that happens to the guarantor: another person in the place, an acceptance, an answer, a
 * file. A destructive action carries the mark that its screen was showing (case FIA-02).
 */
export function marcaDe(completa: SolicitacaoCompleta, fiador: ParticipanteFiador): string {
  const documentos = completa.documentos
    .filter((documento) => documento.dono_id === fiador.id)
    .map((documento) => `${documento.id}:${documento.situacao}`)
    .sort();
  const partes = [
    fiador.id,
    fiador.versao,
    fiador.preenchido_por,
    fiador.conta_id,
    completa.aceites.has(fiador.id),
    ...documentos,
  ];
  return createHash('sha256').update(JSON.stringify(partes)).digest('base64url').slice(0, 22);
}

export function exigirMarca(completa: SolicitacaoCompleta, fiador: ParticipanteFiador, marca: string): void {
  if (marcaDe(completa, fiador) !== marca) throw dadosDesatualizados();
}
