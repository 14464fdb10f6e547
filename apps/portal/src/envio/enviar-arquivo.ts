/** One multipart upload with progress, over XMLHttpRequest because fetch tells nothing of what it sends. */
import { ErroDeApi, MENSAGEM_SEM_CONEXAO, textoDoErro } from '@credito/api/cliente';
import type { EnvioGuardado } from '@credito/api/documento.rotas';
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import type { Problema } from '@credito/api/rota';
import { sessao } from '../sessao/sessao.ts';

/** Spec 2 section 9, counted from the last progress (decisions, "Uploads"): a slow network is not a failure. */
const LIMITE_SEM_PROGRESSO_MS = 60_000;
export const MENSAGEM_DE_FALHA = 'Ocorreu um erro ao fazer o upload. Por favor, tente novamente.';

/** A request answers by type, an update with the records of the type that was sent (spec 3 section 7). */
export type RespostaDoEnvio = EnvioGuardado | RegistroDeDocumento[];

export interface ArquivoParaEnviar {
  /** Path below /api. */
  caminho: string;
  /** Parts of the form beside the file. */
  partes: Readonly<Record<string, string>>;
  /** The bytes themselves, or the id of a finished resumable upload of them. */
  arquivo: { conteudo: Blob; nome: string } | { envioId: string };
  chave: string;
  senha?: string | undefined;
  sinal: AbortSignal;
  /** Share of the bytes that left, 0 to 1. */
  aoProgredir: (parte: number) => void;
}

/** Beyond this the server does not mean the other files of this person, and the person decides when to come back. */
const ESPERA_PELA_VEZ_S = 10;
const TENTATIVAS_PELA_VEZ = 12;

/** The server prepares one file of a person at a time and lets two wait: with more on their way, the others come again. */
async function tentarNaVez(envio: ArquivoParaEnviar): Promise<Chegada> {
  for (let tentativa = 1; ; tentativa += 1) {
    const chegada = await tentar(envio);
    const espera = chegada.status === 429 ? chegada.esperarSegundos : null;
    if (espera === null || espera > ESPERA_PELA_VEZ_S || tentativa === TENTATIVAS_PELA_VEZ) return chegada;
    await new Promise((resolve) => setTimeout(resolve, espera * 1_000));
    envio.sinal.throwIfAborted();
  }
}

export async function enviarArquivo(envio: ArquivoParaEnviar): Promise<RespostaDoEnvio> {
  let resposta = await tentarNaVez(envio);
  if (resposta.status === 401 && (await sessao.renovar()) === true) resposta = await tentarNaVez(envio);
  if (resposta.status === 401) sessao.marcarExpirada();
  if (resposta.status >= 200 && resposta.status < 300) return resposta.corpo as RespostaDoEnvio;
  const padrao = resposta.status === 0 ? MENSAGEM_SEM_CONEXAO : MENSAGEM_DE_FALHA;
  throw new ErroDeApi(
    resposta.status,
    textoDoErro(resposta.corpo, padrao),
    resposta.corpo as Problema | null,
    resposta.esperarSegundos,
  );
}

interface Chegada {
  /** 0: no answer arrived. */
  status: number;
  corpo: unknown;
  /** When to come back, where the server says so. */
  esperarSegundos: number | null;
}

const SEM_RESPOSTA: Chegada = { status: 0, corpo: null, esperarSegundos: null };

function tentar({
  caminho,
  partes,
  arquivo,
  chave,
  senha,
  sinal,
  aoProgredir,
}: ArquivoParaEnviar): Promise<Chegada> {
  return new Promise((resolve, reject) => {
    const pedido = new XMLHttpRequest();
    let relogio: ReturnType<typeof setTimeout> | undefined;
    const armar = () => {
      clearTimeout(relogio);
      relogio = setTimeout(() => pedido.abort(), LIMITE_SEM_PROGRESSO_MS);
    };
    const desistir = () => pedido.abort();
    const terminar = (chegada: Chegada) => {
      clearTimeout(relogio);
      sinal.removeEventListener('abort', desistir);
      if (sinal.aborted) reject(sinal.reason);
      else resolve(chegada);
    };
    pedido.open('POST', `/api${caminho}`);
    pedido.responseType = 'json';
    pedido.setRequestHeader('accept', 'application/json');
    pedido.setRequestHeader('idempotency-key', chave);
    const { token } = sessao.ler();
    if (token) pedido.setRequestHeader('authorization', `Bearer ${token}`);
    pedido.upload.onprogress = ({ loaded, total }) => {
      armar();
      aoProgredir(total > 0 ? loaded / total : 0);
    };
    pedido.onload = () =>
      terminar({
        status: pedido.status,
        corpo: pedido.response,
        esperarSegundos: Number(pedido.getResponseHeader('retry-after')) || null,
      });
    pedido.onerror = () => terminar(SEM_RESPOSTA);
    pedido.onabort = () => terminar(SEM_RESPOSTA);
    if (sinal.aborted) {
      reject(sinal.reason);
      return;
    }
    sinal.addEventListener('abort', desistir);
    const form = new FormData();
    // Before the file, so that the server has them when the bytes are there.
    for (const [nome, valor] of Object.entries(partes)) form.set(nome, valor);
    if (senha !== undefined) form.set('senha', senha);
    if ('envioId' in arquivo) form.set('envio', arquivo.envioId);
    else form.set('file', arquivo.conteudo, arquivo.nome);
    armar();
    pedido.send(form);
  });
}
