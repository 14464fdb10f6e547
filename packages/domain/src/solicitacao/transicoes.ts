/** State × action × role × condition, complete by type: a state without a row does not compile. */
import { ESTADOS, SIGLAS, type Sigla, type StatusSolicitacao } from './estados.ts';

export const ACOES = [
  'atualizarPreenchimento',
  'concluir',
  'cancelar',
  'aprovarIes',
  'colocarEmListaDeEspera',
  'reprovarIes',
  'aprovarDadosComplementares',
  'devolverDadosComplementares',
  'aprovarFiador',
  'devolverFiador',
  'reprovar',
  'concluirCorrecao',
  'recorrer',
  'aceitarRecurso',
  'manterRecurso',
] as const;
export type Acao = (typeof ACOES)[number];

export type Ator = 'estudante' | 'fiador' | 'instituicao' | 'analista' | 'sistema';

/** What a transition needs to know of the request, beside its state. */
export interface CondicoesDaTransicao {
  semFiador: boolean;
  analiseIes: boolean;
  dadosBasicosCompletos: boolean;
  dadosComplementaresCompletos: boolean;
  fiadoresCompletos: boolean;
  fiadoresAceitaram: boolean;
  /** A minor's guardian gave consent; true where nobody has to. */
  responsavelAutorizou: boolean;
  temMotivo: boolean;
  documentosRejeitadosEmAberto: boolean;
  /** Stage whose refusal an appeal contests; absent elsewhere. */
  recusadaEm?: EtapaRecusada;
}

/** Stages whose decision may be contested. */
export type EtapaRecusada = Extract<Sigla, 'PAIES' | 'PADC' | 'PAF'>;

export interface Destino {
  sigla: Sigla;
  statusSolicitacao: StatusSolicitacao;
}

export type RecusaDeTransicao =
  | 'estado-nao-permite'
  | 'papel-nao-permite'
  | 'solicitacao-incompleta'
  | 'falta-aceite'
  | 'falta-autorizacao'
  | 'motivo-obrigatorio'
  | 'documentos-rejeitados';

export type ResultadoDaTransicao = { ok: true; destino: Destino } | { ok: false; recusa: RecusaDeTransicao };

interface Regra {
  atores: readonly Ator[];
  ir: (condicoes: CondicoesDaTransicao) => Destino | RecusaDeTransicao;
}

const para = (
  sigla: Sigla,
  statusSolicitacao: StatusSolicitacao = ESTADOS[sigla].statusSolicitacao[0],
): Destino => ({
  sigla,
  statusSolicitacao,
});

/** The editable state that the filled-in parts amount to. */
export function siglaDePreenchimento(condicoes: CondicoesDaTransicao): Sigla {
  if (!condicoes.dadosBasicosCompletos) return 'PDBE';
  if (!condicoes.dadosComplementaresCompletos || condicoes.semFiador) return 'PDC';
  return 'PDBF';
}

const preencher: Regra = {
  atores: ['estudante', 'fiador', 'sistema'],
  ir: (condicoes) => para(siglaDePreenchimento(condicoes)),
};

const concluir: Regra = {
  atores: ['estudante'],
  ir: (condicoes) => {
    if (!condicoes.dadosBasicosCompletos || !condicoes.dadosComplementaresCompletos)
      return 'solicitacao-incompleta';
    if (!condicoes.semFiador && !condicoes.fiadoresCompletos) return 'solicitacao-incompleta';
    if (!condicoes.responsavelAutorizou) return 'falta-autorizacao';
    if (!condicoes.semFiador && !condicoes.fiadoresAceitaram) return 'falta-aceite';
    return condicoes.analiseIes ? para('PAIES') : para('PADC');
  },
};

const cancelar: Regra = { atores: ['estudante'], ir: () => para('CAN') };

const comMotivo =
  (sigla: Sigla) =>
  (condicoes: CondicoesDaTransicao): Destino | RecusaDeTransicao =>
    condicoes.temMotivo ? para(sigla) : 'motivo-obrigatorio';

const semRejeitados =
  (destino: (condicoes: CondicoesDaTransicao) => Destino) =>
  (condicoes: CondicoesDaTransicao): Destino | RecusaDeTransicao =>
    condicoes.documentosRejeitadosEmAberto ? 'documentos-rejeitados' : destino(condicoes);

/**
 * What is handed in again is as complete as the first time: a refused proof may leave, but not without another in its
 * place, and a guarantor swapped meanwhile must have given everything too.
 */
const corrigir =
  (sigla: Sigla) =>
  (condicoes: CondicoesDaTransicao): Destino | RecusaDeTransicao => {
    if (condicoes.documentosRejeitadosEmAberto) return 'documentos-rejeitados';
    if (!condicoes.dadosBasicosCompletos || !condicoes.dadosComplementaresCompletos)
      return 'solicitacao-incompleta';
    if (!condicoes.responsavelAutorizou) return 'falta-autorizacao';
    if (condicoes.semFiador) return para(sigla);
    if (!condicoes.fiadoresCompletos) return 'solicitacao-incompleta';
    return condicoes.fiadoresAceitaram ? para(sigla) : 'falta-aceite';
  };

/** What is to be corrected: refused documents, or the answers alone. */
const devolverDados = (condicoes: CondicoesDaTransicao): Destino | RecusaDeTransicao => {
  if (!condicoes.temMotivo) return 'motivo-obrigatorio';
  return condicoes.documentosRejeitadosEmAberto ? para('RDC') : para('RDC', 'REPROVADO_DADOS_COMPLEMENTARES');
};

const reprovar: Regra = { atores: ['analista'], ir: comMotivo('REP') };

const preenchimento = { atualizarPreenchimento: preencher, concluir, cancelar };

const analiseDaIes = {
  cancelar,
  aprovarIes: { atores: ['instituicao'], ir: () => para('PADC') },
  colocarEmListaDeEspera: { atores: ['instituicao'], ir: () => para('PAIES', 'LISTA_ESPERA_IES') },
  reprovarIes: { atores: ['instituicao'], ir: comMotivo('RIES') },
} satisfies Partial<Record<Acao, Regra>>;

export const TRANSICOES: Readonly<Record<Sigla, Readonly<Partial<Record<Acao, Regra>>>>> = {
  PDBE: preenchimento,
  PDC: preenchimento,
  PDBF: preenchimento,
  PAIES: analiseDaIes,
  PADC: {
    cancelar,
    aprovarDadosComplementares: {
      atores: ['analista'],
      ir: semRejeitados((condicoes) => (condicoes.semFiador ? para('A') : para('PAF'))),
    },
    devolverDadosComplementares: { atores: ['analista'], ir: devolverDados },
    reprovar,
  },
  PAF: {
    cancelar,
    aprovarFiador: { atores: ['analista'], ir: semRejeitados(() => para('A')) },
    devolverFiador: { atores: ['analista'], ir: comMotivo('RAF') },
    reprovar,
  },
  // A guarantor who was swapped during the correction may be the last one to finish.
  RDC: { concluirCorrecao: { atores: ['estudante', 'fiador'], ir: corrigir('PADC') } },
  RAF: { concluirCorrecao: { atores: ['fiador', 'estudante'], ir: corrigir('PAF') } },
  // A final refusal is contested once (ADR 0030): the request stays refused while somebody else looks at it.
  RIES: {
    recorrer: { atores: ['estudante'], ir: () => para('RIES', 'REPROVADO_IES_EM_RECURSO') },
    aceitarRecurso: { atores: ['analista'], ir: () => para('PAIES') },
    manterRecurso: { atores: ['analista'], ir: comMotivo('RIES') },
  },
  REP: {
    recorrer: { atores: ['estudante'], ir: () => para('REP', 'REPROVADO_EM_RECURSO') },
    // What was contested goes back to the stage that refused it.
    aceitarRecurso: { atores: ['analista'], ir: ({ recusadaEm }) => para(recusadaEm ?? 'PADC') },
    manterRecurso: { atores: ['analista'], ir: comMotivo('REP') },
  },
  A: {},
  CAN: {},
};

/** What the action leads to, or why it is refused. Server and screens ask the same function. */
export function transitar(
  sigla: Sigla,
  acao: Acao,
  ator: Ator,
  condicoes: CondicoesDaTransicao,
): ResultadoDaTransicao {
  const regra = TRANSICOES[sigla][acao];
  if (!regra) return { ok: false, recusa: 'estado-nao-permite' };
  if (!regra.atores.includes(ator)) return { ok: false, recusa: 'papel-nao-permite' };
  const destino = regra.ir(condicoes);
  return typeof destino === 'string' ? { ok: false, recusa: destino } : { ok: true, destino };
}

export const MENSAGENS_DE_RECUSA: Readonly<Record<RecusaDeTransicao, string>> = {
  'estado-nao-permite': 'A solicitação mudou de situação e esta ação não é mais possível.',
  'papel-nao-permite': 'Você não tem permissão para esta ação.',
  'solicitacao-incompleta': 'Ainda faltam dados ou documentos para concluir a solicitação.',
  'falta-aceite': 'Falta o aceite do fiador para concluir a solicitação.',
  'falta-autorizacao': 'Falta a autorização do responsável legal para concluir a solicitação.',
  'motivo-obrigatorio': 'Informe ao menos um motivo.',
  'documentos-rejeitados': 'Há documentos recusados que ainda não foram reenviados.',
};

/** All arrows of the table with their conditions open, for the diagram in docs. */
export function setas(): ReadonlyArray<{ de: Sigla; acao: Acao; para: Sigla }> {
  const vistas = new Map<string, { de: Sigla; acao: Acao; para: Sigla }>();
  const booleanos = [false, true];
  for (const de of SIGLAS)
    for (const acao of ACOES)
      for (const semFiador of booleanos)
        for (const analiseIes of booleanos)
          for (const completos of booleanos)
            for (const recusadaEm of ['PADC', 'PAF'] as const) {
              const destino = TRANSICOES[de][acao]?.ir({
                semFiador,
                analiseIes,
                dadosBasicosCompletos: true,
                dadosComplementaresCompletos: completos,
                fiadoresCompletos: true,
                fiadoresAceitaram: true,
                responsavelAutorizou: true,
                temMotivo: true,
                documentosRejeitadosEmAberto: false,
                recusadaEm,
              });
              if (destino && typeof destino !== 'string')
                vistas.set(`${de} ${acao} ${destino.sigla}`, { de, acao, para: destino.sigla });
            }
  return [...vistas.values()];
}
