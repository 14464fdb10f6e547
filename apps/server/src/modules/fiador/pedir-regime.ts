/** Before a contract: asks the guarantors whose property regime decides who signs, and was never asked (ADR 0122). */

import { faltaRegime } from '@credito/domain/contrato/falta-regime';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { avisar, destinatarioDoParticipante } from '../mensagem/avisar.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadoresDe, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { fiadorQueAssina } from './fiador-que-assina.ts';
import { emailDoRegime, mensagemDoRegime } from './mensagens.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

/**
 * Inside the transaction of whoever generates the contract, with the request locked. Whoever is still waited for; an empty
 * list means that the contract can be generated. However often this is called, each guarantor is told once.
 */
export async function pedirRegime(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  ator: Ator,
): Promise<readonly VagaDeFiador[]> {
  if (completa.solicitacao.sigla !== 'A') throw conflito('Só uma solicitação aprovada vira contrato.');
  const fiadores = fiadoresDe(completa);
  const faltam = faltaRegime(fiadores.map((fiador) => fiadorQueAssina(completa, fiador)));
  for (const fiador of fiadores)
    if (faltam.includes(fiador.tipo_pessoa) && fiador.regime_pedido_em === null)
      await pedirA(contexto, trx, completa, fiador, ator);
  return faltam;
}

async function pedirA(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  ator: Ator,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await trx
    .updateTable('participante')
    .set({ regime_pedido_em: agora })
    .where('id', '=', fiador.id)
    .execute();
  await registrarEventoDoFiador(trx, completa, fiador, { acao: 'pedir-regime', ator, em: agora });
  await perguntar(contexto, trx, completa, fiador, {
    nome: 'fiador-regime-de-bens',
    chave: `regime-de-bens:${fiador.id}`,
  });
}

/** The question, or the reminder that it waits; told once for each key. */
export async function perguntar(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  { nome, chave }: { nome: 'fiador-regime-de-bens' | 'fiador-regime-lembrete'; chave: string },
): Promise<void> {
  const { configuracao } = contexto;
  const dados = {
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    fiador: fiador.nome,
    link: `${configuracao.servidor.publicUrl}/fiador/regime-de-bens/${fiador.id}`,
  };
  await avisar(contexto, trx, {
    chave,
    pessoa: await destinatarioDoParticipante(trx, fiador),
    solicitacaoId: completa.solicitacao.id,
    agora: contexto.relogio.agora(),
    email: emailDoRegime(configuracao, nome, dados),
    celular: mensagemDoRegime(configuracao, nome, dados),
  });
}
