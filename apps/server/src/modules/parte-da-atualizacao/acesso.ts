/** An update as one of its people, or 404: foreign and missing ones answer alike. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { naoEncontrado, semPermissao } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import {
  type AtualizacaoCompleta,
  carregarAtualizacao,
  type PessoaGuardada,
} from './atualizacao.repository.ts';

interface Opcoes {
  travar?: boolean;
}

export async function exigirAtualizacao(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  id: number,
  opcoes: Opcoes = {},
): Promise<AtualizacaoCompleta> {
  const completa = await carregarAtualizacao(db, id, { ...opcoes, de: sessao.contaId });
  // What was given up is parked, and nobody's to act on.
  if (!completa || completa.atualizacao.estado === 'reiniciada') throw naoEncontrado();
  return completa;
}

export const isPropria = (pessoa: PessoaGuardada, { contaId }: SessaoDeConta) => pessoa.conta_id === contaId;

export interface AcessoAoBloco {
  completa: AtualizacaoCompleta;
  pessoa: PessoaGuardada;
}

/** One's own part. Whoever takes part knows that the others are there, so that theirs is 403; a part that nobody has is 404. */
export async function exigirBloco(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  id: number,
  tipo: TipoPessoa,
  opcoes: Opcoes = {},
): Promise<AcessoAoBloco> {
  const completa = await exigirAtualizacao(db, sessao, id, opcoes);
  const pessoa = completa.pessoas.find(({ tipo_pessoa }) => tipo_pessoa === tipo);
  if (!pessoa) throw naoEncontrado();
  if (!isPropria(pessoa, sessao)) throw semPermissao();
  return { completa, pessoa };
}

/** As the student whose update it is. */
export async function exigirPropriaAtualizacao(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  id: number,
  opcoes: Opcoes = {},
): Promise<AtualizacaoCompleta> {
  const completa = await exigirAtualizacao(db, sessao, id, opcoes);
  if (completa.atualizacao.conta_id !== sessao.contaId) throw naoEncontrado();
  return completa;
}
