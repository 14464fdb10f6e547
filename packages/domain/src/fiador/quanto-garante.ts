/** How much somebody guarantees, in one line: nobody is bound before the contract is in force, nor after it ended. */
import type { Garantia } from '../contrato/exposicao.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import type { TipoDeFim } from './fim-da-garantia.ts';

interface FatosDoQuanto {
  aceitou: boolean;
  fim: { tipo: TipoDeFim } | null;
  valor: { porMesCentavos: number };
}

interface ContratoDoQuanto {
  garantia: Garantia;
  /** What it is worth today; null before the contract is in force. */
  garante: { rotulo: string; centavos: number; explicacao: string } | null;
  /** What it may cost; null when nothing is guaranteed by it. */
  exposicao: { totalCentavos: number } | null;
}

/** What stands before the figure that was asked for, while no contract binds anybody. */
export const SE_HOUVER_CONTRATO = 'Se o contrato for assinado, você garante';

/** Null where there is nothing to say of it. */
export function quantoGarante(
  { aceitou, fim, valor }: FatosDoQuanto,
  contrato: ContratoDoQuanto | null,
): string | null {
  if (fim) return null;
  const porMes = formatarReais(valor.porMesCentavos);
  if (!aceitou) return `O pedido é que você garanta ${porMes} por mês`;
  if (contrato === null) return `${SE_HOUVER_CONTRATO} ${porMes} por mês`;
  const { garantia, garante, exposicao } = contrato;
  if (garantia === 'vale')
    return garante && `${garante.rotulo} ${formatarReais(garante.centavos)}. ${garante.explicacao}`;
  return exposicao && `Quando o contrato valer, você garante ${formatarReais(exposicao.totalCentavos)}`;
}
