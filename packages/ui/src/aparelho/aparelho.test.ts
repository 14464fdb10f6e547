import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrirCanal } from './canal.ts';
import { comLimite } from './com-limite.ts';
import { abrirGaveta } from './gaveta.ts';
import { agoraMs, aprenderHora } from './relogio.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('STOR-01: what the device is asked', () => {
  it.each<[string, () => Promise<string> | string, string]>([
    ['is silent', () => new Promise<string>(() => {}), 'nada'],
    [
      'throws at once',
      () => {
        throw new Error('insecure');
      },
      'nada',
    ],
    ['refuses', () => Promise.reject(new Error('full')), 'nada'],
    ['answers', () => Promise.resolve('algo'), 'algo'],
  ])('holds nothing up when it %s', async (_, pedir, esperado) => {
    const dado = comLimite(pedir, 'nada');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await dado).toBe(esperado);
  });

  const aberto = () => {
    const dados = new Map<string, string>();
    return {
      getItem: (chave: string) => dados.get(chave) ?? null,
      setItem: (chave: string, valor: string) => void dados.set(chave, valor),
      removeItem: (chave: string) => void dados.delete(chave),
    } as unknown as Storage;
  };
  const armazem = aberto();
  it.each<[string, () => Storage, boolean]>([
    ['open', () => armazem, true],
    ['missing', () => undefined as unknown as Storage, false],
    [
      'full',
      () => ({
        ...aberto(),
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      }),
      false,
    ],
    [
      'forbidden',
      () => {
        throw new Error('SecurityError');
      },
      false,
    ],
  ])('a small storage that is %s still keeps for the page', (_, qual, sobrevive) => {
    const gaveta = abrirGaveta(qual);
    gaveta.guardar('a', '1');
    expect(gaveta.ler('a')).toBe('1');
    expect(gaveta.sobrevive()).toBe(sobrevive);
    gaveta.esvaziar(new Set(['a']));
    expect(gaveta.ler('a')).toBe('1');
    gaveta.apagar('a');
    expect(gaveta.ler('a')).toBeNull();
  });

  it('says nothing to other tabs where that is refused', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(() => abrirCanal('x', () => {}).avisar('y')).not.toThrow();
  });
});

describe("the device's clock decides nothing", () => {
  it('is the only one before an answer, and none at all afterwards', () => {
    vi.setSystemTime('2024-01-01T00:00:00Z');
    expect(new Date(agoraMs()).getUTCFullYear()).toBe(2024);
    aprenderHora('Sun, 29 Nov 2026 12:00:00 GMT');
    expect(new Date(agoraMs()).toISOString()).toBe('2026-11-29T12:00:00.500Z');
    vi.advanceTimersByTime(60_000);
    vi.setSystemTime('2029-01-01T00:00:00Z');
    expect(new Date(agoraMs()).toISOString()).toBe('2026-11-29T12:01:00.500Z');
  });

  it.each([null, '', 'amanhã'])('learns nothing from %s', (texto) => {
    aprenderHora('Sun, 29 Nov 2026 12:00:00 GMT');
    aprenderHora(texto);
    expect(new Date(agoraMs()).getUTCFullYear()).toBe(2026);
  });
});
