/** The two refusals of an account that exists already, also when the database decides a race (case DB-01). */
import { ErroDeAplicacao } from '../../erros.ts';

export const contaExistente = () =>
  new ErroDeAplicacao(409, 'CONTA_EXISTENTE', {
    nome: 'conta-existente',
    detalhe: 'Já existe uma conta vinculada a esse CPF.',
    revelaExistencia: true,
  });

export const emailCadastrado = () =>
  new ErroDeAplicacao(409, 'E-mail já cadastrado!', { revelaExistencia: true });

const INDICES: Readonly<Record<string, () => ErroDeAplicacao>> = {
  conta_cpf_key: contaExistente,
  conta_email: emailCadastrado,
};

/** The business message of a unique violation, or null for any other failure. */
export function conflitoDaConta(erro: unknown): ErroDeAplicacao | null {
  if (typeof erro !== 'object' || erro === null || !('constraint' in erro)) return null;
  return INDICES[String(erro.constraint)]?.() ?? null;
}
