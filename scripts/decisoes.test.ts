import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { indiceDasDecisoes, lerDecisao, lerDecisoes } from './decisoes.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const cabeca = (linha: string) => `# 0007 · A title\n\n${linha}\n\nText.\n`;

describe('the head of a decision', () => {
  it('says number, title, date, theme and what it leans on', () => {
    const texto = cabeca(
      '2026-11-28 · accepted · architecture · builds on 0001, 0002 and 0003 · changes 0004',
    );
    expect(lerDecisao('0007-um-nome.md', texto)).toEqual({
      numero: '0007',
      titulo: 'A title',
      arquivo: '0007-um-nome.md',
      data: '2026-11-28',
      tema: 'architecture',
      apoiadaEm: ['0001', '0002', '0003'],
      muda: ['0004'],
    });
  });

  it.each([
    ['no theme', '2026-11-28 · accepted'],
    ['another language', 'Data: 2026-11-28. Situação: aceita.'],
    ['a relation to nothing', '2026-11-28 · accepted · product · builds on the other one'],
  ])('is refused with %s', (_, linha) => {
    expect(() => lerDecisao('0007-um-nome.md', cabeca(linha))).toThrow(/0007-um-nome\.md/);
  });

  it('is refused under the number of another file', () => {
    expect(() => lerDecisao('0008-um-nome.md', cabeca('2026-11-28 · accepted · product'))).toThrow(
      /says 0007/,
    );
  });
});

describe('the index of the decisions', () => {
  it('tells both sides of a change', () => {
    const nova = {
      numero: '0002',
      titulo: 'New',
      arquivo: '0002-b.md',
      data: '2026-11-29',
      tema: 'product',
    } as const;
    const indice = indiceDasDecisoes([
      { ...nova, numero: '0001', titulo: 'Old', arquivo: '0001-a.md', apoiadaEm: [], muda: [] },
      { ...nova, apoiadaEm: [], muda: ['0001'] },
    ]);
    expect(indice).toContain('[0001](0001-a.md) Old (2026-11-29; changed by 0002)');
    expect(indice).toContain('[0002](0002-b.md) New (2026-11-29; changes 0001)');
  });

  it('is drawn from every file of the folder', () => {
    expect(lerDecisoes(RAIZ).length).toBeGreaterThan(50);
  });
});
