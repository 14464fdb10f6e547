/** What a programme's index does to an instalment, before anybody knows its numbers: a rise as an example, no forecast. */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { ALTA_DO_EXEMPLO, comAlta } from './indice.ts';
import type { IndiceDoPrograma } from './regras-do-programa.ts';

const PELO_INDICE: Readonly<Record<Exclude<IndiceDoPrograma, 'nenhum'>, string>> = {
  mensalidade: 'Pela variação da mensalidade do curso, na tabela da instituição',
  ipca: 'Pela inflação (IPCA), publicada pelo IBGE',
};

interface CorrecaoEmPalavras {
  pelo: string;
  detalhe: string;
}

/** Null where the programme has no index. `parcelaCentavos`: the first of the plan, as of today. */
export function correcaoEmPalavras(
  indice: IndiceDoPrograma,
  parcelaCentavos: number,
): CorrecaoEmPalavras | null {
  if (indice === 'nenhum') return null;
  return {
    pelo: PELO_INDICE[indice],
    detalhe: `Do pagamento à instituição até o vencimento. Os valores daqui e o CET são de hoje, sem a correção futura. Por exemplo: se o índice subir ${ALTA_DO_EXEMPLO}%, uma parcela de ${formatarReais(parcelaCentavos)} passa a ${formatarReais(comAlta(parcelaCentavos))}.`,
  };
}
