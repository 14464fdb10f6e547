/** What the rows of a person's plan are made of: whom they concern, and the step that only asks for files. */
import { isMenorDeIdade } from '../pessoa/nascimento.ts';
import { isData } from '../tempo/data.ts';
import { type Passo, type RequisitoDeDocumento, SEM_RESPOSTAS } from '../wizard/plano.ts';
import { temConjuge } from './estado-civil.ts';
import type { ContextoDaPessoa } from './pessoa-contexto.ts';

export type Condicao = (contexto: ContextoDaPessoa) => boolean;

export const ehEstudante: Condicao = ({ tipoPessoa }) => tipoPessoa === 'estudante';
export const ehFiador: Condicao = (contexto) => !ehEstudante(contexto);
export const sempre: Condicao = () => true;

export const precisaDeResponsavel: Condicao = (contexto) => {
  const nascimento = contexto.respostas.dataNascimento;
  return ehEstudante(contexto) && typeof nascimento === 'string' && isData(nascimento)
    ? isMenorDeIdade(nascimento, contexto.hoje)
    : false;
};
export const responsavelE =
  (...graus: string[]): Condicao =>
  (contexto) =>
    precisaDeResponsavel(contexto) && graus.includes(String(contexto.respostas.grauParentescoResponsavel));
export const comConjuge: Condicao = ({ respostas }) =>
  temConjuge(respostas.estadoCivil, respostas.uniaoEstavel);
export const naoCasado: Condicao = ({ respostas }) =>
  respostas.estadoCivil !== undefined && respostas.estadoCivil !== 'CASADO';
export const exige =
  (condicao: (exigencias: ContextoDaPessoa['exigencias']) => boolean): Condicao =>
  (contexto) =>
    ehEstudante(contexto) && condicao(contexto.exigencias);

export const um = (tipoDocumento: string): readonly RequisitoDeDocumento[] => [
  { tipoDocumento, quantidade: 1 },
];

export function passoDeDocumentos<const Id extends string>(
  id: Id,
  titulo: string,
  quando: Condicao,
  documentos: (contexto: ContextoDaPessoa) => readonly RequisitoDeDocumento[],
  texto?: string,
): Passo<ContextoDaPessoa, Id> {
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
