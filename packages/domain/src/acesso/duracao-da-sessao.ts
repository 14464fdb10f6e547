/** How long somebody stays logged in (ADR 0085): at most so long, and much shorter without use. */
export const DURACAO_DA_SESSAO_DIAS = 30;
/** Without use. Measured at renewals, so up to the life of an access token earlier. */
export const INATIVIDADE_DA_SESSAO_DIAS = 7;

export const DURACAO_DA_SESSAO_DE_GESTAO_HORAS = 12;
export const INATIVIDADE_DA_GESTAO_MINUTOS = 30;

/** Header of a call that a screen of the back office makes by itself while nobody is at the desk. */
export const CABECALHO_SEM_USO = 'sem-uso';

const HORA_MS = 3_600_000;

export interface FimDaSessao {
  /** Whatever the use. */
  fimEm: Date;
  /** While nobody uses it; every use moves it on. */
  expiraEm: Date;
}

/** Of a session that is opened now. */
export function fimDaSessaoNova(tipo: 'conta' | 'gestao', agora: Date): FimDaSessao {
  const duracao =
    tipo === 'conta' ? DURACAO_DA_SESSAO_DIAS * 24 * HORA_MS : DURACAO_DA_SESSAO_DE_GESTAO_HORAS * HORA_MS;
  const fimEm = new Date(agora.getTime() + duracao);
  return { fimEm, expiraEm: expiraSemUso(tipo, fimEm, agora) };
}

/** Of a session that is used now. A support session is short enough to end by itself. */
export function expiraSemUso(tipo: 'conta' | 'gestao' | 'suporte', fimEm: Date, agora: Date): Date {
  if (tipo === 'suporte') return fimEm;
  const inatividade =
    tipo === 'conta' ? INATIVIDADE_DA_SESSAO_DIAS * 24 * HORA_MS : INATIVIDADE_DA_GESTAO_MINUTOS * 60_000;
  return new Date(Math.min(fimEm.getTime(), agora.getTime() + inatividade));
}
