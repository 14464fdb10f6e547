import { describe, expect, it } from 'vitest';
import { type Espera, fimDaEspera, iniciosDaEspera } from '../andamento/espera.ts';
import { enviosComRespostaEm, prazoDaResposta } from '../recurso/recurso.ts';
import { dataEmSaoPaulo, fimDoDia } from '../tempo/data.ts';
import type { Intervalo } from '../tempo/intervalo.ts';
import {
  comFiltroDePrazo,
  diasDoPrazo,
  FILTROS_DE_PRAZO,
  intervaloDoPrazo,
  lerFiltroDePrazo,
} from './filtro-de-prazo.ts';
import { prazoNaFila } from './prazo.ts';

const AGORA = new Date('2026-11-30T15:20:00-03:00');
const COM_PRAZO = FILTROS_DE_PRAZO.filter((filtro) => filtro !== 'todos');
const HORA = 3_600_000;
/** Every 5 hours and 7 minutes around now: no day is left out, and no hour is met each day. */
const MOMENTOS = Array.from({ length: 300 }, (_, n) => new Date(AGORA.getTime() + (n - 220) * 5.117 * HORA));

const dentro = (momento: Date, { de, ate }: Intervalo) => (!de || momento >= de) && momento < ate;

it.each([
  ['vencidos', null, '2026-11-30T18:20:00.000Z'],
  ['hoje', '2026-11-30T18:20:00.000Z', '2026-12-01T03:00:00.000Z'],
  ['sete-dias', '2026-11-30T18:20:00.000Z', '2026-12-08T03:00:00.000Z'],
] as const)('%s shows what is due from %s until %s', (filtro, de, ate) => {
  const intervalo = intervaloDoPrazo(filtro, AGORA);
  expect([intervalo.de?.toISOString() ?? null, intervalo.ate.toISOString()]).toEqual([de, ate]);
});

it.each(MOMENTOS)('what is due at %s is under the filter that its row says', (prazo) => {
  const { situacao } = prazoNaFila(prazo, AGORA);
  expect(dentro(prazo, intervaloDoPrazo('vencidos', AGORA))).toBe(situacao === 'vencido');
  expect(dentro(prazo, intervaloDoPrazo('hoje', AGORA))).toBe(situacao === 'hoje');
});

it.each(COM_PRAZO)('%s holds a day as it holds the last moment of it', (filtro) => {
  const { de, antesDe } = diasDoPrazo(filtro, AGORA);
  for (const momento of MOMENTOS) {
    const dia = dataEmSaoPaulo(momento);
    expect((de === null || dia >= de) && dia < antesDe, dia).toBe(
      dentro(fimDoDia(dia), intervaloDoPrazo(filtro, AGORA)),
    );
  }
});

const ESPERAS: readonly Espera[] = [
  { tipo: 'promessa', diasUteis: 1 },
  { tipo: 'promessa', diasUteis: 5 },
  { tipo: 'medida', medianaMs: 20 * HORA, p90Ms: 31 * HORA, casos: 30 },
];

describe.each(ESPERAS)('a wait of %j', (espera) => {
  it.each(COM_PRAZO)('%s finds by its beginning what ends in it, also over a weekend', (filtro) => {
    const intervalo = intervaloDoPrazo(filtro, AGORA);
    const partes = iniciosDaEspera(espera, intervalo);
    for (const desde of MOMENTOS)
      expect(
        partes.some((parte) => dentro(desde, parte)),
        desde.toISOString(),
      ).toBe(dentro(fimDaEspera(espera, desde), intervalo));
  });
});

it.each(COM_PRAZO)('%s finds an appeal by when it was sent', (filtro) => {
  const intervalo = intervaloDoPrazo(filtro, AGORA);
  for (const envio of MOMENTOS)
    expect(dentro(envio, enviosComRespostaEm(intervalo)), envio.toISOString()).toBe(
      dentro(fimDoDia(prazoDaResposta(envio)), intervalo),
    );
});

it('stands in the address beside what stands there already', () => {
  expect(lerFiltroDePrazo('com=minhas&prazo=hoje')).toBe('hoje');
  expect(lerFiltroDePrazo('prazo=ontem')).toBe('todos');
  expect(comFiltroDePrazo('com=minhas', 'vencidos')).toBe('com=minhas&prazo=vencidos');
  expect(comFiltroDePrazo('com=minhas&prazo=hoje', 'todos')).toBe('com=minhas');
});
