/** Reminders: by the agenda (a job) and by the student's hand. */

import { faltaConcluir, podeGerenciarFiadores } from '@credito/domain/fiador/fiador';
import {
  DIAS_DE_LEMBRETE,
  type DiaDeLembrete,
  decidirLembrete,
  MENSAGEM_LEMBRETE_RECENTE,
  proximoLembreteManual,
} from '@credito/domain/fiador/lembretes';
import { foraDoSilencio } from '@credito/domain/mensagem/silencio';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { muitasTentativas, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { solicitacaoDoParticipante } from '../solicitacao/achar-solicitacao.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadoresDe, fiadorPorId, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { fatosDoFiador } from '../solicitacao/parte-do-fiador.ts';
import { avisarEstudante } from './avisar-estudante.ts';
import { dadosDaMensagem, enviarAoFiador } from './enviar-convite.ts';
import { exigirAcaoPermitida } from './fatos-do-fiador.ts';
import { type Convite, convitesVigentes } from './fiador.repository.ts';
import { pedirConclusao } from './lembrar-conclusao.ts';
import { lembrarDoContrato } from './lembrar-do-contrato.ts';
import { emailDeLembrete, mensagemDeLembrete } from './mensagens.ts';

export interface CargaDoLembrete {
  conviteId: string;
  dia: number;
}

/** The job: looks at the facts of now, so that any action of the guarantor has stopped it. */
export async function lembrarPelaAgenda(
  contexto: Contexto,
  { conviteId, dia }: CargaDoLembrete,
): Promise<void> {
  if (!isDiaDeLembrete(dia)) return;
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const dono = await trx
      .selectFrom('convite_fiador')
      .innerJoin('participante', 'participante.id', 'convite_fiador.participante_id')
      .select(['participante.id', 'participante.solicitacao_id'])
      .where('convite_fiador.id', '=', conviteId)
      .executeTakeFirst();
    if (!dono) return lembrarDoContrato(contexto, trx, { conviteId, dia });
    const completa = await carregarSolicitacao(trx, dono.solicitacao_id, { travar: true });
    const fiador = completa && fiadoresDe(completa).find((pessoa) => pessoa.id === dono.id);
    if (!completa || !fiador) return;
    const convite = (await convitesVigentes(trx, [fiador.id])).get(fiador.id);
    const decisao = decidirLembrete(dia, {
      conviteVale: convite?.id === conviteId && convite.recusado_em === null,
      fiadorAgiu:
        fiador.conta_id !== null || fiador.ultimo_acesso !== null || completa.aceites.has(fiador.id),
      solicitacaoAberta: podeGerenciarFiadores(completa.solicitacao.sigla),
    });
    if (!decisao.enviar || !convite) return;
    const chave = `lembrete-fiador:${conviteId}:${dia}`;
    await enviarLembrete(contexto, trx, completa, fiador, convite, chave);
    await avisarEstudante(contexto, trx, completa, {
      chave: `${chave}:estudante`,
      noticia: decisao.oferecerTroca ? 'oferecer-troca' : 'lembrado',
      fiador: fiador.nome,
      agora,
    });
  });
}

function isDiaDeLembrete(dia: number): dia is DiaDeLembrete {
  return (DIAS_DE_LEMBRETE as readonly number[]).includes(dia);
}

/** The student's reminder, once in 24 hours; the wait is told. */
export async function lembrarPeloEstudante(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
): Promise<{ enviaEm: string; lembreteLiberadoEm: string }> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const id = await solicitacaoDoParticipante(trx, sessao, participanteId);
    const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
    const fiador = fiadorPorId(completa, participanteId);
    exigirAcaoPermitida('lembrar', completa, fiador, agora);
    const convite = (await convitesVigentes(trx, [fiador.id])).get(fiador.id);
    if (!convite) throw naoEncontrado();
    const espera = proximoLembreteManual(convite.lembrado_em, agora);
    if (espera)
      throw muitasTentativas(MENSAGEM_LEMBRETE_RECENTE, (espera.getTime() - agora.getTime()) / 1000);
    await enviarLembrete(
      contexto,
      trx,
      completa,
      fiador,
      convite,
      faltaConcluir(fatosDoFiador(completa, fiador, agora))
        ? `por-concluir:${fiador.id}:${agora.getTime()}`
        : `lembrete-manual:${convite.id}:${agora.getTime()}`,
    );
    await trx
      .updateTable('convite_fiador')
      .set({ lembrado_em: agora })
      .where('id', '=', convite.id)
      .execute();
    return {
      enviaEm: foraDoSilencio(agora).toISOString(),
      lembreteLiberadoEm: (proximoLembreteManual(agora, agora) ?? agora).toISOString(),
    };
  });
}

async function enviarLembrete(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  convite: Convite,
  chave: string,
): Promise<void> {
  const fatos = fatosDoFiador(completa, fiador, contexto.relogio.agora());
  if (faltaConcluir(fatos)) return pedirConclusao(contexto, trx, completa, fiador, chave);
  const dados = dadosDaMensagem(contexto, completa, fiador, convite);
  await enviarAoFiador(contexto, trx, completa, fiador, {
    chave,
    email: emailDeLembrete(contexto.configuracao, dados),
    curta: mensagemDeLembrete(contexto.configuracao, dados),
  });
}
