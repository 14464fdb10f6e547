/** What each role declares besides the contract itself when it signs electronically (credito, sections 3 and 7). */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import type { PapelDeSignatario } from './signatarios.ts';

export interface TermosDoPapel {
  estudante: string;
  /** Who gives the guarantee that this person stands beside; null for the others. */
  fiador: string | null;
  /** Everything that the plan says. */
  totalCentavos: number;
}

/** Null where the contract itself says everything. */
export function declaracaoDoPapel(
  papel: PapelDeSignatario,
  { estudante, fiador, totalCentavos }: TermosDoPapel,
): string | null {
  switch (papel) {
    case 'responsavel':
      return `Tenho a responsabilidade legal por ${estudante} e assisto este contrato.`;
    case 'fiador':
    case 'fiador2':
      return `Garanto o pagamento de ${formatarReais(totalCentavos)} e dos encargos de atraso, até que a dívida seja paga por inteiro.`;
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2':
      return `Autorizo a fiança prestada por ${fiador ?? 'quem garante'} (Código Civil, art. 1.647).`;
    case 'estudante':
    case 'representante':
    case 'testemunha':
      return null;
  }
}

/** Beside whom a spouse signs. */
export const FIADOR_DO_CONJUGE: Readonly<Partial<Record<PapelDeSignatario, PapelDeSignatario>>> = {
  'conjuge-do-fiador': 'fiador',
  'conjuge-do-fiador2': 'fiador2',
};
