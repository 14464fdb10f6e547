/** The two refusals of an account that exists already, also when the database decides a race (case DB-01). */
import { conflito, type ErroDeAplicacao } from '../../erros.ts';

export const contaExistente = () => conflito('CONTA_EXISTENTE', 'Já existe uma conta vinculada a esse CPF.');

export const emailCadastrado = () => conflito('E-mail já cadastrado!');

const INDICES: Readonly<Record<string, () => ErroDeAplicacao>> = {
  conta_cpf_key: contaExistente,
  conta_email: emailCadastrado,
};

/** The business message of a unique violation, or null for any other failure. */
export function conflitoDaConta(erro: unknown): ErroDeAplicacao | null {
  if (typeof erro !== 'object' || erro === null || !('constraint' in erro)) return null;
  return INDICES[String(erro.constraint)]?.() ?? null;
}
