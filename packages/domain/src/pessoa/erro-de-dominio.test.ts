import { expect, it } from 'vitest';
import { emailProvavel } from './erro-de-dominio.ts';

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
