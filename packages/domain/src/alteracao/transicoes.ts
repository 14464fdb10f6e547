/** The transitions of an alteration: state × action × role × condition (credito, section 8). */
import type { PermissaoDeGestao } from '../acesso/permissoes.ts';
import { MENSAGEM_DIVIDA_MUDOU } from '../negociacao/divida-mudou.ts';
import {
  definirTransicoes,
  type RecusaDaTabela,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';
import { FLUXOS_DA_ALTERACAO, type FluxoDaAlteracao } from './estados.ts';

const ACOES_DA_ALTERACAO = [
  'aceitar',
  'negar',
  'retirar',
  'recusarConvite',
  'devolverRenda',
  'liberar',
  'disparar',
  'selar',
  'recusarAssinatura',
  'vencer',
  'quitar',
  'efetivar',
  'reprovar',
  'corrigir',
  'encerrar',
  'cancelar',
] as const;
export type AcaoDaAlteracao = (typeof ACOES_DA_ALTERACAO)[number];

/** Acts of the provider's staff; the others follow from what the student and the signers do. */
export const ATOS_DA_ALTERACAO = [
  'aceitar',
  'devolverRenda',
  'negar',
  'liberar',
  'efetivar',
  'reprovar',
  'corrigir',
  'encerrar',
  'cancelar',
] as const satisfies readonly AcaoDaAlteracao[];
export type AtoDaAlteracao = (typeof ATOS_DA_ALTERACAO)[number];

export const ROTULO_DO_ATO_DA_ALTERACAO: Readonly<Record<AtoDaAlteracao, string>> = {
  aceitar: 'Aceitar o pedido',
  devolverRenda: 'Pedir outros comprovantes de renda',
  negar: 'Não aceitar o pedido',
  liberar: 'Liberar para assinatura',
  efetivar: 'Efetivar',
  reprovar: 'Reprovar',
  corrigir: 'Corrigir e gerar de novo',
  encerrar: 'Encerrar sem efeito',
  cancelar: 'Cancelar a alteração',
};

/** Acts that say why. */
export const ATOS_COM_MOTIVO: readonly AtoDaAlteracao[] = [
  'devolverRenda',
  'negar',
  'reprovar',
  'encerrar',
  'cancelar',
];

type AtorDaMesa = 'contratos' | 'analise' | 'efetivacao';
export type AtorDaAlteracao = AtorDaMesa | 'estudante' | 'signatario' | 'instituicao' | 'sistema';

export const PERMISSAO_NA_ALTERACAO: Readonly<Record<AtorDaMesa, PermissaoDeGestao>> = {
  contratos: 'gerar-contratos',
  analise: 'analisar-contratos',
  efetivacao: 'efetivar-contratos',
};

export interface CondicoesDaAlteracao {
  /** The term or the course is concerned, and the institution has not confirmed it. */
  faltaInstituicao: boolean;
  /** Whoever was named to guarantee has not accepted the invitation. */
  faltaAceite: boolean;
  /** Of whoever was named to guarantee: asked of nobody else. */
  renda: 'nao-se-pede' | 'falta' | 'enviada';
  /** The provider's seal is in order. */
  assinaturaDisponivel: boolean;
  prazoVencido: boolean;
  /** Refused so long ago that nobody corrects it any more. */
  reprovadaVencida: boolean;
  moveDinheiro: boolean;
  /** Whoever acts has not worked on this alteration before. */
  outraPessoa: boolean;
  temMotivo: boolean;
  /** The contract is in effect: what has ended is altered by nobody. */
  contratoEmVigor: boolean;
  /** Of a negotiation, which the student may take back until everybody has signed. */
  negociada: boolean;
  /** Of a negotiation: what is left of the debt is not what was agreed upon. */
  dividaMudou: boolean;
}

type RecusaDaRegra =
  | 'falta-instituicao'
  | 'falta-aceite'
  | 'falta-renda'
  | 'sem-renda'
  | 'assinatura-indisponivel'
  | 'prazo-vencido'
  | 'prazo-nao-vencido'
  | 'exige-outra-pessoa'
  | 'motivo-obrigatorio'
  | 'contrato-fora-de-vigor'
  | 'contrato-em-vigor'
  | 'divida-mudou'
  | 'nao-se-retira';
export type RecusaDaAlteracao = RecusaDaRegra | RecusaDaTabela;

interface Destino {
  fluxo: FluxoDaAlteracao;
}
type Regra = RegraDaTabela<AtorDaAlteracao, CondicoesDaAlteracao, Destino, RecusaDaRegra>;
type Saida = Destino | RecusaDaRegra;

const para = (fluxo: FluxoDaAlteracao): Destino => ({ fluxo });
const comMotivo =
  (fluxo: FluxoDaAlteracao) =>
  ({ temMotivo }: CondicoesDaAlteracao): Saida =>
    temMotivo ? para(fluxo) : 'motivo-obrigatorio';
const cancelar: Regra = { atores: ['contratos'], ir: comMotivo('CAN') };
const retirar: Regra = {
  atores: ['estudante'],
  ir: ({ negociada }) => (negociada ? para('CAN') : 'nao-se-retira'),
};
// Something else is asked for; the state stays, because nothing was decided.
const devolverRenda = (fluxo: 'PED' | 'GER'): Regra => ({
  atores: ['contratos'],
  ir: ({ renda, temMotivo }) => {
    if (renda !== 'enviada') return renda === 'falta' ? 'falta-renda' : 'sem-renda';
    return temMotivo ? para(fluxo) : 'motivo-obrigatorio';
  },
});
const recusarConvite: Regra = { atores: ['signatario'], ir: () => para('CAN') };
const vencer: Regra = {
  atores: ['sistema'],
  ir: ({ prazoVencido }) => (prazoVencido ? para('CAN') : 'prazo-nao-vencido'),
};

// Of a contract that owes nothing any more nothing is left to be changed; what everybody has signed the desk ends.
const quitar: Regra = {
  atores: ['sistema'],
  ir: ({ contratoEmVigor }) => (contratoEmVigor ? 'contrato-em-vigor' : para('CAN')),
};

const TABELA: Tabela<
  FluxoDaAlteracao,
  AcaoDaAlteracao,
  AtorDaAlteracao,
  CondicoesDaAlteracao,
  Destino,
  RecusaDaRegra
> = {
  PED: {
    aceitar: {
      atores: ['contratos'],
      ir: ({ faltaInstituicao, faltaAceite, renda, contratoEmVigor }) => {
        if (faltaInstituicao) return 'falta-instituicao';
        if (faltaAceite) return 'falta-aceite';
        if (renda === 'falta') return 'falta-renda';
        return contratoEmVigor ? para('GER') : 'contrato-fora-de-vigor';
      },
    },
    devolverRenda: devolverRenda('PED'),
    negar: { atores: ['contratos'], ir: comMotivo('CAN') },
    retirar: { atores: ['estudante'], ir: () => para('CAN') },
    recusarConvite,
    quitar,
  },
  GER: {
    liberar: {
      atores: ['contratos'],
      ir: ({ faltaAceite, renda, contratoEmVigor, dividaMudou }) => {
        if (faltaAceite) return 'falta-aceite';
        if (renda === 'falta') return 'falta-renda';
        if (!contratoEmVigor) return 'contrato-fora-de-vigor';
        return dividaMudou ? 'divida-mudou' : para('DIS');
      },
    },
    devolverRenda: devolverRenda('GER'),
    recusarConvite,
    retirar,
    quitar,
    cancelar,
  },
  DIS: {
    disparar: {
      // The desk sends what the student has no part in.
      atores: ['estudante', 'contratos'],
      ir: ({ prazoVencido, assinaturaDisponivel, contratoEmVigor, dividaMudou }) => {
        if (prazoVencido) return 'prazo-vencido';
        if (!contratoEmVigor) return 'contrato-fora-de-vigor';
        if (dividaMudou) return 'divida-mudou';
        return assinaturaDisponivel ? para('DPR') : 'assinatura-indisponivel';
      },
    },
    retirar,
    vencer,
    quitar,
    cancelar,
  },
  DPR: {
    // Signed is what the evidence says: the seal follows from it, nobody decides it.
    selar: { atores: ['sistema'], ir: () => para('ASS') },
    recusarAssinatura: { atores: ['signatario'], ir: comMotivo('CAN') },
    retirar,
    vencer,
    quitar,
    cancelar,
  },
  ASS: {
    efetivar: {
      atores: ['efetivacao'],
      ir: ({ moveDinheiro, outraPessoa, contratoEmVigor }) => {
        if (moveDinheiro && !outraPessoa) return 'exige-outra-pessoa';
        return contratoEmVigor ? para('EFE') : 'contrato-fora-de-vigor';
      },
    },
    reprovar: { atores: ['analise'], ir: comMotivo('REP') },
  },
  REP: {
    corrigir: {
      atores: ['contratos'],
      ir: ({ contratoEmVigor }) => (contratoEmVigor ? para('GER') : 'contrato-fora-de-vigor'),
    },
    encerrar: {
      atores: ['contratos', 'sistema'],
      ir: ({ temMotivo, reprovadaVencida }) =>
        temMotivo || reprovadaVencida ? para('CAN') : 'motivo-obrigatorio',
    },
  },
  EFE: {},
  CAN: {},
};

const SIM_OU_NAO = [false, true] as const;
const VALORES: ValoresDasCondicoes<CondicoesDaAlteracao> = {
  faltaInstituicao: SIM_OU_NAO,
  faltaAceite: SIM_OU_NAO,
  renda: ['nao-se-pede', 'falta', 'enviada'],
  assinaturaDisponivel: SIM_OU_NAO,
  prazoVencido: SIM_OU_NAO,
  reprovadaVencida: SIM_OU_NAO,
  moveDinheiro: SIM_OU_NAO,
  outraPessoa: SIM_OU_NAO,
  temMotivo: SIM_OU_NAO,
  contratoEmVigor: SIM_OU_NAO,
  negociada: SIM_OU_NAO,
  dividaMudou: SIM_OU_NAO,
};

export const {
  transitar: transitarAlteracao,
  atoresDe: atoresNaAlteracao,
  estadosCom: fluxosDaAlteracaoCom,
  setas: setasDaAlteracao,
} = definirTransicoes({
  estados: FLUXOS_DA_ALTERACAO,
  acoes: ACOES_DA_ALTERACAO,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ fluxo }: Destino) => fluxo,
});

export const MENSAGENS_DA_ALTERACAO: Readonly<Record<RecusaDaAlteracao, string>> = {
  'estado-nao-permite': 'A alteração mudou de situação e esta ação não é mais possível.',
  'papel-nao-permite': 'Você não tem permissão para esta ação.',
  'falta-instituicao': 'A instituição de ensino ainda não confirmou o pedido.',
  'falta-aceite': 'A pessoa indicada para garantir o contrato ainda não aceitou o convite.',
  'falta-renda': 'A pessoa indicada para garantir o contrato ainda não comprovou a renda.',
  'sem-renda': 'Esta alteração não pede comprovantes de renda.',
  'assinatura-indisponivel': 'A assinatura eletrônica não está disponível agora. Tente novamente mais tarde.',
  'prazo-vencido': 'O prazo de assinatura terminou.',
  'prazo-nao-vencido': 'O prazo de assinatura ainda não terminou.',
  'exige-outra-pessoa': 'Isto cabe a outra pessoa da equipe: você já trabalhou nesta alteração.',
  'motivo-obrigatorio': 'Informe o motivo.',
  'nao-se-retira': 'A alteração já foi aceita pela nossa equipe. Para desistir dela, não assine.',
  'contrato-fora-de-vigor': 'O contrato não está em vigor. A alteração não pode seguir.',
  'contrato-em-vigor': 'O contrato está em vigor.',
  'divida-mudou': MENSAGEM_DIVIDA_MUDOU,
};
