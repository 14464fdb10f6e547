import { describe, expect, it } from 'vitest';
import { CANAIS, type Canal } from './canais.ts';
import { levaSegredo, MODELOS } from './modelos.ts';
import { emSilencio, foraDoSilencio, quandoEnviar } from './silencio.ts';

/** São Paulo is three hours behind UTC. */
const em = (texto: string) => new Date(`${texto}-03:00`);

describe('quiet hours, 20:00 to 08:00 in São Paulo', () => {
  it.each([
    ['2026-11-27T07:59:59', true, '2026-11-27T08:00:00'],
    ['2026-11-27T08:00:00', false, '2026-11-27T08:00:00'],
    ['2026-11-27T14:30:15', false, '2026-11-27T14:30:15'],
    ['2026-11-27T19:59:59', false, '2026-11-27T19:59:59'],
    ['2026-11-27T20:00:00', true, '2026-11-28T08:00:00'],
    ['2026-11-27T23:59:00', true, '2026-11-28T08:00:00'],
    ['2026-12-31T22:10:00', true, '2027-01-01T08:00:00'],
    ['2027-01-01T00:00:00', true, '2027-01-01T08:00:00'],
  ])('%s: quiet is %s, sent at %s', (momento, silencio, esperado) => {
    expect(emSilencio(em(momento))).toBe(silencio);
    expect(foraDoSilencio(em(momento))).toEqual(em(esperado));
  });

  it('wakes at eight on the wall clock also across a night of daylight saving (2018-11-04)', () => {
    const acordado = foraDoSilencio(new Date('2018-11-04T00:30:00Z'));
    expect(acordado).toEqual(new Date('2018-11-04T10:00:00Z'));
  });
});

describe('at night', () => {
  const NOITE = em('2026-11-27T22:15:00');
  const MANHA = em('2026-11-28T08:00:00');
  it.each<[string, Canal, Date]>([
    ['codigo-de-verificacao', 'sms', NOITE],
    ['codigo-de-verificacao', 'email', NOITE],
    ['nova-senha', 'email', NOITE],
    ['senha-trocada', 'email', NOITE],
    ['contato-trocado', 'sms', NOITE],
    ['novo-acesso', 'push', NOITE],
    ['solicitacao-enviada', 'email', NOITE],
    ['solicitacao-enviada', 'push', MANHA],
    ['fiador-convite', 'email', NOITE],
    ['fiador-convite', 'whatsapp', MANHA],
    ['fiador-lembrete', 'email', MANHA],
    ['decisao-reprovar', 'email', MANHA],
    ['decisao-aprovarFiador', 'sms', MANHA],
    ['a message of older data', 'sms', MANHA],
  ])('%s by %s leaves when it should', (modelo, canal, esperado) => {
    expect(quandoEnviar(modelo, canal, NOITE)).toEqual(esperado);
  });

  it.each(Object.keys(MODELOS).filter(levaSegredo))(
    '%s, which is worthless after some time, waits for no morning',
    (modelo) => {
      for (const canal of CANAIS) expect(quandoEnviar(modelo, canal, NOITE)).toEqual(NOITE);
    },
  );

  it('by day everything leaves at once', () => {
    const tarde = em('2026-11-27T15:00:00');
    expect(quandoEnviar('decisao-reprovar', 'sms', tarde)).toEqual(tarde);
  });
});
