import { expect, it } from 'vitest';
import { emailProvavel, finaisDoEmail } from './erro-de-dominio.ts';

it.each([
  ['jessica@gmial.com', 'jessica@gmail.com'],
  ['Ana.Lima@gmail.co', 'ana.lima@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotnail.com ', 'ana@hotmail.com'],
  ['ana@yahoo.com.b', 'ana@yahoo.com.br'],
])('%s was probably meant as %s', (digitado, provavel) => {
  expect(emailProvavel(digitado)).toBe(provavel);
});

it.each(['ana@gmail.com', 'ana@ipe.org.br', 'ana@mail.com.br', 'ana', 'ana@', ''])(
  '%s is left as it is',
  (digitado) => {
    expect(emailProvavel(digitado)).toBeNull();
  },
);

it.each([
  ['jessica', ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com.br']],
  ['jessica@', ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com.br']],
  ['jessica@h', ['hotmail.com']],
  ['jessica@gmail.com', []],
  ['jessica@ipe.org.br', []],
  ['j', []],
  ['a b', []],
  ['', []],
])('%s may end with %s', (digitado, finais) => {
  expect(finaisDoEmail(digitado)).toEqual(finais);
});
