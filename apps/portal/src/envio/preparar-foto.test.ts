import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepararFoto } from './preparar-foto.ts';

const abrir = vi.fn(() => Promise.reject(new Error('no canvas here')));

beforeEach(() => vi.stubGlobal('createImageBitmap', abrir));
afterEach(() => {
  vi.unstubAllGlobals();
  abrir.mockClear();
});

const arquivo = (type: string, comeco: string) => new File([comeco, 'x'.repeat(2_000_000)], 'foto', { type });

describe('PDF-01: a picture that moves goes as it is, so that the server can say what to do', () => {
  it.each([
    ['GIF', 'image/gif', 'GIF89a', false],
    ['PNG with frames', 'image/png', '\x89PNG\r\n IHDR acTL fcTL IDAT', false],
    ['PNG', 'image/png', '\x89PNG\r\n IHDR IDAT acTL', true],
    ['WebP with frames', 'image/webp', 'RIFF WEBPVP8X ANIM ANMF', false],
    ['WebP', 'image/webp', 'RIFF WEBPVP8 ', true],
    ['JPEG', 'image/jpeg', '\xff\xd8', true],
  ])('%s', async (_nome, type, comeco, reduz) => {
    const original = arquivo(type, comeco);
    expect(await prepararFoto(original)).toBe(original);
    expect(abrir).toHaveBeenCalledTimes(reduz ? 1 : 0);
  });
});
