import type { Contexto } from '../../../contexto.ts';
import { ErroDeAplicacao } from '../../../erros.ts';
import {
  contarFalhaDoEndereco,
  exigirEnderecoSemFalhas,
  type LugarDaEntrada,
} from '../../entrada/limites-de-entrada.ts';
import { emitirDesafio } from './desafio.ts';
import { contarTentativa, esquecerTentativas } from './limites.ts';

const MENSAGEM_LOGIN_RECUSADO = 'E-mail ou senha incorretos.';

/** First step. Unknown, inactive and not yet activated people answer like a wrong password, in the same time. */
export async function autenticarOperador(
  contexto: Contexto,
  { email, senha }: { email: string; senha: string },
  lugar: LugarDaEntrada,
): Promise<{ desafio: string }> {
  const { aparelho } = lugar;
  await exigirEnderecoSemFalhas(contexto, lugar);
  await contarTentativa(contexto, 'senha', email, aparelho);
  const operador = await contexto.db
    .selectFrom('operador')
    .select(['id', 'senha_hash', 'totp_segredo', 'ativo'])
    .where('email', '=', email)
    .executeTakeFirst();
  const certa = await contexto.gateways.senhas.conferir(
    operador?.senha_hash,
    senha,
    aparelho ? `${aparelho}:${email}` : email,
  );
  if (!certa || !operador?.senha_hash || !operador.totp_segredo || !operador.ativo) {
    await contarFalhaDoEndereco(contexto, lugar);
    throw new ErroDeAplicacao(401, MENSAGEM_LOGIN_RECUSADO);
  }
  await esquecerTentativas(contexto, 'senha', email, aparelho);
  return {
    desafio: emitirDesafio(contexto.segredo, operador.id, operador.senha_hash, contexto.relogio.agora()),
  };
}
