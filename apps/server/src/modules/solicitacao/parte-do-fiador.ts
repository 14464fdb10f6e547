/** The facts of one guarantor, read from a loaded request. */
import { type ParteDoFiador, parteDoFiador } from '@credito/domain/andamento/vez-do-fiador';
import { type FatosDoFiador, faltaConcluir } from '@credito/domain/fiador/fiador';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import { podeEditarParte } from '@credito/domain/participante/acesso';
import { faltaNoPedido, type PassoDoRegime } from '@credito/domain/participante/pedido-do-regime';
import { progressoDoFiador } from '@credito/domain/participante/progresso';
import { parteTerminada } from '@credito/domain/participante/transicoes';
import { naoEncontrado } from '../../erros.ts';
import { corrigeAgora } from './corrige-agora.ts';
import { contextoDoParticipante, type SolicitacaoCompleta } from './fatos.ts';
import type { ParticipanteFiador } from './fiadores-da-solicitacao.ts';

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
    terminou: parteTerminada(fiador.status_preenchimento),
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
    porConcluir: faltaConcluir(fatos),
    faltaDoRegime: faltaDoRegime(completa, fiador, agora),
  });
}
