/** Who is calling: the opaque bearer token, looked up by its digest (ADR 0006). */
import { createHash } from 'node:crypto';
import type { Permissao } from '@credito/domain/acesso/permissoes';
import {
  type PapelDeOperador,
  type PermissaoDeGestao,
  podeNaGestao,
} from '@credito/domain/acesso/permissoes';
import type { FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import { naoAutenticado, semPermissao, tokenExpirado } from '../erros.ts';

export interface SessaoDeConta {
  id: string;
  tipo: 'conta' | 'suporte';
  contaId: string;
  /** The agent behind a support session. */
  operadorId: string | null;
}

export interface SessaoDeGestao {
  id: string;
  tipo: 'gestao';
  operadorId: string;
  papel: PapelDeOperador;
  instituicaoId: number | null;
}

export type Sessao = SessaoDeConta | SessaoDeGestao;

export type SessaoPara<P extends Permissao> = P extends 'publica'
  ? null
  : P extends 'conta' | 'conta-propria'
    ? SessaoDeConta
    : SessaoDeGestao;

export function resumo(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function tokenDoPedido(request: FastifyRequest): string | null {
  const cabecalho = request.headers.authorization;
  return cabecalho?.startsWith('Bearer ') ? cabecalho.slice('Bearer '.length).trim() || null : null;
}

/** The session of the request, or the refusal that the permission demands. */
export async function exigirSessao(
  contexto: Contexto,
  permissao: Permissao,
  request: FastifyRequest,
): Promise<Sessao | null> {
  if (permissao === 'publica') return null;
  const token = tokenDoPedido(request);
  if (!token) throw naoAutenticado();
  const sessao = await lerSessao(contexto, token);
  if (permissao === 'conta' || permissao === 'conta-propria') {
    if (sessao.tipo === 'gestao') throw semPermissao();
    if (permissao === 'conta-propria' && sessao.tipo === 'suporte') throw semPermissao();
    return sessao;
  }
  if (sessao.tipo !== 'gestao') throw semPermissao();
  if (permissao !== 'gestao') {
    const exigida = permissao.slice('gestao:'.length) as PermissaoDeGestao;
    if (!podeNaGestao(sessao.papel, exigida)) throw semPermissao();
  }
  return sessao;
}

async function lerSessao(contexto: Contexto, token: string): Promise<Sessao> {
  const agora = contexto.relogio.agora();
  const linha = await contexto.db
    .selectFrom('sessao')
    .leftJoin('operador', 'operador.id', 'sessao.operador_id')
    .select([
      'sessao.id',
      'sessao.tipo',
      'sessao.conta_id',
      'sessao.operador_id',
      'sessao.token_expira_em',
      'sessao.expira_em',
      'sessao.encerrada_em',
      'operador.papel',
      'operador.instituicao_id',
      'operador.ativo',
    ])
    .where('sessao.token_hash', '=', resumo(token))
    .executeTakeFirst();
  if (!linha || linha.encerrada_em || linha.token_expira_em <= agora || linha.expira_em <= agora)
    throw tokenExpirado();
  if (linha.tipo === 'gestao') {
    if (!linha.operador_id || !linha.ativo) throw tokenExpirado();
    return {
      id: linha.id,
      tipo: 'gestao',
      operadorId: linha.operador_id,
      papel: linha.papel as PapelDeOperador,
      instituicaoId: linha.instituicao_id,
    };
  }
  if (!linha.conta_id) throw tokenExpirado();
  return {
    id: linha.id,
    tipo: linha.tipo as 'conta' | 'suporte',
    contaId: linha.conta_id,
    operadorId: linha.operador_id,
  };
}
