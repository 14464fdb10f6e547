/** The student, and every guarantor who ever heard of the request. */
import type { Selectable, Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { quemFoiConvidado } from '../fiador/fiador.repository.ts';
import { avisar, destinatarioDaConta, destinatarioDoParticipante } from '../mensagem/avisar.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import {
  emailDoCancelamentoAoEstudante,
  emailDoCancelamentoAoFiador,
  mensagemCurtaDoCancelamentoAoFiador,
} from './mensagens.ts';

export async function avisarDoCancelamento(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<void> {
  const { id, protocolo, conta_id: contaId } = completa.solicitacao;
  await avisar(contexto, trx, {
    chave: `solicitacao-cancelada:${id}`,
    pessoa: await destinatarioDaConta(trx, contaId),
    solicitacaoId: id,
    agora,
    email: emailDoCancelamentoAoEstudante(contexto.configuracao, { protocolo, em: agora }),
  });
  for (const fiador of await fiadoresAvisados(trx, completa))
    await avisarFiador(contexto, trx, completa, fiador, agora);
}

/** Whoever was never told of the invitation has nothing to hear. */
async function fiadoresAvisados(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
): Promise<ReadonlyArray<Selectable<Participante>>> {
  const fiadores = completa.participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante');
  const convidados = await quemFoiConvidado(
    trx,
    fiadores.map((fiador) => fiador.id),
  );
  return fiadores.filter((fiador) => fiador.conta_id !== null || convidados.has(fiador.id));
}

async function avisarFiador(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: Selectable<Participante>,
  agora: Date,
): Promise<void> {
  const nomes = {
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    fiador: fiador.nome,
    aceitou: completa.aceites.has(fiador.id),
  };
  await avisar(contexto, trx, {
    chave: `solicitacao-cancelada:${completa.solicitacao.id}:${fiador.id}`,
    pessoa: await destinatarioDoParticipante(trx, fiador),
    solicitacaoId: completa.solicitacao.id,
    agora,
    email: emailDoCancelamentoAoFiador(contexto.configuracao, nomes),
    celular: mensagemCurtaDoCancelamentoAoFiador(contexto.configuracao, nomes),
  });
}
