import { porQueNaoMuda } from '@credito/domain/andamento/situacao';
import {
  faltaAceitar,
  MENSAGEM_ACEITE_ANTES,
  podeEditarParte,
  podeVerParte,
} from '@credito/domain/participante/acesso';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import {
  carregarSolicitacao,
  parteDoParticipante,
  participanteDe,
  type SolicitacaoCompleta,
} from './fatos.ts';

export interface Acesso {
  completa: SolicitacaoCompleta;
  /** Role of the caller in this request. */
  leitor: TipoPessoa;
}

export interface AcessoAParte extends Acesso {
  participante: Selectable<Participante>;
}

interface Opcoes {
  /** Lock the request until the transaction ends; needed before any change. */
  travar?: boolean;
}

/** The request as one of its people, or 404: foreign and missing requests answer alike. */
export async function exigirSolicitacao(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  opcoes: Opcoes = {},
): Promise<Acesso> {
  const completa = await carregarSolicitacao(db, solicitacaoId, { ...opcoes, de: sessao.contaId });
  const leitor = completa && papelNaSolicitacao(completa, sessao.contaId);
  if (!completa || !leitor) throw naoEncontrado();
  return { completa, leitor };
}

/** The same, as the student who owns the request. */
export async function exigirSolicitacaoPropria(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  opcoes: Opcoes = {},
): Promise<SolicitacaoCompleta> {
  const { completa, leitor } = await exigirSolicitacao(db, sessao, solicitacaoId, opcoes);
  if (leitor !== 'estudante') throw naoEncontrado();
  return completa;
}

/** One person's part of the request, to read (`ver`) or to change (`editar`). */
export async function exigirParte(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
  modo: 'ver' | 'editar',
  opcoes: Opcoes = {},
): Promise<AcessoAParte> {
  const { completa, leitor } = await exigirSolicitacao(db, sessao, solicitacaoId, opcoes);
  const participante = participanteDe(completa, tipoPessoa);
  if (!participante) throw naoEncontrado();
  const parte = parteDoParticipante(completa, participante);
  if (!podeVerParte(leitor, parte)) throw naoEncontrado();
  if (modo === 'editar' && faltaAceitar(leitor, parte)) throw conflito(MENSAGEM_ACEITE_ANTES);
  if (modo === 'editar' && !podeEditarParte(leitor, parte, completa.solicitacao.sigla))
    throw dadosDesatualizados(porQueNaoMuda(completa.solicitacao.sigla));
  return { completa, leitor, participante };
}

/** The same part in the request as it is after a change. */
export function comSolicitacao(acesso: AcessoAParte, completa: SolicitacaoCompleta): AcessoAParte {
  const participante = participanteDe(completa, acesso.participante.tipo_pessoa);
  if (!participante) throw naoEncontrado();
  return { ...acesso, completa, participante };
}

/** Null for whoever is not part of the request. A guarantor is part of it only by a linked account. */
export function papelNaSolicitacao(completa: SolicitacaoCompleta, contaId: string): TipoPessoa | null {
  if (completa.solicitacao.conta_id === contaId) return 'estudante';
  const participante = completa.participantes.find(
    (pessoa) => pessoa.conta_id === contaId && pessoa.tipo_pessoa !== 'estudante',
  );
  return participante?.tipo_pessoa ?? null;
}
