/**
 * The facts that the plan of a person's data reads, put together in one way: by the server from its rows, by a screen from
 * what the server shows to its reader.
 */
import type { Vision } from '../documento/leitura-tipos.ts';
import type { TipoDocumento } from '../documento/tipos.ts';
import type { Exigencias } from '../instituicao/exigencias.ts';
import type { Data } from '../tempo/data.ts';
import type { DocumentoNoWizard } from '../wizard/plano.ts';
import { temConjuge } from './estado-civil.ts';
import type { ContextoDoParticipante, Identidade, OutraPessoa, TipoPessoa } from './participante-contexto.ts';
import { camposLidosDoDocumento, cpfDivergente, cpfDoDocumentoDoConjuge } from './preenchimento.ts';

type Respostas = Readonly<Record<string, unknown>>;

/** What is a person's own: answers, files and what was read from them. */
export type DadosDoParticipante = Pick<
  ContextoDoParticipante,
  | 'respostas'
  | 'documentos'
  | 'cpfNoDocumento'
  | 'cpfNoDocumentoDoConjuge'
  | 'cpfDoDocumentoDoConjuge'
  | 'camposLidos'
  | 'cpfDivergente'
  | 'estadoCivilSemRegime'
>;

/** Somebody of the request, as the reader knows them. */
export interface PessoaDaSolicitacao {
  tipoPessoa: TipoPessoa;
  /** Null where the reader knows nothing of it. */
  identidade: Identidade | null;
  /** Null where the reader does not see the part. */
  respostas: Respostas | null;
  /** What a comparison must not give away, of the person and of the spouse. */
  reservados?: Readonly<Record<'daPessoa' | 'doConjuge', readonly (keyof Identidade)[]>>;
}

export interface FatosDaSolicitacao {
  hoje: Data;
  exigencias: Exigencias;
  rendaMinimaCentavos: number | null;
  pessoas: readonly PessoaDaSolicitacao[];
}

export function contextoDoParticipante(
  tipoPessoa: TipoPessoa,
  dados: DadosDoParticipante,
  { pessoas, ...fatos }: FatosDaSolicitacao,
): ContextoDoParticipante {
  return { tipoPessoa, ...fatos, ...dados, outras: outrasPessoas(pessoas, tipoPessoa) };
}

/** Everybody else in the request, spouses included, for the rules that compare a person with them. */
export function outrasPessoas(
  pessoas: readonly PessoaDaSolicitacao[],
  tipoPessoa: TipoPessoa,
): readonly OutraPessoa[] {
  return pessoas.flatMap((pessoa) => [
    ...(pessoa.tipoPessoa !== tipoPessoa && pessoa.identidade
      ? [comReserva({ papel: pessoa.tipoPessoa, ...pessoa.identidade }, pessoa.reservados?.daPessoa)]
      : []),
    ...conjugeDe(pessoa),
  ]);
}

function conjugeDe({ tipoPessoa, respostas, reservados }: PessoaDaSolicitacao): readonly OutraPessoa[] {
  if (!respostas || !temConjuge(respostas.estadoCivil, respostas.uniaoEstavel)) return [];
  const conjuge: OutraPessoa = {
    papel: `conjuge-${tipoPessoa}`,
    ...dita('nome', respostas.nomeConjuge),
    ...dita('cpf', respostas.cpfConjuge),
    ...dita('email', respostas.emailConjuge),
    ...dita('telefone', respostas.telefoneConjuge),
  };
  return [comReserva(conjuge, reservados?.doConjuge)];
}

function comReserva(pessoa: OutraPessoa, reservados: OutraPessoa['reservados']): OutraPessoa {
  return reservados ? { ...pessoa, reservados } : pessoa;
}

function dita<C extends keyof Identidade>(campo: C, valor: unknown): Pick<Identidade, C> | object {
  return typeof valor === 'string' && valor !== '' ? { [campo]: valor } : {};
}

/** A file in force, with what was read from it. */
export interface DocumentoLido extends DocumentoNoWizard {
  tipoDocumento: TipoDocumento;
  leitura: Vision | null;
}

/** `cpf` and `estadoCivilSemRegime` are the participant's own, beside the answers. */
export function dadosDoParticipante(
  { cpf, estadoCivilSemRegime }: { cpf: string; estadoCivilSemRegime: string | null },
  respostas: Respostas,
  documentos: readonly DocumentoLido[],
): DadosDoParticipante {
  const leituras = documentos.flatMap(({ tipoDocumento, leitura }) =>
    leitura ? [{ tipoDocumento, vision: leitura }] : [],
  );
  const mostraCpf = (tipo: TipoDocumento) =>
    leituras.some(({ tipoDocumento, vision }) => tipoDocumento === tipo && vision.cpf);
  return {
    respostas,
    documentos: documentos.map(({ leitura: _, ...documento }) => documento),
    cpfNoDocumento: mostraCpf('RG'),
    cpfNoDocumentoDoConjuge: mostraCpf('CARTEIRA_CONJUGE'),
    cpfDoDocumentoDoConjuge: cpfDoDocumentoDoConjuge(leituras),
    camposLidos: camposLidosDoDocumento(respostas, leituras),
    cpfDivergente: cpfDivergente(leituras, cpf),
    estadoCivilSemRegime,
  };
}
