/** Late instalments divided anew (credito, section 10): what the student may propose alone, and what it would look like. */
import type { FluxoDaAlteracao } from '../alteracao/estados.ts';
import { repartir, somar } from '../dinheiro/conta.ts';
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { type Data, somarDias } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';
import { definirTransicoes, type Tabela } from '../transicao/definir-transicoes.ts';
import { type DividaDaProposta, dividaMudou } from './divida-mudou.ts';

export const SITUACOES_DA_NEGOCIACAO = [
  'proposta',
  'aceita',
  'recusada',
  'retirada',
  'concluida',
  'sem-efeito',
] as const;
export type SituacaoDaNegociacao = (typeof SITUACOES_DA_NEGOCIACAO)[number];

/** An agreement is in force only once the alteration is signed: without guarantors it would free them (art. 838 I). */
export const ROTULO_DA_NEGOCIACAO: Readonly<Record<SituacaoDaNegociacao, string>> = {
  proposta: 'Em análise',
  aceita: 'Aceita, aguarda aditivo',
  recusada: 'Não aceita',
  retirada: 'Retirada',
  concluida: 'Concluída',
  'sem-efeito': 'Sem efeito',
};

const MENSAGEM_DA_NEGOCIACAO: Readonly<Record<SituacaoDaNegociacao, string>> = {
  proposta: 'Outra pessoa da equipe confere o que foi combinado.',
  aceita:
    'A nossa equipe prepara o aditivo do contrato e avisa quem precisa assinar. O combinado vale quando ele estiver assinado. Até lá, as parcelas e as cobranças continuam como estão.',
  recusada: 'A equipe não aceitou esta proposta. Você pode fazer outra.',
  retirada: 'Esta proposta foi retirada.',
  concluida: 'O combinado está em vigor: as parcelas novas tomaram o lugar das que estavam em atraso.',
  'sem-efeito':
    'O aditivo terminou sem a assinatura de todos, e o combinado não vale. Valem as parcelas de antes, e você pode fazer outra proposta.',
};

/** While what was agreed waits for its alteration: where that one is. */
const MENSAGEM_DO_ADITIVO: Readonly<Partial<Record<FluxoDaAlteracao, string>>> = {
  GER: 'A nossa equipe está preparando o aditivo do contrato.',
  DIS: 'O aditivo do contrato está pronto para você ler e assinar.',
  DPR: 'O aditivo do contrato está em assinatura.',
  ASS: 'Todos assinaram o aditivo do contrato. Agora a nossa equipe o analisa.',
  REP: 'O aditivo do contrato não foi aprovado na análise. A nossa equipe vai corrigi-lo ou encerrá-lo.',
};
const ATE_LA = 'Até ele entrar em vigor, as parcelas e as cobranças continuam como estão.';

export function mensagemDaNegociacao(
  situacao: SituacaoDaNegociacao,
  aditivo: FluxoDaAlteracao | null,
  /** Of what was agreed, something else is left today. */
  divida: DividaDaProposta | null = null,
): string {
  if (situacao === 'aceita' && divida && dividaMudou(divida))
    return `A dívida mudou desde a proposta: dos ${formatarReais(divida.combinadaCentavos)} negociados, restam ${formatarReais(divida.restaCentavos)}. Este aditivo não pode mais seguir para assinatura. Retire esta proposta; se ainda houver atraso, faça outra com o valor de hoje.`;
  const doAditivo = situacao === 'aceita' && aditivo !== null ? MENSAGEM_DO_ADITIVO[aditivo] : undefined;
  return doAditivo ? `${doAditivo} ${ATE_LA}` : MENSAGEM_DA_NEGOCIACAO[situacao];
}

/** Taken back by the student until everybody has signed. */
export const podeRetirarNegociacao = (
  situacao: SituacaoDaNegociacao,
  aditivo: FluxoDaAlteracao | null,
): boolean => situacao === 'aceita' && (aditivo === null || ['GER', 'DIS', 'DPR'].includes(aditivo));

const ACOES = ['confirmar', 'recusar', 'retirar', 'concluir', 'desfazer', 'quitar'] as const;
export type AcaoDaNegociacao = (typeof ACOES)[number];
/** The alteration that it became: in effect, or over. `sistema`: of a contract that was paid by itself. */
export type AtorDaNegociacao = 'estudante' | 'equipe' | 'aditivo' | 'sistema';
interface Destino {
  situacao: SituacaoDaNegociacao;
}
interface Condicoes {
  /** Another person than the one who proposed. */
  outraPessoa: boolean;
}

const quitar = { atores: ['sistema'], ir: (): Destino => ({ situacao: 'retirada' }) } as const;

const TABELA: Tabela<
  SituacaoDaNegociacao,
  AcaoDaNegociacao,
  AtorDaNegociacao,
  Condicoes,
  Destino,
  'exige-outra-pessoa'
> = {
  proposta: {
    confirmar: {
      atores: ['equipe'],
      ir: ({ outraPessoa }) => (outraPessoa ? { situacao: 'aceita' } : 'exige-outra-pessoa'),
    },
    recusar: { atores: ['equipe'], ir: () => ({ situacao: 'recusada' }) },
    retirar: { atores: ['equipe'], ir: () => ({ situacao: 'retirada' }) },
    quitar,
  },
  aceita: {
    // Of the team nobody takes it back: it ends with the alteration that it became.
    retirar: { atores: ['estudante'], ir: () => ({ situacao: 'retirada' }) },
    concluir: { atores: ['aditivo'], ir: () => ({ situacao: 'concluida' }) },
    desfazer: { atores: ['aditivo'], ir: () => ({ situacao: 'sem-efeito' }) },
    quitar,
  },
  recusada: {},
  retirada: {},
  concluida: {},
  'sem-efeito': {},
};

export const { transitar: transitarNegociacao } = definirTransicoes({
  estados: SITUACOES_DA_NEGOCIACAO,
  acoes: ACOES,
  tabela: TABELA,
  valores: { outraPessoa: [false, true] },
  estadoDe: ({ situacao }: Destino) => situacao,
});

/** It waits for an answer, or for its alteration: a contract has one of them. */
export const isNegociacaoViva = ({ situacao }: { situacao: SituacaoDaNegociacao }): boolean =>
  situacao === 'proposta' || situacao === 'aceita';

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
    erros.push({
      campo: 'entradaCentavos',
      mensagem:
        proposta.entradaCentavos < minima
          ? `A entrada é de pelo menos ${formatarReais(minima)}.`
          : `A entrada precisa ser menor que a dívida de hoje, ${formatarReais(dividaCentavos)}.`,
    });
  if (proposta.prazo < 1 || proposta.prazo > limites.prazoMaximo)
    erros.push({ campo: 'prazo', mensagem: `Escolha de 1 a ${limites.prazoMaximo} parcelas.` });
  else if (
    proposta.entradaCentavos < dividaCentavos &&
    dividaCentavos - proposta.entradaCentavos < proposta.prazo
  )
    erros.push({ campo: 'prazo', mensagem: 'Não há um centavo para cada parcela: escolha menos parcelas.' });
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
