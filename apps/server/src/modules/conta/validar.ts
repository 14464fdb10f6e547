import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { celularConfirmadoEm } from '../codigo/telefone-verificado.ts';
import { comExistenciaContada, ExistenciaEsgotada, type QuemPergunta } from '../entrada/existencia.ts';
import { contaExistente, emailCadastrado } from './conflitos.ts';
import { existeContaComEmail, findContaByCpf } from './conta.repository.ts';

/**
 * May this CPF or this e-mail still create an account? Null: not said any more today, neither yes nor no; the creation
 * itself says it, to who has confirmed a phone.
 */
export async function validarUsuario(
  contexto: Contexto,
  { cpf, email }: { cpf?: string | undefined; email?: string | undefined },
  origem: { enderecoIp: string; navegador: Buffer },
): Promise<true | null> {
  if (!cpf && !email) throw new ErroDeAplicacao(400, 'Informe o CPF ou o e-mail.');
  try {
    return await comExistenciaContada<true>(contexto, await quemPergunta(contexto, origem), async () => {
      if (cpf && (await findContaByCpf(contexto.db, cpf))) throw contaExistente();
      if (email && (await existeContaComEmail(contexto.db, email))) throw emailCadastrado();
      return true;
    });
  } catch (erro) {
    if (erro instanceof ExistenciaEsgotada) return null;
    throw erro;
  }
}

async function quemPergunta(
  { db, relogio }: Contexto,
  { enderecoIp, navegador }: { enderecoIp: string; navegador: Buffer },
): Promise<QuemPergunta> {
  const celular = await celularConfirmadoEm(db, navegador, relogio.agora());
  return celular ? { tipo: 'celular', id: celular } : { tipo: 'endereco', id: enderecoIp };
}
