import { expect, it } from 'vitest';
import { comNomes } from './com-nomes.ts';

it.each([
  ['Falta a parte do seu fiador.', 'Falta a parte de Elisa.'],
  ['Peça ao seu fiador que aceite o convite.', 'Peça a Elisa que aceite o convite.'],
  ['O seu fiador', 'Elisa'],
  ['Lembre o seu fiador de enviar o que falta.', 'Lembre Elisa de enviar o que falta.'],
  ['Está tudo preenchido. Falta o estudante enviar.', 'Está tudo preenchido. Falta o estudante enviar.'],
])('the student reads the guarantor’s name: %s', (texto, dito) => {
  expect(comNomes(texto, { estudante: null, fiador: 'Elisa' })).toBe(dito);
});

it.each([
  ['O estudante', 'Diego'],
  ['Estudante', 'Diego'],
  ['Dados do estudante aprovados', 'Dados de Diego aprovados'],
  ['Solicitação iniciada pelo estudante', 'Solicitação iniciada por Diego'],
  ['Espere o estudante terminar.', 'Espere Diego terminar.'],
  ['Nossa equipe de análise', 'Nossa equipe de análise'],
])('the guarantor reads the student’s name: %s', (texto, dito) => {
  expect(comNomes(texto, { estudante: 'Diego', fiador: null })).toBe(dito);
});
