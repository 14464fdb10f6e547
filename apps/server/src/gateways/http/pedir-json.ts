/** One JSON request to a provider, with a limit of time; never throws, so that a delivery is only ever deferred. */

export interface PedidoAoProvedor {
  metodo: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  /** Value of the Authorization header. */
  autorizacao: string;
  corpo?: unknown;
  cabecalhos?: Record<string, string>;
  limiteMs?: number;
}

export type RespostaDoProvedor =
  | { tipo: 'resposta'; status: number; corpo: unknown; cabecalhos: Headers }
  | { tipo: 'sem-resposta'; motivo: string };

const LIMITE_MS = 10_000;

export async function pedirJson(pedido: PedidoAoProvedor): Promise<RespostaDoProvedor> {
  try {
    const resposta = await fetch(pedido.url, {
      method: pedido.metodo,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: pedido.autorizacao,
        ...pedido.cabecalhos,
      },
      ...(pedido.corpo === undefined ? {} : { body: JSON.stringify(pedido.corpo) }),
      // A redirect would carry the token and the message to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(pedido.limiteMs ?? LIMITE_MS),
    });
    const texto = await resposta.text();
    return { tipo: 'resposta', status: resposta.status, corpo: lerJson(texto), cabecalhos: resposta.headers };
  } catch (erro) {
    const demorou = erro instanceof Error && erro.name === 'TimeoutError';
    return { tipo: 'sem-resposta', motivo: demorou ? 'timeout' : 'connection failed' };
  }
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

/**
 * Statuses after which the same request may still succeed: overload, time-outs, and credentials that the
 * operator can put right while the message waits.
 */
export function statusPassageiro(status: number): boolean {
  return status >= 500 || [401, 403, 408, 425, 429].includes(status);
}
