/**
 * One call to Clicksign's API v3 after the other: JSON:API, the bare token, the pace that it takes. What is safe to repeat
 * is repeated here; what may have been done although the answer was lost is told, and whoever wanted it looks before it
 * creates again.
 */
import type { RecusaDoProvedor } from '@credito/domain/assinatura/exigencias-do-provedor';
import * as z from 'zod';
import { pedirJson, type RespostaDoProvedor } from '../../http/pedir-json.ts';
import type { Resultado } from '../assinatura.ts';
import { ponteiroDoErro } from './recursos.ts';
import type { Ritmo, Tempo } from './ritmo.ts';

type NaoFeito = Exclude<Resultado, { tipo: 'feito' }>;

/** Ends what is under way with its result; it never leaves the gateway. */
export class Interrupcao extends Error {
  readonly resultado: NaoFeito;

  constructor(resultado: NaoFeito) {
    super(resultado.tipo);
    this.name = 'Interrupcao';
    this.resultado = resultado;
  }
}

export const recusar = (
  motivo: RecusaDoProvedor,
  { assinanteId = null, detalhe = null }: { assinanteId?: string | null; detalhe?: string | null } = {},
) => new Interrupcao({ tipo: 'recusado', motivo, assinanteId, detalhe });

export const adiar = (motivo: string) => new Interrupcao({ tipo: 'adiado', motivo });

export interface AjustesDaClicksign {
  /** With the version, such as https://app.clicksign.com/api/v3. */
  url: string;
  token: string;
}

interface Pedido {
  metodo: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  caminho: string;
  corpo?: unknown;
  /** Whom a refusal is about. */
  assinanteId?: string;
  /** Statuses beside 2xx that are an answer. */
  aceitos?: readonly number[];
  /** A full quota is told at once instead of waited for. */
  semEsperar?: boolean;
}

/** Of a call that creates: `incerto` when it may have been done. */
type Feito = { status: number; corpo: unknown };

export interface Cliente {
  pedir(pedido: Pedido): Promise<Feito>;
  criar(pedido: Omit<Pedido, 'metodo'>, metodo?: 'POST' | 'PATCH'): Promise<Feito | 'incerto'>;
  ler<T>(esquema: z.ZodType<T>, caminho: string): Promise<T>;
  listar<T>(esquema: z.ZodType<T>, caminho: string, busca?: Record<string, string>): Promise<readonly T[]>;
  /** Repeats a step that looks and creates until nothing of it is uncertain. */
  ateConcluir<T>(passo: () => Promise<T | 'incerto'>): Promise<T>;
}

const TENTATIVAS = 3;
const MEIO_SEGUNDO = 500;
/** Longer waits are the caller's: a job that sleeps holds a worker. */
const MAXIMO_DE_ESPERA_MS = 15_000;
const ESPERA_SEM_AVISO_MS = 10_000;
const POR_PAGINA = 50;
const MAXIMO_DE_PAGINAS = 40;
/** A file of ten megabytes travels as base64. */
const LIMITE_MS = 30_000;
const JSON_API = 'application/vnd.api+json';

const MOTIVO_DO_MEMBRO: Readonly<Record<string, RecusaDoProvedor>> = {
  name: 'nome',
  email: 'email',
  phone_number: 'telefone',
  deadline_at: 'prazo-longo',
};

export function criarCliente({ url, token }: AjustesDaClicksign, ritmo: Ritmo, tempo: Tempo): Cliente {
  const base = url.replace(/\/+$/, '');

  /** An answer that decides, or why there is none. */
  async function tentar(pedido: Pedido, vez: number): Promise<Feito | { falhou: string }> {
    await ritmo.vez();
    const resposta = await pedirJson({
      metodo: pedido.metodo,
      url: `${base}${pedido.caminho}`,
      autorizacao: token,
      cabecalhos: { 'content-type': JSON_API, accept: JSON_API },
      corpo: pedido.corpo,
      limiteMs: LIMITE_MS,
    });
    if (resposta.tipo === 'sem-resposta') return { falhou: resposta.motivo };
    const { status, corpo, cabecalhos } = resposta;
    ritmo.aprender(Number(cabecalhos.get('x-rate-limit')));
    if ((status >= 200 && status < 300) || pedido.aceitos?.includes(status)) return { status, corpo };
    if (status === 429) {
      const ms = esperaPedida(cabecalhos, tempo.agora());
      if (pedido.semEsperar || vez === TENTATIVAS || (ms ?? 0) > MAXIMO_DE_ESPERA_MS)
        throw esperar(ms, pedido.semEsperar ? 60_000 : ESPERA_SEM_AVISO_MS);
      ritmo.pausar(ms ?? ESPERA_SEM_AVISO_MS);
      return tentar(pedido, vez + 1);
    }
    if (status >= 500 || status === 408 || status === 425) return { falhou: `HTTP ${status}` };
    // The operator can put the token, the plan or the address of the API's user right.
    if (status === 401 || status === 403) throw adiar(`HTTP ${status}`);
    throw recusaDe(resposta, pedido.assinanteId);
  }

  async function insistir(pedido: Pedido): Promise<Feito> {
    for (let vez = 1; ; vez += 1) {
      const resultado = await tentar(pedido, 1);
      if (!('falhou' in resultado)) return resultado;
      if (vez === TENTATIVAS) throw adiar(resultado.falhou);
      await tempo.esperar(MEIO_SEGUNDO * 2 ** (vez - 1));
    }
  }

  return {
    pedir: insistir,
    async criar(pedido, metodo = 'POST') {
      const resultado = await tentar({ ...pedido, metodo }, 1);
      return 'falhou' in resultado ? 'incerto' : resultado;
    },
    async ler(esquema, caminho) {
      const { corpo } = await insistir({ metodo: 'GET', caminho });
      return entender(z.object({ data: esquema }), corpo).data;
    },
    async listar(esquema, caminho, busca = {}) {
      const pagina = z.object({
        data: z.array(esquema),
        links: z.object({ next: z.string().nullish() }).nullish(),
      });
      const todos: z.infer<typeof esquema>[] = [];
      for (let numero = 1; numero <= MAXIMO_DE_PAGINAS; numero += 1) {
        const parametros = new URLSearchParams({
          ...busca,
          'page[number]': String(numero),
          'page[size]': String(POR_PAGINA),
        });
        const { corpo } = await insistir({ metodo: 'GET', caminho: `${caminho}?${parametros}` });
        const lida = entender(pagina, corpo);
        todos.push(...lida.data);
        // The address itself is not followed: it is the same one with the next number.
        if (!lida.links?.next || lida.data.length === 0) return todos;
      }
      throw adiar('too many pages');
    },
    async ateConcluir(passo) {
      for (let vez = 1; ; vez += 1) {
        const resultado = await passo();
        if (resultado !== 'incerto') return resultado;
        if (vez === TENTATIVAS) throw adiar('the answer was lost');
        await tempo.esperar(MEIO_SEGUNDO * 2 ** (vez - 1));
      }
    },
  };
}

export function entender<T>(esquema: z.ZodType<T>, corpo: unknown): T {
  const lido = esquema.safeParse(corpo);
  if (!lido.success) throw adiar('answer not understood');
  return lido.data;
}

function esperar(ms: number | null, semAviso: number): Interrupcao {
  return new Interrupcao({ tipo: 'esperar', segundos: Math.ceil((ms ?? semAviso) / 1_000) });
}

/** `Retry-After` in seconds or as a date, or else when the window of the quota ends. */
function esperaPedida(cabecalhos: Headers, agora: number): number | null {
  const pedida = cabecalhos.get('retry-after');
  if (pedida && /^\d{1,6}$/.test(pedida)) return Number(pedida) * 1_000;
  const quando = pedida
    ? Date.parse(pedida)
    : Number(cabecalhos.get('x-rate-limit-reset') ?? Number.NaN) * 1_000;
  return Number.isFinite(quando) && quando > agora ? quando - agora : null;
}

function recusaDe(
  { status, corpo }: Extract<RespostaDoProvedor, { tipo: 'resposta' }>,
  assinanteId: string | undefined,
): Interrupcao {
  const ponteiro = ponteiroDoErro(corpo);
  const detalhe = [`HTTP ${status}`, ponteiro].filter(Boolean).join(' ');
  if (status === 404) return recusar('nao-encontrado', { detalhe });
  const membro = ponteiro?.split('/').at(-1) ?? '';
  const motivo = Object.hasOwn(MOTIVO_DO_MEMBRO, membro) ? MOTIVO_DO_MEMBRO[membro] : undefined;
  return recusar(motivo ?? 'provedor', { assinanteId: assinanteId ?? null, detalhe });
}
