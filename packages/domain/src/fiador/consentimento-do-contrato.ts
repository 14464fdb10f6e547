/**
 * What somebody agrees to who will guarantee a contract in effect in another's place (ADR 0172): its own figures, and no word
 * of a request. The text is part of the evidence: any change of wording needs a new version.
 */
import { comEspacosSimples, formatarReais } from '../dinheiro/dinheiro.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { COM_CONJUGE, emTexto, SE_NAO_PAGAR, type SecaoDoConsentimento } from './consentimento.ts';

export const VERSAO_DO_CONSENTIMENTO_DO_CONTRATO = '2026-12-contrato-a';

export interface TermosDoContratoGarantido {
  provedor: string;
  estudante: string;
  instituicao: string;
  curso: string;
  numero: string;
  /** Everything that its plan says, and by when. */
  totalCentavos: number;
  parcelas: number;
  primeiroVencimento: Data;
  ultimoVencimento: Data;
}

function consentimentoDoContrato(termos: TermosDoContratoGarantido): readonly SecaoDoConsentimento[] {
  const { estudante, provedor, curso, instituicao, numero, totalCentavos, parcelas } = termos;
  const total = comEspacosSimples(formatarReais(totalCentavos));
  const vezes = parcelas === 1 ? 'uma parcela' : `${parcelas} parcelas`;
  return [
    {
      titulo: 'O que você garante',
      paragrafos: [
        `${estudante} tem com ${provedor} o contrato de crédito ${numero}, que paga parte da mensalidade de ${curso}, na instituição ${instituicao}.`,
        `Com a fiança, você se compromete a pagar o que falta desse contrato se ${estudante} não pagar.`,
      ],
    },
    {
      titulo: 'Qual é o valor',
      paragrafos: [
        `O plano do contrato soma hoje ${total}, em ${vezes}, com a taxa administrativa: a primeira vence em ${formatarData(termos.primeiroVencimento)}, a última em ${formatarData(termos.ultimoVencimento)}. O que já foi pago não é mais devido.`,
        'Você lê o valor outra vez no documento da troca, antes de assinar.',
      ],
    },
    {
      titulo: 'Por quanto tempo',
      paragrafos: [
        'A sua garantia começa quando o documento da troca, assinado por todos, entrar em vigor, e vai até a dívida ser paga por inteiro. Até lá, quem garante o contrato hoje continua a garantir.',
        'O crédito não se renova sozinho. Se houver crédito para outro semestre, você só garante se assinar de novo.',
      ],
    },
    SE_NAO_PAGAR,
    {
      titulo: 'Como sair',
      paragrafos: [
        'Este aceite ainda não é a fiança. Enquanto você não assinar o documento da troca, nada vale: na página da assinatura você pode dizer que não vai assinar, sem custo.',
        'Depois de assinar, a garantia só termina com o pagamento da dívida, com outra troca de fiador aceita por nós ou nos casos previstos em lei.',
      ],
    },
    COM_CONJUGE,
  ];
}

/** The whole text as it is shown, kept as evidence with its version and digest. */
export function textoDoConsentimentoDoContrato(termos: TermosDoContratoGarantido): string {
  return emTexto(consentimentoDoContrato(termos));
}
