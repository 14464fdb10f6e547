import { expect, it } from 'vitest';
import { foraDeAlcance } from './fora-de-alcance.ts';

const CELULAR = { nome: 'telefone' };
const SEM_CELULAR = { nome: 'semCelular', noLugarDe: 'telefone' };

it.each([
  ['nothing', {}, { celular: false, caixa: false }],
  ['a number typed', { telefone: '1' }, { celular: false, caixa: true }],
  ['the box ticked', { semCelular: true }, { celular: true, caixa: false }],
  // What an older draft holds of both can still be undone on either side.
  ['both', { telefone: '1', semCelular: true }, { celular: false, caixa: false }],
])('fidelity D11: with %s, field and box', (_, valores, fora) => {
  const campos = [CELULAR, SEM_CELULAR];
  expect({
    celular: foraDeAlcance(CELULAR, campos, valores),
    caixa: foraDeAlcance(SEM_CELULAR, campos, valores),
  }).toEqual(fora);
});
