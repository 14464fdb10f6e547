import { expect, it } from 'vitest';
import { correcaoEmPalavras } from './indice-em-palavras.ts';

it('says by what an instalment is corrected, and what a rise would make of it', () => {
  expect(correcaoEmPalavras('nenhum', 116_800)).toBeNull();
  const ipca = correcaoEmPalavras('ipca', 116_800);
  expect(ipca?.pelo).toBe('Pela inflação (IPCA), publicada pelo IBGE');
  expect(ipca?.detalhe).toContain('sem a correção futura');
  expect(ipca?.detalhe).toContain(
    'se o índice subir 4%, uma parcela de R$\u00a01.168,00 passa a R$\u00a01.214,72.',
  );
  expect(correcaoEmPalavras('mensalidade', 1)?.pelo).toContain('mensalidade do curso');
});
