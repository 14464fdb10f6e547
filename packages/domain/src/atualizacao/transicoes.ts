/** The transitions of a half-yearly update: state × action × role × condition (credito, section 9; ADR 0160). */
import {
  definirTransicoes,
  type RecusaDaTabela,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';
import { ESTADOS_DA_ATUALIZACAO, type EstadoDaAtualizacao } from './estados.ts';

export const ACOES_DA_ATUALIZACAO = [
  'concluirRegistro',
  'dispensar',
  'aprovar',
  'reprovar',
  'reiniciar',
  'vencer',
] as const;
export type AcaoDaAtualizacao = (typeof ACOES_DA_ATUALIZACAO)[number];

export type AtorDaAtualizacao = 'estudante' | 'fiador' | 'analista' | 'sistema';

export interface CondicoesDaAtualizacao {
  /** Somebody else's part is still missing after this act. */
  faltaAlguem: boolean;
  /** Something differs from what was known, of anybody. */
  mudou: boolean;
  /** The last day of the late route is not over. */
  noPrazo: boolean;
  temMotivo: boolean;
  /** Every file in force has its verdict. */
  tudoAvaliado: boolean;
  /** A file or somebody's data were refused. */
  temRecusa: boolean;
}

type RecusaDaRegra =
  | 'fora-do-prazo'
  | 'prazo-nao-terminou'
  | 'falta-motivo'
  | 'falta-avaliar'
  | 'ha-recusa'
  | 'nada-recusado';
export type RecusaDaAtualizacao = RecusaDaRegra | RecusaDaTabela;

interface Destino {
  estado: EstadoDaAtualizacao;
}
type Regra = RegraDaTabela<AtorDaAtualizacao, CondicoesDaAtualizacao, Destino, RecusaDaRegra>;

const para = (estado: EstadoDaAtualizacao): Destino => ({ estado });

/** With the last part the update is sent; what nobody changed needs no analysis. */
const enviar = ({ faltaAlguem, mudou }: CondicoesDaAtualizacao): Destino => {
  if (faltaAlguem) return para('atualizacao-iniciada');
  return para(mudou ? 'pendente-analise' : 'concluido');
};

const reenviar = ({ faltaAlguem }: CondicoesDaAtualizacao): Destino =>
  para(faltaAlguem ? 'pendente-reenvio' : 'pendente-analise');

/** After the late route, or where the desk knows that the guarantor cannot come. */
const semOFiador = (seguir: (condicoes: CondicoesDaAtualizacao) => Destino): Regra => ({
  atores: ['sistema', 'analista'],
  ir: (condicoes) => (condicoes.noPrazo && !condicoes.temMotivo ? 'falta-motivo' : seguir(condicoes)),
});

/** A new one may only be begun while the period lasts. */
const reiniciar: Regra = {
  atores: ['estudante'],
  ir: ({ temMotivo, noPrazo }) => {
    if (!temMotivo) return 'falta-motivo';
    return noPrazo ? para('reiniciada') : 'fora-do-prazo';
  },
};

const TABELA: Tabela<
  EstadoDaAtualizacao,
  AcaoDaAtualizacao,
  AtorDaAtualizacao,
  CondicoesDaAtualizacao,
  Destino,
  RecusaDaRegra
> = {
  'atualizacao-iniciada': {
    concluirRegistro: {
      atores: ['estudante', 'fiador'],
      ir: (condicoes) => (condicoes.noPrazo ? enviar(condicoes) : 'fora-do-prazo'),
    },
    dispensar: semOFiador(enviar),
    reiniciar,
    vencer: { atores: ['sistema'], ir: ({ noPrazo }) => (noPrazo ? 'prazo-nao-terminou' : para('vencida')) },
  },
  'pendente-analise': {
    aprovar: {
      atores: ['analista'],
      ir: ({ tudoAvaliado, temRecusa }) => {
        if (temRecusa) return 'ha-recusa';
        return tudoAvaliado ? para('concluido') : 'falta-avaliar';
      },
    },
    reprovar: {
      atores: ['analista'],
      ir: ({ tudoAvaliado, temRecusa }) => {
        if (!temRecusa) return 'nada-recusado';
        return tudoAvaliado ? para('pendente-reenvio') : 'falta-avaliar';
      },
    },
  },
  'pendente-reenvio': {
    // Sent on time stays on time: what the desk asked for again has no deadline of its own.
    concluirRegistro: { atores: ['estudante', 'fiador'], ir: reenviar },
    dispensar: semOFiador(reenviar),
    reiniciar,
  },
  concluido: {},
  reiniciada: {},
  vencida: {},
};

const SIM_OU_NAO = [false, true] as const;
const VALORES: ValoresDasCondicoes<CondicoesDaAtualizacao> = {
  faltaAlguem: SIM_OU_NAO,
  mudou: SIM_OU_NAO,
  noPrazo: SIM_OU_NAO,
  temMotivo: SIM_OU_NAO,
  tudoAvaliado: SIM_OU_NAO,
  temRecusa: SIM_OU_NAO,
};

export const { transitar: transitarAtualizacao, setas: setasDaAtualizacao } = definirTransicoes({
  estados: ESTADOS_DA_ATUALIZACAO,
  acoes: ACOES_DA_ATUALIZACAO,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ estado }: Destino) => estado,
});

export const MENSAGENS_DA_ATUALIZACAO: Readonly<Record<RecusaDaAtualizacao, string>> = {
  'estado-nao-permite': 'A atualização mudou de situação e esta ação não é mais possível.',
  'papel-nao-permite': 'Você não tem permissão para esta ação.',
  'fora-do-prazo': 'O prazo da atualização cadastral terminou.',
  'prazo-nao-terminou': 'O prazo da atualização cadastral ainda não terminou.',
  'falta-motivo': 'Informe o motivo.',
  'falta-avaliar': 'Avalie todos os documentos antes de decidir.',
  'ha-recusa': 'Há documentos ou dados recusados: peça a correção.',
  'nada-recusado': 'Para pedir a correção, recuse ao menos um documento ou escreva o que falta corrigir.',
};

/** What happened, in the words of whoever decides. */
export const TITULO_DA_ACAO: Readonly<Record<AcaoDaAtualizacao | 'iniciar', string>> = {
  iniciar: 'Atualização iniciada',
  concluirRegistro: 'Parte concluída',
  dispensar: 'Segue sem a parte de um fiador',
  aprovar: 'Aprovada',
  reprovar: 'Correção pedida',
  reiniciar: 'Reiniciada pelo estudante',
  vencer: 'Prazo terminado',
};
