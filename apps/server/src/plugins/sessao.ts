/** Who is calling: the opaque bearer token, looked up by its digest (ADR 0006). */
import { createHash } from 'node:crypto';
import { MENSAGEM_FALTA_O_CPF } from '@credito/domain/acesso/conflito';
import { CABECALHO_SEM_USO, expiraSemUso } from '@credito/domain/acesso/duracao-da-sessao';
import type { Permissao } from '@credito/domain/acesso/permissoes';
import {
  type PapelDeOperador,
  type PermissaoDeGestao,
  podeNaGestao,
} from '@credito/domain/acesso/permissoes';
import { MENSAGEM_SOMENTE_LEITURA } from '@credito/domain/acesso/suporte';
import type { FastifyRequest } from 'fastify';
import { comandoPronto } from '../banco/comando-pronto.ts';
import { PREPARADA } from '../banco/preparadas.ts';
import type { Contexto } from '../contexto.ts';
import { ErroDeAplicacao, naoAutenticado, semPermissao, tokenExpirado } from '../erros.ts';
import { registrarChamadaDoSuporte } from '../modules/sessao/acao.ts';
import type { SessaoDeConta } from './sessao-de-conta.ts';

export type { SessaoDeConta };

export interface SessaoDeGestao {
  id: string;
  tipo: 'gestao';
  operadorId: string;
  papel: PapelDeOperador;
  instituicaoId: number | null;
}

/** The CPF has still to be said: whoever is part of a request must be known before anything is opened (ADR 0095). */
type SessaoDeGestaoLida = SessaoDeGestao & { semCpf: boolean };

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

/** What is asked for, as the action log of a support session names it. */
export interface RotaExigida {
  permissao: Permissao;
  chave: string;
  resumo: string;
}

/** The session of the request, or the refusal that the permission demands. */
export async function exigirSessao(
  contexto: Contexto,
  { permissao, ...rota }: RotaExigida,
  request: FastifyRequest,
): Promise<Sessao | null> {
  if (permissao === 'publica') return null;
  const token = tokenDoPedido(request);
  if (!token) throw naoAutenticado();
  const sessao = await lerSessao(contexto, token, { emUso: emUso(request) });
  if (permissao === 'conta' || permissao === 'conta-propria') {
    if (sessao.tipo === 'gestao') throw semPermissao();
    if (sessao.tipo === 'suporte') {
      const recusada = permissao === 'conta-propria';
      await registrarChamadaDoSuporte(contexto, sessao, { ...rota, recusada });
      if (recusada) throw new ErroDeAplicacao(403, MENSAGEM_SOMENTE_LEITURA);
    }
    return sessao;
  }
  if (sessao.tipo !== 'gestao') throw semPermissao();
  if (permissao !== 'gestao') {
    const exigida = permissao.slice('gestao:'.length) as PermissaoDeGestao;
    if (!podeNaGestao(sessao.papel, exigida)) throw semPermissao();
    if (sessao.semCpf) throw new ErroDeAplicacao(403, MENSAGEM_FALTA_O_CPF);
  }
  return sessao;
}

/** A screen that asks for news while nobody touches it says so; it cannot keep a session open. */
export const emUso = (request: FastifyRequest) => request.headers[CABECALHO_SEM_USO] === undefined;

/** So seldom is the use of a staff session written: a desk makes many calls a minute. */
const USO_ANOTADO_A_CADA_MS = 60_000;

async function anotarUso(
  { db, relogio }: Contexto,
  { id, fim_em, usada_em }: { id: string; fim_em: Date; usada_em: Date },
): Promise<void> {
  const agora = relogio.agora();
  if (agora.getTime() - usada_em.getTime() < USO_ANOTADO_A_CADA_MS) return;
  await db
    .updateTable('sessao')
    .set({ usada_em: agora, expira_em: expiraSemUso('gestao', fim_em, agora) })
    .where('id', '=', id)
    .where('encerrada_em', 'is', null)
    .execute();
}

const acharSessao = comandoPronto((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('sessao')
    .leftJoin('operador', 'operador.id', 'sessao.operador_id')
    .select([
      'sessao.id',
      'sessao.tipo',
      'sessao.conta_id',
      'sessao.operador_id',
      'sessao.token_expira_em',
      'sessao.expira_em',
      'sessao.fim_em',
      'sessao.usada_em',
      'sessao.encerrada_em',
      'operador.papel',
      'operador.instituicao_id',
      'operador.ativo',
      'operador.cpf',
    ])
    .where('sessao.token_hash', '=', hash)
    .modifyEnd(PREPARADA),
);

async function lerSessao(
  contexto: Contexto,
  token: string,
  { emUso }: { emUso: boolean },
): Promise<SessaoDeConta | SessaoDeGestaoLida> {
  const agora = contexto.relogio.agora();
  const [linha] = await acharSessao(contexto.db, { hash: resumo(token) });
  if (!linha || linha.encerrada_em || linha.token_expira_em <= agora || linha.expira_em <= agora)
    throw tokenExpirado();
  if (linha.tipo === 'gestao') {
    if (!linha.operador_id || !linha.ativo || !linha.papel) throw tokenExpirado();
    if (emUso) await anotarUso(contexto, linha);
    return {
      id: linha.id,
      tipo: 'gestao',
      operadorId: linha.operador_id,
      papel: linha.papel,
      instituicaoId: linha.instituicao_id,
      semCpf: linha.cpf === null,
    };
  }
  const { id, conta_id: contaId, operador_id: operadorId } = linha;
  if (!contaId) throw tokenExpirado();
  if (linha.tipo === 'conta') return { id, tipo: 'conta', contaId, operadorId: null };
  // Whoever left the staff, or lost the role, looks no longer.
  if (!operadorId || !linha.ativo || !linha.papel || !podeNaGestao(linha.papel, 'acessar-como-suporte'))
    throw tokenExpirado();
  return { id, tipo: 'suporte', contaId, operadorId };
}
