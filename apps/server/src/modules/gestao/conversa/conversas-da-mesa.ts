/** The team's side of the conversations: on the bench, and the list of those that wait for an answer. */
import type { ConversaDaMesa } from '@credito/api/gestao-conversa.rotas';
import { veDadosDasPessoas } from '@credito/domain/acesso/visibilidade';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import {
  type Assunto,
  aguardaDepoisDe,
  assuntosDaPendencia,
  MENSAGEM_DE_ESCREVER,
  marcasDaConversa,
  recusaDeEscrever,
  rotuloDoAssunto,
} from '@credito/domain/pendencia/conversa';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import {
  conversasDe,
  dispensarResposta,
  guardarMensagem,
  marcarLidas,
} from '../../conversa/conversa.repository.ts';
import { mensagemDaEquipe } from '../../conversa/mensagens.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { consumirLimite } from '../../limite/limite.ts';
import { avisar, destinatarioDoParticipante } from '../../mensagem/avisar.ts';
import { emCorrecao, fatosDaPendencia } from '../../pendencia/fatos-da-pendencia.ts';
import { participanteDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { nomesDosOperadores } from '../mesa/mesa.repository.ts';

const LIMITE = { nome: 'conversa-da-equipe', maximo: 120, janelaSegundos: 3_600 };
const MENSAGEM_DO_LIMITE = 'Muitas mensagens em pouco tempo. Espere um pouco para escrever de novo.';

/** What each person has to correct, and what was written about it. */
export async function conversasDaMesa(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<ConversaDaMesa[]> {
  if (!veDadosDasPessoas(sessao.papel)) return [];
  const { participantes, solicitacao } = completa;
  const guardadas = await conversasDe(
    db,
    participantes.map(({ id }) => id),
  );
  const nomes = await nomesDosOperadores(
    db,
    guardadas.flatMap(({ mensagens }) => mensagens.map(({ operadorId }) => operadorId)),
  );
  const daMesa: ConversaDaMesa[] = [];
  for (const participante of participantes) {
    const abertos = emCorrecao(completa)
      ? assuntosDaPendencia(await fatosDaPendencia(db, completa, participante, agora))
      : [];
    const dela = guardadas.filter(({ participanteId }) => participanteId === participante.id);
    for (const assunto of new Set([...abertos, ...dela.map((uma) => uma.assunto)])) {
      const conversa = dela.find((uma) => uma.assunto === assunto);
      daMesa.push({
        id: conversa?.id ?? null,
        tipoPessoa: participante.tipo_pessoa,
        pessoa: participante.nome,
        assunto,
        rotulo: rotuloDoAssunto(assunto),
        mensagens: (conversa?.mensagens ?? []).map(({ id, autor, operadorId, texto, em, lida }) => ({
          id,
          autor,
          quem: operadorId ? (nomes.get(operadorId) ?? 'Equipe') : participante.nome,
          texto,
          em: em.toISOString(),
          lida,
        })),
        ...marcasDaConversa(conversa ?? { mensagens: [], aguarda: null }, 'equipe'),
        podeEscrever:
          recusaDeEscrever({
            sigla: solicitacao.sigla,
            comPendencia: abertos.includes(assunto),
            jaConversam: conversa !== undefined,
          }) === null,
      });
    }
  }
  return daMesa;
}

export interface MensagemDaEquipe {
  tipoPessoa: TipoPessoa;
  assunto: Assunto;
  texto: string;
  pedeResposta: boolean;
}

export async function escreverPelaEquipe(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { tipoPessoa, assunto, texto, pedeResposta }: MensagemDaEquipe,
  repetivel: ChamadaRepetivel,
): Promise<{ conversas: ConversaDaMesa[] }> {
  const agora = contexto.relogio.agora();
  await exigirSolicitacaoDaGestao(contexto.db, sessao, id);
  await consumirLimite(contexto, { ...LIMITE, quem: sessao.operadorId }, MENSAGEM_DO_LIMITE);
  return umaVez(contexto, repetivel, async (trx) => {
    const completa = await exigirSolicitacaoDaGestao(trx, sessao, id, { travar: true });
    const participante = participanteDe(completa, tipoPessoa);
    if (!participante) throw naoEncontrado();
    const aberta = (await conversasDaMesa(trx, sessao, completa, agora)).find(
      (uma) => uma.tipoPessoa === tipoPessoa && uma.assunto === assunto,
    );
    if (!aberta?.podeEscrever) {
      const { sigla } = completa.solicitacao;
      const recusa = recusaDeEscrever({ sigla, comPendencia: false, jaConversam: false });
      throw conflito(MENSAGEM_DE_ESCREVER[recusa ?? 'sem-pendencia']);
    }
    const { conversaId, mensagemId } = await guardarMensagem(contexto, trx, {
      solicitacaoId: id,
      participanteId: participante.id,
      assunto,
      autor: 'equipe',
      contaId: null,
      operadorId: sessao.operadorId,
      texto,
      aguarda: aguardaDepoisDe('equipe', pedeResposta),
      agora,
    });
    // The trail keeps that something was written, never what it says.
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'conversa.escrever',
      alvo: { tipo: 'conversa', id: conversaId },
      contaId: participante.conta_id,
      dados: { solicitacao: id, assunto },
    });
    await avisar(contexto, trx, {
      chave: `conversa:${mensagemId}`,
      pessoa: await destinatarioDoParticipante(trx, participante),
      solicitacaoId: id,
      agora,
      email: mensagemDaEquipe(contexto.configuracao, {
        protocolo: completa.solicitacao.protocolo,
        portal: tipoPessoa === 'estudante' ? 'estudante' : 'fiador',
      }),
    });
    return { conversas: await conversasDaMesa(trx, sessao, completa, agora) };
  });
}

export async function lerPelaEquipe(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  conversaId: string,
  { dispensaResposta, ate }: { dispensaResposta: boolean; ate?: string | undefined },
): Promise<void> {
  const conversa = await db
    .selectFrom('conversa')
    .select('solicitacao_id')
    .where('id', '=', conversaId)
    .executeTakeFirst();
  if (!conversa) throw naoEncontrado();
  await exigirSolicitacaoDaGestao(db, sessao, conversa.solicitacao_id);
  await db.transaction().execute(async (trx) => {
    // Whoever writes at this moment comes before or after, as a whole.
    await trx.selectFrom('conversa').select('id').where('id', '=', conversaId).forNoKeyUpdate().execute();
    await marcarLidas(trx, conversaId, 'equipe', relogio.agora(), ate);
    if (!dispensaResposta) return;
    await dispensarResposta(trx, conversaId);
  });
}
