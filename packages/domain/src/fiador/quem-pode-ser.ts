import { formatarReais } from '../dinheiro/dinheiro.ts';

/** Who can be a guarantor of this course, said before anybody is invited: nobody should be refused for what they could know. */
export function quemPodeSerFiador({
  rendaMinimaCentavos,
  maximo,
}: {
  rendaMinimaCentavos: number | null;
  maximo: number;
}): string {
  if (rendaMinimaCentavos === null) return 'Precisa ter 18 anos ou mais e renda que possa comprovar.';
  const pedido = `Para este curso, precisa ter 18 anos ou mais e renda comprovada de pelo menos ${formatarReais(rendaMinimaCentavos)} por mês.`;
  return maximo > 1 ? `${pedido} Com dois fiadores, a análise soma as duas rendas.` : pedido;
}
