/**
 * What of a payment is given back: decided first and done later, by the provider of a Pix, or by a transfer of the team to
 * whoever paid in another way (ADR 0211). Nobody is told that it is done before somebody knows that it is.
 */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { type Data, dataEmSaoPaulo, formatarData } from '../tempo/data.ts';
import { somarDiasUteis } from '../tempo/dias-uteis.ts';
import { definirTransicoes, type Tabela } from '../transicao/definir-transicoes.ts';
import { ESTADOS_DA_DEVOLUCAO, type EstadoDaDevolucao, type MeioDePagamento } from './cobranca.ts';

/** Within which a refund that was decided is made. */
const DIAS_UTEIS_DA_DEVOLUCAO = 10;

/** A Pix goes back the way it came; whoever paid a slip or elsewhere has no account that we know. */
export const estadoDaDevolucaoDecidida = (meio: MeioDePagamento): EstadoDaDevolucao =>
  meio === 'pix' ? 'pedida' : 'a-transferir';

const ACOES = ['devolver', 'recusar'] as const;
export type AcaoDaDevolucao = (typeof ACOES)[number];

interface Destino {
  estado: EstadoDaDevolucao;
}
const regras = (ator: 'provedor' | 'equipe') =>
  ({
    devolver: { atores: [ator], ir: (): Destino => ({ estado: 'devolvida' }) },
    recusar: { atores: [ator], ir: (): Destino => ({ estado: 'nao-realizada' }) },
  }) as const;

const TABELA: Tabela<EstadoDaDevolucao, AcaoDaDevolucao, 'provedor' | 'equipe', object, Destino, never> = {
  pedida: regras('provedor'),
  'a-transferir': regras('equipe'),
  devolvida: {},
  'nao-realizada': {},
};

export const { transitar: transitarDevolucao } = definirTransicoes({
  estados: ESTADOS_DA_DEVOLUCAO,
  acoes: ACOES,
  tabela: TABELA,
  valores: {},
  estadoDe: ({ estado }: Destino) => estado,
});

export interface Devolucao {
  estado: EstadoDaDevolucao;
  /** Day of the decision. */
  em: Data;
  centavos: number;
  /** Day on which it was done, or known not to be; null until then. */
  concluidaEm: Data | null;
}

/** The last day on which it is done as it was said. */
export const devolverAte = (em: Data): Data =>
  dataEmSaoPaulo(somarDiasUteis(new Date(`${em}T12:00:00-03:00`), DIAS_UTEIS_DA_DEVOLUCAO));

const isDevolucaoPorFazer = ({ concluidaEm }: Pick<Devolucao, 'concluidaEm'>): boolean =>
  concluidaEm === null;

export const isDevolucaoAtrasada = (uma: Pick<Devolucao, 'concluidaEm' | 'em'>, hoje: Data): boolean =>
  isDevolucaoPorFazer(uma) && hoje > devolverAte(uma.em);

const COMO: Readonly<Record<'pedida' | 'a-transferir', string>> = {
  pedida: 'O valor volta para a conta de onde saiu o Pix.',
  'a-transferir': 'A nossa equipe fala com você para combinar a conta.',
};

/** What the payer reads of it, on the day `hoje`. */
export function recadoDaDevolucao(uma: Devolucao, hoje: Data): string {
  const { estado, em, centavos, concluidaEm } = uma;
  const valor = formatarReais(centavos);
  if (estado === 'devolvida') return `Devolvemos ${valor} a você em ${formatarData(concluidaEm ?? em)}.`;
  if (estado === 'nao-realizada')
    return `A devolução de ${valor} não pôde ser feita. O valor voltou a ser crédito seu; fale com a nossa central.`;
  const ate = formatarData(devolverAte(em));
  return isDevolucaoAtrasada(uma, hoje)
    ? `Íamos devolver ${valor} a você até ${ate}, e ainda não devolvemos. Fale com a nossa central.`
    : `Vamos devolver ${valor} a você até ${ate}. ${COMO[estado]} Avisamos quando estiver feito.`;
}

/** What the desk reads of it. */
export function situacaoDaDevolucao({ estado, em, concluidaEm }: Devolucao): string {
  switch (estado) {
    case 'pedida':
      return `Pedida ao provedor de pagamento, até ${formatarData(devolverAte(em))}`;
    case 'a-transferir':
      return `A transferir até ${formatarData(devolverAte(em))}`;
    case 'devolvida':
      return `Feita em ${formatarData(concluidaEm ?? em)}`;
    case 'nao-realizada':
      return `Não pôde ser feita (${formatarData(concluidaEm ?? em)})`;
  }
}
