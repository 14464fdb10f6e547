import { describe, expect, it } from 'vitest';
import { emOrdemDoTempo, lugarDoAto } from './ordem-do-tempo.ts';

const ONZE = '2027-02-10T11:00:00.000Z';
const MEIO_DIA = '2027-02-10T12:00:00.000Z';

describe('a timeline', () => {
  it('is told in the order of the time', () => {
    const marcos = [
      { em: MEIO_DIA, lugar: 'ato', titulo: 'impresso' },
      { em: ONZE, lugar: 'aceite', titulo: 'plano aceito' },
    ] as const;
    expect(emOrdemDoTempo(marcos)).toEqual([
      { em: ONZE, titulo: 'plano aceito' },
      { em: MEIO_DIA, titulo: 'impresso' },
    ]);
  });

  it('tells what follows from something after it, also of the same moment', () => {
    const marcos = [
      { em: MEIO_DIA, lugar: lugarDoAto('selar'), titulo: 'selado' },
      { em: MEIO_DIA, lugar: lugarDoAto('disparar'), titulo: 'enviado' },
      { em: MEIO_DIA, lugar: 'assinatura', titulo: 'assinou' },
      { em: MEIO_DIA, lugar: 'aceite', titulo: 'plano aceito' },
      { em: MEIO_DIA, lugar: lugarDoAto('liberar'), titulo: 'disponível' },
    ] as const;
    expect(emOrdemDoTempo(marcos).map(({ titulo }) => titulo)).toEqual([
      'disponível',
      'plano aceito',
      'enviado',
      'assinou',
      'selado',
    ]);
  });
});
