/** The states of one signer of an envelope (credito, section 7). */
import {
  definirTransicoes,
  type RecusaDaTabela,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';

export const ESTADOS_DO_ASSINANTE = [
  'aguarda-vez',
  'convidado',
  'viu',
  'autenticando',
  'assinou',
  'devolvido',
  'bloqueado',
  'recusou',
  'substituido',
  'dispensado',
] as const;
export type EstadoDoAssinante = (typeof ESTADOS_DO_ASSINANTE)[number];

/** As whoever waits for the signature reads it. */
export const ROTULO_DO_ASSINANTE: Readonly<Record<EstadoDoAssinante, string>> = {
  'aguarda-vez': 'Aguarda a vez',
  convidado: 'Convite enviado',
  viu: 'Abriu o documento',
  autenticando: 'Confirmando o código',
  assinou: 'Assinado',
  devolvido: 'O convite voltou',
  bloqueado: 'Bloqueado por tentativas',
  recusou: 'Não quis assinar',
  substituido: 'Substituído',
  dispensado: 'Não precisa mais assinar',
};

/** To whoever waits for the signature. */
export const TEXTO_DO_CONVITE_QUE_VOLTOU =
  'A mensagem com o link não chegou. Confira o contato com a pessoa e fale com a nossa equipe para corrigir.';

export const ACOES_DO_ASSINANTE = [
  'convidar',
  'ver',
  'pedirCodigo',
  'assinar',
  'recusar',
  'devolver',
  'bloquear',
  'trocarContato',
  'substituir',
  'dispensar',
] as const;
export type AcaoDoAssinante = (typeof ACOES_DO_ASSINANTE)[number];

/** `pessoa`: whoever signs; `dono`: what the file belongs to, or its staff; `sistema`: what follows from facts. */
export type AtorDoAssinante = 'pessoa' | 'dono' | 'sistema';

export interface CondicoesDoAssinante {
  /** Everybody of the groups before has signed, and the envelope takes signatures. */
  naVez: boolean;
  /** The last day for signing is not over; what a provider of signatures took before its own deadline counts. */
  noPrazo: boolean;
  /** A code to the own contact, the second factor of the staff, or the provider's own proof was right. */
  provado: boolean;
  temMotivo: boolean;
}

/** Of an envelope that a provider of signatures collects, what people do is told by the provider alone. */
export const ATOS_DE_QUEM_ASSINA: readonly AcaoDoAssinante[] = ['ver', 'pedirCodigo', 'assinar', 'recusar'];
export const MENSAGEM_EM_OUTRO_SERVICO =
  'Este documento é assinado na Clicksign. Use o link da mensagem que ela enviou.';

type RecusaDaRegra = 'fora-da-vez' | 'prazo-terminou' | 'nao-provado' | 'motivo-obrigatorio';
export type RecusaDoAssinante = RecusaDaRegra | RecusaDaTabela;

interface Destino {
  estado: EstadoDoAssinante;
}
type Regra = RegraDaTabela<AtorDoAssinante, CondicoesDoAssinante, Destino, RecusaDaRegra>;

const ir = (estado: EstadoDoAssinante) => (): Destino => ({ estado });
const naVez =
  (estado: EstadoDoAssinante) =>
  (condicoes: CondicoesDoAssinante): Destino | RecusaDaRegra =>
    condicoes.naVez ? { estado } : 'fora-da-vez';

const assinar: Regra = {
  atores: ['pessoa', 'sistema'],
  ir: (condicoes) => {
    if (!condicoes.naVez) return 'fora-da-vez';
    if (!condicoes.noPrazo) return 'prazo-terminou';
    return condicoes.provado ? { estado: 'assinou' } : 'nao-provado';
  },
};
const pedirCodigo: Regra = {
  atores: ['pessoa'],
  ir: ({ naVez, noPrazo }) => {
    if (!naVez) return 'fora-da-vez';
    return noPrazo ? { estado: 'autenticando' } : 'prazo-terminou';
  },
};
const recusar: Regra = {
  atores: ['pessoa', 'sistema'],
  ir: (condicoes) => {
    if (!condicoes.naVez) return 'fora-da-vez';
    return condicoes.temMotivo ? { estado: 'recusou' } : 'motivo-obrigatorio';
  },
};
/** By the desk and by the signer: a repaired address is called anew, and takes nothing from the others. */
const trocarContato: Regra = { atores: ['pessoa', 'dono'], ir: naVez('convidado') };
const sair = {
  substituir: { atores: ['dono'], ir: ir('substituido') },
  dispensar: { atores: ['dono', 'sistema'], ir: ir('dispensado') },
} as const satisfies Partial<Record<AcaoDoAssinante, Regra>>;
const aoAlcance = {
  ver: { atores: ['pessoa', 'sistema'], ir: naVez('viu') },
  pedirCodigo,
  assinar,
  recusar,
  trocarContato,
  devolver: { atores: ['sistema'], ir: ir('devolvido') },
  ...sair,
} as const satisfies Partial<Record<AcaoDoAssinante, Regra>>;

const TABELA: Tabela<
  EstadoDoAssinante,
  AcaoDoAssinante,
  AtorDoAssinante,
  CondicoesDoAssinante,
  Destino,
  RecusaDaRegra
> = {
  'aguarda-vez': {
    convidar: { atores: ['sistema'], ir: naVez('convidado') },
    trocarContato: { atores: ['pessoa', 'dono'], ir: ir('aguarda-vez') },
    ...sair,
  },
  convidado: aoAlcance,
  viu: aoAlcance,
  autenticando: {
    ...aoAlcance,
    ver: { atores: ['pessoa', 'sistema'], ir: naVez('autenticando') },
    bloquear: { atores: ['sistema'], ir: ir('bloqueado') },
  },
  // A link that came back may still have reached the person by another way.
  devolvido: aoAlcance,
  bloqueado: { recusar, trocarContato, convidar: { atores: ['sistema'], ir: naVez('convidado') }, ...sair },
  assinou: {},
  recusou: {},
  substituido: {},
  dispensado: {},
};

const VALORES: ValoresDasCondicoes<CondicoesDoAssinante> = {
  naVez: [false, true],
  noPrazo: [false, true],
  provado: [false, true],
  temMotivo: [false, true],
};

export const {
  transitar: transitarAssinante,
  estadosCom: assinantesCom,
  setas: setasDoAssinante,
} = definirTransicoes({
  estados: ESTADOS_DO_ASSINANTE,
  acoes: ACOES_DO_ASSINANTE,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ estado }: Destino) => estado,
});

export const MENSAGENS_DO_ASSINANTE: Readonly<Record<RecusaDoAssinante, string>> = {
  'estado-nao-permite': 'Esta assinatura mudou de situação e esta ação não é mais possível.',
  'papel-nao-permite': 'Você não tem permissão para esta ação.',
  'fora-da-vez': 'Ainda não é a sua vez de assinar. Avisamos você assim que for.',
  'prazo-terminou': 'O prazo para assinar terminou.',
  'nao-provado': 'Confirme o código antes de assinar.',
  'motivo-obrigatorio': 'Diga por que você não vai assinar.',
};
