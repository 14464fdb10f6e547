/**
 * Larger files travel by the tus protocol in parts of 256 KB: a cut costs one part at most, also over a reload
 * (decisions, "Uploads"). The finished upload's id then goes to salvarDocumento in the file's place.
 */
import { ErroDeApi, MENSAGEM_SEM_CONEXAO, textoDoErro } from '@credito/api/cliente';
import type { Problema } from '@credito/api/rota';
import { sinalComLimite } from '@credito/api/sinais';
import { sessao } from '../sessao/sessao.ts';
import { lerConteudo } from './ler-conteudo.ts';

export const BYTES_PARA_IR_EM_PARTES = 1024 * 1024;
const BYTES_DA_PARTE = 256 * 1024;
const LIMITE_DA_PARTE_MS = 60_000;
/** Cuts in a row, without a byte in between, before the person is asked to try again. */
const TENTATIVAS = 5;
const ESPERA_MS = 1_000;
const ENDERECO = '/api/envios';

export interface EnvioEmPartes {
  conteudo: Blob;
  nome: string;
  /** Of this file of this sending: begun again after an answer that got lost, it is the same upload. */
  chave: string;
  /** Of an earlier attempt that was cut off. */
  envioId: string | null;
  sinal: AbortSignal;
  aoCriar: (envioId: string) => void;
  aoProgredir: (parte: number) => void;
  /** The line is cut: nothing moves until it comes back. */
  aoParar: (parte: number) => void;
}

/** The id of the finished upload. */
export async function enviarEmPartes(envio: EnvioEmPartes): Promise<string> {
  let { envioId } = envio;
  let posicao = envioId === null ? null : await ondeParou(envioId, envio.sinal);
  if (envioId === null || posicao === null) {
    envioId = await criar(envio);
    envio.aoCriar(envioId);
    posicao = 0;
  }
  let falhas = 0;
  while (posicao < envio.conteudo.size) {
    envio.aoProgredir(posicao / envio.conteudo.size);
    const fim: number = Math.min(posicao + BYTES_DA_PARTE, envio.conteudo.size);
    const resposta = await pedir(`${ENDERECO}/${envioId}`, envio.sinal, {
      method: 'PATCH',
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(posicao) },
      body: await lerConteudo(envio.conteudo.slice(posicao, fim)),
    });
    if (resposta?.status === 204) {
      posicao = Number(resposta.headers.get('upload-offset'));
      falhas = 0;
      continue;
    }
    if (resposta && resposta.status !== 409 && resposta.status < 500) throw await erroDa(resposta);
    falhas += 1;
    if (falhas > TENTATIVAS) throw resposta ? await erroDa(resposta) : semConexao();
    envio.aoParar(posicao / envio.conteudo.size);
    await esperar(ESPERA_MS * 2 ** (falhas - 1), envio.sinal);
    // Part of the part may have arrived: ask instead of guessing.
    const parou: number | null = await ondeParou(envioId, envio.sinal).catch((erro: unknown) => {
      if (!(erro instanceof ErroDeApi)) throw erro;
      return posicao;
    });
    if (parou === null) throw semConexao();
    if (parou > posicao) falhas = 0;
    posicao = parou;
  }
  envio.aoProgredir(1);
  return envioId;
}

async function criar({ conteudo, nome, chave, sinal }: EnvioEmPartes): Promise<string> {
  const resposta = await pedir(ENDERECO, sinal, {
    method: 'POST',
    headers: {
      'idempotency-key': chave,
      'upload-length': String(conteudo.size),
      'upload-metadata': `filename ${emBase64(nome)}`,
    },
  });
  if (!resposta) throw semConexao();
  const id = resposta.headers.get('location')?.split('/').at(-1);
  if (resposta.status !== 201 || !id) throw await erroDa(resposta);
  return id;
}

/** Null when the server does not know the upload any more: it begins anew. */
async function ondeParou(envioId: string, sinal: AbortSignal): Promise<number | null> {
  const resposta = await pedir(`${ENDERECO}/${envioId}`, sinal, { method: 'HEAD' });
  if (!resposta || resposta.status >= 500) throw semConexao();
  if (!resposta.ok) return null;
  return Number(resposta.headers.get('upload-offset'));
}

/** Null when no answer came. */
async function pedir(url: string, sinal: AbortSignal, opcoes: RequestInit): Promise<Response | null> {
  const resposta = await tentar(url, sinal, opcoes);
  if (resposta?.status !== 401) return resposta;
  const renovada = (await sessao.renovar()) === true ? await tentar(url, sinal, opcoes) : resposta;
  if (renovada?.status === 401) sessao.marcarExpirada();
  return renovada;
}

async function tentar(url: string, sinal: AbortSignal, opcoes: RequestInit): Promise<Response | null> {
  const { token } = sessao.ler();
  // All that our own program may get wrong is done before the promise that only the network can break.
  const aEnviar: RequestInit = {
    ...opcoes,
    headers: new Headers({
      ...(opcoes.headers as Record<string, string> | undefined),
      'tus-resumable': '1.0.0',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }),
    signal: sinalComLimite(sinal, LIMITE_DA_PARTE_MS),
  };
  return fetch(url, aEnviar).catch((causa: unknown) => {
    if (sinal.aborted) throw causa;
    return null;
  });
}

const semConexao = () => new ErroDeApi(0, MENSAGEM_SEM_CONEXAO, null);

async function erroDa(resposta: Response): Promise<ErroDeApi> {
  const corpo: unknown = await resposta.json().catch(() => null);
  const mensagem = 'Ocorreu um erro ao fazer o upload. Por favor, tente novamente.';
  return new ErroDeApi(resposta.status, textoDoErro(corpo, mensagem), corpo as Problema | null);
}

/** Until the time has passed or the device is connected again, whichever comes first. */
function esperar(ms: number, sinal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fim = new AbortController();
    const uma = { once: true, signal: fim.signal };
    const terminar = (acabou: () => void) => {
      clearTimeout(relogio);
      fim.abort();
      acabou();
    };
    const relogio = setTimeout(() => terminar(resolve), ms);
    window.addEventListener('online', () => terminar(resolve), uma);
    sinal.addEventListener('abort', () => terminar(() => reject(sinal.reason)), uma);
  });
}

function emBase64(texto: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(texto.normalize('NFC'))));
}
