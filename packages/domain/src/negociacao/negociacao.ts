/** Late instalments divided anew (credito, section 10): what the student may propose alone, and what it would look like. */
import { repartir, somar } from '../dinheiro/conta.ts';
import { type Data, somarDias } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';
import { definirTransicoes, type Tabela } from '../transicao/definir-transicoes.ts';

export const SITUACOES_DA_NEGOCIACAO = ['proposta', 'aceita', 'recusada', 'retirada'] as const;
export type SituacaoDaNegociacao = (typeof SITUACOES_DA_NEGOCIACAO)[number];

/** An agreement is in force only once the alteration is signed: without guarantors it would free them (art. 838 I). */
export const ROTULO_DA_NEGOCIACAO: Readonly<Record<SituacaoDaNegociacao, string>> = {
  proposta: 'Em análise',
  aceita: 'Aceita, aguarda aditivo',
  recusada: 'Não aceita',
  retirada: 'Retirada',
};

export const MENSAGEM_DA_NEGOCIACAO: Readonly<Record<SituacaoDaNegociacao, string>> = {
  proposta: 'Outra pessoa da equipe confere o que foi combinado.',
  aceita:
    'O combinado vale quando o aditivo do contrato estiver assinado por você e por quem garante. Até lá, as parcelas e as cobranças continuam como estão.',
  recusada: 'A equipe não aceitou esta proposta. Você pode fazer outra.',
  retirada: 'Esta proposta foi retirada.',
};

const ACOES = ['confirmar', 'recusar', 'retirar'] as const;
type Acao = (typeof ACOES)[number];
type Ator = 'estudante' | 'equipe';
interface Destino {
  situacao: SituacaoDaNegociacao;
}
interface Condicoes {
  /** Another person than the one who proposed. */
  outraPessoa: boolean;
}

const TABELA: Tabela<SituacaoDaNegociacao, Acao, Ator, Condicoes, Destino, 'exige-outra-pessoa'> = {
  proposta: {
    confirmar: {
      atores: ['equipe'],
      ir: ({ outraPessoa }) => (outraPessoa ? { situacao: 'aceita' } : 'exige-outra-pessoa'),
    },
    recusar: { atores: ['equipe'], ir: () => ({ situacao: 'recusada' }) },
    retirar: { atores: ['equipe'], ir: () => ({ situacao: 'retirada' }) },
  },
  aceita: { retirar: { atores: ['estudante', 'equipe'], ir: () => ({ situacao: 'retirada' }) } },
  recusada: {},
  retirada: {},
};

export const { transitar: transitarNegociacao } = definirTransicoes({
  estados: SITUACOES_DA_NEGOCIACAO,
  acoes: ACOES,
  tabela: TABELA,
  valores: { outraPessoa: [false, true] },
  estadoDe: ({ situacao }: Destino) => situacao,
});

export interface LimitesDaNegociacao {
  /** Of the debt, in parts per million, to be paid first. */
  entradaMinimaPpm: number;
  prazoMaximo: number;
  /** Days within which the first instalment falls. */
  diasAtePrimeira: number;
}

export const LIMITES_DO_ESTUDANTE: LimitesDaNegociacao = {
  entradaMinimaPpm: 0,
  prazoMaximo: 12,
  diasAtePrimeira: 45,
};

/** Beyond the student's own, the team proposes and a second person confirms. */
export const LIMITES_DA_EQUIPE: LimitesDaNegociacao = {
  entradaMinimaPpm: 0,
  prazoMaximo: 60,
  diasAtePrimeira: 90,
};

export interface PropostaDeNegociacao {
  entradaCentavos: number;
  prazo: number;
  primeiroVencimento: Data;
}

interface ParcelaNegociada {
  numero: number;
  vencimento: Data;
  totalCentavos: number;
}

/** What is late today, with its charges, in equal parts a month; the first ones one cent more. Nothing is added. */
export function planoNegociado(
  dividaCentavos: number,
  { entradaCentavos, prazo, primeiroVencimento }: PropostaDeNegociacao,
): readonly ParcelaNegociada[] {
  return repartir(dividaCentavos - entradaCentavos, prazo).map((totalCentavos, posicao) => ({
    numero: posicao + 1,
    vencimento: somarMeses(primeiroVencimento, posicao),
    totalCentavos,
  }));
}

type CampoDaNegociacao = 'entradaCentavos' | 'prazo' | 'primeiroVencimento';

/** What of a proposal is beyond the limits; none where it may be made. */
export function errosDaNegociacao(
  proposta: PropostaDeNegociacao,
  { dividaCentavos, hoje, limites }: { dividaCentavos: number; hoje: Data; limites: LimitesDaNegociacao },
): ReadonlyArray<{ campo: CampoDaNegociacao; mensagem: string }> {
  const erros: Array<{ campo: CampoDaNegociacao; mensagem: string }> = [];
  const minima = Math.ceil((dividaCentavos * limites.entradaMinimaPpm) / 1_000_000);
  if (proposta.entradaCentavos < minima || proposta.entradaCentavos >= dividaCentavos)
    erros.push({ campo: 'entradaCentavos', mensagem: 'A entrada é menor que a dívida.' });
  if (proposta.prazo < 1 || proposta.prazo > limites.prazoMaximo)
    erros.push({ campo: 'prazo', mensagem: `Escolha de 1 a ${limites.prazoMaximo} parcelas.` });
  const ate = somarDias(hoje, limites.diasAtePrimeira);
  if (proposta.primeiroVencimento <= hoje || proposta.primeiroVencimento > ate)
    erros.push({
      campo: 'primeiroVencimento',
      mensagem: `A primeira parcela vence de amanhã até ${limites.diasAtePrimeira} dias depois de hoje.`,
    });
  return erros;
}

export const totalNegociado = (entradaCentavos: number, plano: readonly ParcelaNegociada[]): number =>
  somar([entradaCentavos, ...plano.map(({ totalCentavos }) => totalCentavos)]);

/** Why nothing can be negotiated; null where it can. */
export function impedimentoDaNegociacao({
  vencidoCentavos,
  emAberto,
}: {
  vencidoCentavos: number;
  /** There is one already. */
  emAberto: boolean;
}): string | null {
  if (emAberto) return 'Já há uma negociação deste contrato.';
  return vencidoCentavos === 0 ? 'Não há parcela em atraso neste contrato.' : null;
}
