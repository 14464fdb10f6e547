/** Passwords (spec 1 section 5): new ones follow the strict rule, logins accept what older accounts have. */
import * as z from 'zod/mini';

const MINIMO_DA_SENHA = 8;
const MINIMO_DA_SENHA_ANTIGA = 6;
const MAXIMO_DA_SENHA = 128;

export const MENSAGEM_SENHA_COM_ESPACOS = 'A senha não pode conter espaços como caracteres.';
export const MENSAGEM_SENHA_LONGA = 'A senha informada possui mais de 128 caracteres.';
export const MENSAGEM_SENHAS_DIFERENTES = 'As senhas devem ser iguais.';
export const MENSAGEM_SENHA_CURTA_ANTIGA = 'A senha precisa ter pelo menos 6 caracteres.';

export interface ItemDaSenha {
  id: 'tamanho' | 'maiuscula' | 'minuscula' | 'numero' | 'simbolo';
  /** What is still needed, in words that complete "A senha precisa ter ...". */
  rotulo: string;
  atendido: boolean;
}

const CONTEUDOS: ReadonlyArray<[ItemDaSenha['id'], string, (senha: string) => boolean]> = [
  ['tamanho', 'pelo menos 8 caracteres', (senha) => tamanhoDaSenha(senha) >= MINIMO_DA_SENHA],
  ['maiuscula', 'uma letra maiúscula', (senha) => /\p{Lu}/u.test(senha)],
  ['minuscula', 'uma letra minúscula', (senha) => /\p{Ll}/u.test(senha)],
  ['numero', 'um número', (senha) => /\d/.test(senha)],
  ['simbolo', 'um símbolo, como ! ou @', (senha) => /[^\p{L}\p{M}\p{N}\s]/u.test(senha)],
];

/** Characters as people count them: an accented letter is one, however the keyboard composed it. */
function tamanhoDaSenha(senha: string): number {
  return [...senha.normalize('NFC')].length;
}

/** The list that the screen ticks off while the person types. */
export function itensDaSenha(senha: string): readonly ItemDaSenha[] {
  const normal = senha.normalize('NFC');
  return CONTEUDOS.map(([id, rotulo, testar]) => ({ id, rotulo, atendido: testar(normal) }));
}

function enumerar(partes: readonly string[]): string {
  const ultima = partes.at(-1) ?? '';
  return partes.length < 2 ? ultima : `${partes.slice(0, -1).join(', ')} e ${ultima}`;
}

/** The message for a new password, or null. */
export function erroDaSenha(senha: string): string | null {
  if (/\s/.test(senha)) return MENSAGEM_SENHA_COM_ESPACOS;
  if (tamanhoDaSenha(senha) > MAXIMO_DA_SENHA) return MENSAGEM_SENHA_LONGA;
  const faltam = itensDaSenha(senha).filter(({ atendido }) => !atendido);
  return faltam.length === 0 ? null : `A senha precisa ter ${enumerar(faltam.map(({ rotulo }) => rotulo))}.`;
}

/** The relaxed rule of the login. */
export function erroDaSenhaAntiga(senha: string): string | null {
  if (tamanhoDaSenha(senha) > MAXIMO_DA_SENHA) return MENSAGEM_SENHA_LONGA;
  return tamanhoDaSenha(senha) < MINIMO_DA_SENHA_ANTIGA ? MENSAGEM_SENHA_CURTA_ANTIGA : null;
}

export function erroDaConfirmacao(senha: string, confirmacao: string): string | null {
  return senha.normalize('NFC') === confirmacao.normalize('NFC') ? null : MENSAGEM_SENHAS_DIFERENTES;
}

/** Far above the rule's own limit, so that a long password gets its message and a huge one costs nothing. */
const MAXIMO_RECEBIDO = 1024;
const textoDaSenha = z
  .string({ error: 'Digite a senha.' })
  .check(z.maxLength(MAXIMO_RECEBIDO, { error: MENSAGEM_SENHA_LONGA, abort: true }));

export const senhaNovaSchema = textoDaSenha.check(
  z.refine((senha) => erroDaSenha(senha) === null, {
    error: (issue) => erroDaSenha(String(issue.input)) ?? 'Digite a senha.',
  }),
);

/** For logins: any length up to the limit; a wrong one is wrong, without naming the rule that it breaks. */
export const senhaDeLoginSchema = textoDaSenha.check(z.minLength(1, { error: 'Digite a senha.' }));
