/** What is wrong with what a person changed; what stayed as it was is not judged again. */
import * as z from 'zod/mini';
import type { NomeDeCampo } from '../participante/campos.ts';
import { errosDaCorrecao } from '../pendencia/correcao-de-dados.ts';
import { mesmoEmail } from '../pessoa/email.ts';
import { digitosDoTelefone } from '../pessoa/telefone.ts';
import type { ErroDeCampo } from '../wizard/plano.ts';
import { type ContextoDaAtualizacao, comoParticipante } from './contexto-da-atualizacao.ts';
import {
  CAMPOS_DA_ATUALIZACAO,
  CAMPOS_DO_ENDERECO,
  CAMPOS_DO_ESTADO_CIVIL,
  type CampoDaAtualizacao,
  SCHEMAS_DE_CONTATO,
} from './formulario.ts';
import { camposMudados, opcoesDeEstadoCivil } from './provas.ts';

type Respostas = Readonly<Record<string, unknown>>;

const MENSAGEM_TELEFONE_CADASTRADO = 'Número de telefone já cadastrado!';
const MENSAGEM_EMAIL_CADASTRADO = 'Este e-mail já é usado por outra pessoa da atualização.';
const MENSAGEM_SOLTEIRO = 'Quem já foi casado não volta a ser solteiro. Escolha outro estado civil.';

const GRUPOS: readonly (readonly CampoDaAtualizacao[])[] = [
  CAMPOS_DO_ENDERECO,
  CAMPOS_DO_ESTADO_CIVIL,
  ['telefone'],
  ['email'],
];

/** Fields that belong together are judged together, once one of them changed. */
function camposJulgados(mudados: readonly CampoDaAtualizacao[]): readonly CampoDaAtualizacao[] {
  return GRUPOS.flatMap((grupo) => (grupo.some((campo) => mudados.includes(campo)) ? grupo : []));
}

export function errosDaAtualizacao(
  respostas: Respostas,
  contexto: ContextoDaAtualizacao,
): readonly ErroDeCampo[] {
  const { originais } = contexto;
  const mudados = camposMudados(originais, respostas);
  if (mudados.length === 0) return [];
  const julgados = camposJulgados(mudados);
  const daPessoa = errosDaCorrecao(respostas, comoParticipante(contexto, respostas)).filter(({ campo }) =>
    julgados.includes(campo as CampoDaAtualizacao & NomeDeCampo),
  );
  const estadoCivil = respostas.estadoCivil;
  const solteiro =
    mudados.includes('estadoCivil') &&
    estadoCivil === 'SOLTEIRO' &&
    opcoesDeEstadoCivil(originais).every(({ valor }) => valor !== estadoCivil);
  return [
    ...(mudados.includes('telefone') ? errosDoTelefone(respostas.telefone, contexto) : []),
    ...(mudados.includes('email') ? errosDoEmail(respostas.email, contexto) : []),
    ...(solteiro ? [{ campo: 'estadoCivil', mensagem: MENSAGEM_SOLTEIRO }] : []),
    ...daPessoa,
  ];
}

/** A number belongs to one person of the update; signs that nobody sees make no other number. */
export function errosDoTelefone(
  dito: unknown,
  { outras }: Pick<ContextoDaAtualizacao, 'outras'>,
): readonly ErroDeCampo[] {
  const lido = z.safeParse(SCHEMAS_DE_CONTATO.telefone, dito);
  if (!lido.success) return mensagensDe('telefone', lido.error);
  const repetido = outras.some(
    ({ papel, telefone }) =>
      !papel.startsWith('conjuge') && telefone !== undefined && digitosDoTelefone(telefone) === lido.data,
  );
  return repetido ? [{ campo: 'telefone', mensagem: MENSAGEM_TELEFONE_CADASTRADO }] : [];
}

export function errosDoEmail(
  dito: unknown,
  { outras }: Pick<ContextoDaAtualizacao, 'outras'>,
): readonly ErroDeCampo[] {
  const lido = z.safeParse(SCHEMAS_DE_CONTATO.email, dito);
  if (!lido.success) return mensagensDe('email', lido.error);
  const repetido = outras.some(
    ({ papel, email }) => !papel.startsWith('conjuge') && email !== undefined && mesmoEmail(email, lido.data),
  );
  return repetido ? [{ campo: 'email', mensagem: MENSAGEM_EMAIL_CADASTRADO }] : [];
}

const mensagensDe = (campo: CampoDaAtualizacao, erro: z.core.$ZodError): readonly ErroDeCampo[] =>
  erro.issues.slice(0, 1).map(({ message }) => ({ campo, mensagem: message }));

/** The answers as they are kept: digits of a phone, an e-mail in lower case; only of answers without errors. */
export function respostasGuardadas(respostas: Respostas): Record<string, unknown> {
  const guardadas: Record<string, unknown> = {};
  for (const campo of CAMPOS_DA_ATUALIZACAO) {
    const valor = respostas[campo];
    if (valor === undefined) continue;
    const schema = campo === 'telefone' || campo === 'email' ? SCHEMAS_DE_CONTATO[campo] : null;
    const lido = schema ? z.safeParse(schema, valor) : null;
    guardadas[campo] = lido?.success ? lido.data : valor;
  }
  return guardadas;
}
