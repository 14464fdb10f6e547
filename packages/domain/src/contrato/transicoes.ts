/** The transitions of a contract: state × action × role × condition (credito, section 4). */
import type { PermissaoDeGestao } from '../acesso/permissoes.ts';
import {
  definirTransicoes,
  type RecusaDaTabela,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';
import type { ViaDeAssinatura } from './assinaturas-do-programa.ts';
import { DIAS_PARA_DESISTIR } from './desistencia.ts';
import { CODIGOS_DO_CONTRATO, type CodigoDoContrato } from './estados.ts';

export const ACOES_DO_CONTRATO = [
  'liberar',
  'disparar',
  'imprimir',
  'selar',
  'recusarAssinatura',
  'vencer',
  'recuperar',
  'desistir',
  'receberNaIes',
  'enviarAoProvedor',
  'receber',
  'aprovar',
  'reprovar',
  'corrigir',
  'efetivar',
  'liquidar',
  'baixar',
  'cancelar',
  'encerrar',
] as const;
export type AcaoDoContrato = (typeof ACOES_DO_CONTRATO)[number];

/** Acts of the institution on paper contracts, and of the provider's staff; the others follow from what signers do. */
export const ACOES_DA_INSTITUICAO = [
  'receberNaIes',
  'enviarAoProvedor',
] as const satisfies readonly AcaoDoContrato[];
export const ACOES_DA_MESA = [
  'liberar',
  'receber',
  'aprovar',
  'reprovar',
  'corrigir',
  'efetivar',
  'liquidar',
  'baixar',
  'recuperar',
  'cancelar',
] as const satisfies readonly AcaoDoContrato[];
export const ACOES_DA_EQUIPE = [...ACOES_DA_INSTITUICAO, ...ACOES_DA_MESA] as const;
export type AcaoDaEquipe = (typeof ACOES_DA_EQUIPE)[number];

/** `contratos`, `analise` and `efetivacao` are permissions of the provider's staff; no person acts by two on one contract. */
export type AtorDoContrato = 'estudante' | 'signatario' | AtorDaEquipe | 'sistema';
export type AtorDaEquipe = 'instituicao' | 'contratos' | 'analise' | 'efetivacao';

/** By which permission a member of the staff acts as whom. */
export const PERMISSAO_DO_ATOR: Readonly<Record<AtorDaEquipe, PermissaoDeGestao>> = {
  instituicao: 'contratos-da-instituicao',
  contratos: 'gerar-contratos',
  analise: 'analisar-contratos',
  efetivacao: 'efetivar-contratos',
};

export interface CondicoesDoContrato {
  via: ViaDeAssinatura;
  /** The student has read the key facts and accepted the plan. */
  planoAceito: boolean;
  /** A contractual alteration of the same student is open. */
  alteracaoAberta: boolean;
  /** An earlier term's contract of the same student is still being signed or analysed. */
  anteriorEmContratacao: boolean;
  /** Every person whom the law asks for can be reached, and the provider's seal is in order. */
  assinaturaDisponivel: boolean;
  /** The last day for signing is over. */
  prazoVencido: boolean;
  /** Cancelled by the deadline, within the days of recovery, and never recovered before. */
  recuperavel: boolean;
  /** What was signed stands over the unchanged document. */
  assinaturasValem: boolean;
  /** The student has signed, or may have, and seven days are not over (CDC, article 49). */
  podeDesistir: boolean;
  /** The digitised or sealed copy is stored. */
  copiaGuardada: boolean;
  /** Somebody else has proposed it; whoever puts it into effect has not worked on this contract before either. */
  outraPessoa: boolean;
  temMotivo: boolean;
  /** The request behind it is approved. */
  solicitacaoAprovada: boolean;
}

type RecusaDaRegra =
  | 'plano-nao-aceito'
  | 'alteracao-aberta'
  | 'anterior-em-contratacao'
  | 'assinatura-indisponivel'
  | 'outra-via'
  | 'prazo-nao-vencido'
  | 'prazo-vencido'
  | 'nao-recuperavel'
  | 'fora-do-arrependimento'
  | 'falta-copia'
  | 'exige-outra-pessoa'
  | 'motivo-obrigatorio'
  | 'solicitacao-nao-aprovada';
export type RecusaDoContrato = RecusaDaRegra | RecusaDaTabela;

interface Destino {
  codigo: CodigoDoContrato;
}
type Regra = RegraDaTabela<AtorDoContrato, CondicoesDoContrato, Destino, RecusaDaRegra>;
type Saida = Destino | RecusaDaRegra;

const para = (codigo: CodigoDoContrato): Destino => ({ codigo });

const comMotivo =
  (codigo: CodigoDoContrato) =>
  ({ temMotivo }: CondicoesDoContrato): Saida =>
    temMotivo ? para(codigo) : 'motivo-obrigatorio';

const dePessoaDiferente =
  (ir: (condicoes: CondicoesDoContrato) => Saida) =>
  (condicoes: CondicoesDoContrato): Saida =>
    condicoes.outraPessoa ? ir(condicoes) : 'exige-outra-pessoa';

const comecar =
  (via: ViaDeAssinatura, destino: CodigoDoContrato) =>
  (condicoes: CondicoesDoContrato): Saida => {
    if (condicoes.via !== via) return 'outra-via';
    if (condicoes.prazoVencido) return 'prazo-vencido';
    if (condicoes.alteracaoAberta) return 'alteracao-aberta';
    if (condicoes.anteriorEmContratacao) return 'anterior-em-contratacao';
    if (!condicoes.planoAceito) return 'plano-nao-aceito';
    if (via === 'eletronica' && !condicoes.assinaturaDisponivel) return 'assinatura-indisponivel';
    return para(destino);
  };

const cancelar: Regra = { atores: ['contratos'], ir: comMotivo('CAN') };
/** The course is over: a contract that is not in effect finances nothing any more (ADR 0167). */
const encerrar: Regra = { atores: ['sistema'], ir: () => para('CAN') };
const vencer: Regra = {
  atores: ['sistema'],
  ir: ({ prazoVencido }) => (prazoVencido ? para('CAN') : 'prazo-nao-vencido'),
};
const desistir: Regra = {
  atores: ['estudante'],
  ir: ({ podeDesistir }) => (podeDesistir ? para('CAN') : 'fora-do-arrependimento'),
};
const receber: Regra = {
  atores: ['analise'],
  ir: ({ copiaGuardada }) => (copiaGuardada ? para('REC') : 'falta-copia'),
};
const reprovar: Regra = { atores: ['analise', 'efetivacao'], ir: comMotivo('REP') };

const TABELA: Tabela<
  CodigoDoContrato,
  AcaoDoContrato,
  AtorDoContrato,
  CondicoesDoContrato,
  Destino,
  RecusaDaRegra
> = {
  GER: {
    liberar: {
      atores: ['contratos'],
      ir: ({ solicitacaoAprovada }) => (solicitacaoAprovada ? para('DIS') : 'solicitacao-nao-aprovada'),
    },
    cancelar,
    encerrar,
  },
  DIS: {
    disparar: { atores: ['estudante'], ir: comecar('eletronica', 'DPR') },
    imprimir: { atores: ['estudante'], ir: comecar('impressa', 'VIS') },
    vencer,
    cancelar,
    encerrar,
  },
  DPR: {
    // Signed is what the evidence says: the seal follows from it, nobody decides it.
    selar: { atores: ['sistema'], ir: () => para('ASS') },
    recusarAssinatura: { atores: ['signatario'], ir: comMotivo('CAN') },
    vencer,
    desistir,
    cancelar,
    encerrar,
  },
  VIS: {
    receberNaIes: { atores: ['instituicao'], ir: () => para('RIE') },
    vencer,
    desistir,
    encerrar,
  },
  RIE: { enviarAoProvedor: { atores: ['instituicao'], ir: () => para('EFU') }, desistir, encerrar },
  EFU: { receber, desistir, encerrar },
  ASS: { receber, desistir, encerrar },
  REC: {
    aprovar: { atores: ['analise'], ir: () => para('APR') },
    reprovar,
    desistir,
    encerrar,
  },
  APR: {
    efetivar: {
      atores: ['efetivacao'],
      ir: dePessoaDiferente(({ anteriorEmContratacao, solicitacaoAprovada }) => {
        if (!solicitacaoAprovada) return 'solicitacao-nao-aprovada';
        return anteriorEmContratacao ? 'anterior-em-contratacao' : para('EFE');
      }),
    },
    reprovar,
    desistir,
    encerrar,
  },
  REP: { corrigir: { atores: ['contratos'], ir: () => para('GER') }, cancelar, encerrar },
  EFE: {
    liquidar: { atores: ['efetivacao', 'sistema'], ir: dePessoaDiferente(() => para('LIQ')) },
    baixar: { atores: ['efetivacao'], ir: dePessoaDiferente(comMotivo('BAI')) },
    desistir,
  },
  LIQ: {},
  BAI: {},
  CAN: {
    recuperar: {
      atores: ['estudante', 'contratos'],
      ir: ({ recuperavel, assinaturasValem }) => {
        if (!recuperavel) return 'nao-recuperavel';
        return para(assinaturasValem ? 'DPR' : 'DIS');
      },
    },
  },
};

const SIM_OU_NAO = [false, true] as const;
const VALORES: ValoresDasCondicoes<CondicoesDoContrato> = {
  via: ['eletronica', 'impressa'],
  planoAceito: SIM_OU_NAO,
  alteracaoAberta: SIM_OU_NAO,
  anteriorEmContratacao: SIM_OU_NAO,
  assinaturaDisponivel: SIM_OU_NAO,
  prazoVencido: SIM_OU_NAO,
  recuperavel: SIM_OU_NAO,
  assinaturasValem: SIM_OU_NAO,
  podeDesistir: SIM_OU_NAO,
  copiaGuardada: SIM_OU_NAO,
  outraPessoa: SIM_OU_NAO,
  temMotivo: SIM_OU_NAO,
  solicitacaoAprovada: SIM_OU_NAO,
};

export const {
  transitar: transitarContrato,
  atoresDe: atoresNoContrato,
  estadosCom: codigosDoContratoCom,
  destinoDe: destinoNoContrato,
  setas: setasDoContrato,
} = definirTransicoes({
  estados: CODIGOS_DO_CONTRATO,
  acoes: ACOES_DO_CONTRATO,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ codigo }: Destino) => codigo,
});

export const MENSAGENS_DO_CONTRATO: Readonly<Record<RecusaDoContrato, string>> = {
  'estado-nao-permite': 'O contrato mudou de situação e esta ação não é mais possível.',
  'papel-nao-permite': 'Você não tem permissão para esta ação.',
  'plano-nao-aceito': 'Leia e aceite o plano de pagamento antes de assinar o contrato.',
  'alteracao-aberta':
    'Há uma alteração contratual em aberto. Conclua a alteração antes de assinar o contrato.',
  'anterior-em-contratacao':
    'O contrato de um semestre anterior ainda está em assinatura ou em análise. Conclua aquele primeiro.',
  'assinatura-indisponivel': 'A assinatura eletrônica não está disponível agora. Tente novamente mais tarde.',
  'outra-via': 'Este contrato não se assina por esta via.',
  'prazo-nao-vencido': 'O prazo de assinatura ainda não terminou.',
  'prazo-vencido': 'O prazo de assinatura terminou.',
  'nao-recuperavel': 'Este contrato não pode mais ser recuperado.',
  'fora-do-arrependimento': `O prazo de ${DIAS_PARA_DESISTIR} dias para desistir do contrato terminou.`,
  'falta-copia': 'Guarde a cópia digitalizada do contrato antes de recebê-lo.',
  'exige-outra-pessoa':
    'Isto cabe a outra pessoa da equipe: você já trabalhou neste contrato, ou ninguém o propôs.',
  'motivo-obrigatorio': 'Informe ao menos um motivo.',
  'solicitacao-nao-aprovada': 'A solicitação deste contrato não está aprovada.',
};
