import { formatarReais } from '../dinheiro/dinheiro.ts';

/** Who can be a guarantor of this course, said before anybody is invited: nobody should be refused for what they could know. */
export function quemPodeSerFiador({ rendaMinimaCentavos }: { rendaMinimaCentavos: number | null }): string {
  return rendaMinimaCentavos === null
    ? 'Precisa ter 18 anos ou mais e renda que possa comprovar.'
    : `Para este curso, precisa ter 18 anos ou mais e renda comprovada de pelo menos ${formatarReais(rendaMinimaCentavos)} por mês.`;
}
