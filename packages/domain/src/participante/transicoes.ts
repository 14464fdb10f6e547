/**
 * The states of one person's part of a request: what its owner and the analysis make of it (spec 2 section 3,
 * statusPreenchimento and status of a person; section 4, "Pendency flow").
 */

import {
  definirTransicoes,
  type Regra as RegraDaTabela,
  type Tabela,
  type ValoresDasCondicoes,
} from '../transicao/definir-transicoes.ts';
import type { TipoPessoa } from './participante-contexto.ts';

export const ESTADOS_DA_PARTE = ['EM_PREENCHIMENTO', 'AGUARDANDO_ANALISE', 'APROVADO', 'REPROVADO'] as const;
export type EstadoDaParte = (typeof ESTADOS_DA_PARTE)[number];

/** On the wire and in the database a student's refused part has a word of its own. */
export const STATUS_DE_PREENCHIMENTO = [...ESTADOS_DA_PARTE, 'REPROVADO_DADOS_COMPLEMENTARES'] as const;
export type StatusDePreenchimento = (typeof STATUS_DE_PREENCHIMENTO)[number];

/** N not judged, R refused and not sent again yet, A approved. */
export type StatusDaAnalise = 'N' | 'R' | 'A';

export const ACOES_DA_PARTE = [
  'trocarPreenchedor',
  'concluirParte',
  'entregar',
  'aprovar',
  'devolver',
  'enviarCorrecao',
  'reabrir',
] as const;
export type AcaoDaParte = (typeof ACOES_DA_PARTE)[number];

/** `dono` answers for the part, `sistema` hands it in together with the request. */
export type AtorDaParte = 'dono' | 'estudante' | 'analista' | 'sistema';

interface CondicoesDaParte {
  tipoPessoa: TipoPessoa;
}

interface DestinoDaParte {
  estado: EstadoDaParte;
  statusPreenchimento: StatusDePreenchimento;
  /** Absent where the verdict of before still stands. */
  statusAnalise?: StatusDaAnalise;
}

type Regra = RegraDaTabela<AtorDaParte, CondicoesDaParte, DestinoDaParte, never>;

const por = (
  atores: readonly AtorDaParte[],
  estado: Exclude<EstadoDaParte, 'REPROVADO'>,
  statusAnalise?: StatusDaAnalise,
): Regra => ({
  atores,
  ir: () => ({ estado, statusPreenchimento: estado, ...(statusAnalise ? { statusAnalise } : {}) }),
});

const recusada = (atores: readonly AtorDaParte[]): Regra => ({
  atores,
  ir: ({ tipoPessoa }) => ({
    estado: 'REPROVADO',
    statusPreenchimento: tipoPessoa === 'estudante' ? 'REPROVADO_DADOS_COMPLEMENTARES' : 'REPROVADO',
    statusAnalise: 'R',
  }),
});

/** Another person fills in: what was there is put away. */
const trocarPreenchedor = por(['estudante'], 'EM_PREENCHIMENTO');
const concluirParte = por(['dono'], 'AGUARDANDO_ANALISE');
const entregar = por(['sistema'], 'AGUARDANDO_ANALISE');
const aprovar = por(['analista'], 'APROVADO', 'A');
const devolver = recusada(['analista']);
const enviarCorrecao = por(['dono'], 'AGUARDANDO_ANALISE', 'N');
/** What was changed after it had been sent, while others still corrected, is not sent any more. */
const reabrir = recusada(['dono']);

const TABELA: Tabela<EstadoDaParte, AcaoDaParte, AtorDaParte, CondicoesDaParte, DestinoDaParte, never> = {
  EM_PREENCHIMENTO: { trocarPreenchedor, concluirParte, entregar, enviarCorrecao, reabrir },
  AGUARDANDO_ANALISE: { trocarPreenchedor, entregar, aprovar, devolver, enviarCorrecao, reabrir },
  // An accepted appeal opens the stage again, over people who were approved in it too.
  APROVADO: { trocarPreenchedor, concluirParte, aprovar, devolver, enviarCorrecao, reabrir },
  REPROVADO: { trocarPreenchedor, concluirParte, entregar, enviarCorrecao, reabrir },
};

const VALORES: ValoresDasCondicoes<CondicoesDaParte> = { tipoPessoa: ['estudante', 'fiador', 'fiador2'] };

const parte = definirTransicoes({
  estados: ESTADOS_DA_PARTE,
  acoes: ACOES_DA_PARTE,
  tabela: TABELA,
  valores: VALORES,
  estadoDe: ({ estado }: DestinoDaParte) => estado,
});

export const { transitar: transitarParte, setas: setasDaParte, destinoDe: statusApos } = parte;

/** Words of the states from which the action starts, for a statement over the parts of a request. */
export function statusCom(acao: AcaoDaParte): readonly StatusDePreenchimento[] {
  const estados = parte.estadosCom(acao);
  return STATUS_DE_PREENCHIMENTO.filter((status) => estados.includes(estadoDaParte(status)));
}

export function estadoDaParte(status: StatusDePreenchimento): EstadoDaParte {
  return status === 'REPROVADO_DADOS_COMPLEMENTARES' ? 'REPROVADO' : status;
}

/** The part was handed in by its owner, or the analysis approved it. */
export function parteTerminada(status: StatusDePreenchimento | null): boolean {
  return status === 'AGUARDANDO_ANALISE' || status === 'APROVADO';
}
