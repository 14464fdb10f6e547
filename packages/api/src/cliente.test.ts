import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  criarCliente,
  ErroDeApi,
  FalhaDoPrograma,
  MENSAGEM_FALHA_DO_PROGRAMA,
  MENSAGEM_SEM_CONEXAO,
  textoDoErro,
} from './cliente.ts';

const ROTA = 'GET /configuracao';

/** A server that accepts one token and a session that renews as told. */
function montar(aceito: string, renovar: () => Promise<boolean | 'sem-resposta'>) {
  const estado = { token: 'velho' as string | null, expirou: 0, renovacoes: 0, chamadas: [] as string[] };
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    estado.chamadas.push(token);
    return token === aceito
      ? Response.json({ ok: true })
      : Response.json({ message: 'TOKEN_EXPIRADO', errors: [] }, { status: 401 });
  });
  let emCurso: Promise<boolean | 'sem-resposta'> | null = null;
  const api = criarCliente({
    base: '/api',
    token: () => estado.token,
    aoReceberToken: () => {},
    renovar: () => {
      emCurso ??= renovar().finally(() => {
        estado.renovacoes += 1;
        emCurso = null;
      });
      return emCurso;
    },
    aoExpirar: () => {
      estado.expirou += 1;
    },
  });
  return { api, estado };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an expired token', () => {
  it('is renewed once for five parallel calls, which all repeat and succeed', async () => {
    const { api, estado } = montar('novo', async () => {
      await new Promise((resolve) => setImmediate(resolve));
      estado.token = 'novo';
      return true;
    });
    await Promise.all([1, 2, 3, 4, 5].map(() => api(ROTA)));
    expect(estado.renovacoes).toBe(1);
    expect(estado.chamadas.filter((token) => token === 'novo')).toHaveLength(5);
    expect(estado.expirou).toBe(0);
  });

  it('of a session that is over is told once per call and not repeated', async () => {
    const { api, estado } = montar('novo', async () => false);
    await expect(api(ROTA)).rejects.toMatchObject({ status: 401 });
    expect(estado).toMatchObject({ expirou: 1, chamadas: ['velho'] });
  });

  it('is no logout while the renewal has no answer', async () => {
    const { api, estado } = montar('novo', async () => 'sem-resposta');
    await expect(api(ROTA)).rejects.toMatchObject({ status: 0, message: MENSAGEM_SEM_CONEXAO });
    expect(estado.expirou).toBe(0);
  });

  it('does not loop when the new token is refused as well', async () => {
    let vez = 0;
    const { api, estado } = montar('nunca', async () => {
      vez += 1;
      estado.token = `novo-${vez}`;
      return true;
    });
    await expect(api(ROTA)).rejects.toBeInstanceOf(ErroDeApi);
    expect(estado.chamadas).toEqual(['velho', 'novo-1', 'novo-2']);
    expect(estado.expirou).toBe(1);
  });

  it('that another call has renewed meanwhile is not renewed again', async () => {
    const { api, estado } = montar('novo', async () => false);
    const chamada = api(ROTA);
    estado.token = 'novo';
    await chamada;
    expect(estado.renovacoes).toBe(0);
  });
});

it('a wrong password without a session is no expiry', async () => {
  const { api, estado } = montar('x', async () => false);
  estado.token = null;
  await expect(api(ROTA)).rejects.toMatchObject({ status: 401 });
  expect(estado).toMatchObject({ expirou: 0, renovacoes: 0 });
});

describe('BROW-01: a fault of our own program', () => {
  const chamar = (sinal?: AbortSignal) =>
    montar('velho', async () => false).api(ROTA, {}, sinal ? { sinal } : {});
  const doPrograma = { status: -1, message: MENSAGEM_FALHA_DO_PROGRAMA };

  it('engines 3: is none where AbortSignal.any does not exist', async () => {
    const any = AbortSignal.any;
    Reflect.deleteProperty(AbortSignal, 'any');
    try {
      await expect(chamar(new AbortController().signal)).resolves.toEqual({ ok: true });
    } finally {
      AbortSignal.any = any;
    }
  });

  it('is told as one when a function is missing in the browser, with what broke', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    const falha = await chamar().catch((erro: unknown) => erro);
    expect(falha).toBeInstanceOf(FalhaDoPrograma);
    expect(falha).toMatchObject(doPrograma);
    expect((falha as Error).cause).toBeInstanceOf(TypeError);
  });

  it('is told as one when it breaks in the renewal, or in what is asked for', async () => {
    const { api } = montar('novo', async () => {
      throw new TypeError('x is not a function');
    });
    await expect(api(ROTA)).rejects.toMatchObject(doPrograma);
    const redonda: Record<string, unknown> = {};
    redonda.ela = redonda;
    const solta = montar('velho', async () => false).api as (
      rota: string,
      pedido: object,
    ) => Promise<unknown>;
    await expect(solta('POST /qualquer', { body: redonda })).rejects.toMatchObject(doPrograma);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is cut in its body', async () => respostaCortada()],
  ])('is not %s: that is a missing connection', async (_, fetch) => {
    const { api } = montar('velho', async () => false);
    vi.stubGlobal('fetch', fetch);
    await expect(api(ROTA)).rejects.toMatchObject({ status: 0, message: MENSAGEM_SEM_CONEXAO });
  });

  it('is not an answer that cannot be read: that is a fault of the server', async () => {
    const { api } = montar('velho', async () => false);
    vi.stubGlobal(
      'fetch',
      async () => new Response('<', { headers: { 'content-type': 'application/json' } }),
    );
    await expect(api(ROTA)).rejects.toMatchObject({
      status: 200,
      message: expect.stringContaining('servidor'),
    });
  });

  it('is not the end that the caller asked for', async () => {
    const corte = new AbortController();
    const { api } = montar('velho', async () => false);
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      corte.abort(new Error('de quem chamou'));
      return Promise.reject(signal.reason);
    });
    await expect(api(ROTA, {}, { sinal: corte.signal })).rejects.toThrow('de quem chamou');
  });
});

function respostaCortada(): Response {
  const corpo = new ReadableStream({
    start(controle) {
      controle.enqueue(new TextEncoder().encode('{"ok":'));
      controle.error(new TypeError('network error'));
    },
  });
  return new Response(corpo, { headers: { 'content-type': 'application/json' } });
}

it.each([
  [{ errors: ['Primeira.', 'Segunda.'], message: 'Primeira.' }, 'Primeira.\nSegunda.'],
  [{ message: 'Mensagem.' }, 'Mensagem.'],
  [{ erro: 'De um serviço antigo.' }, 'De um serviço antigo.'],
  [{ error: 'De outro.' }, 'De outro.'],
  [null, 'Padrão.'],
  ['<html>', 'Padrão.'],
  [{ message: '' }, 'Padrão.'],
])('%j is told as one text', (corpo, esperado) => {
  expect(textoDoErro(corpo, 'Padrão.')).toBe(esperado);
});

describe('attack 13: a press that changes something', () => {
  /** Answers in turn; a status of 0 is a connection that breaks. */
  function responder(...estados: readonly number[]) {
    const chaves: (string | undefined)[] = [];
    const fila = [...estados];
    vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
      chaves.push(headers.get('idempotency-key') ?? undefined);
      const status = fila.shift() ?? 204;
      if (status === 0) throw new TypeError('network');
      return status === 204 ? new Response(null, { status }) : Response.json({ message: 'Não.' }, { status });
    });
    const api = criarCliente({
      base: '/api',
      token: () => 'token',
      aoReceberToken: () => {},
      renovar: async () => true,
      aoExpirar: () => {},
    });
    const anotar = (texto: string) =>
      api('POST /gestao/solicitacoes/{id}/notas', { params: { id: 7 }, body: { texto } }).catch(() => {});
    return { api, anotar, chaves };
  }

  it('carries a key, a question none', async () => {
    const { api, anotar, chaves } = responder();
    await anotar('Ligou.');
    await api(ROTA);
    expect(chaves).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), undefined]);
  });

  it('keeps its key with two clicks at once and with a renewed session', async () => {
    const { anotar, chaves } = responder(401);
    await Promise.all([anotar('Ligou.'), anotar('Ligou.')]);
    expect(chaves).toHaveLength(3);
    expect(new Set(chaves).size).toBe(1);
  });

  it.each([0, 500, 503])('keeps its key after %i, until it is answered', async (falha) => {
    const { anotar, chaves } = responder(falha, falha);
    await anotar('Ligou.');
    await anotar('Ligou.');
    await anotar('Ligou.');
    expect(new Set(chaves).size).toBe(1);
    await anotar('Ligou.');
    expect(chaves[3]).not.toBe(chaves[0]);
  });

  it('is another intention after a refusal, and with other words', async () => {
    const { anotar, chaves } = responder(409);
    await anotar('Ligou.');
    await anotar('Ligou.');
    await anotar('Ligou de novo.');
    expect(new Set(chaves).size).toBe(3);
  });
});
