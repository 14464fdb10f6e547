/**
 * A request as the state table sees it, without a database: the transitions are the table's own, and what the table
 * asks of the request (documents, acceptance, verdicts, a proposal, a claim) is kept here in the simplest way.
 */

import { type Situacao, situacaoDaSolicitacao } from '@credito/domain/andamento/situacao';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { podeGerenciarFiadores } from '@credito/domain/fiador/fiador';
import type { DecisaoDeDois } from '@credito/domain/gestao/segunda-pessoa';
import {
  ESTADOS,
  type Responsavel,
  type Sigla,
  type StatusSolicitacao,
} from '@credito/domain/solicitacao/estados';
import { isEmRecurso } from '@credito/domain/solicitacao/inicio';
import {
  type Acao,
  type Ator,
  type CondicoesDaTransicao,
  type EtapaRecusada,
  transitar,
} from '@credito/domain/solicitacao/transicoes';

/** The documents that the walks touch: one of the basic data, one of the rest, one of the guarantor. */
export const PROVAS = ['estudante.RG', 'estudante.RESIDENCIA', 'fiador.RESIDENCIA'] as const;
export type Prova = (typeof PROVAS)[number];

interface EstadoDaProva {
  situacao: 'ausente' | 'enviado' | 'aprovado' | 'rejeitado';
  /** It was sent in the place of a refused one. */
  responde: boolean;
}

interface FiadorNoModelo {
  preenchidoPor: 'pessoa' | 'estudante';
  vinculado: boolean;
  aceitou: boolean;
  /** Everything besides the document that the walks touch was given. */
  preencheu: boolean;
  /** Handed in with the request, so that a correction does not wait for this person. */
  entregou: boolean;
  recusado: boolean;
}

export interface Modelo {
  semFiador: boolean;
  /** An approval that ends the analysis takes two people. */
  acimaDoTeto: boolean;
  analiseIes: boolean;
  sigla: Sigla;
  status: StatusSolicitacao;
  concluida: boolean;
  /** The student gave everything besides the documents that the walks touch. */
  preencheu: boolean;
  provas: Record<Prova, EstadoDaProva>;
  /** The documents that the walks do not touch, by person: all of one kind. */
  outrasProvas: Record<'estudante' | 'fiador', 'enviado' | 'aprovado'>;
  fiador: FiadorNoModelo | null;
  /** What waits for a second person, and who proposed it. */
  proposta: { quem: string; acao: DecisaoDeDois } | null;
  /** Who holds the request. */
  dono: string | null;
  /** Who ever proposed or confirmed a refusal, and never looks at the appeal. */
  reprovaram: string[];
  recusadaEm: EtapaRecusada | null;
  recurso: 'nenhum' | 'enviado' | 'respondido';
  /** Returned with a reason in words, and nothing was done about it yet. */
  pedeAlgo: Record<'estudante' | 'fiador', boolean>;
  /** The student sent a part of a correction that still waits for the guarantor. */
  parteEnviada: boolean;
}

export function modeloInicial(exigencias: Pick<Modelo, 'semFiador' | 'analiseIes' | 'acimaDoTeto'>): Modelo {
  const ausente = (): EstadoDaProva => ({ situacao: 'ausente', responde: false });
  return {
    ...exigencias,
    sigla: 'PDBE',
    status: 'PENDENTE_DADOS_BASICOS_ESTUDANTE',
    concluida: false,
    preencheu: false,
    provas: { 'estudante.RG': ausente(), 'estudante.RESIDENCIA': ausente(), 'fiador.RESIDENCIA': ausente() },
    outrasProvas: { estudante: 'enviado', fiador: 'enviado' },
    fiador: null,
    proposta: null,
    dono: null,
    reprovaram: [],
    recusadaEm: null,
    recurso: 'nenhum',
    pedeAlgo: { estudante: false, fiador: false },
    parteEnviada: false,
  };
}

export const tipoDa = (prova: Prova): TipoDocumento => (prova === 'estudante.RG' ? 'RG' : 'RESIDENCIA');

export const donoDa = (prova: Prova): 'estudante' | 'fiador' =>
  prova === 'fiador.RESIDENCIA' ? 'fiador' : 'estudante';

export const natureza = (modelo: Modelo) => ESTADOS[modelo.sigla].natureza;

const vale = ({ situacao }: EstadoDaProva) => situacao === 'enviado' || situacao === 'aprovado';

/** A guarantor who left takes the documents along. */
export function provasEmJogo(modelo: Modelo): readonly Prova[] {
  return PROVAS.filter((prova) => donoDa(prova) === 'estudante' || modelo.fiador !== null);
}

export function condicoes(modelo: Modelo, temMotivo = false): CondicoesDaTransicao {
  const { provas, fiador } = modelo;
  const basicos = modelo.preencheu && vale(provas['estudante.RG']);
  return {
    semFiador: modelo.semFiador,
    analiseIes: modelo.analiseIes,
    dadosBasicosCompletos: basicos,
    dadosComplementaresCompletos: basicos && vale(provas['estudante.RESIDENCIA']),
    fiadoresCompletos: (fiador?.preencheu ?? false) && vale(provas['fiador.RESIDENCIA']),
    fiadoresAceitaram: fiador?.aceitou ?? false,
    responsavelAutorizou: true,
    temMotivo,
    ...(modelo.recusadaEm ? { recusadaEm: modelo.recusadaEm } : {}),
    documentosRejeitadosEmAberto: provasEmJogo(modelo).some((p) => provas[p].situacao === 'rejeitado'),
  };
}

/** Takes the arrow of the table; false when the table refuses, and then nothing has changed. */
export function ir(modelo: Modelo, acao: Acao, ator: Ator, temMotivo = false): boolean {
  const resultado = transitar(modelo.sigla, acao, ator, condicoes(modelo, temMotivo));
  if (!resultado.ok) return false;
  modelo.sigla = resultado.destino.sigla;
  modelo.status = resultado.destino.statusSolicitacao;
  return true;
}

/** Where the filled-in parts lead, while they are being filled in. */
export function acompanhar(modelo: Modelo): void {
  if (natureza(modelo) === 'editavel') ir(modelo, 'atualizarPreenchimento', 'sistema');
}

/** A request that reaches the staff, or reaches them again. */
export function entregar(modelo: Modelo, acao: 'concluir' | 'concluirCorrecao', ator: Ator): boolean {
  if (!ir(modelo, acao, ator)) return false;
  modelo.concluida = true;
  modelo.parteEnviada = false;
  if (modelo.fiador) Object.assign(modelo.fiador, { entregou: true });
  return true;
}

export function podeMexerNoFiador(modelo: Modelo): boolean {
  return podeGerenciarFiadores(modelo.sigla);
}

export function situacaoEsperada(modelo: Modelo): Situacao {
  const atuais = condicoes(modelo);
  return situacaoDaSolicitacao({
    sigla: modelo.sigla,
    statusSolicitacao: modelo.status,
    faltaSoAceite:
      atuais.dadosBasicosCompletos &&
      atuais.dadosComplementaresCompletos &&
      atuais.fiadoresCompletos &&
      !atuais.fiadoresAceitaram,
    possuiContratos: false,
    correcaoEspera: modelo.sigla === 'RDC' && modelo.parteEnviada && modelo.fiador?.entregou === false,
  });
}

/** Who must act, told from what the walks know of the request. */
export function quemAgeEsperado(modelo: Modelo): Responsavel {
  const { sigla, fiador, provas } = modelo;
  if (isEmRecurso(modelo.status)) return 'analista';
  if (sigla === 'RDC' && modelo.parteEnviada && fiador?.entregou === false) return 'fiador';
  if (sigla !== 'PDBF') return ESTADOS[sigla].responsavel;
  if (!fiador) return 'estudante';
  const completo = fiador.preencheu && vale(provas['fiador.RESIDENCIA']);
  if (completo) return fiador.aceitou ? 'estudante' : 'fiador';
  return fiador.preenchidoPor === 'estudante' && !fiador.aceitou ? 'estudante' : 'fiador';
}
