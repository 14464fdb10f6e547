/**
 * What the guarantor agrees to, in plain words (Código Civil, articles 818 to 839; issue "Guarantors", item 3).
 * The text is part of the evidence: any change of wording needs a new version.
 */
import { comEspacosSimples, formatarReais } from '../dinheiro/dinheiro.ts';
import { valorFinanciado } from '../instituicao/cobertura.ts';

export const VERSAO_DO_CONSENTIMENTO = '2026-11-h';
/** Monthly fees financed by one request: credit is granted by semester and never renews by itself. */
export const PARCELAS_DO_SEMESTRE = 6;

export interface TermosDaGarantia {
  provedor: string;
  estudante: string;
  instituicao: string;
  curso: string;
  mensalidadeCentavos: number;
  percentual: number;
}

export interface SecaoDoConsentimento {
  titulo: string;
  paragrafos: readonly string[];
}

export interface ValorDaGarantia {
  porMesCentavos: number;
  porSemestreCentavos: number;
}

export function valorDaGarantia({
  mensalidadeCentavos,
  percentual,
}: Pick<TermosDaGarantia, 'mensalidadeCentavos' | 'percentual'>): ValorDaGarantia {
  const porMesCentavos = valorFinanciado(mensalidadeCentavos, percentual);
  return { porMesCentavos, porSemestreCentavos: porMesCentavos * PARCELAS_DO_SEMESTRE };
}

export const SE_NAO_PAGAR: SecaoDoConsentimento = {
  titulo: 'O que acontece se o estudante não pagar',
  paragrafos: [
    'A cobrança pode ser feita a você, com a multa e os juros de atraso previstos no contrato.',
    'Se a dívida continuar sem pagamento, o seu nome pode ir para os cadastros de proteção ao crédito (como SPC e Serasa) e a cobrança pode ir à Justiça. Você pode depois cobrar do estudante o que tiver pago.',
  ],
};

export const COM_CONJUGE: SecaoDoConsentimento = {
  titulo: 'Se você tem cônjuge ou vive em união estável',
  paragrafos: [
    'A lei pede que o cônjuge concorde com a fiança, a não ser na separação absoluta de bens, em que cada um é dono só do que é seu. Por isso vamos pedir os dados dele.',
  ],
};

export function consentimento(termos: TermosDaGarantia): readonly SecaoDoConsentimento[] {
  const { porMesCentavos, porSemestreCentavos } = valorDaGarantia(termos);
  const { estudante, provedor, curso, instituicao, percentual } = termos;
  const reais = (centavos: number) => comEspacosSimples(formatarReais(centavos));
  return [
    {
      titulo: 'O que você garante',
      paragrafos: [
        `${estudante} pediu a ${provedor} um crédito para pagar ${percentual}% da mensalidade de ${curso}, na instituição ${instituicao}.`,
        `Com a fiança, você se compromete a pagar essa dívida se ${estudante} não pagar.`,
      ],
    },
    {
      titulo: 'Qual é o valor',
      paragrafos: [
        `O crédito pedido hoje é de ${reais(porMesCentavos)} por mês, ou ${reais(porSemestreCentavos)} no semestre (${PARCELAS_DO_SEMESTRE} mensalidades).`,
        'Sem juros, com uma taxa administrativa mensal. O valor exato estará no contrato, que você vai ler e assinar antes de qualquer cobrança.',
      ],
    },
    {
      titulo: 'Por quanto tempo',
      paragrafos: [
        'A garantia começa quando o contrato, assinado por todos, entrar em vigor, e vai até a dívida ser paga por inteiro. O pagamento começa depois do curso, no dia que o contrato diz.',
        'O crédito não se renova sozinho. Se houver crédito para outro semestre, você só garante se assinar de novo.',
      ],
    },
    SE_NAO_PAGAR,
    {
      titulo: 'Como sair',
      paragrafos: [
        'Este aceite ainda não é o contrato. Enquanto a solicitação estiver sendo preenchida ou corrigida, você desiste aqui mesmo, sem custo: só perguntamos o motivo, que o estudante lê. Durante a análise, fale com a nossa central: os contatos estão em Ajuda.',
        'Depois de assinar o contrato, a garantia só termina com o pagamento da dívida, com a troca de fiador aceita por nós ou nos casos previstos em lei.',
      ],
    },
    COM_CONJUGE,
  ];
}

/** The declaration beside the check box. */
export const DECLARACAO_DO_FIADOR =
  'Li o que garanto, entendi o valor, o prazo e o que acontece se o estudante não pagar, e aceito prestar esta fiança por vontade própria.';

/** The whole text as it was shown, kept as evidence with its version and digest. */
export function textoDoConsentimento(termos: TermosDaGarantia): string {
  return emTexto(consentimento(termos));
}

export function emTexto(secoes: readonly SecaoDoConsentimento[]): string {
  const escritas = secoes.map(({ titulo, paragrafos }) => [titulo, ...paragrafos].join('\n'));
  return [...escritas, DECLARACAO_DO_FIADOR].join('\n\n');
}

/** The sections of a text that was kept as evidence, to be read again as it was accepted. */
export function secoesDoTexto(texto: string): readonly SecaoDoConsentimento[] {
  return texto
    .split('\n\n')
    .slice(0, -1)
    .map((secao) => {
      const [titulo = '', ...paragrafos] = secao.split('\n');
      return { titulo, paragrafos };
    });
}
