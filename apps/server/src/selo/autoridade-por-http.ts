/** A time-stamp authority on the network. Whatever goes wrong is a reason to seal without it, and to ask again later. */
import { type AutoridadeDeCarimbo, SemCarimbo } from './carimbo.ts';

const LIMITE_MS = 8_000;
/** Authorities send their certificates along; more than this is none of their answers. */
const MAXIMO_DE_BYTES = 64 * 1024;

export function autoridadePorHttp(url: string, { limiteMs = LIMITE_MS } = {}): AutoridadeDeCarimbo {
  return async (pedido) => {
    const resposta = await pedir(url, pedido, limiteMs);
    if (!resposta.ok) throw new SemCarimbo(`status ${resposta.status}`);
    if (resposta.headers.get('content-type')?.split(';')[0] !== 'application/timestamp-reply')
      throw new SemCarimbo('an answer of another kind');
    return ler(resposta);
  };
}

async function pedir(url: string, pedido: Buffer, limiteMs: number): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: new Uint8Array(pedido),
      redirect: 'error',
      signal: AbortSignal.timeout(limiteMs),
    });
  } catch (erro) {
    throw semResposta(erro);
  }
}

async function ler(resposta: Response): Promise<Buffer> {
  const partes: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const parte of resposta.body ?? []) {
      bytes += parte.length;
      if (bytes > MAXIMO_DE_BYTES) throw new SemCarimbo('an answer that is too long');
      partes.push(parte);
    }
  } catch (erro) {
    throw erro instanceof SemCarimbo ? erro : semResposta(erro);
  }
  return Buffer.concat(partes);
}

function semResposta(erro: unknown): SemCarimbo {
  return new SemCarimbo(erro instanceof Error && erro.name === 'TimeoutError' ? 'timeout' : 'no connection');
}
