/**
 * The timeline of a request: what happened, who must act now, since when, until when, what to do, and what comes
 * next. Student, guarantor and staff read the same facts, each in their own words.
 */
import { PRAZO_DA_RESPOSTA_DIAS, prazoDaResposta } from '../recurso/recurso.ts';
import { ESTADOS, type Responsavel, type Sigla } from '../solicitacao/estados.ts';
import { isEmRecurso } from '../solicitacao/inicio.ts';
import type { Ator } from '../solicitacao/transicoes.ts';
import { fimDoDia } from '../tempo/data.ts';
import { type Espera, ETAPAS_MEDIDAS, type EtapaMedida, fimDaEspera, textoDaEspera } from './espera.ts';
import { etapasDaAnalise } from './etapas-da-analise.ts';
import { type AcaoDaLinha, isAvanco, quemFez, tituloDoMarco } from './marcos-em-palavras.ts';
import { esperaAutorizacao, type FatosDaVez, oQueFazer, quemAgeAgora } from './o-que-fazer.ts';
import { QUEM_AGE, QUEM_AUTORIZA } from './quem-age.ts';
import { rotuloDaVez } from './rotulo-da-vez.ts';
import type { Leitor } from './situacao.ts';
import { type ParteDoFiador, situacaoParaOFiador, vezDoFiador } from './vez-do-fiador.ts';

export interface AcontecimentoDaLinha {
  id: string;
  em: Date;
  acao: AcaoDaLinha;
  ator: Ator;
  sigla: Sigla;
  siglaAnterior: Sigla | null;
  /** Only those that this reader may know. */
  motivos: readonly string[];
  /** First name of the guarantor whom it is about. */
  fiador?: string;
}

export interface FatosDaLinha extends FatosDaVez {
  analiseIes: boolean;
  desde: Date;
  /** The last answer or file of the student's part, as it was handed in; null while something is missing. */
  dadosProntosEm: Date | null;
  /** The same of the guarantors' parts. */
  fiadoresProntosEm: Date | null;
  acontecimentos: readonly AcontecimentoDaLinha[];
  esperas: Readonly<Partial<Record<EtapaMedida, Espera>>>;
  /** Place in the institution's waiting list, counted from 1. */
  posicaoNaLista: number | null;
  /** The student has, or had, its contract: from then on the contract itself says whose turn it is. */
  temContrato: boolean;
  /** Since when, once every contract that came of it was cancelled. */
  contratoCanceladoEm: Date | null;
  /** The part of the guarantor who reads; null for everybody else. */
  minhaParte: ParteDoFiador | null;
}

interface Marco {
  id: string;
  titulo: string;
  /** `devolvido`: refused, and to be corrected. */
  estado: 'feito' | 'atual' | 'futuro' | 'devolvido' | 'recusado';
  em: Date | null;
  quem: string | null;
  detalhes: readonly string[];
}

interface VezDeAgora {
  titulo: string;
  responsavel: Responsavel;
  quem: string;
  desde: Date;
  /** Nine in ten are through by then; null where nothing is measured or promised. */
  ate: Date | null;
  prazo: string | null;
  oQueFazer: string | null;
}

export interface LinhaDoTempo {
  /** Null once nobody has anything left to do. */
  agora: VezDeAgora | null;
  marcos: readonly Marco[];
}

export function linhaDoTempo(fatos: FatosDaLinha, leitor: Leitor): LinhaDoTempo {
  const acontecimentos = comDadosCompletos(fatos);
  const agora = vezDeAgora({ ...fatos, acontecimentos }, leitor);
  // What was sent back before was corrected since.
  const aCorrigir =
    ESTADOS[fatos.sigla].natureza === 'corrigivel'
      ? acontecimentos.findLast(({ acao }) => DEVOLUCOES.includes(acao))
      : undefined;
  return {
    agora,
    marcos: [
      ...acontecimentos
        .filter((acontecimento) => interessa(acontecimento, leitor))
        .map((acontecimento) => marcoFeito(acontecimento, leitor, acontecimento === aCorrigir)),
      ...(isContratada(fatos) ? marcosDaAprovacao(fatos) : []),
      ...(agora ? [marcoAtual(agora)] : []),
      ...marcosFuturos({ ...fatos, ...situacaoParaOFiador(fatos, fatos.minhaParte) }, leitor),
    ],
  };
}

/** Where a guarantor is asked for, a change of state says that the student's part is complete; here nothing else does. */
function comDadosCompletos(fatos: FatosDaLinha): readonly AcontecimentoDaLinha[] {
  const { semFiador, dadosProntosEm, acontecimentos } = fatos;
  if (!semFiador || !dadosProntosEm) return acontecimentos;
  const em = maisTarde(
    dadosProntosEm,
    acontecimentos.filter(({ acao }) => acao === 'atualizarPreenchimento'),
  );
  const depois = acontecimentos.findIndex((outro) => outro.acao === 'concluir' || outro.em > em);
  const lugar = depois < 0 ? acontecimentos.length : depois;
  const completou: AcontecimentoDaLinha = {
    id: 'dados-completos',
    em,
    acao: 'estudante.completou',
    ator: 'estudante',
    sigla: fatos.sigla,
    siglaAnterior: null,
    motivos: [],
  };
  return [...acontecimentos.slice(0, lugar), completou, ...acontecimentos.slice(lugar)];
}

const maisTarde = (momento: Date, outros: ReadonlyArray<{ em: Date }>): Date =>
  new Date(Math.max(momento.getTime(), ...outros.map(({ em }) => em.getTime())));

/** Going backwards while filling in is noise for people, a fact for the staff. */
function interessa(acontecimento: AcontecimentoDaLinha, leitor: Leitor): boolean {
  return acontecimento.acao !== 'atualizarPreenchimento' || leitor === 'analista' || isAvanco(acontecimento);
}

const DEVOLUCOES: readonly AcaoDaLinha[] = ['devolverDadosComplementares', 'devolverFiador'];

const RECUSAS: readonly AcaoDaLinha[] = [
  'reprovarIes',
  'reprovar',
  'manterRecurso',
  'cancelar',
  'fiador.recusou',
  'fiador.saiu',
  'fiador.desconvidado',
  'responsavel.recusou',
];

function marcoFeito(acontecimento: AcontecimentoDaLinha, leitor: Leitor, aCorrigir: boolean): Marco {
  const { id, em, acao, ator, motivos, fiador } = acontecimento;
  return {
    id,
    titulo: tituloDoMarco(acontecimento, leitor),
    estado: aCorrigir ? 'devolvido' : RECUSAS.includes(acao) ? 'recusado' : 'feito',
    em,
    quem: quemFez(ator, leitor, fiador),
    detalhes: motivos,
  };
}

const isMedida = (sigla: Sigla): sigla is EtapaMedida => (ETAPAS_MEDIDAS as readonly Sigla[]).includes(sigla);

function vezDeAgora(fatos: FatosDaLinha, leitor: Leitor): VezDeAgora | null {
  const responsavel = quemAgeAgora(fatos);
  if (responsavel === 'ninguem' || isContratada(fatos)) return null;
  const { desde } = fatos;
  const naLista = fatos.statusSolicitacao === 'LISTA_ESPERA_IES';
  const prazo = isEmRecurso(fatos.statusSolicitacao) ? prazoDoRecurso(desde) : prazoDaEspera(fatos, naLista);
  return {
    titulo: naLista ? tituloDaLista(fatos.posicaoNaLista) : rotuloDaVez(fatos, leitor),
    responsavel,
    quem: esperaAutorizacao(fatos) ? QUEM_AUTORIZA[leitor] : QUEM_AGE[leitor][responsavel],
    desde: desdeQuando(fatos),
    ...prazo,
    oQueFazer: oQueFazer(fatos, leitor),
    ...vezDoFiador(fatos, fatos.minhaParte),
  };
}

/** An answer that the next contract waits for is asked of a guarantor here. */
const isContratada = ({ sigla, temContrato, esperaRegime }: FatosDaLinha): boolean =>
  sigla === 'A' && temContrato && !esperaRegime;

/** Nothing comes after a contract that was cancelled. */
function marcosDaAprovacao({ desde, contratoCanceladoEm: em }: FatosDaLinha): readonly Marco[] {
  const aprovada = {
    id: 'aprovada',
    titulo: 'Solicitação aprovada',
    estado: 'feito',
    em: desde,
    quem: null,
  } as const;
  if (em === null) return [{ ...aprovada, detalhes: ['O que vem depois está em Contratos.'] }];
  return [
    { ...aprovada, detalhes: [] },
    {
      id: 'contrato-cancelado',
      titulo: 'Contrato cancelado',
      estado: 'recusado',
      em,
      quem: null,
      detalhes: [],
    },
  ];
}

type Prazo = Pick<VezDeAgora, 'ate' | 'prazo'>;

function prazoDaEspera({ sigla, desde, esperas }: FatosDaLinha, naLista: boolean): Prazo {
  if (naLista) return { ate: null, prazo: 'Sem data marcada' };
  const espera = isMedida(sigla) ? esperas[sigla] : undefined;
  // What is promised is the provider's own time: for the institution only what was measured is said.
  return espera && !(sigla === 'PAIES' && espera.tipo === 'promessa')
    ? { ate: fimDaEspera(espera, desde), prazo: textoDaEspera(espera) }
    : { ate: null, prazo: null };
}

const prazoDoRecurso = (enviadoEm: Date): Prazo => ({
  ate: fimDoDia(prazoDaResposta(enviadoEm)),
  prazo: `Até ${PRAZO_DA_RESPOSTA_DIAS} dias`,
});

/** While people fill in, the turn changes with what they do, not with the state. */
function desdeQuando({ sigla, desde, acontecimentos, fiadoresProntosEm }: FatosDaLinha): Date {
  if (ESTADOS[sigla].natureza !== 'editavel') return desde;
  const prontos = sigla === 'PDBF' && fiadoresProntosEm ? [{ em: fiadoresProntosEm }] : [];
  return maisTarde(desde, [...acontecimentos, ...prontos]);
}

function tituloDaLista(posicao: number | null): string {
  return posicao === null
    ? 'Na lista de espera da instituição de ensino'
    : `Na lista de espera da instituição de ensino, em ${posicao}º lugar`;
}

function marcoAtual(agora: VezDeAgora): Marco {
  return {
    id: 'agora',
    titulo: agora.titulo,
    estado: 'atual',
    em: agora.desde,
    quem: agora.quem,
    detalhes: agora.oQueFazer ? [agora.oQueFazer] : [],
  };
}

/** What is still to come, in the order of the state table; nothing after the end. */
function marcosFuturos(fatos: FatosDaLinha, leitor: Leitor): readonly Marco[] {
  const { sigla, semFiador, analiseIes } = fatos;
  if (ESTADOS[sigla].natureza === 'final') return [];
  const editavel = ESTADOS[sigla].natureza === 'editavel';
  return etapasDaAnalise(sigla, { semFiador, analiseIes, siglaAnterior: null })
    .filter(({ id, estado }) =>
      editavel
        ? true
        : estado === 'futuro' || (ESTADOS[sigla].natureza === 'corrigivel' && ONDE_VOLTA[sigla] === id),
    )
    .map(({ id }) => ({
      id,
      titulo: TITULOS_FUTUROS[leitor][id],
      estado: 'futuro',
      em: null,
      quem: null,
      detalhes: [],
    }));
}

/** A correction returns to the analysis that it came from. */
const ONDE_VOLTA: Readonly<Partial<Record<Sigla, string>>> = { RDC: 'dados', RAF: 'fiador' };

type IdDaEtapa = ReturnType<typeof etapasDaAnalise>[number]['id'];

const TITULOS_FUTUROS: Readonly<Record<Leitor, Readonly<Record<IdDaEtapa, string>>>> = {
  estudante: {
    enviada: 'Envio para análise',
    instituicao: 'Análise da instituição de ensino',
    dados: 'Análise dos seus dados',
    fiador: 'Análise do fiador',
    resultado: 'Resultado',
  },
  fiador: {
    enviada: 'Envio para análise',
    instituicao: 'Análise da instituição de ensino',
    dados: 'Análise dos dados do estudante',
    fiador: 'Análise dos seus dados',
    resultado: 'Resultado',
  },
  analista: {
    enviada: 'Envio para análise',
    instituicao: 'Análise da instituição',
    dados: 'Análise dos dados do estudante',
    fiador: 'Análise do fiador',
    resultado: 'Resultado',
  },
};
