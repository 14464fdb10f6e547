/**
 * The session in this tab. The access token lives in memory only; the refresh cookie is HttpOnly. Parallel calls
 * share one renewal, and so do parallel tabs: the Web Lock makes the second wait, and the server then gives it the
 * same successor (decisions, "Session and errors").
 */
export interface UsuarioLogado {
  id: string;
  nome: string;
  nomeExibicao: string;
  cpf: string;
  email: string;
  telefone: string;
}

export type EstadoDaSessao = 'desconhecida' | 'anonima' | 'ativa' | 'expirada';

interface Sessao {
  estado: EstadoDaSessao;
  token: string | null;
}

const TRAVA = 'renovar-sessao';

let sessao: Sessao = { estado: 'desconhecida', token: null };
let renovacao: Promise<boolean> | null = null;
const ouvintes = new Set<() => void>();

function mudar(nova: Sessao): void {
  sessao = nova;
  for (const ouvinte of ouvintes) ouvinte();
}

export const lerSessao = (): Sessao => sessao;

export function ouvirSessao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export function receberToken(token: string): void {
  mudar({ estado: 'ativa', token });
}

export function marcarExpirada(): void {
  if (sessao.estado === 'ativa') mudar({ estado: 'expirada', token: null });
}

export function encerrarLocalmente(): void {
  mudar({ estado: 'anonima', token: null });
}

/** True when there is a fresh token; one request for all who ask at the same time. */
export function renovarSessao(): Promise<boolean> {
  renovacao ??= comTrava(pedirRenovacao).finally(() => {
    renovacao = null;
  });
  return renovacao;
}

function comTrava(tarefa: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request(TRAVA, tarefa) : tarefa();
}

/** A temporary failure (5xx, no network) is not a logout: the session stays as it was (TOK-01). */
async function pedirRenovacao(): Promise<boolean> {
  const resposta = await fetch('/api/v1/site/auth/refresh_token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: sessao.token ?? '' }),
  }).catch(() => null);
  const token = resposta?.headers.get('token');
  if (resposta?.ok && token) {
    receberToken(token);
    return true;
  }
  if (resposta?.status === 401 && sessao.estado === 'desconhecida') mudar({ estado: 'anonima', token: null });
  return false;
}
