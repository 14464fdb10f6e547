import { expect, it } from 'vitest';
import { porqueADividaMudou } from './divida-mudou.ts';
import { mensagemDaNegociacao } from './negociacao.ts';
import { negociacaoParaQuemGarante } from './para-quem-garante.ts';

it.each([
  ['aceita', null, /sua assinatura/],
  ['aceita', 'DPR', /sua assinatura/],
  ['aceita', 'ASS', /todos assinaram/],
  ['concluida', 'EFE', /O plano novo vale/],
  ['sem-efeito', 'CAN', /não vale/],
] as const)('%s, with its alteration in %s, says what it means for them', (situacao, aditivo, frase) => {
  expect(negociacaoParaQuemGarante(situacao, aditivo)).toMatch(frase);
});

it('a plan over a debt that changed is not signed, and asks for nobody', () => {
  const divida = { combinadaCentavos: 247_155, restaCentavos: 163_940 };
  expect(negociacaoParaQuemGarante('aceita', 'GER', divida)).toMatch(/não precisa fazer nada/);
  expect(mensagemDaNegociacao('aceita', 'GER', divida)).toMatch(/restam R\$\s1\.639,40/);
  expect(porqueADividaMudou(divida)).toMatch(/restam R\$\s1\.639,40/);
  expect(porqueADividaMudou({ ...divida, restaCentavos: 247_155 })).toBeNull();
});

it.each(['proposta', 'recusada', 'retirada'] as const)('what is %s is nothing to them', (situacao) => {
  expect(negociacaoParaQuemGarante(situacao, null)).toBeNull();
});
