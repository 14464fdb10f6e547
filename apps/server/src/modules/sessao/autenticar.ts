import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { findContaByCpf } from '../conta/conta.repository.ts';
import { consumirLimite, esquecerLimite, type Limite } from '../limite/limite.ts';
import { abrirSessao, type SessaoAberta } from './abrir-sessao.ts';
import { avisarAcessoNovo } from './avisar-acesso-novo.ts';
import type { Origem } from './origem.ts';
import { conferirSenha } from './senha.ts';

export const JANELA_DE_LOGIN_SEGUNDOS = 15 * 60;

export function limiteDeLogin(contexto: Contexto, cpf: string): Limite {
  return {
    nome: 'login',
    quem: cpf,
    maximo: contexto.configuracao.limites.loginPorCpf,
    janelaSegundos: JANELA_DE_LOGIN_SEGUNDOS,
  };
}

/** One message and one duration for an unknown CPF, an account without a password and a wrong password. */
export async function autenticar(
  contexto: Contexto,
  { cpf, password }: { cpf: string; password: string },
  origem: Origem,
): Promise<SessaoAberta & { contaId: string }> {
  const limite = limiteDeLogin(contexto, cpf);
  await consumirLimite(
    contexto,
    limite,
    'Foram muitas tentativas com este CPF. Aguarde alguns minutos ou crie uma nova senha.',
  );
  const conta = await findContaByCpf(contexto.db, cpf);
  const certa = await conferirSenha(conta?.senha_hash, password);
  if (!conta || !certa) throw new ErroDeAplicacao(401, 'CPF ou senha incorretos.');
  await esquecerLimite(contexto, limite);
  const sessao = await contexto.db.transaction().execute(async (trx) => {
    await avisarAcessoNovo(contexto, trx, conta.id, origem);
    return abrirSessao(contexto, trx, { tipo: 'conta', contaId: conta.id }, origem);
  });
  return { ...sessao, contaId: conta.id };
}
