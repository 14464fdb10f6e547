import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { avisar, destinatarioDoParticipante } from '../mensagem/avisar.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadoresDe, fiadorNaVaga, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { apresentarFiadores } from './apresentar-fiadores.ts';
import { exigirAcaoPermitida, exigirMarca } from './fatos-do-fiador.ts';
import { quemFoiConvidado, revogarConvites } from './fiador.repository.ts';
import { emailDeSaida } from './mensagens.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

/** Takes one guarantor out. Who left stays as history; the link in their hands is dead. */
export async function excluirFiador(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { solicitacaoId, vaga, marca }: { solicitacaoId: number; vaga: VagaDeFiador; marca: string | undefined },
): Promise<FiadoresDaSolicitacao> {
  return excluir(contexto, sessao, solicitacaoId, (completa) => {
    const fiador = fiadorNaVaga(completa, vaga);
    if (!fiador) throw dadosDesatualizados();
    if (marca !== undefined) exigirMarca(completa, fiador, marca);
    return [fiador];
  });
}

/** Takes all out; the marks must name exactly those who are there. */
export async function excluirTodosFiadores(
  contexto: Contexto,
  sessao: SessaoDeConta,
  {
    solicitacaoId,
    marcas,
  }: { solicitacaoId: number; marcas: Partial<Record<VagaDeFiador, string>> | undefined },
): Promise<FiadoresDaSolicitacao> {
  return excluir(contexto, sessao, solicitacaoId, (completa) => {
    const fiadores = fiadoresDe(completa);
    if (marcas === undefined && fiadores.length > 0) return fiadores;
    if (marcas === undefined || fiadores.length !== Object.keys(marcas).length) throw dadosDesatualizados();
    for (const fiador of fiadores) exigirMarca(completa, fiador, marcas[fiador.tipo_pessoa] ?? '');
    return fiadores;
  });
}

async function excluir(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  escolher: (completa: SolicitacaoCompleta) => readonly ParticipanteFiador[],
): Promise<FiadoresDaSolicitacao> {
  const agora = contexto.relogio.agora();
  const ator = { tipo: 'conta', id: sessao.contaId } as const;
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoPropria(trx, sessao, solicitacaoId, { travar: true });
    let restante = completa;
    for (const fiador of escolher(completa)) {
      exigirAcaoPermitida('remover', completa, fiador, agora);
      restante = await trocarFiador(contexto, trx, sessao, restante, fiador);
    }
    const depois = await atualizarSolicitacao(trx, restante, { papel: 'estudante', ator, agora });
    return apresentarFiadores(contexto, trx, depois);
  });
}

/**
 * The student takes somebody out, to put another person in the place or nobody: it is told and recorded. Gives the
 * request without that person.
 */
export async function trocarFiador(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
): Promise<SolicitacaoCompleta> {
  const agora = contexto.relogio.agora();
  const participantes = await retirarFiador(trx, fiador, agora);
  await avisarSaida(contexto, trx, completa, fiador);
  await registrarEventoDoFiador(trx, completa, fiador, {
    acao: 'trocar',
    ator: { tipo: 'conta', id: sessao.contaId },
    em: agora,
    dados: { aceitou: completa.aceites.has(fiador.id) },
  });
  return comGravadas(completa, { participantes });
}

export async function retirarFiador(
  trx: Transaction<DB>,
  fiador: ParticipanteFiador,
  agora: Date,
): Promise<Selectable<Participante>[]> {
  const retirados = await trx
    .updateTable('participante')
    .set({ removido_em: agora, atualizado_em: agora, versao: fiador.versao + 1 })
    .where('id', '=', fiador.id)
    .where('removido_em', 'is', null)
    .returningAll()
    .execute();
  await revogarConvites(trx, [fiador.id], agora);
  return retirados;
}

/** Whoever was told of the invitation, or opened it with an account, hears that it ended. */
async function avisarSaida(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
): Promise<void> {
  if (!fiador.conta_id && !(await quemFoiConvidado(trx, [fiador.id])).has(fiador.id)) return;
  await avisar(contexto, trx, {
    chave: `fiador-saiu:${fiador.id}`,
    pessoa: await destinatarioDoParticipante(trx, fiador),
    solicitacaoId: completa.solicitacao.id,
    agora: contexto.relogio.agora(),
    email: emailDeSaida(contexto.configuracao, {
      estudante: participanteDe(completa, 'estudante')?.nome ?? '',
      fiador: fiador.nome,
      aceitou: completa.aceites.has(fiador.id),
    }),
  });
}
