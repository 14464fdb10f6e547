import { describe, expect, it } from 'vitest';
import type { EstadoDaMensagem } from '../mensagem/entrega.ts';
import { type CanalDoCodigo, chegouANinguem, entregaDoCodigo, naoChegara } from './entrega-do-codigo.ts';

const mensagem = (canal: CanalDoCodigo, estado: EstadoDaMensagem, tentativaFalhou = false) => ({
  canal,
  estado,
  tentativaFalhou,
});

describe('devices 5: what is said of a code', () => {
  it.each([
    ['that waits', [mensagem('sms', 'na-fila')], 'enviando', 'sms'],
    ['that left', [mensagem('sms', 'enviada')], 'enviado', 'sms'],
    ['that arrived', [mensagem('email', 'entregue')], 'enviado', 'email'],
    ['that waits for another try', [mensagem('sms', 'na-fila', true)], 'demorando', 'sms'],
    ['that was refused', [mensagem('email', 'recusada')], 'falhou', 'email'],
    ['that came back', [mensagem('sms', 'devolvida')], 'falhou', 'sms'],
    ['that was given up', [mensagem('whatsapp', 'falhou')], 'falhou', 'whatsapp'],
    [
      'that the second channel carried',
      [mensagem('sms', 'recusada'), mensagem('whatsapp', 'enviada')],
      'enviado',
      'whatsapp',
    ],
    [
      'that waits in the second channel',
      [mensagem('sms', 'recusada'), mensagem('whatsapp', 'na-fila')],
      'enviando',
      'whatsapp',
    ],
    [
      'that no channel carried',
      [mensagem('sms', 'recusada'), mensagem('whatsapp', 'recusada')],
      'falhou',
      'sms',
    ],
  ] as const)('%s', (_, mensagens, situacao, canal) => {
    expect(entregaDoCodigo(mensagens)).toEqual({ situacao, canal });
  });
  it('without a message is nothing', () => expect(entregaDoCodigo([])).toBeNull());
});

it.each([
  ['enviando', false, false],
  ['enviado', false, false],
  ['demorando', true, false],
  ['falhou', true, true],
] as const)(
  'devices 5: a code that is %s surely reached nobody: %s, and never will: %s',
  (situacao, ninguem, nunca) => {
    expect([chegouANinguem({ situacao }), naoChegara({ situacao })]).toEqual([ninguem, nunca]);
  },
);
