import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { ErroDeAplicacao } from '../../../erros.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { abrirSessao, type SessaoAberta } from '../../sessao/abrir-sessao.ts';
import type { Origem } from '../../sessao/origem.ts';
import { usarCodigoDeRecuperacao } from './codigos-de-recuperacao.ts';
import { desafioVale, operadorDoDesafio } from './desafio.ts';
import { contarCodigoErrado, contarTentativa, esquecerTentativas, exigirCodigosDoDia } from './limites.ts';
import { decifrarChave, passoDoCodigo } from './totp.ts';

const desafioVencido = () => new ErroDeAplicacao(401, 'O tempo para confirmar acabou. Entre novamente.');
const codigoErrado = () =>
  new ErroDeAplicacao(401, 'O código não confere ou já foi usado. Confira o aplicativo e tente novamente.');

/** Second step: six digits of the application, or a recovery code. Either is good once. */
export async function confirmarOperador(
  contexto: Contexto,
  { desafio, codigo }: { desafio: string; codigo: string },
  origem: Origem,
  aparelhoDe: (email: string) => string | null,
): Promise<SessaoAberta & { operadorId: string; email: string }> {
  const operadorId = operadorDoDesafio(desafio);
  if (!operadorId) throw desafioVencido();
  const agora = contexto.relogio.agora();
  const operador = await contexto.db
    .selectFrom('operador')
    .select(['email', 'senha_hash', 'totp_segredo'])
    .where('id', '=', operadorId)
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (!operador?.senha_hash || !operador.totp_segredo) throw desafioVencido();
  if (!desafioVale(contexto.segredo, desafio, operador.senha_hash, agora)) throw desafioVencido();
  const aparelho = aparelhoDe(operador.email);
  await exigirCodigosDoDia(contexto, operadorId, aparelho);
  await contarTentativa(contexto, 'codigo', operadorId, aparelho);
  const { senha_hash: senhaHash } = operador;

  const sessao = await contexto.db.transaction().execute(async (trx) => {
    const meio = await conferirSegundoFator(contexto, trx, operadorId, codigo, agora);
    if (!meio) return null;
    const prova = { senhaHash, recusa: desafioVencido };
    const aberta = await abrirSessao(contexto, trx, { tipo: 'gestao', operadorId, prova }, origem);
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: operadorId },
      acao: 'operador.entrar',
      alvo: { tipo: 'operador', id: operadorId },
      contaId: null,
      dados: { meio },
    });
    return aberta;
  });
  if (!sessao) throw await recusaDoCodigo(contexto, operadorId, codigo, aparelho);
  await esquecerTentativas(contexto, 'codigo', operadorId, aparelho);
  return { ...sessao, operadorId, email: operador.email };
}

/** Counts a wrong code as one. The answer is the same for one that is only repeated. */
export async function recusaDoCodigo(
  contexto: Contexto,
  operadorId: string,
  codigo: string,
  aparelho: string | null,
): Promise<ErroDeAplicacao> {
  if (!(await isCodigoRepetido(contexto, operadorId, codigo)))
    await contarCodigoErrado(contexto, operadorId, aparelho);
  return codigoErrado();
}

/** The last right code, sent again: a press that is repeated, and no guess. It opens nothing, and nobody is warned of it. */
async function isCodigoRepetido(contexto: Contexto, operadorId: string, codigo: string): Promise<boolean> {
  const operador = await contexto.db
    .selectFrom('operador')
    .select(['totp_segredo', 'totp_ultimo_passo'])
    .where('id', '=', operadorId)
    .executeTakeFirst();
  if (!operador?.totp_segredo || operador.totp_ultimo_passo === null) return false;
  const chave = decifrarChave(contexto, operadorId, operador.totp_segredo);
  return passoDoCodigo(chave, codigo, contexto.relogio.agora(), null) === operador.totp_ultimo_passo;
}

/** Uses up the code and says which kind it was; null when it is wrong or was used before. */
export async function conferirSegundoFator(
  contexto: Contexto,
  trx: Transaction<DB>,
  operadorId: string,
  codigo: string,
  agora: Date,
): Promise<'aplicativo' | 'codigo-de-recuperacao' | null> {
  const operador = await trx
    .selectFrom('operador')
    .select(['totp_segredo', 'totp_ultimo_passo'])
    .where('id', '=', operadorId)
    .executeTakeFirst();
  if (!operador?.totp_segredo) return null;
  const chave = decifrarChave(contexto, operadorId, operador.totp_segredo);
  const passo = passoDoCodigo(chave, codigo, agora, operador.totp_ultimo_passo);
  if (passo === null)
    return (await usarCodigoDeRecuperacao(contexto, trx, operadorId, codigo))
      ? 'codigo-de-recuperacao'
      : null;
  // Guarded again in the update: two requests with the same code arrive together and one of them wins.
  const usado = await trx
    .updateTable('operador')
    .set({ totp_ultimo_passo: passo })
    .where('id', '=', operadorId)
    .where((eb) => eb.or([eb('totp_ultimo_passo', 'is', null), eb('totp_ultimo_passo', '<', passo)]))
    .returning('id')
    .executeTakeFirst();
  return usado ? 'aplicativo' : null;
}
