/**
 * The states of an envelope: one exact file, its signers, a deadline (credito, section 7). It knows nothing of what the file
 * says; whoever owns it hears of its end.
 */
import {
  definirTransicoes,
  type RecusaDaTabela,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';

export const ESTADOS_DO_ENVELOPE = [
  'preparando',
  'em-assinatura',
  'assinado',
  'selado',
  'recusado',
  'vencido',
  'cancelado',
  'falhou',
] as const;
export type EstadoDoEnvelope = (typeof ESTADOS_DO_ENVELOPE)[number];

/** As the desk reads it. */
export const ROTULO_DO_ENVELOPE: Readonly<Record<EstadoDoEnvelope, string>> = {
  preparando: 'Em preparo',
  'em-assinatura': 'Em assinatura',
  assinado: 'Assinado, falta o selo',
  selado: 'Selado',
  recusado: 'Recusado',
  vencido: 'Prazo terminado',
  cancelado: 'Cancelado',
  falhou: 'Não foi aberto',
};

export const ACOES_DO_ENVELOPE = [
  'abrir',
  'falhar',
  'concluir',
  'selar',
  'recusar',
  'vencer',
  'reabrir',
  'cancelar',
] as const;
export type AcaoDoEnvelope = (typeof ACOES_DO_ENVELOPE)[number];

/** `dono`: whatever the file belongs to; `sistema`: what follows from facts, which nobody decides. */
export type AtorDoEnvelope = 'dono' | 'assinante' | 'sistema';

export interface CondicoesDoEnvelope {
  /** Every required signer has signed exactly these bytes; a provider's "closed" alone never means it. */
  todosAssinaram: boolean;
  /** Signatures of before stand: the same bytes, at a provider that can go on. */
  assinaturasValem: boolean;
}

type RecusaDaRegra = 'falta-assinatura' | 'assinaturas-nao-valem';
export type RecusaDoEnvelope = RecusaDaRegra | RecusaDaTabela;

interface Destino {
  estado: EstadoDoEnvelope;
}
type Regra = RegraDaTabela<AtorDoEnvelope, CondicoesDoEnvelope, Destino, RecusaDaRegra>;

const para = (estado: EstadoDoEnvelope) => (): Destino => ({ estado });
const cancelar: Regra = { atores: ['dono'], ir: para('cancelado') };

const TABELA: Tabela<
  EstadoDoEnvelope,
  AcaoDoEnvelope,
  AtorDoEnvelope,
  CondicoesDoEnvelope,
  Destino,
  RecusaDaRegra
> = {
  preparando: {
    abrir: { atores: ['sistema'], ir: para('em-assinatura') },
    falhar: { atores: ['sistema'], ir: para('falhou') },
    vencer: { atores: ['dono'], ir: para('vencido') },
    cancelar,
  },
  'em-assinatura': {
    concluir: {
      atores: ['sistema'],
      ir: ({ todosAssinaram }) => (todosAssinaram ? { estado: 'assinado' } : 'falta-assinatura'),
    },
    recusar: { atores: ['assinante'], ir: para('recusado') },
    vencer: { atores: ['dono'], ir: para('vencido') },
    cancelar,
  },
  // Everybody has signed: the seal follows, however late, and no deadline takes it away.
  assinado: { selar: { atores: ['sistema'], ir: para('selado') }, cancelar },
  selado: {},
  recusado: {},
  vencido: {
    reabrir: {
      atores: ['dono'],
      ir: ({ assinaturasValem }) =>
        assinaturasValem ? { estado: 'em-assinatura' } : 'assinaturas-nao-valem',
    },
  },
  cancelado: {},
  falhou: {
    abrir: { atores: ['sistema'], ir: para('em-assinatura') },
    falhar: { atores: ['sistema'], ir: para('falhou') },
    vencer: { atores: ['dono'], ir: para('vencido') },
    cancelar,
  },
};

const VALORES: ValoresDasCondicoes<CondicoesDoEnvelope> = {
  todosAssinaram: [false, true],
  assinaturasValem: [false, true],
};

export const { transitar: transitarEnvelope, setas: setasDoEnvelope } = definirTransicoes({
  estados: ESTADOS_DO_ENVELOPE,
  acoes: ACOES_DO_ENVELOPE,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ estado }: Destino) => estado,
});

/** Signatures are still given, or their end is not yet known: no second envelope of the same owner beside it. */
export const ENVELOPES_VIVOS = [
  'preparando',
  'em-assinatura',
  'assinado',
  'falhou',
] as const satisfies readonly EstadoDoEnvelope[];

/** What whoever opens the link of an envelope that is over reads, with the way out. */
export const MENSAGENS_DO_ENVELOPE: Readonly<Record<RecusaDoEnvelope, string>> = {
  'estado-nao-permite': 'A assinatura deste documento mudou de situação e esta ação não é mais possível.',
  'papel-nao-permite': 'Você não tem permissão para esta ação.',
  'falta-assinatura': 'Ainda falta a assinatura de alguém.',
  'assinaturas-nao-valem': 'As assinaturas de antes não podem ser aproveitadas.',
};
