/** The conversations of the logged-in person: only under their own pendencies, also for the student. */
import type { ConversasDaPessoa } from '@credito/api/conversa.rotas';
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
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { consumirLimite } from '../limite/limite.ts';
import { emCorrecao, fatosDaPendencia } from '../pendencia/fatos-da-pendencia.ts';
import { type AcessoAParte, exigirParte } from '../solicitacao/acesso.ts';
import { conversasDe, guardarMensagem, marcarLidas } from './conversa.repository.ts';

interface Pedido {
  solicitacaoId: number;
  tipoPessoa: TipoPessoa;
}

/** Many for somebody who asks, few for a flood. */
const LIMITE = { nome: 'conversa-da-pessoa', maximo: 30, janelaSegundos: 3_600 };
const MENSAGEM_DO_LIMITE =
  'Você enviou muitas mensagens em pouco tempo. Espere um pouco para escrever de novo.';

export async function verConversas(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  pedido: Pedido,
): Promise<ConversasDaPessoa> {
  return apresentar(db, await exigirPropria(db, sessao, pedido), relogio.agora());
}

export async function escreverMensagem(
  contexto: Contexto,
  sessao: SessaoDeConta,
  pedido: Pedido & { assunto: Assunto; texto: string },
  repetivel: ChamadaRepetivel,
): Promise<ConversasDaPessoa> {
  const agora = contexto.relogio.agora();
  // Ownership first: nobody learns from a limit that something exists.
  await exigirPropria(contexto.db, sessao, pedido);
  await consumirLimite(contexto, { ...LIMITE, quem: sessao.contaId }, MENSAGEM_DO_LIMITE);
  return umaVez(contexto, repetivel, async (trx) => {
    const acesso = await exigirPropria(trx, sessao, pedido, { travar: true });
    const { assunto, texto } = pedido;
    const recusa = recusaDeEscrever({
      sigla: acesso.completa.solicitacao.sigla,
      comPendencia: (await assuntosAbertos(trx, acesso, agora)).includes(assunto),
      jaConversam: (await conversasDe(trx, [acesso.participante.id])).some((uma) => uma.assunto === assunto),
    });
    if (recusa) throw conflito(MENSAGEM_DE_ESCREVER[recusa]);
    await guardarMensagem(contexto, trx, {
      solicitacaoId: pedido.solicitacaoId,
      participanteId: acesso.participante.id,
      assunto,
      autor: 'pessoa',
      contaId: sessao.contaId,
      operadorId: null,
      texto,
      aguarda: aguardaDepoisDe('pessoa', true),
      agora,
    });
    return apresentar(trx, acesso, agora);
  });
}

export async function lerMensagens(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  pedido: Pedido & { assunto: Assunto },
): Promise<ConversasDaPessoa> {
  const agora = relogio.agora();
  const acesso = await exigirPropria(db, sessao, pedido);
  const conversa = (await conversasDe(db, [acesso.participante.id])).find(
    ({ assunto }) => assunto === pedido.assunto,
  );
  if (conversa) await marcarLidas(db, conversa.id, 'pessoa', agora);
  return apresentar(db, acesso, agora);
}

async function exigirPropria(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  { solicitacaoId, tipoPessoa }: Pedido,
  opcoes: { travar?: boolean } = {},
): Promise<AcessoAParte> {
  const acesso = await exigirParte(db, sessao, solicitacaoId, tipoPessoa, 'ver', opcoes);
  if (acesso.leitor !== tipoPessoa) throw naoEncontrado();
  return acesso;
}

async function assuntosAbertos(
  db: Kysely<DB>,
  { completa, participante }: AcessoAParte,
  agora: Date,
): Promise<readonly Assunto[]> {
  if (!emCorrecao(completa)) return [];
  return assuntosDaPendencia(await fatosDaPendencia(db, completa, participante, agora));
}

async function apresentar(db: Kysely<DB>, acesso: AcessoAParte, agora: Date): Promise<ConversasDaPessoa> {
  const abertos = await assuntosAbertos(db, acesso, agora);
  const conversas = await conversasDe(db, [acesso.participante.id]);
  const assuntos = [...new Set([...abertos, ...conversas.map(({ assunto }) => assunto)])];
  return {
    conversas: assuntos.map((assunto) => {
      const conversa = conversas.find((uma) => uma.assunto === assunto);
      const recusa = recusaDeEscrever({
        sigla: acesso.completa.solicitacao.sigla,
        comPendencia: abertos.includes(assunto),
        jaConversam: conversa !== undefined,
      });
      return {
        assunto,
        rotulo: rotuloDoAssunto(assunto),
        mensagens: (conversa?.mensagens ?? []).map(({ id, autor, texto, em }) => ({
          id,
          autor,
          texto,
          em: em.toISOString(),
        })),
        ...marcasDaConversa(conversa ?? { mensagens: [], aguarda: null }, 'pessoa'),
        podeEscrever: recusa === null,
      };
    }),
  };
}
