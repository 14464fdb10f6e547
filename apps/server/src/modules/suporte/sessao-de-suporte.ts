/** A support session from the permission to its end. It lasts 30 minutes, only reads, and the person is told. */
import { GRUPO_DE_SUPORTE, MINUTOS_DO_SUPORTE, SEGUNDOS_DO_ACESSO } from '@credito/domain/acesso/suporte';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado, semPermissao } from '../../erros.ts';
import { resumo, type SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { findContaByCpf, findContaById } from '../conta/conta.repository.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { exigirContaSemConflito } from '../gestao/conflito/parte-interessada.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { abrirSessao, type SessaoAberta } from '../sessao/abrir-sessao.ts';
import { registrarAcao } from '../sessao/acao.ts';
import { encerrarSessoes } from '../sessao/encerrar-sessoes.ts';
import type { Origem } from '../sessao/origem.ts';
import { mensagemDeAcessoDoSuporte } from './mensagens.ts';
import { exigirAgente, naoReconhecido, type PedidoDeSuporte } from './quem-e-do-suporte.ts';

export async function autorizarAcesso(
  contexto: Contexto,
  pedido: PedidoDeSuporte & { cpf?: string | undefined; contaId?: string | undefined; motivo: string },
) {
  const agente = await exigirAgente(contexto, pedido);
  const conta = pedido.contaId
    ? await findContaById(contexto.db, pedido.contaId)
    : await findContaByCpf(contexto.db, pedido.cpf ?? '');
  if (!conta)
    throw new ErroDeAplicacao(
      404,
      pedido.contaId ? 'Não encontramos esta conta.' : 'Não encontramos uma conta com este CPF.',
    );
  await exigirContaSemConflito(contexto.db, agente.id, conta.id);
  const agora = contexto.relogio.agora();
  const token = contexto.aleatorio.bytes(32).toString('base64url');
  const escrito = await contexto.db
    .insertInto('acesso_de_suporte')
    .columns(['token_hash', 'operador_id', 'conta_id', 'motivo', 'criado_em', 'expira_em'])
    .expression((eb) =>
      eb
        .selectFrom('operador')
        .select([
          sql<Buffer>`${resumo(token)}::bytea`.as('token_hash'),
          'operador.id as operador_id',
          sql<string>`${conta.id}::uuid`.as('conta_id'),
          sql<string>`${pedido.motivo}::text`.as('motivo'),
          sql<Date>`${agora}::timestamptz`.as('criado_em'),
          sql<Date>`${new Date(agora.getTime() + SEGUNDOS_DO_ACESSO * 1000)}::timestamptz`.as('expira_em'),
        ])
        // Somebody may have taken the access away since the code was checked.
        .where('operador.id', '=', agente.id)
        .where('operador.ativo', '=', true)
        .where('operador.totp_segredo', 'is not', null)
        .forShare(),
    )
    .returning('token_hash')
    .executeTakeFirst();
  if (!escrito) throw naoReconhecido();
  return {
    user: {
      nome: agente.nome,
      email: agente.email,
      isSupport: true as const,
      groups: [{ slug: GRUPO_DE_SUPORTE }],
    },
    supportAuthToken: token,
  };
}

/** Exchanges the permission for the session. The agent's other support sessions end: one account at a time. */
export async function abrirSessaoDeSuporte(
  contexto: Contexto,
  supportAuthToken: string,
  origem: Origem,
): Promise<SessaoAberta & { contaId: string }> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await trx
      .updateTable('acesso_de_suporte')
      .set({ usado_em: agora })
      .where('token_hash', '=', resumo(supportAuthToken))
      .where('usado_em', 'is', null)
      .where('expira_em', '>', agora)
      .returning(['operador_id', 'conta_id', 'motivo'])
      .executeTakeFirst();
    const conta = acesso && (await findContaById(trx, acesso.conta_id));
    if (!acesso || !conta)
      throw new ErroDeAplicacao(401, 'O tempo para abrir o acesso acabou. Entre novamente.');
    const { operador_id: operadorId, motivo } = acesso;
    // Two permissions used at once: the second finds the session of the first and ends it.
    await trx.selectFrom('operador').select('id').where('id', '=', operadorId).forNoKeyUpdate().execute();
    await encerrarSessoes(trx, { agora, como: 'outra-conta' }, (eb) =>
      eb.and([eb('tipo', '=', 'suporte'), eb('operador_id', '=', operadorId)]),
    );
    const expiraEm = new Date(agora.getTime() + MINUTOS_DO_SUPORTE * 60_000);
    const sessao = await abrirSessao(
      contexto,
      trx,
      { tipo: 'suporte', contaId: conta.id, operadorId, motivo, expiraEm },
      origem,
    );
    await registrarAcao(
      contexto,
      trx,
      { id: sessao.sessaoId, operadorId, contaId: conta.id },
      {
        acao: 'Início do acesso do suporte',
        observacao: motivo,
      },
    );
    await enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica: `suporte:${sessao.sessaoId}`,
      contaId: conta.id,
      solicitacaoId: null,
      canal: 'email',
      destino: conta.email,
      modelo: mensagemDeAcessoDoSuporte(contexto.configuracao, saudacaoDe(conta), agora),
      agora,
    });
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'suporte', id: operadorId },
      acao: 'suporte.entrou',
      alvo: { tipo: 'conta', id: conta.id },
      contaId: conta.id,
      dados: { sessao: sessao.sessaoId },
    });
    return { ...sessao, contaId: conta.id };
  });
}

export async function encerrarSessaoDeSuporte(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { cpf, message }: { cpf: string; message?: string | undefined },
): Promise<void> {
  const { operadorId, contaId } = sessao;
  if (sessao.tipo !== 'suporte' || !operadorId) throw semPermissao();
  const conta = await findContaById(contexto.db, contaId);
  if (conta?.cpf !== cpf) throw naoEncontrado();
  const agora = contexto.relogio.agora();
  await encerrarSessoes(contexto.db, { agora, como: 'botao', palavras: message || undefined }, (eb) =>
    eb('id', '=', sessao.id),
  );
}
