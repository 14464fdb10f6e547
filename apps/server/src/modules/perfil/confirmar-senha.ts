/** Changing a contact or the password asks for the password again (decisions, “Registration and codes”). */
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import { type ContaGuardada, findContaById } from '../conta/conta.repository.ts';
import { limitePorAparelho } from '../entrada/limites-de-entrada.ts';
import { consumirLimite, esquecerLimite } from '../limite/limite.ts';

const campo = 'password';

export const senhaIncorreta = (nomeDoCampo: string) =>
  regraDoDominio([{ campo: nomeDoCampo, mensagem: 'A senha atual está incorreta.' }]);

/** As many attempts as the login has, and apart from it: those are used up by anybody who knows the CPF. */
export async function confirmarSenha(
  contexto: Contexto,
  contaId: string,
  senha: string,
  nomeDoCampo: string = campo,
): Promise<ContaGuardada> {
  const conta = await findContaById(contexto.db, contaId);
  if (!conta) throw naoEncontrado();
  if (conta.senha_hash === null)
    throw regraDoDominio([
      {
        campo: nomeDoCampo,
        mensagem: 'Sua conta ainda não tem senha. Crie uma em “Esqueci minha senha” e volte aqui.',
      },
    ]);
  const limite = limitePorAparelho(contexto, 'senha-confirmada', conta.id, null);
  await consumirLimite(contexto, limite, 'Foram muitas tentativas. Aguarde alguns minutos.');
  if (!(await contexto.gateways.senhas.conferir(conta.senha_hash, senha))) throw senhaIncorreta(nomeDoCampo);
  await esquecerLimite(contexto, limite);
  return conta;
}
