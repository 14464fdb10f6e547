/** Whoever is named to guarantee a contract by an alteration is reminded as in a request, until they answer (ADR 0172). */
import { type DiaDeLembrete, decidirLembrete } from '@credito/domain/fiador/lembretes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { INSTITUICAO_DO_CONTRATO } from '../contrato/curso-do-contrato.ts';
import { avisar } from '../mensagem/avisar.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { avisarEstudante } from './avisar-estudante.ts';
import { dadosDoConvite, destinatarioDoConvidado } from './convite-da-alteracao.ts';
import { emailDeLembrete, mensagemDeLembrete } from './mensagens.ts';

/** Does nothing to an invitation that is no alteration's. */
export async function lembrarDoContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  { conviteId, dia }: { conviteId: string; dia: DiaDeLembrete },
): Promise<void> {
  const convite = await conviteDoContrato(trx, conviteId);
  if (convite?.pedido.especie !== 'fiador') return;
  const { papel, novo } = convite.pedido;
  const decisao = decidirLembrete(dia, {
    conviteVale: convite.revogado_em === null && convite.recusado_em === null,
    fiadorAgiu: convite.aceite !== null,
    solicitacaoAberta: convite.fluxo === 'PED' || convite.fluxo === 'GER',
  });
  const completa = decisao.enviar ? await carregarSolicitacao(trx, convite.solicitacao_id) : null;
  if (!decisao.enviar || !completa) return;
  const parte = await trx
    .selectFrom('alteracao_parte')
    .select('conta_id')
    .where('alteracao_id', '=', convite.alteracaoId)
    .where('papel', '=', papel)
    .executeTakeFirst();
  const { configuracao, relogio } = contexto;
  const agora = relogio.agora();
  const chave = `lembrete-fiador:${conviteId}:${dia}`;
  const dados = dadosDoConvite(contexto, completa, {
    id: conviteId,
    instituicao: convite.instituicao,
    fiador: novo.nome,
  });
  await avisar(contexto, trx, {
    chave,
    pessoa: await destinatarioDoConvidado(trx, { ...novo, contaId: parte?.conta_id ?? null }),
    solicitacaoId: convite.solicitacao_id,
    agora,
    email: emailDeLembrete(configuracao, dados, 'contrato'),
    celular: mensagemDeLembrete(configuracao, dados, 'contrato'),
  });
  await avisarEstudante(contexto, trx, completa, {
    chave: `${chave}:estudante`,
    noticia: decisao.oferecerTroca ? 'oferecer-troca' : 'lembrado',
    fiador: novo.nome,
    agora,
    alteracaoId: convite.alteracaoId,
  });
}

const conviteDoContrato = (trx: Transaction<DB>, id: string) =>
  trx
    .selectFrom('convite_fiador')
    .innerJoin('alteracao', 'alteracao.id', 'convite_fiador.alteracao_id')
    .innerJoin('contrato', 'contrato.id', 'alteracao.contrato_id')
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .leftJoin('aceite_fiador', 'aceite_fiador.alteracao_id', 'alteracao.id')
    .select([
      'convite_fiador.revogado_em',
      'convite_fiador.recusado_em',
      'alteracao.id as alteracaoId',
      'alteracao.fluxo',
      'alteracao.pedido',
      'contrato.solicitacao_id',
      'aceite_fiador.id as aceite',
      INSTITUICAO_DO_CONTRATO.as('instituicao'),
    ])
    .where('convite_fiador.id', '=', id)
    .executeTakeFirst();
