import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailSchema, isEmail, mascararEmail, mesmoEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each([
    'otavio@exemplo.education',
    'a@b.br',
    'ana.lima+portal@exemplo.com.br',
    'x@xn--exmplo-9ua.xn--p1ai',
  ])('%s is accepted', (email) => expect(isEmail(email)).toBe(true));

  it.each([
    '',
    'ana',
    'ana@',
    'ana@exemplo',
    'ana@exemplo.c',
    'ana@@exemplo.com',
    'ana..lima@exemplo.com',
    'ana lima@exemplo.com',
    'ana@exemplo..com',
    'ana@-exemplo.com',
    `${'a'.repeat(65)}@exemplo.com`,
    'Ana <ana@exemplo.com>',
  ])('%j is refused', (email) => expect(isEmail(email)).toBe(false));

  it('is covered but for its first letter and its domain', () => {
    expect(mascararEmail('otavio@exemplo.education')).toBe('o•••••@exemplo.education');
  });

  it('loses the space and the capital that phone keyboards add', () => {
    expect(z.parse(emailSchema, ' Ana@Exemplo.com\u00A0')).toBe('ana@exemplo.com');
    expect(mesmoEmail('Ana@Exemplo.com', ' ana@exemplo.COM ')).toBe(true);
  });
});
