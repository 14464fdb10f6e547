/** The states of a charge at the payment provider (credito, section 10; ADR 0151). */
import { definirTransicoes, type Tabela } from '../transicao/definir-transicoes.ts';

export const SITUACOES_DA_COBRANCA = [
  'registrando',
  'aberta',
  'vencida',
  'paga',
  'baixada',
  'falhou',
] as const;
export type SituacaoDaCobranca = (typeof SITUACOES_DA_COBRANCA)[number];

/** An instalment has at most one of these. */
export const SITUACOES_VIVAS = [
  'registrando',
  'aberta',
  'vencida',
] as const satisfies readonly SituacaoDaCobranca[];

export const isViva = (situacao: SituacaoDaCobranca): boolean =>
  (SITUACOES_VIVAS as readonly SituacaoDaCobranca[]).includes(situacao);

export const ROTULO_DA_COBRANCA: Readonly<Record<SituacaoDaCobranca, string>> = {
  registrando: 'Em preparação',
  aberta: 'Em aberto',
  vencida: 'Vencida',
  paga: 'Paga',
  baixada: 'Cancelada',
  falhou: 'Não pôde ser emitida',
};

const ACOES_DA_COBRANCA = ['registrar', 'recusar', 'vencer', 'receber', 'baixar'] as const;
export type AcaoDaCobranca = (typeof ACOES_DA_COBRANCA)[number];

/** What happened to a charge, as the desk reads it. */
export const TITULO_NA_COBRANCA: Readonly<Record<AcaoDaCobranca, string>> = {
  registrar: 'Registrada no provedor de pagamento',
  recusar: 'Recusada pelo provedor de pagamento',
  vencer: 'Venceu sem pagamento',
  receber: 'Pagamento recebido',
  baixar: 'Cancelada no provedor de pagamento',
};

interface CondicoesDaCobranca {
  /** The last day on which it is paid without charges is over. */
  venceu: boolean;
}

interface Destino {
  situacao: SituacaoDaCobranca;
}
type RecusaDaRegra = 'nao-venceu';

const receber = { atores: ['sistema'] as const, ir: (): Destino => ({ situacao: 'paga' }) };
const baixar = { atores: ['sistema'] as const, ir: (): Destino => ({ situacao: 'baixada' }) };

const TABELA: Tabela<
  SituacaoDaCobranca,
  AcaoDaCobranca,
  'sistema',
  CondicoesDaCobranca,
  Destino,
  RecusaDaRegra
> = {
  // A payment may be told before our own registration has got its answer.
  registrando: {
    registrar: { atores: ['sistema'], ir: ({ venceu }) => ({ situacao: venceu ? 'vencida' : 'aberta' }) },
    recusar: { atores: ['sistema'], ir: () => ({ situacao: 'falhou' }) },
    receber,
    baixar,
  },
  aberta: {
    vencer: {
      atores: ['sistema'],
      ir: ({ venceu }) => (venceu ? { situacao: 'vencida' } : 'nao-venceu'),
    },
    receber,
    baixar,
  },
  vencida: { receber, baixar },
  // Paid twice, or after it was taken back: the money came in.
  paga: { receber },
  baixada: { receber },
  falhou: { receber },
};

export const {
  transitar: transitarCobranca,
  estadosCom: situacoesDaCobrancaCom,
  destinoDe: destinoDaCobranca,
  setas: setasDaCobranca,
} = definirTransicoes({
  estados: SITUACOES_DA_COBRANCA,
  acoes: ACOES_DA_COBRANCA,
  tabela: TABELA,
  valores: { venceu: [false, true] },
  estadoDe: ({ situacao }: Destino) => situacao,
});
