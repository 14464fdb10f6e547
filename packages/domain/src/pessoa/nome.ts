/** One name rule everywhere (decisions, "Registration and codes"; cases NAME-01 to NAME-03). */
import * as z from 'zod/mini';

const MAXIMO_NOME = 60;
export const MENSAGEM_NOME_INVALIDO = 'O nome digitado é inválido.';
export const MENSAGEM_NOME_OBRIGATORIO = 'Escreva o nome completo.';
export const MENSAGEM_NOME_LONGO =
  'O nome não pode ultrapassar 60 caracteres. Se precisar, abrevie os nomes do meio.';
export const MENSAGEM_NOME_COMPLETO = 'Informe o nome completo.';

const APOSTROFOS = /[\u2018\u2019\u02BC\u00B4\u0060]/g;
/** Among the letters of Unicode there are fillers that nobody sees. */
const FORMATO = /^(?!.*\p{Default_Ignorable_Code_Point})\p{L}[\p{L}\p{M} '.-]*$/u;

/** "Dr.João" wants a space; so does "www.golpe.com", which mail programs would turn into a link in our messages. */
const PONTO_ENTRE_PALAVRAS = /(?<=\p{L}{2})\.(?=\p{L}{2})/gu;

/**
 * NFC, one kind of apostrophe, inner spaces collapsed, a space after a word's dot, ends trimmed. A tab or an end of line
 * inside is no space that somebody typed, and stays for the rule to refuse (devices 7).
 */
export function normalizarNome(texto: string): string {
  return texto
    .normalize('NFC')
    .replace(APOSTROFOS, "'")
    .replace(PONTO_ENTRE_PALAVRAS, '. ')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

export function erroDoNome(texto: string): string | null {
  const nome = normalizarNome(texto);
  if (nome === '') return MENSAGEM_NOME_OBRIGATORIO;
  if (nome.length > MAXIMO_NOME) return MENSAGEM_NOME_LONGO;
  return FORMATO.test(nome) ? null : MENSAGEM_NOME_INVALIDO;
}

/** Two words or more; a single legal name needs an explicit confirmation by the person. */
export function isNomeCompleto(nome: string): boolean {
  return normalizarNome(nome).split(' ').length >= 2;
}

/** Form used to compare two names: no case, no accents, no double spaces (case FIA-03). */
export function chaveDoNome(nome: string): string {
  return normalizarNome(nome.replace(/\s+/g, ' ')).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function mesmoNome(a: string, b: string): boolean {
  return chaveDoNome(a) === chaveDoNome(b);
}

/** First name, for greetings. */
export function primeiroNome(nome: string): string {
  return normalizarNome(nome).split(' ')[0] ?? '';
}

const semErro = (nome: string) => erroDoNome(nome) === null;

/** `obrigatorio` is the sentence for a name that is left out, where the specification has one of its own. */
export const nomeObrigatorio = (obrigatorio: string) =>
  z.pipe(
    z.pipe(z.string({ error: obrigatorio }), z.transform(normalizarNome)),
    z
      .string()
      .check(
        z.minLength(1, { error: obrigatorio, abort: true }),
        z.refine(semErro, { error: (issue) => erroDoNome(String(issue.input)) ?? MENSAGEM_NOME_INVALIDO }),
      ),
  );

export const nomeSchema = nomeObrigatorio(MENSAGEM_NOME_OBRIGATORIO);
