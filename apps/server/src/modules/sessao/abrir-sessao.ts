/** Opens a session: two opaque tokens, of which only the digests are stored (ADR 0006). */
import { createHmac, type KeyObject } from 'node:crypto';
import type { QueryCreator } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { PREPARADA } from '../../banco/preparadas.ts';
import type { Contexto } from '../../contexto.ts';
import { resumo } from '../../plugins/sessao.ts';

export const DURACAO_DA_SESSAO_DIAS = 30;
export const DURACAO_DA_SESSAO_DE_GESTAO_HORAS = 12;

export type DonoDaSessao =
  | { tipo: 'conta'; contaId: string }
  | { tipo: 'gestao'; operadorId: string }
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

export async function abrirSessao(
  contexto: Contexto,
  db: Pick<QueryCreator<DB>, 'insertInto'>,
  dono: DonoDaSessao,
  origem: { agente: string | null; enderecoIp: string | null },
): Promise<SessaoAberta> {
  const agora = contexto.relogio.agora();
  const renovacao = contexto.aleatorio.bytes(32).toString('base64url');
  const token = tokenDe(contexto.segredo, renovacao);
  const sessaoId = contexto.aleatorio.uuid();
  const expiraEm = fimDaSessao(dono, agora);
  await db
    .insertInto('sessao')
    .values({
      id: sessaoId,
      tipo: dono.tipo,
      conta_id: dono.tipo === 'gestao' ? null : dono.contaId,
      operador_id: dono.tipo === 'conta' ? null : dono.operadorId,
      motivo: dono.tipo === 'suporte' ? dono.motivo : null,
      token_hash: resumo(token),
      token_expira_em: fimDoToken(contexto, agora, expiraEm),
      renovacao_hash: resumo(renovacao),
      renovada_em: agora,
      expira_em: expiraEm,
      agente: origem.agente,
      endereco_ip: origem.enderecoIp,
      criada_em: agora,
      usada_em: agora,
    })
    .modifyEnd(PREPARADA)
    .execute();
  return { sessaoId, token, renovacao, expiraEm };
}

export function fimDoToken(contexto: Contexto, agora: Date, fimDaSessao: Date): Date {
  const fim = agora.getTime() + contexto.configuracao.limites.duracaoDoTokenSegundos * 1000;
  return new Date(Math.min(fim, fimDaSessao.getTime()));
}

function fimDaSessao(dono: DonoDaSessao, agora: Date): Date {
  if (dono.tipo === 'suporte') return dono.expiraEm;
  const horas = dono.tipo === 'gestao' ? DURACAO_DA_SESSAO_DE_GESTAO_HORAS : DURACAO_DA_SESSAO_DIAS * 24;
  return new Date(agora.getTime() + horas * 3_600_000);
}
