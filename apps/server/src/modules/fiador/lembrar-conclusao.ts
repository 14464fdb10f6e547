/** Every hour: guarantors who sent everything and left without saying that they are done. */

import { faltaConcluir } from '@credito/domain/fiador/fiador';
import { lembreteDoAviso, visitasSemAviso } from '@credito/domain/fiador/lembretes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { carregarSolicitacao, participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadoresDe, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { fatosDoFiador } from '../solicitacao/parte-do-fiador.ts';
import { avisarEstudante } from './avisar-estudante.ts';
import { enviarAoFiador } from './enviar-convite.ts';
import { emailDaConclusao, mensagemDaConclusao } from './mensagens.ts';

export const TAREFA_LEMBRAR_CONCLUSAO = 'lembrar-conclusao';

export async function lembrarConclusoes(contexto: Contexto): Promise<void> {
  const { de, ate } = visitasSemAviso(contexto.relogio.agora());
  const candidatos = await contexto.db
    .selectFrom('participante')
    .select(['id', 'solicitacao_id'])
    .where('status_preenchimento', '=', 'EM_PREENCHIMENTO')
    .where('tipo_pessoa', '!=', 'estudante')
    .where('conta_id', 'is not', null)
    .where('removido_em', 'is', null)
    .where('ultimo_acesso', '>', de)
    .where('ultimo_acesso', '<=', ate)
    .orderBy('id')
    .execute();
  for (const { id, solicitacao_id } of candidatos) await lembrar(contexto, id, solicitacao_id);
}

/** Looks at the facts of now; the student hears of it once. */
async function lembrar(contexto: Contexto, participanteId: string, solicitacaoId: number): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
    const fiador = completa && fiadoresDe(completa).find(({ id }) => id === participanteId);
    if (!completa || !fiador?.ultimo_acesso) return;
    if (!faltaConcluir(fatosDoFiador(completa, fiador, agora))) return;
    const horas = lembreteDoAviso(fiador.ultimo_acesso, agora);
    if (horas === null) return;
    const chave = `por-concluir:${fiador.id}:${fiador.ultimo_acesso.toISOString()}:${horas}`;
    await pedirConclusao(contexto, trx, completa, fiador, chave);
    await avisarEstudante(contexto, trx, completa, {
      chave: `fiador-respondeu:${fiador.id}`,
      noticia: 'respondeu',
      fiador: fiador.nome,
      agora,
    });
  });
}

/** `chave` names the guarantor in its second place: it is asked again whether it is due (`naoMaisDevida`). */
export async function pedirConclusao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  chave: string,
): Promise<void> {
  const { configuracao } = contexto;
  const dados = {
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    fiador: fiador.nome,
    link: `${configuracao.servidor.publicUrl}/fiador/garantia/${fiador.id}`,
  };
  await enviarAoFiador(contexto, trx, completa, fiador, {
    chave,
    email: emailDaConclusao(configuracao, dados),
    curta: mensagemDaConclusao(configuracao, dados),
  });
}
