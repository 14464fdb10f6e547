/**
 * The staff's session in this tab. The access token lives in memory only; the refresh cookie is HttpOnly and
 * reaches /api/gestao alone. Tabs tell each other a renewed token, since renewing ends the one before.
 */
import type { Operador } from '@credito/api/gestao-acesso.rotas';

export type EstadoDaSessao = 'desconhecida' | 'anonima' | 'ativa' | 'expirada' | 'sem-resposta';

interface Sessao {
  estado: EstadoDaSessao;
  token: string | null;
  operador: Operador | null;
}

type AvisoEntreAbas = { tipo: 'sessao'; token: string; operador: Operador } | { tipo: 'saida' };

const LIMITE_MS = 25_000;
const TRAVA = 'renovar-sessao-da-gestao';

let sessao: Sessao = { estado: 'desconhecida', token: null, operador: null };
let renovacao: Promise<boolean | 'sem-resposta'> | null = null;
const ouvintes = new Set<() => void>();

const abas = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sessao-da-gestao');
if (abas)
  abas.onmessage = ({ data }: MessageEvent<AvisoEntreAbas>) => {
    if (data.tipo === 'saida') encerrarLocalmente();
    else adotar(data.token, data.operador);
  };

/** Whether asking for a session makes sense: the cookie itself cannot be seen. Says nothing about a person. */
const MARCA = 'houve-sessao-da-gestao';

function houveSessao(): boolean {
  try {
    return localStorage.getItem(MARCA) !== null;
  } catch {
    // Without storage the server is asked once more than needed.
    return true;
  }
}

function marcar(estado: EstadoDaSessao): void {
  try {
    if (estado === 'ativa') localStorage.setItem(MARCA, '1');
    if (estado === 'anonima') localStorage.removeItem(MARCA);
  } catch {
    // Private mode: nothing to remember.
  }
}

function mudar(nova: Sessao): void {
  sessao = nova;
  marcar(nova.estado);
  for (const ouvinte of ouvintes) ouvinte();
}

export const lerSessao = (): Sessao => sessao;

export function ouvirSessao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** Another person logged in on this machine: nothing of the one before may stay in memory. */
function adotar(token: string, operador: Operador): void {
  if (sessao.operador && sessao.operador.id !== operador.id) {
    window.location.reload();
    return;
  }
  mudar({ estado: 'ativa', token, operador });
}

export function receberToken(token: string): void {
  mudar({ ...sessao, token });
}

/** After the second step, or the first access. The token came in the answer's header. */
export function abrirSessao(operador: Operador): void {
  const { token } = sessao;
  if (!token) return;
  adotar(token, operador);
  abas?.postMessage({ tipo: 'sessao', token, operador } satisfies AvisoEntreAbas);
}

export function marcarExpirada(): void {
  if (sessao.estado === 'ativa') mudar({ ...sessao, estado: 'expirada', token: null });
}

export function encerrarLocalmente(): void {
  mudar({ estado: 'anonima', token: null, operador: null });
}

export async function sair(): Promise<void> {
  await fetch('/api/gestao/autenticacao/sair', { method: 'POST', credentials: 'same-origin' }).catch(
    () => null,
  );
  abas?.postMessage({ tipo: 'saida' } satisfies AvisoEntreAbas);
  // Loaded anew: neither memory nor the back button holds anything.
  window.location.replace('/gestao/');
}

/** At the start: whoever was never here goes straight to the login. */
export function retomarSessao(): void {
  if (houveSessao()) void renovarSessao();
  else encerrarLocalmente();
}

/** One renewal for all who ask at the same time, in this tab and in the others. */
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
  const resposta = await fetch('/api/gestao/autenticacao/renovar', {
    method: 'POST',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(LIMITE_MS),
  }).catch(() => null);
  const token = resposta?.headers.get('token');
  if (resposta?.ok && token) {
    const operador = (await resposta.json()) as Operador;
    adotar(token, operador);
    abas?.postMessage({ tipo: 'sessao', token, operador } satisfies AvisoEntreAbas);
    return true;
  }
  const acabou = resposta?.status === 401;
  if (sessao.estado === 'desconhecida' || sessao.estado === 'sem-resposta')
    mudar({ estado: acabou ? 'anonima' : 'sem-resposta', token: null, operador: null });
  return acabou ? false : 'sem-resposta';
}
