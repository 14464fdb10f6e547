import { describe, expect, it } from 'vitest';
import type { Canal } from './canais.ts';
import {
  type AvisoDoProvedor,
  aposAviso,
  type EstadoDaMensagem,
  maximoDeTentativas,
  motivoEmPalavras,
  segundoCanal,
} from './entrega.ts';

it.each<[EstadoDaMensagem, AvisoDoProvedor, EstadoDaMensagem | null]>([
  ['na-fila', 'enviada', 'enviada'],
  ['na-fila', 'entregue', 'entregue'],
  ['na-fila', 'devolvida', 'devolvida'],
  ['enviada', 'enviada', null],
  ['enviada', 'entregue', 'entregue'],
  ['enviada', 'devolvida', 'devolvida'],
  ['entregue', 'enviada', null],
  ['entregue', 'entregue', null],
  ['entregue', 'devolvida', null],
  ['devolvida', 'entregue', null],
  ['recusada', 'entregue', null],
  ['falhou', 'enviada', null],
])('%s, then the provider says %s: %s', (estado, aviso, esperado) => {
  expect(aposAviso(estado, aviso)).toBe(esperado);
});

describe('the second way', () => {
  const base = { jaESegunda: false, canalPreferido: 'whatsapp' as const };
  it.each<[string, string, Canal, Canal[], string | null]>([
    ['a code takes the other messenger', 'codigo-de-verificacao', 'sms', ['sms'], 'whatsapp'],
    ['and back', 'codigo-de-verificacao', 'whatsapp', ['whatsapp'], 'sms'],
    ['a code by e-mail proves that address only', 'codigo-de-verificacao', 'email', ['email'], null],
    ['a link for a new password too', 'nova-senha', 'email', ['email'], null],
    ['news that bounced are announced on the phone', 'decisao-reprovar', 'email', ['email'], 'whatsapp'],
    ['unless they were already', 'decisao-reprovar', 'email', ['email', 'sms'], null],
    ['security too', 'senha-trocada', 'email', ['email', 'push'], 'whatsapp'],
    ['a refused SMS takes WhatsApp', 'decisao-aprovarFiador', 'sms', ['email', 'sms'], 'whatsapp'],
    ['the progress of a request is not pressed on anybody', 'solicitacao-enviada', 'sms', ['sms'], null],
    ['reminders have no second try', 'fiador-lembrete', 'email', ['email'], null],
    ['a push has the e-mail beside it', 'decisao-reprovar', 'push', ['email', 'push'], null],
    ['staff ask for a new invitation', 'convite-da-gestao', 'email', ['email'], null],
  ])('%s', (_, modelo, canal, canaisDoEvento, esperado) => {
    expect(segundoCanal({ ...base, modelo, canal, canaisDoEvento })).toBe(esperado);
  });

  it('has no third', () => {
    const falha = { ...base, modelo: 'senha-trocada', canal: 'whatsapp' as const, canaisDoEvento: [] };
    expect(segundoCanal({ ...falha, jaESegunda: true })).toBeNull();
  });
});

it('a code is given up within its ten minutes', () => {
  const segundos = (tentativas: number) =>
    Array.from({ length: tentativas - 1 }, (_, n) => Math.exp(n + 1)).reduce((a, b) => a + b, 0);
  expect(segundos(maximoDeTentativas('codigo-de-verificacao'))).toBeLessThan(60);
  expect(segundos(maximoDeTentativas('decisao-reprovar'))).toBeGreaterThan(3 * 3600);
});

it.each([
  ['EENVELOPE 550 RCPT TO', 'O endereço não existe ou não recebe mensagens.'],
  ['HTTP 400 code 131026', 'O número não recebe mensagens por este canal.'],
  ['timeout', 'O serviço de envio não respondeu.'],
  ['HTTP 503', 'O serviço de envio está fora do ar.'],
  ['expired before delivery', 'O prazo do código ou do link acabou antes do envio.'],
  ['HTTP 418', 'O serviço de envio recusou.'],
  [null, 'Sem motivo informado.'],
])('%s is told to the staff in words', (motivo, palavras) => {
  expect(motivoEmPalavras(motivo)).toBe(palavras);
});
