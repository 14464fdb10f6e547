import { describe, expect, it } from 'vitest';
import {
  digitosDoTelefone,
  erroDoCelular,
  formatarTelefone,
  MENSAGEM_DDD_INEXISTENTE,
  MENSAGEM_TELEFONE_CURTO,
  MENSAGEM_TELEFONE_FIXO,
  mascararTelefone,
  telefoneInternacional,
} from './telefone.ts';

describe('a mobile phone', () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['+55 11 98765-4321', '11987654321'],
    ['5511987654321', '11987654321'],
    ['0 11 98765-4321', '11987654321'],
    ['0 21 11 98765-4321', '11987654321'],
    ['55 98765-4321', '55987654321'],
    ['+55 55 98765-4321', '55987654321'],
  ])('%s is %s', (texto, digitos) => {
    expect(digitosDoTelefone(texto)).toBe(digitos);
    expect(erroDoCelular(texto)).toBeNull();
    expect(telefoneInternacional(texto)).toBe(`+55${digitos}`);
  });

  it.each([
    ['', MENSAGEM_TELEFONE_CURTO],
    ['1198765432', MENSAGEM_TELEFONE_CURTO],
    ['(11) 3456-7890', MENSAGEM_TELEFONE_FIXO],
    ['(11) 88765-4321', MENSAGEM_TELEFONE_FIXO],
    ['(20) 98765-4321', MENSAGEM_DDD_INEXISTENTE],
    ['(90) 98765-4321', MENSAGEM_DDD_INEXISTENTE],
  ])('%j is refused with its own message', (texto, mensagem) => {
    expect(erroDoCelular(texto)).toBe(mensagem);
  });

  it('is shown whole or by its end', () => {
    expect(formatarTelefone('11987654321')).toBe('(11) 98765-4321');
    expect(mascararTelefone('11987654321')).toBe('(11) •••••-4321');
  });
});
