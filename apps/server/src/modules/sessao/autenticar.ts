import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { type ContaGuardada, findContaDeQuemEntra } from '../conta/conta.repository.ts';
import {
  contarFalhaDoEndereco,
  exigirEnderecoSemFalhas,
  type LugarDaEntrada,
  limitePorAparelho,
} from '../entrada/limites-de-entrada.ts';
import { consumirLimite, esquecerJunto, type Limite } from '../limite/limite.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { abrirSessao, type DonoDaSessao, type SessaoAberta } from './abrir-sessao.ts';
import { aparelhoNovo, avisarAcessoNovo } from './avisar-acesso-novo.ts';
import type { Origem } from './origem.ts';

export function limiteDeLogin(contexto: Contexto, cpf: string, aparelho: string | null = null): Limite {
  return limitePorAparelho(contexto, 'login', cpf, aparelho);
}

const recusa = () =>
  new ErroDeAplicacao(401, 'O CPF ou a senha não confere. Confira os dois e tente de novo.');

/** One message and one duration for an unknown CPF, an account without a password and a wrong password. */
export async function autenticar(
  contexto: Contexto,
  { cpf, password }: { cpf: string; password: string },
  origem: Origem & LugarDaEntrada,
): Promise<{ sessao: SessaoAberta; conta: ContaGuardada }> {
  await exigirEnderecoSemFalhas(contexto, origem);
  const limite = limiteDeLogin(contexto, cpf, origem.aparelho);
  // Together: both are written by one statement.
  await Promise.all([
    limitarEndereco(contexto, { ip: origem.enderecoIp }),
    consumirLimite(
      contexto,
      limite,
      'Foram muitas tentativas com este CPF. Aguarde alguns minutos ou crie uma nova senha.',
    ),
  ]);
  const conta = await findContaDeQuemEntra(contexto.db, 'cpf', cpf);
  // Attempts of others wait for each other, not in front of who is known here.
  const vez = origem.aparelho ? `${origem.aparelho}:${cpf}` : cpf;
  const certa = await contexto.gateways.senhas.conferir(conta?.senha_hash, password, vez);
  if (!conta?.senha_hash || !certa) {
    await contarFalhaDoEndereco(contexto, origem);
    throw recusa();
  }
  const dono = {
    tipo: 'conta',
    contaId: conta.id,
    prova: { senhaHash: conta.senha_hash, recusa },
  } as const;
  const sessao = aparelhoNovo(contexto, conta, origem)
    ? await abrirAvisando(contexto, conta, dono, limite, origem)
    : await abrirDeNovo(contexto, dono, limite, origem);
  return { sessao, conta };
}

/** On a device that is known: a single statement, which most logins end with. */
function abrirDeNovo(contexto: Contexto, dono: DonoDaSessao, limite: Limite, origem: Origem) {
  return esquecerJunto(contexto, limite, (apagar) =>
    abrirSessao(contexto, contexto.db.with('esquecidas', apagar), dono, origem),
  );
}

function abrirAvisando(
  contexto: Contexto,
  conta: ContaGuardada,
  dono: DonoDaSessao,
  limite: Limite,
  origem: Origem,
) {
  return esquecerJunto(contexto, limite, (apagar) =>
    contexto.db.transaction().execute(async (trx) => {
      await apagar(trx).execute();
      await avisarAcessoNovo(contexto, trx, conta, origem);
      return abrirSessao(contexto, trx, dono, origem);
    }),
  );
}
