/** An export is asked for by one person and answered by another (ADR 0035). */
import type { Exportacao, rotaPedirExportacao } from '@credito/api/gestao-exportacoes.rotas';
import type { Recebido } from '@credito/api/rota';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import {
  HORAS_PARA_BAIXAR,
  HORAS_PARA_RESPONDER,
  MAXIMO_DE_DIAS_DA_PLANILHA,
  MINIMO_DA_RECUSA_DA_EXPORTACAO,
  ROTULO_DA_EXPORTACAO,
  recusaDaRespostaAExportacao,
  tiposDeExportacaoDe,
} from '@credito/domain/gestao/exportacao';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado, regraDoDominio, semPermissao } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { avisarAdministracao } from '../../mensagem/avisar-equipe.ts';
import { podeVer } from '../acesso.ts';
import { conflitosDe } from '../conflito/conflitos-de.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { apresentarExportacao, consultaDeExportacoes, situacaoDe } from './exportacao.repository.ts';

const HORA_MS = 3_600_000;
const DIAS_DA_LISTA = 90;

type Pedido = Recebido<typeof rotaPedirExportacao>['body'];

/** The administration reads every request of the last 90 days; the others their own, and what they may answer. */
export async function listarExportacoes({ db, relogio }: Contexto, sessao: SessaoDeGestao) {
  const agora = relogio.agora();
  const fora = [...(await conflitosDe(db, sessao.operadorId)).keys()];
  const linhas = await consultaDeExportacoes(db)
    .where('pedida_em', '>=', new Date(agora.getTime() - DIAS_DA_LISTA * 24 * HORA_MS))
    .$if(!podeNaGestao(sessao.papel, 'administrar-operadores'), (consulta) =>
      consulta.where((eb) =>
        eb.or([
          eb('pedida_por', '=', sessao.operadorId),
          eb('respondida_por', '=', sessao.operadorId),
          eb.and([eb('aprovada', 'is', null), eb('expira_em', '>', agora)]),
        ]),
      ),
    )
    .orderBy('pedida_em', 'desc')
    .orderBy('exportacao.id')
    .$if(fora.length > 0, (consulta) =>
      consulta.where(({ or, eb }) =>
        or([eb('exportacao.solicitacao_id', 'is', null), eb('exportacao.solicitacao_id', 'not in', fora)]),
      ),
    )
    .limit(200)
    .execute();
  return { exportacoes: linhas.map((linha) => apresentarExportacao(linha, sessao, agora)) };
}

export async function pedirExportacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  pedido: Pedido,
  repetivel: ChamadaRepetivel,
): Promise<Exportacao> {
  const { db, relogio, aleatorio, configuracao } = contexto;
  const agora = relogio.agora();
  if (!tiposDeExportacaoDe(sessao.papel).includes(pedido.tipo)) throw semPermissao();
  const alvo = await alvoDe(contexto, sessao, pedido);
  const id = aleatorio.uuid();
  // Asking twice is answered before it counts against the day's quota.
  await exigirSemIgual(db, sessao, alvo, agora);
  // Two clicks count once against it, as they ask once.
  await usarCota(contexto, sessao, 'exportacao', repetivel.chave ?? id);
  return umaVez(contexto, repetivel, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`exportacao ${sessao.operadorId}`}))`.execute(trx);
    await exigirSemIgual(trx, sessao, alvo, agora);
    await trx
      .insertInto('exportacao')
      .values({
        id,
        tipo: pedido.tipo,
        ...alvo,
        motivo: pedido.motivo,
        pedida_por: sessao.operadorId,
        pedida_em: agora,
        expira_em: new Date(agora.getTime() + HORAS_PARA_RESPONDER * HORA_MS),
      })
      .execute();
    await auditar(trx, sessao, agora, 'exportacao.pedir', id, { tipo: pedido.tipo });
    const linha = await consultaDeExportacoes(trx).where('exportacao.id', '=', id).executeTakeFirstOrThrow();
    await avisarAdministracao(contexto, trx, {
      chave: `exportacao:${id}`,
      agora,
      menos: sessao.operadorId,
      email: {
        nome: 'gestao-exportacao',
        assunto: 'uma exportação espera a sua resposta',
        paragrafos: [
          `${linha.pedidaPor} pediu uma exportação de dados: ${ROTULO_DA_EXPORTACAO[pedido.tipo].toLowerCase()}.`,
          `Leia o motivo na gestão e aprove ou recuse em até ${HORAS_PARA_RESPONDER} horas.`,
        ],
        acao: { rotulo: 'Ler o pedido', url: `${configuracao.servidor.publicUrl}/gestao/exportacoes` },
      },
    });
    return apresentarExportacao(linha, sessao, agora);
  });
}

type Alvo = Awaited<ReturnType<typeof alvoDe>>;

async function exigirSemIgual(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  alvo: Alvo,
  agora: Date,
): Promise<void> {
  const igual = await db
    .selectFrom('exportacao')
    .select('id')
    .where('pedida_por', '=', sessao.operadorId)
    .where('aprovada', 'is', null)
    .where('expira_em', '>', agora)
    .where('solicitacao_id', 'is not distinct from', alvo.solicitacao_id)
    .where('de', 'is not distinct from', alvo.de)
    .where('ate', 'is not distinct from', alvo.ate)
    .executeTakeFirst();
  if (igual) throw conflito('Você já pediu esta exportação. Ela espera a segunda pessoa.');
}

async function alvoDe({ db }: Contexto, sessao: SessaoDeGestao, pedido: Pedido) {
  if (pedido.tipo === 'carteira') return { solicitacao_id: null, de: null, ate: null };
  if (pedido.tipo === 'solicitacoes') {
    const dias = (Date.parse(pedido.ate) - Date.parse(pedido.de)) / (24 * HORA_MS);
    if (dias < 0)
      throw regraDoDominio([{ campo: 'ate', mensagem: 'O último dia não pode vir antes do primeiro.' }]);
    if (dias >= MAXIMO_DE_DIAS_DA_PLANILHA)
      throw regraDoDominio([
        { campo: 'ate', mensagem: `Escolha um período de até ${MAXIMO_DE_DIAS_DA_PLANILHA} dias.` },
      ]);
    return { solicitacao_id: null, de: pedido.de, ate: pedido.ate };
  }
  const linha = await db
    .selectFrom('solicitacao')
    .select(['id', 'instituicao_id', 'concluida_em'])
    .where('protocolo', '=', pedido.protocolo.replace(/[\s.-]/g, '').toUpperCase())
    .executeTakeFirst();
  if (!linha || !podeVer(sessao, linha))
    throw regraDoDominio([
      { campo: 'protocolo', mensagem: 'Não encontramos uma solicitação com este protocolo.' },
    ]);
  await exigirSemConflito(db, sessao.operadorId, linha.id);
  return { solicitacao_id: linha.id, de: null, ate: null };
}

export async function responderExportacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  { aprovada, resposta }: { aprovada: boolean; resposta: string },
  repetivel: ChamadaRepetivel,
): Promise<Exportacao> {
  const agora = contexto.relogio.agora();
  if (!aprovada && caracteresVisiveis(resposta) < MINIMO_DA_RECUSA_DA_EXPORTACAO)
    throw regraDoDominio([
      {
        campo: 'resposta',
        mensagem: `Diga por que recusa, com ao menos ${MINIMO_DA_RECUSA_DA_EXPORTACAO} caracteres.`,
      },
    ]);
  return umaVez(contexto, repetivel, async (trx) => {
    const linha = await trx
      .selectFrom('exportacao')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!linha) throw naoEncontrado();
    if (linha.solicitacao_id !== null) await exigirSemConflito(trx, sessao.operadorId, linha.solicitacao_id);
    const recusa = recusaDaRespostaAExportacao(
      situacaoDe(linha, agora),
      linha.pedida_por === sessao.operadorId,
    );
    if (recusa) throw conflito(recusa);
    await trx
      .updateTable('exportacao')
      .set({
        aprovada,
        resposta: aprovada ? null : resposta,
        respondida_por: sessao.operadorId,
        respondida_em: agora,
        ...(aprovada ? { expira_em: new Date(agora.getTime() + HORAS_PARA_BAIXAR * HORA_MS) } : {}),
      })
      .where('id', '=', id)
      .execute();
    await auditar(trx, sessao, agora, aprovada ? 'exportacao.aprovar' : 'exportacao.recusar', id, {});
    const nova = await consultaDeExportacoes(trx).where('exportacao.id', '=', id).executeTakeFirstOrThrow();
    return apresentarExportacao(nova, sessao, agora);
  });
}

function auditar(
  trx: Parameters<typeof registrarDecisao>[0],
  sessao: SessaoDeGestao,
  em: Date,
  acao: string,
  id: string,
  dados: Record<string, unknown>,
): Promise<void> {
  return registrarDecisao(trx, {
    em,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao,
    alvo: { tipo: 'exportacao', id },
    contaId: null,
    dados,
  });
}
