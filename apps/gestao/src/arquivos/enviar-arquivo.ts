/** The client speaks JSON; a file travels as a form of its own. */
import { ErroDeApi, MENSAGEM_SEM_CONEXAO, textoDoErro } from '@credito/api/cliente';
import type { Problema } from '@credito/api/rota';
import { cabecalhosDoUso } from '../sessao/em-uso.ts';
import { sessao } from '../sessao/sessao.ts';

const DOIS_MINUTOS = 120_000;
const MENSAGEM_DE_FALHA = 'Não foi possível enviar o arquivo. Tente de novo.';

/** `chave`: of an intention that has one effect, however often it is sent. */
export function enviarArquivo<T>(caminho: string, arquivo: File, chave?: string): Promise<T> {
  return enviarArquivos(caminho, [arquivo], chave);
}

/** In this order, as one thing. */
export async function enviarArquivos<T>(
  caminho: string,
  arquivos: readonly File[],
  chave?: string,
): Promise<T> {
  let resposta = await enviar(caminho, arquivos, chave);
  if (resposta?.status === 401) {
    // Reading a paper takes longer than a token lasts.
    const renovada = await sessao.renovar();
    if (renovada === true) resposta = await enviar(caminho, arquivos, chave);
    else if (renovada === false) sessao.marcarExpirada();
  }
  if (!resposta) throw new ErroDeApi(0, MENSAGEM_SEM_CONEXAO, null);
  const token = resposta.headers.get('token');
  if (token) sessao.receberToken(token);
  const corpo: unknown = await resposta.json().catch(() => null);
  if (!resposta.ok || corpo === null)
    throw new ErroDeApi(resposta.status, textoDoErro(corpo, MENSAGEM_DE_FALHA), corpo as Problema | null);
  return corpo as T;
}

async function enviar(
  caminho: string,
  arquivos: readonly File[],
  chave: string | undefined,
): Promise<Response | null> {
  const corpo = new FormData();
  for (const arquivo of arquivos) corpo.append('arquivo', arquivo);
  return fetch(`/api${caminho}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${sessao.ler().token ?? ''}`,
      ...cabecalhosDoUso(),
      ...(chave ? { 'idempotency-key': chave } : {}),
    },
    body: corpo,
    signal: AbortSignal.timeout(DOIS_MINUTOS),
  }).catch(() => null);
}
