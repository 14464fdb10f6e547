/**
 * What an entry of the ledger did to a debt, reason by reason, in the payer's words. An entry adds up to nothing: what the
 * debt gained stands on the other accounts with the opposite sign, and each of them is one reason (ADR 0150).
 */
import type { ContaDoRazao, LinhaDoRazao, TipoDeLancamento } from './contas.ts';

type ContaDaDivida = 'principal' | 'taxa';
type Motivo = Exclude<ContaDoRazao, ContaDaDivida>;

export interface Movimento {
  motivo: Motivo;
  titulo: string;
  /** Above zero raises the debt. */
  centavos: number;
}

const TITULOS: Readonly<Record<Motivo, { aumenta: string; diminui: string }>> = {
  caixa: { aumenta: 'Dinheiro devolvido', diminui: 'Pagamento recebido' },
  'credito-do-pagador': { aumenta: 'Guardado como crédito seu', diminui: 'Crédito seu usado' },
  repasses: {
    aumenta: 'Mensalidade paga à instituição de ensino',
    diminui: 'Mensalidade que a instituição devolveu',
  },
  'receita-de-taxa': { aumenta: 'Taxa de administração', diminui: 'Taxa que deixou de ser cobrada' },
  'receita-de-correcao': { aumenta: 'Correção do valor', diminui: 'Correção que deixou de ser cobrada' },
  'receita-de-multa': { aumenta: 'Multa por atraso', diminui: 'Multa que deixou de ser cobrada' },
  'receita-de-juros': { aumenta: 'Juros de atraso', diminui: 'Juros que deixaram de ser cobrados' },
  desconto: { aumenta: 'Taxa cobrada de novo', diminui: 'Taxa que não se cobra de quem paga antes' },
  perda: { aumenta: 'Dívida retomada', diminui: 'Dívida baixada' },
};

/** What was owed comes before what paid it, and what was too much after it. */
const MOTIVOS: readonly Motivo[] = [
  'repasses',
  'receita-de-taxa',
  'receita-de-correcao',
  'receita-de-multa',
  'receita-de-juros',
  'desconto',
  'perda',
  'caixa',
  'credito-do-pagador',
];

/**
 * What leaves with the money is not used for an instalment; what could not be given back comes back as it left. It is booked
 * when it is decided, and these words are true before and after it was made (ADR 0211).
 */
const DA_DEVOLUCAO: Readonly<Partial<Record<Motivo, { aumenta: string; diminui: string }>>> = {
  caixa: { aumenta: 'Devolução a você', diminui: 'Devolução que não pôde ser feita' },
  'credito-do-pagador': {
    aumenta: 'Voltou a ser crédito seu',
    diminui: 'Crédito seu separado para a devolução',
  },
};

/** Of one entry. What it only moved between instalments is no movement of the debt. */
export function movimentosDoLancamento(
  tipo: TipoDeLancamento,
  linhas: readonly Pick<LinhaDoRazao, 'conta' | 'centavos'>[],
): readonly Movimento[] {
  return MOTIVOS.flatMap((motivo) => {
    const centavos = linhas.reduce(
      (soma, linha) => (linha.conta === motivo ? soma - linha.centavos : soma),
      0,
    );
    if (centavos === 0) return [];
    return [{ motivo, titulo: tituloDe(tipo, motivo, centavos), centavos }];
  });
}

function tituloDe(tipo: TipoDeLancamento, motivo: Motivo, centavos: number): string {
  const titulo = (tipo === 'devolucao' ? DA_DEVOLUCAO[motivo] : undefined) ?? TITULOS[motivo];
  return centavos > 0 ? titulo.aumenta : titulo.diminui;
}
