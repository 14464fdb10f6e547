import { afterEach, describe, expect, it, vi } from 'vitest';
import { criarCliente, ErroDeApi, MENSAGEM_SEM_CONEXAO, textoDoErro } from './cliente.ts';

const ROTA = 'GET /configuracao';

/** A server that accepts one token and a session that renews as told. */
function montar(aceito: string, renovar: () => Promise<boolean | 'sem-resposta'>) {
  const estado = { token: 'velho' as string | null, expirou: 0, renovacoes: 0, chamadas: [] as string[] };
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
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

afterEach(() => vi.unstubAllGlobals());

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
