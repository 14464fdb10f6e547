import { describe, expect, it } from 'vitest';
import { ESTADOS_CIVIS, type EstadoCivil } from '../participante/estado-civil.ts';
import { REGIMES_DE_BENS } from '../participante/regime-de-bens.ts';
import { faltaRegime } from './falta-regime.ts';

const fiador = (
  estadoCivil: EstadoCivil,
  resto: Partial<Parameters<typeof faltaRegime>[0][number]> = {},
) => ({
  vaga: 'fiador' as const,
  estadoCivil,
  pactoAprovado: false,
  uniaoEstavel: false,
  separacaoAverbada: false,
  ...resto,
});

describe('a contract waits for the regime', () => {
  it.each(ESTADOS_CIVIS)('of a guarantor who is married before the law: %s', (estadoCivil) => {
    const falta = ['CASADO', 'SEPARADO'].includes(estadoCivil) ? ['fiador'] : [];
    expect(faltaRegime([fiador(estadoCivil)])).toEqual(falta);
    expect(faltaRegime([fiador(estadoCivil, { uniaoEstavel: true })])).toEqual(falta);
  });

  it('not of whom the judicial separation is annotated, for the spouse has nothing to authorise', () => {
    expect(faltaRegime([fiador('SEPARADO', { separacaoAverbada: true })])).toEqual([]);
    expect(faltaRegime([fiador('CASADO', { separacaoAverbada: true })])).toEqual(['fiador']);
  });

  it('not of who has answered, “não sei” too', () => {
    for (const regime of REGIMES_DE_BENS) expect(faltaRegime([fiador('CASADO', { regime })])).toEqual([]);
  });

  it('of each of two guarantors by themselves', () => {
    const segundo = fiador('CASADO', { vaga: 'fiador2' });
    expect(faltaRegime([])).toEqual([]);
    expect(faltaRegime([fiador('SOLTEIRO'), segundo])).toEqual(['fiador2']);
    expect(faltaRegime([fiador('CASADO'), segundo])).toEqual(['fiador', 'fiador2']);
  });
});
