/** Staff accounts: invited, given a role, taken out (issue of the back office, item "Access"). */
import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, ErroDeAplicacao, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { nomesDasInstituicoes } from '../../catalogo/catalogo.repository.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { soltarTudoDe } from '../fila/atribuicao.ts';
import { encerrarSessoesDoOperador } from '../sessao/sessoes.ts';
import { emitirConvite } from './convite.ts';
import { listarEquipe, mostrarMembro } from './operador.repository.ts';

interface Lotacao {
  papel: PapelDeOperador;
  instituicaoId: number | null;
}

export async function verEquipe({ db, relogio }: Contexto) {
  return {
    operadores: await listarEquipe(db, relogio.agora()),
    instituicoes: await nomesDasInstituicoes(db),
  };
}

const EMAIL_DA_EQUIPE = 'Já existe uma pessoa da equipe com este e-mail.';

export async function convidarOperador(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { nome, email, ...lotacao }: Lotacao & { nome: string; email: string },
  repetivel: ChamadaRepetivel,
) {
  const agora = contexto.relogio.agora();
  const id = contexto.aleatorio.uuid();
  return umaVez(contexto, repetivel, async (trx) => {
    await exigirLotacao(trx, lotacao);
    const criado = await trx
      .insertInto('operador')
      .values({
        id,
        nome,
        email,
        papel: lotacao.papel,
        instituicao_id: lotacao.instituicaoId,
        criado_em: agora,
      })
      .onConflict((ja) => ja.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!criado)
      throw new ErroDeAplicacao(409, EMAIL_DA_EQUIPE, {
        campos: [{ campo: 'email', mensagem: EMAIL_DA_EQUIPE }],
      });
    await emitirConvite(contexto, trx, { id, nome, email });
    await registrar(trx, agora, sessao, 'operador.convidar', id, { papel: lotacao.papel });
    return mostrarMembro(trx, agora, id);
  });
}

/** A change of role or institution, or the end of access, ends what the person has open. */
export async function alterarOperador(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  { ativo, ...lotacao }: Lotacao & { ativo: boolean },
) {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const antes = await exigirOperador(trx, id);
    if (id === sessao.operadorId)
      throw conflito('Peça a outra pessoa da administração para mudar o seu acesso.');
    await exigirLotacao(trx, lotacao);
    const mudou =
      antes.papel !== lotacao.papel ||
      antes.instituicao_id !== lotacao.instituicaoId ||
      antes.ativo !== ativo;
    if (!mudou) return;
    await trx
      .updateTable('operador')
      .set({ papel: lotacao.papel, instituicao_id: lotacao.instituicaoId, ativo })
      .where('id', '=', id)
      .execute();
    await encerrarSessoesDoOperador(trx, id, agora);
    await soltarTudoDe(trx, id);
    await registrar(trx, agora, sessao, 'operador.alterar', id, {
      de: { papel: antes.papel, ativo: antes.ativo },
      para: { papel: lotacao.papel, ativo },
    });
  });
  return mostrarMembro(contexto.db, agora, id);
}

export async function reconvidarOperador(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  repetivel: ChamadaRepetivel,
) {
  const agora = contexto.relogio.agora();
  return umaVez(contexto, repetivel, async (trx) => {
    const operador = await exigirOperador(trx, id);
    if (id === sessao.operadorId || !operador.ativo)
      throw conflito('Só pessoas ativas da equipe, que não você, recebem convite novo.');
    await emitirConvite(contexto, trx, operador);
    await encerrarSessoesDoOperador(trx, id, agora);
    await registrar(trx, agora, sessao, 'operador.reconvidar', id);
    return mostrarMembro(trx, agora, id);
  });
}

export async function encerrarSessoesDe(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  repetivel: ChamadaRepetivel,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await umaVez(contexto, repetivel, async (trx) => {
    await exigirOperador(trx, id);
    await encerrarSessoesDoOperador(trx, id, agora);
    await registrar(trx, agora, sessao, 'operador.encerrar-sessoes', id);
  });
}

async function exigirOperador(trx: Transaction<DB>, id: string) {
  const operador = await trx
    .selectFrom('operador')
    .select(['id', 'nome', 'email', 'papel', 'instituicao_id', 'ativo'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!operador) throw naoEncontrado();
  return operador;
}

async function exigirLotacao(db: Kysely<DB>, { papel, instituicaoId }: Lotacao): Promise<void> {
  const recusar = (mensagem: string) => regraDoDominio([{ campo: 'instituicaoId', mensagem }]);
  if (papel !== 'instituicao') {
    if (instituicaoId !== null) throw recusar('Só quem atua pela instituição tem instituição.');
    return;
  }
  const existe =
    instituicaoId !== null &&
    (await db.selectFrom('instituicao').select('id').where('id', '=', instituicaoId).executeTakeFirst());
  if (!existe) throw recusar('Escolha a instituição.');
}

function registrar(
  trx: Transaction<DB>,
  em: Date,
  sessao: SessaoDeGestao,
  acao: string,
  id: string,
  dados: Record<string, unknown> = {},
): Promise<void> {
  return registrarDecisao(trx, {
    em,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao,
    alvo: { tipo: 'operador', id },
    contaId: null,
    dados,
  });
}
