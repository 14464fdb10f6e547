/**
 * Whoever will guarantee a contract by an alteration is invited as by a request: the same link, page, text and evidence
 * (ADR 0172). What follows from the answer is the alteration's.
 */
import { linkDoConvite } from '@credito/domain/fiador/link';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { INSTITUICAO_DO_CONTRATO } from '../contrato/curso-do-contrato.ts';
import { avisar, type Destinatario, destinatarioDaConta } from '../mensagem/avisar.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { agendarLembretes } from './agendar-lembretes.ts';
import { codigoDoConvite, resumoDoCodigo } from './codigo-do-convite.ts';
import { emailDeConvite, mensagemDeConvite } from './mensagens.ts';

interface Convidado {
  nome: string;
  email: string;
  telefone: string;
  contaId: string | null;
}

/** Written with the alteration, and sent to the contact that was typed in. */
export async function convidarParaOContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  { alteracaoId, instituicao, convidado }: { alteracaoId: number; instituicao: string; convidado: Convidado },
): Promise<void> {
  const { aleatorio, configuracao, relogio, segredo } = contexto;
  const agora = relogio.agora();
  const id = aleatorio.uuid();
  const codigo = codigoDoConvite(segredo, id);
  await trx
    .insertInto('convite_fiador')
    .values({
      id,
      alteracao_id: alteracaoId,
      codigo_hash: resumoDoCodigo(codigo),
      tipo: 'indicacao',
      criado_em: agora,
      enviado_em: agora,
    })
    .execute();
  await agendarLembretes(trx, id, agora);
  const dados = dadosDoConvite(contexto, completa, {
    id,
    instituicao,
    fiador: convidado.nome,
  });
  await avisar(contexto, trx, {
    chave: `convite-fiador:${id}`,
    pessoa: await destinatarioDoConvidado(trx, convidado),
    solicitacaoId: completa.solicitacao.id,
    agora,
    email: emailDeConvite(configuracao, dados, 'contrato'),
    celular: mensagemDeConvite(configuracao, dados, 'contrato'),
  });
}

export function dadosDoConvite(
  { configuracao, segredo }: Pick<Contexto, 'configuracao' | 'segredo'>,
  completa: SolicitacaoCompleta,
  { id, fiador, instituicao }: { id: string; fiador: string; instituicao: string },
) {
  return {
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    fiador,
    // Where the contract is now: it may have been taken to another school since it was asked for.
    instituicao,
    link: linkDoConvite(configuracao.servidor.publicUrl, 'indicacao', codigoDoConvite(segredo, id)),
  };
}

export async function destinatarioDoConvidado(
  trx: Transaction<DB>,
  { contaId, email, telefone }: Omit<Convidado, 'nome'>,
): Promise<Destinatario> {
  return contaId ? destinatarioDaConta(trx, contaId) : { contaId: null, email, telefone, canal: 'sms' };
}

/** The invitation behind a code, in the words of one of a request; null when it does not count any more. */
export async function conviteDaAlteracaoPorCodigo(db: Kysely<DB>, codFiador: string) {
  const linha = await db
    .selectFrom('convite_fiador')
    .innerJoin('alteracao', 'alteracao.id', 'convite_fiador.alteracao_id')
    .innerJoin('contrato', 'contrato.id', 'alteracao.contrato_id')
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .select([
      'convite_fiador.id as conviteId',
      'convite_fiador.tipo as tipo',
      'alteracao.id as alteracaoId',
      'alteracao.pedido as pedido',
      'solicitacao.id as solicitacaoId',
      'solicitacao.conta_id as estudanteContaId',
      INSTITUICAO_DO_CONTRATO.as('instituicao'),
      'solicitacao.mensalidade_centavos as mensalidadeCentavos',
      'solicitacao.percentual as percentual',
      'contrato.total_centavos as totalCentavos',
    ])
    .where('convite_fiador.codigo_hash', '=', resumoDoCodigo(codFiador))
    .where('convite_fiador.revogado_em', 'is', null)
    .where('convite_fiador.recusado_em', 'is', null)
    .where('alteracao.fluxo', '<>', 'CAN')
    .executeTakeFirst();
  if (linha?.pedido.especie !== 'fiador') return null;
  const { pedido, ...convite } = linha;
  const { nome: convidado, cpf, email, telefone } = pedido.novo;
  return { ...convite, convidado, cpf, email, telefone };
}

export async function conviteVigenteDaAlteracao(
  db: Kysely<DB>,
  alteracaoId: number,
): Promise<{ id: string }> {
  const convite = await db
    .selectFrom('convite_fiador')
    .select('id')
    .where('alteracao_id', '=', alteracaoId)
    .where('revogado_em', 'is', null)
    .where('recusado_em', 'is', null)
    .executeTakeFirst();
  if (!convite) throw naoEncontrado();
  return convite;
}

/** It is over: the link is dead. */
export async function encerrarConviteDaAlteracao(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  alteracaoId: number,
  motivoDaRecusa: string | null = null,
): Promise<void> {
  const agora = relogio.agora();
  await trx
    .updateTable('convite_fiador')
    .set({
      revogado_em: agora,
      ...(motivoDaRecusa === null ? {} : { recusado_em: agora, motivo_recusa: motivoDaRecusa }),
    })
    .where('alteracao_id', '=', alteracaoId)
    .where('revogado_em', 'is', null)
    .execute();
}
