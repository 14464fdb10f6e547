/** Opens a session: two opaque tokens, of which only the digests are stored (ADR 0006). */
import { createHmac, type KeyObject } from 'node:crypto';
import { fimDaSessaoNova } from '@credito/domain/acesso/duracao-da-sessao';
import { type QueryCreator, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { PREPARADA } from '../../banco/preparadas.ts';
import type { Contexto } from '../../contexto.ts';
import { type ErroDeAplicacao, naoAutenticado } from '../../erros.ts';
import { resumo } from '../../plugins/sessao.ts';
import type { Origem } from './origem.ts';

/** What was checked before the session, and took long: it must still be so when the session is opened. */
interface Prova {
  senhaHash: string;
  recusa: () => ErroDeAplicacao;
}

export type DonoDaSessao =
  | { tipo: 'conta'; contaId: string; prova?: Prova }
  | { tipo: 'gestao'; operadorId: string; prova?: Prova }
  | { tipo: 'suporte'; contaId: string; operadorId: string; motivo: string; expiraEm: Date };

export interface SessaoAberta {
  sessaoId: string;
  /** Access token, for the `token` header. */
  token: string;
  /** Refresh token, for the HttpOnly cookie. */
  renovacao: string;
  expiraEm: Date;
}

/** The access token that goes with a refresh token: presenting the latter again yields the same pair. */
export function tokenDe(segredo: KeyObject, renovacao: string): string {
  return createHmac('sha256', segredo).update(`token:${renovacao}`).digest('base64url');
}

/** The refresh token that follows another: the same for every parallel caller. */
export function sucessorDe(segredo: KeyObject, renovacao: string): string {
  return createHmac('sha256', segredo).update(`renovacao:${renovacao}`).digest('base64url');
}

/** The refresh token of a login with a key: its repetition, which proves the password again, opens the same session. */
function renovacaoDaChave(segredo: KeyObject, dono: DonoDaSessao, chave: string): string {
  const quem = dono.tipo === 'gestao' ? dono.operadorId : dono.contaId;
  return createHmac('sha256', segredo).update(`entrada:${dono.tipo}:${quem}:${chave}`).digest('base64url');
}

/**
 * The row of its owner is read again, and locked, by the very statement that writes the session (ADR 0085): whoever
 * changes the password ends all sessions, so a session is either written before and ended, or finds the new password.
 * FOR SHARE, since FOR KEY SHARE would let a changing password pass.
 */
export async function abrirSessao(
  contexto: Contexto,
  db: Pick<QueryCreator<DB>, 'insertInto'>,
  dono: DonoDaSessao,
  origem: Origem,
): Promise<SessaoAberta> {
  const agora = contexto.relogio.agora();
  const renovacao = origem.chave
    ? renovacaoDaChave(contexto.segredo, dono, origem.chave)
    : contexto.aleatorio.bytes(32).toString('base64url');
  const token = tokenDe(contexto.segredo, renovacao);
  const { fimEm, expiraEm } =
    dono.tipo === 'suporte'
      ? { fimEm: dono.expiraEm, expiraEm: dono.expiraEm }
      : fimDaSessaoNova(dono.tipo, agora);
  const aberta = await db
    .insertInto('sessao')
    .columns([
      'id',
      'tipo',
      'conta_id',
      'operador_id',
      'motivo',
      'token_hash',
      'token_expira_em',
      'renovacao_hash',
      'renovada_em',
      'fim_em',
      'expira_em',
      'agente',
      'endereco_ip',
      'criada_em',
      'usada_em',
    ])
    .expression((eb) =>
      eb
        .selectFrom(donoPresente(dono))
        .select([
          sql<string>`${contexto.aleatorio.uuid()}::uuid`.as('id'),
          sql<string>`${dono.tipo}::text`.as('tipo'),
          sql<string | null>`${dono.tipo === 'gestao' ? null : dono.contaId}::uuid`.as('conta_id'),
          sql<string | null>`${dono.tipo === 'conta' ? null : dono.operadorId}::uuid`.as('operador_id'),
          sql<string | null>`${dono.tipo === 'suporte' ? dono.motivo : null}::text`.as('motivo'),
          sql<Buffer>`${resumo(token)}::bytea`.as('token_hash'),
          sql<Date>`${fimDoToken(contexto, agora, fimEm)}::timestamptz`.as('token_expira_em'),
          sql<Buffer>`${resumo(renovacao)}::bytea`.as('renovacao_hash'),
          sql<Date>`${agora}::timestamptz`.as('renovada_em'),
          sql<Date>`${fimEm}::timestamptz`.as('fim_em'),
          sql<Date>`${expiraEm}::timestamptz`.as('expira_em'),
          sql<string | null>`${origem.agente}::text`.as('agente'),
          sql<string | null>`${origem.enderecoIp}::text`.as('endereco_ip'),
          sql<Date>`${agora}::timestamptz`.as('criada_em'),
          sql<Date>`${agora}::timestamptz`.as('usada_em'),
        ]),
    )
    .onConflict((ja) =>
      ja.column('token_hash').doUpdateSet((eb) => ({ token_hash: eb.ref('excluded.token_hash') })),
    )
    .returning('id')
    .modifyEnd(PREPARADA)
    .executeTakeFirst();
  if (!aberta) throw dono.tipo === 'suporte' || !dono.prova ? naoAutenticado() : dono.prova.recusa();
  return { sessaoId: aberta.id, token, renovacao, expiraEm };
}

/** The row of who is to own the session, as long as what was checked still holds. */
function donoPresente(dono: DonoDaSessao) {
  const conferida = (prova: Prova | undefined) => (prova ? sql`and senha_hash = ${prova.senhaHash}` : sql``);
  const linha =
    dono.tipo === 'conta'
      ? sql`select 1 from conta where id = ${dono.contaId} ${conferida(dono.prova)} for share`
      : dono.tipo === 'gestao'
        ? sql`select 1 from operador where id = ${dono.operadorId} and ativo ${conferida(dono.prova)} for share`
        : sql`select 1 from conta, operador
            where conta.id = ${dono.contaId} and operador.id = ${dono.operadorId} and ativo for share`;
  return sql<{ dono: number }>`(${linha})`.as<'presente'>(sql`presente`);
}

export function fimDoToken(contexto: Contexto, agora: Date, fimDaSessao: Date): Date {
  const fim = agora.getTime() + contexto.configuracao.limites.duracaoDoTokenSegundos * 1000;
  return new Date(Math.min(fim, fimDaSessao.getTime()));
}
