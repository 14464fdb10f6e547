/**
 * The income of the guarantors against the minimum of the course. Two guarantors answer together, so their incomes are added;
 * each of them sees only their own figure, the analysts only whether the sum is enough until they uncover both.
 */
import { somar } from '../dinheiro/conta.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';

/** What a person who answers for the debt reads beside their own income, in cents; null when it is enough or not yet typed. */
export function avisoDaRenda(
  rendaCentavos: number,
  rendaMinimaCentavos: number | null,
  haOutroFiador: boolean,
): string | null {
  if (rendaMinimaCentavos === null || rendaCentavos <= 0 || rendaCentavos >= rendaMinimaCentavos) return null;
  const minima = formatarReais(rendaMinimaCentavos);
  return haOutroFiador
    ? `Sozinha, esta renda não alcança o valor mensal mínimo de ${minima}. A análise soma as rendas dos dois fiadores. Você pode continuar.`
    : `A renda informada não é suficiente. O valor mensal mínimo é de ${minima}. Você pode continuar a solicitação, ciente de que talvez ela não seja aprovada.`;
}

/** For the analysts, without a figure of anybody; null where no minimum is asked or somebody has not said an income. */
export function somaDasRendas(
  rendasCentavos: readonly (number | null)[],
  rendaMinimaCentavos: number | null,
): string | null {
  if (rendaMinimaCentavos === null || rendasCentavos.length === 0) return null;
  const ditas = rendasCentavos.filter((renda) => renda !== null);
  if (ditas.length < rendasCentavos.length) return null;
  const alcanca = somar(ditas) >= rendaMinimaCentavos ? 'Alcança' : 'Não alcança';
  return `${alcanca} o mínimo de ${formatarReais(rendaMinimaCentavos)}`;
}
