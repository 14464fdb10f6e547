import { expect, it } from 'vitest';
import type { TipoDeMensagem } from './modelos.ts';
import { erroDaEscolha, porQueSempre, preferencias, recebe, type Via, viaDoCanal } from './preferencias.ts';

const tudoDesligado = (
  ['seguranca', 'decisao', 'fianca', 'andamento', 'lembrete', 'codigo', 'equipe'] as const
).flatMap((tipo) => (['email', 'celular', 'push'] as const).map((via) => ({ tipo, via, recebe: false })));

it.each<[TipoDeMensagem, Via, boolean, boolean]>([
  // kind, way, received before any choice, received when everything was switched off
  ['codigo', 'email', true, true],
  ['codigo', 'celular', true, true],
  ['equipe', 'email', true, true],
  ['seguranca', 'email', true, true],
  ['seguranca', 'celular', true, true],
  ['seguranca', 'push', false, false],
  ['decisao', 'email', true, true],
  ['decisao', 'celular', true, false],
  ['decisao', 'push', true, false],
  ['fianca', 'email', true, true],
  ['fianca', 'celular', true, false],
  ['andamento', 'email', true, false],
  ['andamento', 'celular', false, false],
  ['andamento', 'push', true, false],
  ['lembrete', 'email', true, false],
  ['lembrete', 'celular', true, false],
])('%s by %s: %s at first, %s when switched off', (tipo, via, noInicio, desligado) => {
  expect(recebe(tipo, via, [])).toBe(noInicio);
  expect(recebe(tipo, via, tudoDesligado)).toBe(desligado);
});

it('what is off at first can be switched on', () => {
  expect(recebe('andamento', 'celular', [{ tipo: 'andamento', via: 'celular', recebe: true }])).toBe(true);
});

it('refuses to switch off security and what the law wants told, and says which', () => {
  expect(erroDaEscolha({ tipo: 'seguranca', via: 'email', recebe: false })).toBe(
    'Segurança da conta: estas mensagens chegam sempre por e-mail.',
  );
  expect(erroDaEscolha({ tipo: 'decisao', via: 'email', recebe: false })).toMatch(/^Respostas e pendências/);
  expect(erroDaEscolha({ tipo: 'decisao', via: 'celular', recebe: false })).toBeNull();
  expect(erroDaEscolha({ tipo: 'seguranca', via: 'push', recebe: true })).toMatch(/não são enviadas/);
  expect(erroDaEscolha({ tipo: 'seguranca', via: 'email', recebe: true })).toBeNull();
});

it('shows every kind by every way, and which cannot be changed', () => {
  const linhas = preferencias([{ tipo: 'lembrete', via: 'email', recebe: false }]);
  expect(linhas).toHaveLength(14);
  expect(linhas.filter(({ obrigatoria }) => obrigatoria).map(({ tipo, via }) => `${tipo} ${via}`)).toEqual([
    'seguranca email',
    'seguranca celular',
    'decisao email',
    'fianca email',
  ]);
  expect(linhas.find(({ tipo, via }) => tipo === 'lembrete' && via === 'email')?.recebe).toBe(false);
});

it('says why a way cannot be switched off', () => {
  expect(porQueSempre('decisao', 'email')).toBe('Sempre enviamos');
  expect(porQueSempre('seguranca', 'celular')).toMatch(/^Quando/);
  expect(porQueSempre('decisao', 'celular')).toBeNull();
});

it('SMS and WhatsApp are one way', () => {
  expect([viaDoCanal('sms'), viaDoCanal('whatsapp'), viaDoCanal('email'), viaDoCanal('push')]).toEqual([
    'celular',
    'celular',
    'email',
    'push',
  ]);
});
