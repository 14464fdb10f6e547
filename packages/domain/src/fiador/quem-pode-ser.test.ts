import { expect, it } from 'vitest';
import { quemPodeSerFiador } from './quem-pode-ser.ts';

const semEspacoDuro = (frase: string) => frase.replace(/\u00a0/g, ' ');

it.each([
  [null, 2, 'Precisa ter 18 anos ou mais e renda que possa comprovar.'],
  [
    236_000,
    1,
    'Para este curso, precisa ter 18 anos ou mais e renda comprovada de pelo menos R$ 2.360,00 por mês.',
  ],
  [
    236_000,
    2,
    'Para este curso, precisa ter 18 anos ou mais e renda comprovada de pelo menos R$ 2.360,00 por mês. Com dois fiadores, a análise soma as duas rendas.',
  ],
])('with a minimum of %s and %s places', (rendaMinimaCentavos, maximo, frase) => {
  expect(semEspacoDuro(quemPodeSerFiador({ rendaMinimaCentavos, maximo }))).toBe(frase);
});
