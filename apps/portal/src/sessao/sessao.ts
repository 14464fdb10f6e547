/**
 * The session in this tab. The access token lives in memory only; the refresh cookie is HttpOnly. Parallel calls
 * share one renewal, and so do parallel tabs: a lock makes the second wait, and the first tells the others its new
 * token, since renewing ends the one before (decisions, "Session and errors"; case TOK-01).
 */
export type EstadoDaSessao =
  | 'desconhecida'
  | 'anonima'
  | 'ativa'
  | 'expirada'
  /** Unknown still, because the server did not answer. */
  | 'sem-resposta';

interface Sessao {
  estado: EstadoDaSessao;
  token: string | null;
  /** Whose session it is, as far as known. */
  contaId: string | null;
}

type AvisoEntreAbas = { tipo: 'token'; token: string; contaId: string } | { tipo: 'saida' };

const TRAVA = 'renovar-sessao';
const LIMITE_MS = 25_000;
const DESCONHECIDA: Sessao = { estado: 'desconhecida', token: null, contaId: null };

let sessao: Sessao = DESCONHECIDA;
let renovacao: Promise<boolean | 'sem-resposta'> | null = null;
const ouvintes = new Set<() => void>();
let aoTrocarDePessoa: () => void = () => window.location.reload();

const abas =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('sessao-do-portal');
if (abas)
  abas.onmessage = ({ data }: MessageEvent<AvisoEntreAbas>) => {
    if (data.tipo === 'token') adotar(data.token, data.contaId);
    else if (sessao.contaId !== null) aoTrocarDePessoa();
  };

function mudar(nova: Sessao): void {
  sessao = nova;
  if (nova.estado === 'ativa') marcar(true);
  if (nova.estado === 'anonima') marcar(false);
  for (const ouvinte of ouvintes) ouvinte();
}

/**
 * Whether it is worth asking the server for a session on a public page: the cookie itself cannot be seen. Says
 * nothing about a person; a device without storage only asks once more.
 */
const MARCA = 'houve-sessao';

export function houveSessao(): boolean {
  return lerMarca() !== null;
}

function lerMarca(): string | null {
  try {
    return localStorage.getItem(MARCA);
  } catch {
    return null;
  }
}

function marcar(houve: boolean): void {
  try {
    if (houve) localStorage.setItem(MARCA, '1');
    else localStorage.removeItem(MARCA);
  } catch {
    // Private mode: nothing to remember.
  }
}

export const lerSessao = (): Sessao => sessao;

export function ouvirSessao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** What to do when another person, or nobody, is logged in on this device now: nothing may stay on the screen. */
export function definirTrocaDePessoa(acao: () => void): void {
  aoTrocarDePessoa = acao;
}

function adotar(token: string, contaId: string): void {
  if (sessao.contaId !== null && sessao.contaId !== contaId) {
    mudar(DESCONHECIDA);
    aoTrocarDePessoa();
    return;
  }
  mudar({ estado: 'ativa', token, contaId });
}

/** The token of any answer: of a login, before it is known whose it is. */
export function receberToken(token: string): void {
  mudar({ ...sessao, estado: 'ativa', token });
}

/** After a login: the other tabs get the session as well. */
export function assumirSessao(contaId: string): void {
  mudar({ ...sessao, contaId });
  if (sessao.token) avisar({ tipo: 'token', token: sessao.token, contaId });
}

export function marcarExpirada(): void {
  if (sessao.estado === 'ativa') mudar({ ...sessao, estado: 'expirada', token: null });
}

export function encerrarLocalmente(): void {
  mudar({ estado: 'anonima', token: null, contaId: null });
}

export function avisarSaida(): void {
  avisar({ tipo: 'saida' });
}

function avisar(aviso: AvisoEntreAbas): void {
  abas?.postMessage(aviso);
}

/**
 * True when there is a fresh token; one request for all who ask at the same time. "sem-resposta" is a temporary
 * failure (5xx, no network), which is not a logout: the session stays as it was.
 */
export function renovarSessao(): Promise<boolean | 'sem-resposta'> {
  const recusado = sessao.token;
  renovacao ??= comTrava(async () => {
    const outraAbaRenovou = sessao.token !== null && sessao.token !== recusado;
    return outraAbaRenovou || pedirRenovacao();
  }).finally(() => {
    renovacao = null;
  });
  return renovacao;
}

function comTrava<T>(tarefa: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request(TRAVA, tarefa) as unknown as Promise<T>) : tarefa();
}

async function pedirRenovacao(): Promise<boolean | 'sem-resposta'> {
  const resposta = await fetch('/api/v1/site/auth/refresh_token', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: sessao.token }),
    signal: AbortSignal.timeout(LIMITE_MS),
  }).catch(() => null);
  const token = resposta?.headers.get('token');
  if (resposta?.ok && token) {
    const { contaId } = (await resposta.json()) as { contaId: string };
    adotar(token, contaId);
    avisar({ tipo: 'token', token, contaId });
    return true;
  }
  const acabou = resposta?.status === 401;
  if (sessao.estado === 'desconhecida' || sessao.estado === 'sem-resposta')
    mudar({ ...DESCONHECIDA, estado: acabou ? 'anonima' : 'sem-resposta' });
  return acabou ? false : 'sem-resposta';
}
