/** What each role of an alteration declares besides the document itself when it signs. */
import { FIADOR_DO_CONJUGE } from '../contrato/declaracao-do-papel.ts';
import type { PapelDeSignatario } from '../contrato/signatarios.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';

export interface TermosDaAlteracao {
  nomes: Readonly<Partial<Record<PapelDeSignatario, string>>>;
  /** Everything that the plan says afterwards. */
  totalCentavos: number;
  /** This person guarantees from then on for the first time. */
  fiadorNovo: PapelDeSignatario | null;
}

/** What a signature does, in one sentence of the document. */
export function atoNaAlteracao(papel: PapelDeSignatario, { nomes, fiadorNovo }: TermosDaAlteracao): string {
  switch (papel) {
    case 'estudante':
      return 'Concorda com a mudança do contrato.';
    case 'responsavel':
      return `Representa ou assiste ${nomes.estudante ?? 'o estudante'}.`;
    case 'fiador':
    case 'fiador2':
      return papel === fiadorNovo
        ? 'Passa a garantir o pagamento.'
        : 'Concorda e continua a garantir o pagamento.';
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2':
      return `Autoriza a fiança prestada por ${nomes[FIADOR_DO_CONJUGE[papel] ?? 'fiador'] ?? 'quem garante'}.`;
    case 'representante':
      return 'Assina pelo provedor.';
    case 'testemunha':
      return 'Testemunha as assinaturas.';
  }
}

/** Null where the document itself says everything. */
export function declaracaoNaAlteracao(
  papel: PapelDeSignatario,
  { nomes, totalCentavos, fiadorNovo }: TermosDaAlteracao,
): string | null {
  switch (papel) {
    case 'responsavel':
      return `Tenho a responsabilidade legal por ${nomes.estudante ?? 'quem pediu o crédito'} e assisto esta alteração.`;
    case 'fiador':
    case 'fiador2':
      return papel === fiadorNovo
        ? `Passo a garantir o pagamento de ${formatarReais(totalCentavos)} e dos encargos de atraso, até que a dívida seja paga por inteiro.`
        : `Concordo com a alteração e continuo a garantir o pagamento, agora de ${formatarReais(totalCentavos)} e dos encargos de atraso.`;
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2':
      return `Autorizo a fiança prestada por ${nomes[FIADOR_DO_CONJUGE[papel] ?? 'fiador'] ?? 'quem garante'} (Código Civil, art. 1.647).`;
    default:
      return null;
  }
}
