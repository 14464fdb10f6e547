import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { criarSessaoEntreAbas, type EstadoDaSessao } from './sessao-entre-abas.ts';

/** What the server answers, and how often it was asked. */
interface Servidor {
  responder: () => Response;
  pedidos: string[];
}

const guardado = new Map<string, string>();
let servidor: Servidor;

const comToken = (token: string, id: string) => Response.json({ id }, { headers: { token } });

beforeEach(() => {
  servidor = { responder: () => comToken('t1', 'ana'), pedidos: [] };
  guardado.clear();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => guardado.get(chave) ?? null,
    setItem: (chave: string, valor: string) => guardado.set(chave, valor),
    removeItem: (chave: string) => guardado.delete(chave),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    servidor.pedidos.push(url);
    return servidor.responder();
  });
});

afterEach(() => vi.unstubAllGlobals());

function abrirAba(nome = `sessao-${crypto.randomUUID()}`) {
  const recarregadas: number[] = [];
  const sessao = criarSessaoEntreAbas<string>({
    nome,
    renovarEm: '/renovar',
    sairEm: '/sair',
    lerQuem: (corpo) => (corpo as { id: string }).id,
    idDe: (id) => id,
    recarregar: () => recarregadas.push(1),
  });
  return { nome, sessao, recarregadas };
}

describe('a logout without a connection', () => {
  it('is told to the server before anything is renewed, and brings nobody back', async () => {
    const { nome, sessao } = abrirAba();
    await sessao.renovar();
    servidor.responder = () => new Response(null, { status: 503 });
    await sessao.sair();

    const depois = abrirAba(nome).sessao;
    expect(depois.houve()).toBe(true);
    expect(await depois.renovar()).toBe('sem-resposta');
    servidor.responder = () => new Response(null, { status: 204 });
    expect(await depois.renovar()).toBe(false);
    expect(depois.ler()).toEqual({ estado: 'anonima', token: null, quem: null });
    expect(servidor.pedidos).toEqual(['/renovar', '/sair', '/sair', '/sair']);
    expect(depois.houve()).toBe(false);
  });

  it('is forgotten when somebody logs in', async () => {
    const { nome, sessao } = abrirAba();
    servidor.responder = () => new Response(null, { status: 503 });
    await sessao.sair();
    servidor.responder = () => comToken('t2', 'bia');
    const depois = abrirAba(nome).sessao;
    depois.receberToken('t2');
    depois.assumir('bia');
    expect(await depois.renovar()).toBe(true);
    expect(servidor.pedidos).toEqual(['/sair', '/renovar']);
  });
});

describe('the session of a tab', () => {
  it('is renewed once for all who ask at the same time', async () => {
    const { sessao } = abrirAba();
    expect(await Promise.all([sessao.renovar(), sessao.renovar(), sessao.renovar()])).toEqual([
      true,
      true,
      true,
    ]);
    expect(servidor.pedidos).toEqual(['/renovar']);
    expect(sessao.ler()).toEqual({ estado: 'ativa', token: 't1', quem: 'ana' });
  });

  it.each<[number, false | 'sem-resposta', EstadoDaSessao]>([
    [401, false, 'anonima'],
    [503, 'sem-resposta', 'sem-resposta'],
  ])('that the server answers with %i is told as %s and leaves it %s', async (status, dito, estado) => {
    servidor.responder = () => new Response(null, { status });
    const { sessao } = abrirAba();
    expect(await sessao.renovar()).toBe(dito);
    expect(sessao.ler().estado).toBe(estado);
  });

  it('stays as it was while nobody answers', async () => {
    const { sessao } = abrirAba();
    await sessao.renovar();
    servidor.responder = () => new Response(null, { status: 502 });
    expect(await sessao.renovar()).toBe('sem-resposta');
    expect(sessao.ler()).toEqual({ estado: 'ativa', token: 't1', quem: 'ana' });
  });

  it('leaves a mark on the device until it ends, and asks again where nothing can be kept', async () => {
    const { sessao } = abrirAba();
    expect(sessao.houve()).toBe(false);
    await sessao.renovar();
    expect(sessao.houve()).toBe(true);
    sessao.encerrarLocalmente();
    expect(sessao.houve()).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(sessao.houve()).toBe(true);
  });

  it('expires only when somebody was in', () => {
    const { sessao } = abrirAba();
    sessao.marcarExpirada();
    expect(sessao.ler().estado).toBe('desconhecida');
  });

  it('of a login takes the token first and the person next', () => {
    const { sessao } = abrirAba();
    sessao.receberToken('t9');
    expect(sessao.ler()).toEqual({ estado: 'desconhecida', token: 't9', quem: null });
    sessao.assumir('bia');
    expect(sessao.ler()).toEqual({ estado: 'ativa', token: 't9', quem: 'bia' });
  });
});

describe('two tabs', () => {
  it('share what one of them was given', async () => {
    const primeira = abrirAba();
    const segunda = abrirAba(primeira.nome);
    await primeira.sessao.renovar();
    await expect.poll(() => segunda.sessao.ler().token).toBe('t1');
    expect(servidor.pedidos).toHaveLength(1);
  });

  it('that lost the token at the same moment hold the same successor', async () => {
    const primeira = abrirAba();
    const segunda = abrirAba(primeira.nome);
    await primeira.sessao.renovar();
    await expect.poll(() => segunda.sessao.ler().token).toBe('t1');
    // The server answers a token that was just exchanged with the same successor.
    servidor.responder = () => comToken('t2', 'ana');
    expect(await Promise.all([primeira.sessao.renovar(), segunda.sessao.renovar()])).toEqual([true, true]);
    expect([primeira, segunda].map(({ sessao }) => sessao.ler().token)).toEqual(['t2', 't2']);
  });

  it.each([
    ['another person comes in', 'bia', 1],
    ['the same person comes in again', 'ana', 0],
  ])('when %s in one of them', async (_, quem, vezes) => {
    const primeira = abrirAba();
    const segunda = abrirAba(primeira.nome);
    await segunda.sessao.renovar();
    await expect.poll(() => primeira.sessao.ler().quem).toBe('ana');
    primeira.sessao.encerrarLocalmente();
    primeira.sessao.receberToken('t2');
    primeira.sessao.assumir(quem);
    await expect.poll(() => segunda.sessao.ler().token).toBe(vezes === 1 ? null : 't2');
    expect(segunda.recarregadas).toHaveLength(vezes);
  });

  it('both leave when one says goodbye', async () => {
    const primeira = abrirAba();
    const segunda = abrirAba(primeira.nome);
    await segunda.sessao.renovar();
    servidor.responder = () => new Response(null, { status: 204 });
    await primeira.sessao.sair();
    await expect.poll(() => segunda.recarregadas).toHaveLength(1);
    expect(primeira.sessao.ler()).toEqual({ estado: 'saindo', token: null, quem: null });
    expect(primeira.sessao.houve()).toBe(false);
  });
});

describe('STOR-01: a device that holds things back', () => {
  const calado = () => new Promise(() => {});
  it.each<[string, (() => Promise<unknown>) | undefined]>([
    ['is silent', calado],
    ['is missing', undefined],
    ['refuses', () => Promise.reject(new Error('denied'))],
    [
      'throws',
      () => {
        throw new Error('denied');
      },
    ],
  ])('renews, although its lock %s', async (_, request) => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', request ? { locks: { request } } : {});
    const { sessao } = abrirAba();
    const renovada = sessao.renovar();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await renovada).toBe(true);
    expect(servidor.pedidos).toEqual(['/renovar']);
  });

  it('begins without word to other tabs where channels are refused', async () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new Error('denied');
        }
      },
    );
    const { sessao } = abrirAba();
    expect(await sessao.renovar()).toBe(true);
  });

  it('a logout takes what is private off the screen before the server answers, and no late answer brings it back', async () => {
    const { sessao } = abrirAba();
    await sessao.renovar();
    let responder = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((pronto) => (responder = pronto)));
    const renovada = sessao.renovar();
    const saida = sessao.sair();
    expect(sessao.ler().estado).toBe('saindo');
    responder(new Response(null, { status: 204 }));
    await saida;
    sessao.assumir('ana');
    expect(sessao.ler()).toEqual({ estado: 'saindo', token: null, quem: null });
    void renovada;
  });
});
