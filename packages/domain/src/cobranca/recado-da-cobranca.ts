/** What goes with a charge that somebody sends to whoever pays it: enough to pay and to check, and nobody's data. */
import { comEspacosSimples, formatarReais } from '../dinheiro/dinheiro.ts';
import { type Data, formatarData } from '../tempo/data.ts';

export interface CobrancaACompartilhar {
  valorCentavos: number;
  vencimento: Data;
  /** As it is typed at a bank. */
  linha: string | null;
  pix: string | null;
  /** Who receives the money. */
  beneficiario: string;
  /** The page that tells whether a slip is ours. */
  conferirEm: string;
}

export function recadoDaCobranca({
  valorCentavos,
  vencimento,
  linha,
  pix,
  beneficiario,
  conferirEm,
}: CobrancaACompartilhar): string {
  return [
    `Parcela de crédito estudantil, ${comEspacosSimples(formatarReais(valorCentavos))}, vence em ${formatarData(vencimento)}. Quem recebe: ${beneficiario}.`,
    ...(pix === null ? [] : [`Pix copia e cola:\n${pix}`]),
    ...(linha === null ? [] : [`Linha do boleto:\n${linha}`]),
    `Confira antes de pagar: ${conferirEm}`,
  ].join('\n\n');
}

export const enderecoDoWhatsapp = (recado: string): string =>
  `https://wa.me/?text=${encodeURIComponent(recado)}`;
