/** Who of the staff is part of a request, and does not work on it (decisions, "Second round"; ADR 0095). */
import { normalizarEmail } from '../pessoa/email.ts';

/** `cpf` is null until the person of the staff has said it. */
export interface Identificacao {
  cpf: string | null;
  emails: readonly string[];
}

export type MotivoDoConflito = 'faz-parte' | 'declarado';

export const MENSAGEM_DO_CONFLITO: Readonly<Record<MotivoDoConflito, string>> = {
  'faz-parte': 'Você faz parte desta solicitação.',
  declarado: 'Você declarou um conflito com esta solicitação. Só a administração pode retirar.',
};

export const MENSAGEM_FALTA_O_CPF = 'Informe o seu CPF para continuar.';
export const MENSAGEM_CPF_DE_OUTRA_PESSOA =
  'Já existe uma pessoa da equipe com este CPF. Fale com quem administra a equipe.';

export const MENSAGEM_DA_CONTA_EM_CONFLITO =
  'Você tem um conflito com esta conta: outra pessoa da equipe precisa atender.';

/** Student, guarantors, spouses, guardian or pupil: whoever of them it is. */
export function fazParte(quem: Identificacao, pessoas: readonly Identificacao[]): boolean {
  const caixas = new Set(quem.emails.map(caixaDoEmail));
  return pessoas.some(
    ({ cpf, emails }) =>
      (cpf !== null && cpf === quem.cpf) || emails.some((email) => caixas.has(caixaDoEmail(email))),
  );
}

/** Gmail delivers whatever the dots say, and answers to two names. */
const SEM_PONTOS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an address reaches: case and what follows a plus name the same one. A provider that takes the plus
 * for a letter would let one colleague work in the place of another; the contrary would let somebody approve themselves.
 */
export function caixaDoEmail(email: string): string {
  const [local = '', dominio = ''] = normalizarEmail(email).split('@');
  const semRotulo = local.split('+')[0] || local;
  return SEM_PONTOS.includes(dominio)
    ? `${semRotulo.replaceAll('.', '')}@gmail.com`
    : `${semRotulo}@${dominio}`;
}

export const MAXIMO_DO_MOTIVO_DO_CONFLITO = 300;
