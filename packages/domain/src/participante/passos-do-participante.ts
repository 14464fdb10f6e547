/** What the rows of a person's plan are made of: whom they concern, and the step that only asks for files. */
import type { TipoDocumento } from '../documento/tipos.ts';
import { IDADE_MINIMA_ESTUDANTE, isMenorDeIdade } from '../pessoa/nascimento.ts';
import { anosCompletos, type Data, isData } from '../tempo/data.ts';
import { type Passo, type RequisitoDeDocumento, SEM_RESPOSTAS } from '../wizard/plano.ts';
import { temConjuge } from './estado-civil.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

/** What a guarantor sends, as the student is told of it (spec 1 section 9). */
export type ItemDoFiador = 'identificacao' | 'estadoCivil' | 'renda';

/** A row of a person's plan: for which item of a guarantor it counts, or null where no guarantor is asked. */
export type PassoDoParticipante<P extends Passo<ContextoDoParticipante> = Passo<ContextoDoParticipante>> =
  P & {
    item: ItemDoFiador | null;
  };

export type Condicao = (contexto: ContextoDoParticipante) => boolean;

export const ehEstudante: Condicao = ({ tipoPessoa }) => tipoPessoa === 'estudante';
export const ehFiador: Condicao = (contexto) => !ehEstudante(contexto);
export const sempre: Condicao = () => true;

export const precisaDeResponsavel: Condicao = (contexto) => {
  const nascimento = contexto.respostas.dataNascimento;
  return ehEstudante(contexto) && typeof nascimento === 'string' && isData(nascimento)
    ? isMenorDeIdade(nascimento, contexto.hoje)
    : false;
};

/** Asked with the personal data, and only of whoever is too young unless emancipated (spec 2 section 5). */
export function perguntaEmancipacao(nascimento: unknown, hoje: Data): boolean {
  if (typeof nascimento !== 'string' || !isData(nascimento) || nascimento > hoje) return false;
  return anosCompletos(nascimento, hoje) < IDADE_MINIMA_ESTUDANTE;
}

/** Said with the personal data: who the guardian is need not be asked again. */
const jaDisseQueEmancipado: Condicao = ({ respostas, hoje }) =>
  respostas.emancipada === true && perguntaEmancipacao(respostas.dataNascimento, hoje);

export const escolheResponsavel: Condicao = (contexto) =>
  precisaDeResponsavel(contexto) && !jaDisseQueEmancipado(contexto);
export const responsavelE =
  (...graus: string[]): Condicao =>
  (contexto) =>
    escolheResponsavel(contexto) && graus.includes(String(contexto.respostas.grauParentescoResponsavel));

/** A minor who answers for themselves, whichever way it was said. */
export const emancipado: Condicao = (contexto) =>
  responsavelE('E')(contexto) || (precisaDeResponsavel(contexto) && jaDisseQueEmancipado(contexto));
export const comConjuge: Condicao = ({ respostas }) =>
  temConjuge(respostas.estadoCivil, respostas.uniaoEstavel);
export const naoCasado: Condicao = ({ respostas }) =>
  respostas.estadoCivil !== undefined && respostas.estadoCivil !== 'CASADO';
export const exige =
  (condicao: (exigencias: ContextoDoParticipante['exigencias']) => boolean): Condicao =>
  (contexto) =>
    ehEstudante(contexto) && condicao(contexto.exigencias);

export const um = (tipoDocumento: TipoDocumento): readonly RequisitoDeDocumento[] => [
  { tipoDocumento, quantidade: 1 },
];

/** Rows of which those that a guarantor meets count for one item. */
export function doItem<P extends Passo<ContextoDoParticipante>>(
  item: ItemDoFiador,
  passos: readonly P[],
): readonly PassoDoParticipante<P>[] {
  return passos.map((passo) => ({ ...passo, item }));
}

/** Rows that count for no item: no guarantor meets them, whatever they say. */
export function soDoEstudante<P extends Passo<ContextoDoParticipante>>(
  passos: readonly P[],
): readonly PassoDoParticipante<P>[] {
  return passos.map((passo) => ({
    ...passo,
    item: null,
    quando: (contexto: ContextoDoParticipante) => ehEstudante(contexto) && passo.quando(contexto),
  }));
}

export function passoDeDocumentos<const Id extends string>(
  id: Id,
  titulo: string,
  quando: Condicao,
  documentos: (contexto: ContextoDoParticipante) => readonly RequisitoDeDocumento[],
  texto?: string,
): Passo<ContextoDoParticipante, Id, 'documentos'> {
  return {
    id,
    titulo,
    forma: 'documentos',
    quando,
    campos: [],
    schema: SEM_RESPOSTAS,
    documentos,
    ...(texto ? { texto } : {}),
  };
}
