import { describe, expect, it } from 'vitest';
import { resumirArquivo } from './resumo-do-arquivo.ts';

describe('the digest of a file that stays in the browser', () => {
  it('is the SHA-256 that is registered', async () => {
    await expect(resumirArquivo(new Blob(['abc']))).resolves.toEqual({
      tipo: 'pronto',
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });

  it.each([
    ['of an empty file', new Blob([]), undefined, /vazio/],
    [
      'of one that is too large',
      { size: 10 ** 9, arrayBuffer: async () => new ArrayBuffer(0) },
      undefined,
      /grande/,
    ],
    [
      'of one that cannot be read',
      { size: 3, arrayBuffer: () => Promise.reject(new Error('gone')) },
      undefined,
      /ler/,
    ],
  ] as const)('%s is none, and says why', async (_, arquivo, contas, motivo) => {
    await expect(resumirArquivo(arquivo, contas)).resolves.toEqual({
      tipo: 'nao-da',
      motivo: expect.stringMatching(motivo),
    });
  });
});
