/** The facts of one guarantor, read from a loaded request, and the mark that tells whether they changed. */
import { createHash } from 'node:crypto';
import { type ParteDoFiador, parteDoFiador } from '@credito/domain/andamento/vez-do-fiador';
import {
  type AcaoDoFiador,
  type FatosDoFiador,
  MENSAGENS_DO_FIADOR,
  recusaDaAcao,
} from '@credito/domain/fiador/fiador';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import { podeEditarParte } from '@credito/domain/participante/acesso';
import { faltaNoPedido, type PassoDoRegime } from '@credito/domain/participante/pedido-do-regime';
import { progressoDoFiador } from '@credito/domain/participante/progresso';
import { parteTerminada } from '@credito/domain/participante/transicoes';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../erros.ts';
import { corrigeAgora } from '../pendencia/correcao.repository.ts';
import { contextoDoParticipante, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import type { ParticipanteFiador } from './fiador.repository.ts';

export function contextoDoFiador(completa: SolicitacaoCompleta, fiador: ParticipanteFiador, agora: Date) {
  const contexto = contextoDoParticipante(completa, fiador.tipo_pessoa, agora);
  if (!contexto) throw naoEncontrado();
  return contexto;
}

function documentosRejeitados(completa: SolicitacaoCompleta, fiador: ParticipanteFiador): number {
  return completa.documentos.filter(
    (documento) => documento.dono_id === fiador.id && documento.situacao === 'rejeitado',
  ).length;
}

export function fatosDoFiador(
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  agora: Date,
): FatosDoFiador {
  return {
    sigla: completa.solicitacao.sigla,
    preenchidoPor: fiador.preenchido_por as 'pessoa' | 'estudante',
    vinculado: fiador.conta_id !== null,
    aceitou: completa.aceites.has(fiador.id),
    percentual: progressoDoFiador(contextoDoFiador(completa, fiador, agora)).percentual,
    documentosRejeitados: documentosRejeitados(completa, fiador),
    reprovado: corrigeAgora(completa, fiador),
  };
}

/** Whether this guarantor may change their own part now. */
export function podeEditarAPropria({ sigla, ...fatos }: FatosDoFiador, tipoPessoa: VagaDeFiador): boolean {
  return podeEditarParte(tipoPessoa, { tipoPessoa, ...fatos }, sigla);
}

/** What is asked of this guarantor before the contract, and was not given yet. */
export function faltaDoRegime(
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  agora: Date,
): PassoDoRegime | null {
  return faltaNoPedido(contextoDoFiador(completa, fiador, agora), fiador.regime_pedido_em !== null);
}

export function parteDe(
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  agora: Date,
): ParteDoFiador | null {
  const fatos = fatosDoFiador(completa, fiador, agora);
  return parteDoFiador({
    ...fatos,
    podeEditar: podeEditarAPropria(fatos, fiador.tipo_pessoa),
    corrige: fatos.reprovado,
    terminou: parteTerminada(fiador.status_preenchimento),
    faltaDoRegime: faltaDoRegime(completa, fiador, agora),
  });
}

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
