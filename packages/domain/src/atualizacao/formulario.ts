/** The form of a person's update: names of the wire (spec 3 section 3) and the answers that they stand for. */
import { formularioDaCorrecao, respostasDaCorrecao } from '../pendencia/correcao-de-dados.ts';
import { emailSchema } from '../pessoa/email.ts';
import { celularSchema } from '../pessoa/telefone.ts';
import type { Campo } from '../wizard/plano.ts';
import { mesmoCasamento } from './casamento.ts';

type Respostas = Readonly<Record<string, unknown>>;

export const CANAIS_DA_ATUALIZACAO = ['SMS', 'WHATSAPP'] as const;
export type CanalDaAtualizacao = (typeof CANAIS_DA_ATUALIZACAO)[number];

/** Kept beside the answers of a request, where they are the account's. */
export const CAMPOS_DE_CONTATO = {
  telefone: { nome: 'telefone', rotulo: 'Celular', tipo: 'telefone', autocomplete: 'tel-national' },
  email: { nome: 'email', rotulo: 'E-mail', tipo: 'email', autocomplete: 'email' },
} as const satisfies Record<string, Campo>;

export const SCHEMAS_DE_CONTATO = { telefone: celularSchema, email: emailSchema } as const;

export const CAMPOS_DO_ENDERECO = [
  'cep',
  'endereco',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
] as const;
export const CAMPOS_DO_ESTADO_CIVIL = [
  'estadoCivil',
  'uniaoEstavel',
  'regimeDeBens',
  'nomeConjuge',
  'cpfConjuge',
  'emailConjuge',
] as const;

/** What a person confirms or changes; the name is only read. */
export const CAMPOS_DA_ATUALIZACAO = [
  'telefone',
  'email',
  ...CAMPOS_DO_ENDERECO,
  ...CAMPOS_DO_ESTADO_CIVIL,
] as const;
export type CampoDaAtualizacao = (typeof CAMPOS_DA_ATUALIZACAO)[number];

/**
 * The newest answers of somebody whose update was concluded: what it took away does not come back. The regime of the same
 * marriage may have been answered outside of updates, before a contract (ADR 0122).
 */
export function respostasVigentes(declaradas: Respostas, atualizadas: Respostas | null): Respostas {
  if (atualizadas === null) return declaradas;
  const fora: readonly string[] = CAMPOS_DA_ATUALIZACAO;
  return {
    ...Object.fromEntries(Object.entries(declaradas).filter(([campo]) => !fora.includes(campo))),
    ...(declaradas.regimeDeBens !== undefined && mesmoCasamento(declaradas, atualizadas)
      ? { regimeDeBens: declaradas.regimeDeBens }
      : {}),
    ...atualizadas,
  };
}

export function formularioDaAtualizacao(respostas: Respostas, originais: Respostas): Record<string, unknown> {
  return {
    nome: respostas.nome ?? null,
    numeroTelefone: respostas.telefone ?? null,
    email: respostas.email ?? null,
    ...formularioDaCorrecao(respostas),
    nomeAntigoConjuge: originais.nomeConjuge ?? null,
  };
}

/** The answers that a form means: what it leaves out stays as it was. */
export function respostasDaAtualizacao(atuais: Respostas, formulario: Respostas): Record<string, unknown> {
  const { nome: _nome, numeroTelefone, email, nomeAntigoConjuge: _antigo, ...resto } = formulario;
  const completo = {
    ...formularioDaCorrecao(atuais),
    // Given or not at all: an empty field of a form is the same as one that it leaves out, except the complement.
    ...Object.fromEntries(Object.entries(resto).filter(([, valor]) => valor !== undefined && valor !== null)),
  };
  return {
    ...respostasDaCorrecao(completo),
    ...contato('telefone', numeroTelefone, atuais),
    ...contato('email', email, atuais),
  };
}

function contato(campo: 'telefone' | 'email', dito: unknown, atuais: Respostas) {
  const valor = dito === undefined || dito === null || dito === '' ? atuais[campo] : dito;
  return valor === undefined ? {} : { [campo]: valor };
}

/** Names on the wire of the answers, for errors beside their fields. */
export const NOME_NO_FORMULARIO: Readonly<Record<CampoDaAtualizacao, string>> = {
  telefone: 'numeroTelefone',
  email: 'email',
  cep: 'cepEndereco',
  endereco: 'endereco',
  numero: 'numeroEndereco',
  complemento: 'complementoEndereco',
  bairro: 'bairroEndereco',
  cidade: 'cidadeEndereco',
  uf: 'ufEndereco',
  estadoCivil: 'estadoCivilPessoa',
  uniaoEstavel: 'uniaoEstavelPessoa',
  regimeDeBens: 'regimeDeBens',
  nomeConjuge: 'nomeConjuge',
  cpfConjuge: 'cpfConjuge',
  emailConjuge: 'emailConjuge',
};
