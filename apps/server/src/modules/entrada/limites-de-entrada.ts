/** What counts against whom when somebody logs in (ADR 0087). */
import type { Contexto } from '../../contexto.ts';
import { contarFalha, exigirFolga, type Limite } from '../limite/limite.ts';
import { soarAlarme } from '../mensagem/soar-alarme.ts';

const JANELA_DE_LOGIN_SEGUNDOS = 15 * 60;

/** Where somebody enters from. */
export interface LugarDaEntrada {
  enderecoIp: string;
  /** The device, where this very person has logged in on it before; null: any other. */
  aparelho: string | null;
}

/** A known device has attempts of its own: nobody else can use them up. */
export function limitePorAparelho(
  { configuracao }: Contexto,
  nome: string,
  quem: string,
  aparelho: string | null,
): Limite {
  return {
    nome: aparelho ? `${nome}-conhecido` : nome,
    quem: aparelho ? `${aparelho}:${quem}` : quem,
    maximo: configuracao.limites.loginPorCpf,
    janelaSegundos: JANELA_DE_LOGIN_SEGUNDOS,
  };
}

const falhasDoEndereco = ({ configuracao }: Contexto, quem: string): Limite => ({
  nome: 'falhas-do-endereco',
  quem,
  maximo: configuracao.limites.falhasPorEnderecoPorHora,
  janelaSegundos: 3_600,
});

const MENSAGEM_DO_ENDERECO =
  'Da sua rede erraram senhas demais nesta hora. Entre de um aparelho que você já usou, de outra rede, ou tente mais tarde.';

/** One password tried on many accounts is seen where it comes from. */
export async function exigirEnderecoSemFalhas(
  contexto: Contexto,
  { enderecoIp, aparelho }: LugarDaEntrada,
): Promise<void> {
  if (!aparelho) await exigirFolga(contexto, falhasDoEndereco(contexto, enderecoIp), MENSAGEM_DO_ENDERECO);
}

export async function contarFalhaDoEndereco(
  contexto: Contexto,
  { enderecoIp, aparelho }: LugarDaEntrada,
): Promise<void> {
  if (aparelho) return;
  const limite = falhasDoEndereco(contexto, enderecoIp);
  if ((await contarFalha(contexto, limite)) === limite.maximo) await soarAlarme(contexto, 'senhas');
}
