/**
 * The browser's client: a few lines over fetch, typed by the route entries and importing none of them at run
 * time, so that the first load carries no schema library.
 */
import { type NomeDeErro, temNome } from './erros.ts';
import { Intencoes } from './intencoes.ts';
import type { Pedido, Problema, Resposta } from './rota.ts';
import type { ChaveDeRota, RotaPorChave } from './rotas.ts';
import { sinalComLimite } from './sinais.ts';

const LIMITE_MS = 25_000;
/** Twice, since another tab may renew, and so end the new token, in the very moment of the repetition. */
const RENOVACOES_POR_CHAMADA = 2;
export const MENSAGEM_SEM_CONEXAO = 'Não foi possível se conectar ao servidor. Tente novamente mais tarde.';
const MENSAGEM_DE_COMUNICACAO = 'Ocorreu um erro de comunicação com o servidor. Tente novamente mais tarde.';
export const MENSAGEM_FALHA_DO_PROGRAMA =
  'Esta parte do site não funcionou neste navegador, e o problema não é a sua conexão. Atualize o navegador ou tente em outro aparelho.';
/** Below every status of an answer, and not 0, which is a line that is cut. */
const STATUS_DE_FALHA_DO_PROGRAMA = -1;

/** Any failure of a call: `status` is 0 when no answer arrived, and negative when our own program broke. */
export class ErroDeApi extends Error {
  readonly status: number;
  readonly problema: Problema | null;
  readonly esperarSegundos: number | null;
  constructor(
    status: number,
    mensagem: string,
    problema: Problema | null,
    esperarSegundos: number | null = null,
  ) {
    super(mensagem);
    this.status = status;
    this.problema = problema;
    this.esperarSegundos = esperarSegundos;
  }
}

/**
 * Our own code broke on the way, as it does in a browser that lacks a function: neither a better line nor a second
 * attempt helps, and whoever reads "no connection" looks for the fault in the wrong place (case BROW-01).
 */
export class FalhaDoPrograma extends ErroDeApi {
  constructor(causa: unknown) {
    super(STATUS_DE_FALHA_DO_PROGRAMA, MENSAGEM_FALHA_DO_PROGRAMA, null);
    this.cause = causa;
  }
}

/** The server refused it by this name. */
export function isErro(erro: unknown, nome: NomeDeErro): erro is ErroDeApi {
  return erro instanceof ErroDeApi && temNome(erro.problema, nome);
}

/** The server has answered, and will answer the same again. */
export function isRecusa(erro: unknown): erro is ErroDeApi {
  return erro instanceof ErroDeApi && erro.status >= 400 && erro.status < 500;
}

/** What people are told of a failure. A fault of ours is also told to whoever listens for errors of the page. */
export function falhaDaChamada(causa: unknown): ErroDeApi {
  if (causa instanceof ErroDeApi) return causa;
  (globalThis as { reportError?: (erro: unknown) => void }).reportError?.(causa);
  return new FalhaDoPrograma(causa);
}

export interface OpcoesDoCliente {
  /** Usually `/api`. */
  base: string;
  token: () => string | null;
  /** Called with the token of the answer's `token` header. */
  aoReceberToken: (token: string) => void;
  /**
   * Renews the session once for all parallel callers; false when it is over, `sem-resposta` when nobody could say,
   * which is not a logout.
   */
  renovar: () => Promise<boolean | 'sem-resposta'>;
  /** Told of every answer: its date is the server's. */
  aoResponder?: (resposta: Response) => void;
  /** The session is over and could not be renewed. */
  aoExpirar: () => void;
  /** What each call says beside its own. */
  cabecalhos?: () => Record<string, string>;
}

interface OpcoesDaChamada {
  sinal?: AbortSignal;
  limiteMs?: number;
  /** Of an intention that outlives the page; otherwise the client keeps one for each. */
  chaveDeIdempotencia?: string;
}

type Argumentos<K extends ChaveDeRota> = keyof Pedido<RotaPorChave<K>> extends never
  ? [pedido?: Record<string, never>, opcoes?: OpcoesDaChamada]
  : [pedido: Pedido<RotaPorChave<K>>, opcoes?: OpcoesDaChamada];

export type Cliente = <K extends ChaveDeRota>(
  chave: K,
  ...argumentos: Argumentos<K>
) => Promise<Resposta<RotaPorChave<K>>>;

interface PedidoSolto {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function enderecoDaChamada(base: string, caminho: string, pedido: PedidoSolto): string {
  const preenchido = caminho.replace(/\{(\w+)\}/g, (_, nome: string) =>
    encodeURIComponent(String(pedido.params?.[nome])),
  );
  const busca = new URLSearchParams();
  for (const [nome, valor] of Object.entries(pedido.query ?? {}))
    if (valor !== undefined && valor !== null) busca.set(nome, String(valor));
  const texto = busca.toString();
  return `${base}${preenchido}${texto ? `?${texto}` : ''}`;
}

/** Turns any failure into one text; understands `erro` and `error` of older services. */
export function textoDoErro(corpo: unknown, padrao: string): string {
  if (typeof corpo !== 'object' || corpo === null) return padrao;
  const { errors, message, erro, error, detail } = corpo as Record<string, unknown>;
  if (Array.isArray(errors) && errors.length > 0) return errors.join('\n');
  const texto = [message, erro, error, detail].find((valor) => typeof valor === 'string' && valor !== '');
  return typeof texto === 'string' ? texto : padrao;
}

export function criarCliente(opcoes: OpcoesDoCliente): Cliente {
  const intencoes = new Intencoes();

  async function enviar(
    metodo: string,
    url: string,
    pedido: PedidoSolto,
    chamada: OpcoesDaChamada,
    token: string | null,
  ): Promise<Response> {
    const cabecalhos: Record<string, string> = { accept: 'application/json', ...opcoes.cabecalhos?.() };
    if (token) cabecalhos.authorization = `Bearer ${token}`;
    if (chamada.chaveDeIdempotencia) cabecalhos['idempotency-key'] = chamada.chaveDeIdempotencia;
    if (pedido.body !== undefined) cabecalhos['content-type'] = 'application/json';
    // All that our own program may get wrong is done before the promise that only the network can break.
    const aEnviar: RequestInit = {
      method: metodo,
      headers: new Headers(cabecalhos),
      credentials: 'same-origin',
      signal: sinalComLimite(chamada.sinal, chamada.limiteMs ?? LIMITE_MS),
      ...(pedido.body === undefined ? {} : { body: JSON.stringify(pedido.body) }),
    };
    const resposta = await fetch(url, aEnviar).catch(aoCair(chamada.sinal));
    opcoes.aoResponder?.(resposta);
    return resposta;
  }

  async function chamar(
    chave: string,
    pedido: PedidoSolto = {},
    chamada: OpcoesDaChamada = {},
  ): Promise<unknown> {
    const [metodo = 'GET', caminho = '/'] = chave.split(' ');
    const url = enderecoDaChamada(opcoes.base, caminho, pedido);
    if (metodo === 'GET' || chamada.chaveDeIdempotencia) return insistir(metodo, url, pedido, chamada);
    const intencao = `${metodo} ${url} ${JSON.stringify(pedido.body)}`;
    const chaveDeIdempotencia = intencoes.chaveDe(intencao);
    try {
      const resposta = await insistir(metodo, url, pedido, { ...chamada, chaveDeIdempotencia });
      intencoes.respondida(intencao);
      return resposta;
    } catch (erro) {
      // Refused is answered; a failure on the way or of the server leaves open whether it was done.
      if (erro instanceof ErroDeApi && erro.status > 0 && erro.status < 500) intencoes.respondida(intencao);
      throw erro;
    }
  }

  /** With a renewed session, if need be. */
  async function insistir(
    metodo: string,
    url: string,
    pedido: PedidoSolto,
    chamada: OpcoesDaChamada,
  ): Promise<unknown> {
    let token = opcoes.token();
    let resposta = await enviar(metodo, url, pedido, chamada, token);
    for (let vez = 0; vez < RENOVACOES_POR_CHAMADA && resposta.status === 401 && token !== null; vez += 1) {
      const outraChamadaRenovou = opcoes.token() !== null && opcoes.token() !== token;
      const renovada = outraChamadaRenovou || (await opcoes.renovar());
      if (renovada === 'sem-resposta') throw new ErroDeApi(0, MENSAGEM_SEM_CONEXAO, null);
      if (!renovada) break;
      token = opcoes.token();
      resposta = await enviar(metodo, url, pedido, chamada, token);
    }
    if (resposta.status === 401 && token !== null) opcoes.aoExpirar();
    return ler(resposta, opcoes, chamada.sinal);
  }

  return (async (chave: string, pedido?: PedidoSolto, chamada?: OpcoesDaChamada) => {
    try {
      return await chamar(chave, pedido, chamada);
    } catch (causa) {
      if (chamada?.sinal?.aborted) throw causa;
      throw falhaDaChamada(causa);
    }
  }) as Cliente;
}

/** For a promise that only the network can break: that of `fetch` and those of an answer's body. */
function aoCair(sinal: AbortSignal | undefined): (causa: unknown) => never {
  return (causa) => {
    if (sinal?.aborted) throw causa;
    throw new ErroDeApi(0, MENSAGEM_SEM_CONEXAO, null);
  };
}

async function ler(
  resposta: Response,
  opcoes: OpcoesDoCliente,
  sinal: AbortSignal | undefined,
): Promise<unknown> {
  const token = resposta.headers.get('token');
  if (token) opcoes.aoReceberToken(token);
  const tipo = resposta.headers.get('content-type') ?? '';
  const ehJson = tipo.includes('json');
  if (resposta.ok) {
    if (resposta.status === 204) return undefined;
    if (!ehJson) return resposta.blob().catch(aoCair(sinal));
    const texto = await resposta.text().catch(aoCair(sinal));
    try {
      return JSON.parse(texto) as unknown;
    } catch {
      throw new ErroDeApi(resposta.status, MENSAGEM_DE_COMUNICACAO, null);
    }
  }
  const corpo: unknown = ehJson ? await resposta.json().catch(() => null) : null;
  const espera = Number(resposta.headers.get('retry-after'));
  throw new ErroDeApi(
    resposta.status,
    textoDoErro(corpo, MENSAGEM_DE_COMUNICACAO),
    corpo as Problema | null,
    Number.isFinite(espera) && espera > 0 ? espera : null,
  );
}
