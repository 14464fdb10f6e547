import { describe, expect, it } from 'vitest';
import { type PessoaComSinais, pedeNota, sinaisDasPessoas } from './sinais.ts';

const pessoa = (mudancas: Partial<PessoaComSinais> = {}): PessoaComSinais => ({
  nome: 'Lauro Lemos',
  avisos: [],
  documentos: [],
  ...mudancas,
});
const renda = (...resultados: readonly (readonly [string, string])[]) => ({
  rotulo: 'Comprovante de renda',
  conferencias: resultados.map(([regra, resultado]) => ({ regra, resultado })),
});

describe('the signals of a request', () => {
  it('name the document, whose it is and what does not match', () => {
    const documentos = [renda(['tipo', 'reprovado'], ['nome', 'reprovado'], ['valor', 'aprovado'])];
    expect(sinaisDasPessoas([pessoa({ documentos })])).toEqual([
      'Comprovante de renda, de Lauro Lemos: o tipo e o nome não conferem.',
    ]);
  });

  it('say the warnings about a person first', () => {
    expect(
      sinaisDasPessoas([pessoa({ avisos: ['Mesmo aparelho'], documentos: [renda(['cpf', 'reprovado'])] })]),
    ).toEqual(['Lauro Lemos: Mesmo aparelho.', 'Comprovante de renda, de Lauro Lemos: o CPF não confere.']);
  });

  it('are none where everything matches, or could not be told', () => {
    expect(sinaisDasPessoas([pessoa({ documentos: [renda(['tipo', 'inconclusivo'])] })])).toEqual([]);
  });

  it('ask for a note of whoever approves, and of nobody else', () => {
    expect(pedeNota('aprovarFiador', ['x'])).toBe(true);
    expect(pedeNota('aprovarFiador', [])).toBe(false);
    expect(pedeNota('devolverFiador', ['x'])).toBe(false);
  });
});
