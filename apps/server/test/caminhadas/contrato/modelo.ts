/**
 * A contract on paper as its table of states sees it, without a database: the transitions are the table's own, and what
 * the table asks of the contract is kept here in the simplest way.
 */
import { type AtoDeDois, isAtoDeDois } from '@credito/domain/contrato/atos-de-dois';
import { desistenciaAte } from '@credito/domain/contrato/desistencia';
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import { apareceNaLista } from '@credito/domain/contrato/na-lista';
import { type CausaDoCancelamento, isRecuperavel, prazoVencido } from '@credito/domain/contrato/prazo';
import {
  type AcaoDoContrato,
  type AtorDoContrato,
  type CondicoesDoContrato,
  transitarContrato,
} from '@credito/domain/contrato/transicoes';
import type { Data } from '@credito/domain/tempo/data';

export const ANALISTAS = ['analista', 'colega', 'terceira'] as const;
export type Analista = (typeof ANALISTAS)[number];

export interface ModeloDoContrato {
  hoje: Data;
  /** Null before one was generated. */
  codigo: CodigoDoContrato | null;
  edicao: number;
  prazo: Data | null;
  planoAceito: boolean;
  /** Who keeps the copy of each edition. */
  copias: Record<number, Analista>;
  todosConferidos: boolean;
  entregueEm: Data | null;
  assinadoEm: Data | null;
  /** Whoever of the provider has worked on it. */
  agiram: Analista[];
  proposta: { quem: Analista; acao: AtoDeDois } | null;
  cancelamento: { causa: CausaDoCancelamento; vindoDe: CodigoDoContrato; em: Data } | null;
}

export function semContrato(hoje: Data): ModeloDoContrato {
  return {
    hoje,
    codigo: null,
    edicao: 1,
    prazo: null,
    planoAceito: false,
    copias: {},
    todosConferidos: false,
    entregueEm: null,
    assinadoEm: null,
    agiram: [],
    proposta: null,
    cancelamento: null,
  };
}

function condicoes(modelo: ModeloDoContrato, quem: Analista | null, temMotivo: boolean): CondicoesDoContrato {
  const { hoje, codigo, prazo, assinadoEm, entregueEm, proposta, cancelamento } = modelo;
  const doPapel = codigo === 'RIE' || codigo === 'EFU';
  return {
    via: 'impressa',
    planoAceito: modelo.planoAceito,
    alteracaoAberta: false,
    anteriorEmContratacao: false,
    assinaturaDisponivel: false,
    prazoVencido: prazo !== null && prazoVencido(prazo, hoje),
    recuperavel:
      cancelamento !== null &&
      isRecuperavel({ ...cancelamento, prazo: prazo ?? cancelamento.em, jaRecuperado: false }, hoje),
    assinaturasValem: false,
    podeDesistir:
      codigo !== null &&
      desistenciaAte({ codigo, assinadoEm, entregueEm: doPapel ? entregueEm : null, prazo }, hoje) !== null,
    copiaGuardada: modelo.copias[modelo.edicao] !== undefined,
    outraPessoa:
      quem === null ||
      (proposta !== null && proposta.quem !== quem && (codigo !== 'APR' || !jaTrabalhou(modelo, quem))),
    temMotivo,
    solicitacaoAprovada: true,
  };
}

/** Whoever proposes works on it too; whoever keeps a copy has worked on it without a line of history. */
const jaTrabalhou = ({ agiram, copias }: ModeloDoContrato, quem: Analista): boolean =>
  agiram.includes(quem) || Object.values(copias).includes(quem);

interface Ato {
  papel: AtorDoContrato;
  quem?: Analista;
  temMotivo?: boolean;
}

/** Takes the arrow of the table; false when the table refuses, and then nothing has changed. */
export function ir(modelo: ModeloDoContrato, acao: AcaoDoContrato, ato: Ato): boolean {
  const { papel, quem = null, temMotivo = false } = ato;
  if (modelo.codigo === null) return false;
  const resultado = transitarContrato(modelo.codigo, acao, papel, condicoes(modelo, quem, temMotivo));
  if (!resultado.ok) return false;
  const vindoDe = modelo.codigo;
  modelo.codigo = resultado.destino.codigo;
  modelo.proposta = null;
  if (quem !== null) modelo.agiram.push(quem);
  if (modelo.codigo === 'CAN')
    modelo.cancelamento = { causa: CAUSAS[acao] ?? 'provedor', vindoDe, em: modelo.hoje };
  return true;
}

const CAUSAS: Partial<Record<AcaoDoContrato, CausaDoCancelamento>> = {
  vencer: 'prazo',
  desistir: 'desistencia',
  encerrar: 'curso',
};

/** What two people do is judged as if the second one did it, and waits. */
export function propor(
  modelo: ModeloDoContrato,
  acao: AcaoDoContrato,
  quem: Analista,
  temMotivo: boolean,
): boolean {
  if (modelo.codigo === null || modelo.proposta !== null || !isAtoDeDois(acao as AtoDeDois)) return false;
  const como = { ...condicoes(modelo, quem, temMotivo), outraPessoa: true };
  if (!transitarContrato(modelo.codigo, acao, 'efetivacao', como).ok) return false;
  modelo.proposta = { quem, acao: acao as AtoDeDois };
  modelo.agiram.push(quem);
  return true;
}

/** Whether the student is shown it at all. */
export function visivel({ codigo, edicao, prazo, cancelamento, hoje }: ModeloDoContrato): boolean {
  if (codigo === null) return false;
  return apareceNaLista(
    {
      codigo,
      prazo,
      concluidoPeloEstudante: false,
      corrigeReprovado: edicao > 1,
      cancelamento: cancelamento && { ...cancelamento, prazo: prazo ?? cancelamento.em, jaRecuperado: false },
    },
    hoje,
  );
}
