import { describe, expect, it } from 'vitest';
import { agendaDeLembretes, DIAS_DE_LEMBRETE, decidirLembrete, proximoLembreteManual } from './lembretes.ts';

/** São Paulo is three hours behind UTC. */
const em = (texto: string) => new Date(`${texto}-03:00`);

describe('automatic reminders', () => {
  it('are due 1, 3 and 7 days after the invitation', () => {
    expect(agendaDeLembretes(em('2026-11-27T10:15:00'))).toEqual([
      { dia: 1, quando: em('2026-11-28T10:15:00') },
      { dia: 3, quando: em('2026-11-30T10:15:00') },
      { dia: 7, quando: em('2026-12-04T10:15:00') },
    ]);
  });

  it('wait for the morning when the invitation was sent at night', () => {
    expect(agendaDeLembretes(em('2026-11-27T22:00:00')).map(({ quando }) => quando)).toEqual([
      em('2026-11-29T08:00:00'),
      em('2026-12-01T08:00:00'),
      em('2026-12-05T08:00:00'),
    ]);
  });

  const esperando = { conviteVale: true, fiadorAgiu: false, solicitacaoAberta: true };
  it.each([
    ['the guarantor did nothing', esperando, true],
    ['the guarantor acted', { ...esperando, fiadorAgiu: true }, false],
    ['the invitation was revoked', { ...esperando, conviteVale: false }, false],
    ['the request is over', { ...esperando, solicitacaoAberta: false }, false],
  ])('%s: sent is %s', (_, fatos, enviar) => {
    for (const dia of DIAS_DE_LEMBRETE) expect(decidirLembrete(dia, fatos).enviar).toBe(enviar);
  });

  it('only the last one offers the student another guarantor', () => {
    const ofertas = DIAS_DE_LEMBRETE.map((dia) => decidirLembrete(dia, esperando));
    expect(ofertas).toEqual([
      { enviar: true, oferecerTroca: false },
      { enviar: true, oferecerTroca: false },
      { enviar: true, oferecerTroca: true },
    ]);
  });
});

describe('a reminder by the student', () => {
  const ultimo = em('2026-11-27T10:00:00');
  it.each([
    ['never reminded', null, em('2026-11-27T10:00:00'), null],
    ['at once again', ultimo, ultimo, em('2026-11-28T10:00:00')],
    ['one second early', ultimo, em('2026-11-28T09:59:59'), em('2026-11-28T10:00:00')],
    ['after 24 hours', ultimo, em('2026-11-28T10:00:00'), null],
  ])('%s', (_, quando, agora, espera) => {
    expect(proximoLembreteManual(quando, agora)).toEqual(espera);
  });
});
