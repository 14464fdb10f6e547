import { describe, expect, it } from 'vitest';
import { conferirArquivo } from './verificacao.ts';

const LIDO = 'a'.repeat(64);
const SELADO = 'b'.repeat(64);

describe('a file at hand beside what is registered', () => {
  it.each([
    [SELADO, SELADO, 'selado'],
    [LIDO, SELADO, 'lido'],
    [LIDO, null, 'lido'],
    ['c'.repeat(64), SELADO, 'outro'],
    [SELADO, null, 'outro'],
  ] as const)('%s, with the finished file %s, is %s', (sha256, sha256DoSelado, resultado) => {
    expect(conferirArquivo(sha256, { sha256DoLido: LIDO, sha256DoSelado })).toBe(resultado);
  });
});
