import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { paradasDe, quebrasDoCaminho } from './caminho-do-endereco.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const paradas = paradasDe(readFileSync(join(RAIZ, 'ARCHITECTURE.md'), 'utf8'));

describe('the save of the address step', () => {
  it('crosses the files that ARCHITECTURE names, each reached from one before it', () => {
    expect(quebrasDoCaminho(RAIZ, paradas)).toEqual([]);
  });

  it('crosses at most 20, each once, from the screen of the step back to what the portal keeps', () => {
    const arquivos = paradas.map(({ arquivo }) => arquivo);
    expect(arquivos.length).toBeLessThanOrEqual(20);
    expect(new Set(arquivos).size).toBe(arquivos.length);
    expect(paradas[0]?.funcao).toBe('PassoDeEndereco');
    expect(paradas.at(-1)?.funcao).toBe('guardarSolicitacao');
  });

  it('breaks where a file goes, a function is called otherwise, or a file stands apart', () => {
    const [primeira, segunda] = paradas;
    if (!primeira || !segunda) throw new Error('no walk');
    const quebras = (...outras: readonly { arquivo: string; funcao: string }[]) =>
      quebrasDoCaminho(RAIZ, [primeira, ...outras]);
    expect(quebras(segunda)).toEqual([]);
    expect(quebras({ arquivo: 'apps/nowhere.ts', funcao: 'nada' })).toEqual([
      'apps/nowhere.ts does not exist',
    ]);
    expect(quebras({ ...segunda, funcao: 'useNada' })).toEqual([`${segunda.arquivo} has no useNada`]);
    expect(quebras({ arquivo: 'apps/server/src/main.ts', funcao: 'main' })).toContain(
      'apps/server/src/main.ts is reached from nowhere before it',
    );
  });
});
