import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { consumirLimite } from '../limite/limite.ts';
import { contaExistente, emailCadastrado } from './conflitos.ts';
import { existeContaComEmail, findContaByCpf } from './conta.repository.ts';

const CONSULTAS_POR_HORA = 30;

/** May this CPF or this e-mail still create an account? Nobody needs to ask the same many times an hour. */
export async function validarUsuario(
  contexto: Contexto,
  { cpf, email }: { cpf?: string | undefined; email?: string | undefined },
): Promise<void> {
  const quem = cpf ?? email;
  if (!quem) throw new ErroDeAplicacao(400, 'Informe o CPF ou o e-mail.');
  await consumirLimite(
    contexto,
    { nome: 'valida', quem, maximo: CONSULTAS_POR_HORA, janelaSegundos: 3_600 },
    'Você já fez esta consulta muitas vezes. Tente novamente mais tarde.',
  );
  if (cpf && (await findContaByCpf(contexto.db, cpf))) throw contaExistente();
  if (email && (await existeContaComEmail(contexto.db, email))) throw emailCadastrado();
}
