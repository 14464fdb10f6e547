/** Calls to the payment provider: OAuth2 by client credentials, a client certificate where there is one, JSON. */
import { Agent as AgenteHttp, request as pedirHttp, type RequestOptions } from 'node:http';
import { Agent as AgenteHttps, request as pedirHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

export interface AjustesDoProvedor {
  /** Base of the API Pix, and of the boletos. */
  url: string;
  urlDoBoleto: string;
  urlDoToken: string;
  clienteId: string;
  segredoDoCliente: string;
  /** The receiver's key. */
  chave: string;
  /** In the address that the provider calls. */
  segredoDoAviso: string;
  /** PFX of the client and its password; undefined: the provider asks for none. */
  certificado?: { pfx: Buffer; senha?: string } | undefined;
}

export type RespostaDoProvedor =
  | { tipo: 'resposta'; status: number; corpo: unknown }
  | { tipo: 'sem-resposta'; motivo: string };

export interface ClienteDoProvedor {
  pedir(metodo: 'GET' | 'PUT' | 'PATCH', url: string, corpo?: unknown): Promise<RespostaDoProvedor>;
}

const LIMITE_MS = 10_000;
/** A token that ends while a call is under way is one that was refused. */
const FOLGA_MS = 30_000;
const ESCOPOS = 'cobv.read cobv.write pix.read pix.write webhook.read webhook.write boleto.read boleto.write';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** RFC 9457, as the API answers errors; the title is for developers and names nobody. */
const problemaSchema = z.object({ type: z.string().optional(), title: z.string().optional() });

export function motivoDoProblema(status: number, corpo: unknown): string {
  const problema = problemaSchema.safeParse(corpo);
  const titulo = problema.success
    ? (problema.data.type?.split('/').at(-1) ?? problema.data.title)
    : undefined;
  return titulo ? `${status} ${titulo.slice(0, 80)}` : String(status);
}

export function criarClienteDoProvedor(
  ajustes: AjustesDoProvedor,
  agora: () => number = Date.now,
): ClienteDoProvedor {
  const { certificado } = ajustes;
  const agentes = {
    'http:': new AgenteHttp({ keepAlive: true }),
    'https:': new AgenteHttps({
      keepAlive: true,
      ...(certificado
        ? {
            pfx: certificado.pfx,
            ...(certificado.senha === undefined ? {} : { passphrase: certificado.senha }),
          }
        : {}),
    }),
  };
  let token: { valor: string; ate: number } | null = null;
  let pedido: Promise<string | RespostaDoProvedor> | null = null;

  async function enviar(
    metodo: string,
    url: string,
    cabecalhos: Record<string, string>,
    corpo: string | null,
  ): Promise<RespostaDoProvedor> {
    const alvo = new URL(url);
    const seguro = alvo.protocol === 'https:';
    const opcoes: RequestOptions = {
      method: metodo,
      agent: agentes[seguro ? 'https:' : 'http:'],
      headers: {
        accept: 'application/json, application/problem+json',
        ...(corpo === null ? {} : { 'content-length': Buffer.byteLength(corpo) }),
        ...cabecalhos,
      },
      signal: AbortSignal.timeout(LIMITE_MS),
    };
    try {
      return await trocar(alvo, opcoes, corpo);
    } catch (erro) {
      return { tipo: 'sem-resposta', motivo: motivoDaFalha(erro, seguro) };
    }
  }

  async function pedirToken(): Promise<string | RespostaDoProvedor> {
    const resposta = await enviar(
      'POST',
      ajustes.urlDoToken,
      {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${ajustes.clienteId}:${ajustes.segredoDoCliente}`).toString('base64')}`,
      },
      new URLSearchParams({ grant_type: 'client_credentials', scope: ESCOPOS }).toString(),
    );
    if (resposta.tipo !== 'resposta') return resposta;
    const lido = tokenSchema.safeParse(resposta.corpo);
    if (resposta.status !== 200 || !lido.success) return resposta;
    token = { valor: lido.data.access_token, ate: agora() + lido.data.expires_in * 1_000 - FOLGA_MS };
    return lido.data.access_token;
  }

  /** Callers that come together share one. */
  async function obterToken(): Promise<string | RespostaDoProvedor> {
    if (token && token.ate > agora()) return token.valor;
    pedido ??= pedirToken().finally(() => {
      pedido = null;
    });
    return pedido;
  }

  async function pedir(
    metodo: 'GET' | 'PUT' | 'PATCH',
    url: string,
    corpo?: unknown,
    deNovo = true,
  ): Promise<RespostaDoProvedor> {
    const valor = await obterToken();
    if (typeof valor !== 'string')
      return valor.tipo === 'resposta' ? { tipo: 'sem-resposta', motivo: `token ${valor.status}` } : valor;
    const resposta = await enviar(
      metodo,
      url,
      {
        authorization: `Bearer ${valor}`,
        ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
      },
      corpo === undefined ? null : JSON.stringify(corpo),
    );
    if (resposta.tipo !== 'resposta' || resposta.status !== 401 || !deNovo) return resposta;
    // Taken back before its time.
    token = null;
    return pedir(metodo, url, corpo, false);
  }

  return { pedir };
}

/**
 * One call and its answer. A connection that was kept and that the far side gave up meanwhile says so only when it is
 * used; every call here may be made twice, so it is made once more on a connection of its own.
 */
function trocar(alvo: URL, opcoes: RequestOptions, corpo: string | null): Promise<RespostaDoProvedor> {
  return new Promise((resolver, rejeitar) => {
    const chamada = (alvo.protocol === 'https:' ? pedirHttps : pedirHttp)(alvo, opcoes, (resposta) => {
      text(resposta).then(
        (lido) => resolver({ tipo: 'resposta', status: resposta.statusCode ?? 0, corpo: lerJson(lido) }),
        rejeitar,
      );
    });
    chamada.on('error', (erro: NodeJS.ErrnoException) => {
      const abandonada = chamada.reusedSocket && DESFEITA.has(erro.code ?? '');
      if (abandonada) trocar(alvo, { ...opcoes, agent: false }, corpo).then(resolver, rejeitar);
      else rejeitar(erro);
    });
    chamada.end(corpo ?? undefined);
  });
}

const DESFEITA: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE']);

/** How the far side ends a handshake in which our certificate is missing, or is not one of those that it knows. */
const CERTIFICADO_RECUSADO =
  /alert (handshake failure|bad certificate|unknown ca|access denied|certificate \w+)/;
/** Theirs is not one that this machine trusts. */
const CERTIFICADO_DELES = /CERT|ALTNAME|ISSUER/;

function motivoDaFalha(erro: unknown, seguro: boolean): string {
  if (!(erro instanceof Error)) return 'connection failed';
  if (erro.name === 'TimeoutError' || erro.name === 'AbortError') return 'timeout';
  const codigo = 'code' in erro && typeof erro.code === 'string' ? erro.code : '';
  if (CERTIFICADO_RECUSADO.test(erro.message)) return 'our client certificate is missing or was refused';
  if (CERTIFICADO_DELES.test(codigo)) return 'their certificate is not trusted';
  // Some refuse a certificate without a word.
  return seguro && codigo === 'ECONNRESET'
    ? 'the connection was cut: is our client certificate the right one?'
    : 'connection failed';
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}
