import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  digitosDoCpf,
  erroDoCpf,
  erroDoCpfIncompleto,
  formatarCpf,
  isCpf,
  MENSAGEM_CPF_CURTO,
  MENSAGEM_CPF_ERRADO,
  MENSAGEM_CPF_NAO_PERMITIDO,
  mascararCpf,
} from './cpf.ts';
import { cpfSchema } from './cpf-schema.ts';

const REPETIDOS = Array.from({ length: 10 }, (_, digito) => String(digito).repeat(11));

describe('a CPF', () => {
  it.each(['52998224725', '01234567890', '00123456797'])('%s is valid, leading zeros included', (cpf) => {
    expect(isCpf(cpf)).toBe(true);
    expect(z.parse(cpfSchema, formatarCpf(cpf))).toBe(cpf);
  });

  it.each(REPETIDOS.flatMap((cpf) => [cpf, formatarCpf(cpf)]))('%s is refused, masked or not', (cpf) => {
    expect(erroDoCpf(cpf)).toBe(MENSAGEM_CPF_ERRADO);
    expect(z.safeParse(cpfSchema, cpf).success).toBe(false);
  });

  it.each([
    ['12.345.678-90', MENSAGEM_CPF_CURTO],
    ['', MENSAGEM_CPF_CURTO],
    ['529982247250', MENSAGEM_CPF_CURTO],
    ['529.982.247-26', MENSAGEM_CPF_ERRADO],
  ])('"%s" is refused with its own message', (texto, mensagem) => {
    expect(erroDoCpf(texto)).toBe(mensagem);
  });

  it('of a printed sample is right by its digits and not permitted (fidelity, portal 8)', () => {
    expect(isCpf('12345678909')).toBe(true);
    expect(erroDoCpf('123.456.789-09')).toBe(MENSAGEM_CPF_NAO_PERMITIDO);
    expect(z.safeParse(cpfSchema, '123.456.789-09').error?.issues.map(({ message }) => message)).toEqual([
      MENSAGEM_CPF_NAO_PERMITIDO,
    ]);
  });

  it.each([
    ['', null],
    ['12.345.678-90', MENSAGEM_CPF_CURTO],
    ['529.982.247-26', null],
  ])('left as "%s" is answered with %s', (texto, mensagem) => {
    expect(erroDoCpfIncompleto(texto)).toBe(mensagem);
  });

  it.each([' 529.982.247-25\n', 'CPF: 529.982.247-25'])('pasted as %j keeps its digits', (texto) => {
    expect(digitosDoCpf(texto)).toBe('52998224725');
  });

  it('is never a number, which would lose the zeros', () => {
    expect(z.safeParse(cpfSchema, 1234567890).success).toBe(false);
  });

  it('is shown whole or only recognisable', () => {
    expect(formatarCpf('01234567890')).toBe('012.345.678-90');
    expect(mascararCpf('01234567890')).toBe('***.345.678-**');
  });
});
