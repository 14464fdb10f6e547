/**
 * The plan of a person's data: "Etapa 3 de 4 - Dados Pessoais" for the student (spec 2 sections 2.1 to 2.5) and
 * the guarantor's part of "Etapa 4 de 4" (section 2.6), one list of rows with its conditions. A row stands in the group for
 * which it counts at a guarantor; there is no other list of what a guarantor has to do (ADR 0113).
 */
import { definirPlano, primeiroIncompleto } from '../wizard/plano.ts';
import { camposDoPasso } from './campos.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';
import { passosDaFamilia } from './passos-da-familia.ts';
import { passosDaRenda } from './passos-da-renda.ts';
import { passosDeIdentificacao } from './passos-de-identificacao.ts';
import { passosDoEstadoCivil } from './passos-do-estado-civil.ts';
import {
  doItem,
  exige,
  type PassoDoParticipante,
  passoDeDocumentos,
  sempre,
  soDoEstudante,
  um,
} from './passos-do-participante.ts';

const identificacao = definirPlano<ContextoDoParticipante>()([
  ...passosDeIdentificacao,
  passoDeDocumentos(
    'hipossuficiencia',
    'Declaração de hipossuficiência',
    exige((exigencias) => exigencias.declaracaoHipossuficiencia),
    () => um('DECLARACAO_HIPOSSUFICIENCIA'),
  ),
  {
    id: 'endereco',
    titulo: 'Onde você mora?',
    forma: 'propria',
    quando: sempre,
    ...camposDoPasso('cep', 'endereco', 'numero', 'complemento', 'bairro', 'cidade', 'uf'),
  },
  passoDeDocumentos(
    'comprovante-de-residencia',
    'Comprovante de residência',
    sempre,
    () => um('RESIDENCIA'),
    'Conta de luz, água, internet ou telefone dos últimos 3 meses. Está no nome de alguém da sua casa? Envie assim mesmo: se a análise precisar de outro documento, avisamos você.',
  ),
]);

const linhas = [
  ...doItem('identificacao', identificacao),
  ...doItem('estadoCivil', passosDoEstadoCivil),
  ...soDoEstudante(passosDaFamilia),
  ...doItem('renda', passosDaRenda),
] satisfies PassoDoParticipante[];

export type LinhaDoParticipante = (typeof linhas)[number];
export type IdDoPassoDoParticipante = LinhaDoParticipante['id'];

export const planoDoParticipante: readonly LinhaDoParticipante[] = linhas;

const PASSOS_BASICOS: readonly IdDoPassoDoParticipante[] = [
  'documentos-de-identidade',
  'documento-do-cpf',
  'selfie',
  'dados-pessoais',
];
const linhasBasicas = planoDoParticipante.filter(({ id }) => PASSOS_BASICOS.includes(id));

/** Basic data: identity document and personal data; the rest is supplementary (states PDBE and PDC). */
export function dadosBasicosCompletos(contexto: ContextoDoParticipante): boolean {
  return primeiroIncompleto(linhasBasicas, contexto) === null;
}

export function dadosCompletos(contexto: ContextoDoParticipante): boolean {
  return primeiroIncompleto(planoDoParticipante, contexto) === null;
}
