import { describe, expect, it } from 'vitest';
import type { EstadoDoAssinante } from './assinante.ts';
import { aConvidar, daVez, grupoDaVez } from './vez.ts';

const de = (...estados: ReadonlyArray<readonly [number, EstadoDoAssinante]>) =>
  estados.map(([grupo, estado]) => ({ grupo, estado }));

describe('whose turn it is', () => {
  it.each([
    ['the first group while somebody of it waits', de([1, 'convidado'], [2, 'aguarda-vez']), 1],
    ['the next one after the last of the first', de([1, 'assinou'], [2, 'aguarda-vez']), 2],
    ['nobody waits for a guardian who is not needed any more', de([1, 'dispensado'], [2, 'viu']), 2],
    ['whoever was replaced does not count', de([1, 'substituido'], [1, 'assinou'], [3, 'viu']), 3],
    ['a refusal has not signed', de([1, 'recusou'], [2, 'aguarda-vez']), 1],
    ['nobody when all have signed', de([1, 'assinou'], [2, 'assinou']), null],
  ])('%s', (_, assinantes, grupo) => {
    expect(grupoDaVez(assinantes)).toBe(grupo);
  });

  it('calls those of the group that nobody has called', () => {
    expect(aConvidar(de([1, 'assinou'], [2, 'aguarda-vez'], [2, 'convidado'], [3, 'aguarda-vez']))).toEqual(
      de([2, 'aguarda-vez']),
    );
  });

  it('waits for everybody of the group, called or not, who has not signed', () => {
    expect(
      daVez(de([1, 'assinou'], [2, 'viu'], [2, 'assinou'], [2, 'aguarda-vez'], [3, 'aguarda-vez'])),
    ).toEqual(de([2, 'viu'], [2, 'aguarda-vez']));
  });
});
