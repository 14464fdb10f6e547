import { linkDoConvite } from '@credito/domain/fiador/link';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { avisar } from '../mensagem/avisar.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadorPorId, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { agendarLembretes } from './agendar-lembretes.ts';
import { codigoDoConvite } from './codigo-do-convite.ts';
import { exigirAcaoPermitida } from './fatos-do-fiador.ts';
import { type Convite, convitePorCodigo, convitesVigentes } from './fiador.repository.ts';
import { emailDeConvite, mensagemDeConvite } from './mensagens.ts';

/** Sends the invitation of a code to the contact of its guarantor; a second call changes nothing. */
export async function enviarConvite(
  contexto: Contexto,
  sessao: SessaoDeConta,
  codFiador: string,
): Promise<{ enviadoEm: string }> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const achado = await convitePorCodigo(trx, codFiador);
    if (!achado) throw naoEncontrado();
    const completa = await exigirSolicitacaoPropria(trx, sessao, achado.solicitacaoId, { travar: true });
    const fiador = fiadorPorId(completa, achado.participanteId);
    // Read again under the lock: a new link may have replaced this one meanwhile.
    const convite = (await convitesVigentes(trx, [fiador.id])).get(fiador.id);
    if (convite?.id !== achado.conviteId) throw naoEncontrado();
    if (convite.enviado_em) return { enviadoEm: convite.enviado_em.toISOString() };
    exigirAcaoPermitida('novo-link', completa, fiador, agora);
    const dados = dadosDaMensagem(contexto, completa, fiador, convite);
    await enviarAoFiador(contexto, trx, completa, fiador, {
      chave: `convite-fiador:${convite.id}`,
      email: emailDeConvite(contexto.configuracao, dados),
      curta: mensagemDeConvite(contexto.configuracao, dados),
    });
    await trx.updateTable('convite_fiador').set({ enviado_em: agora }).where('id', '=', convite.id).execute();
    await agendarLembretes(trx, convite.id, agora);
    return { enviadoEm: agora.toISOString() };
  });
}

export function dadosDaMensagem(
  { configuracao, segredo }: Contexto,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  convite: Convite,
) {
  const codigo = codigoDoConvite(segredo, convite.id);
  return {
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    fiador: fiador.nome,
    instituicao: completa.catalogo.instituicao.nome,
    link: linkDoConvite(configuracao.servidor.publicUrl, convite.tipo, codigo),
  };
}

interface Envio {
  chave: string;
  email: Modelo;
  curta: Modelo;
}

/** To the contact that the student gave; the channel and the wishes are those of the person's account, if any. */
export async function enviarAoFiador(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  { chave, email, curta }: Envio,
): Promise<void> {
  await avisar(contexto, trx, {
    chave,
    pessoa: {
      contaId: fiador.conta_id,
      email: fiador.email,
      telefone: fiador.telefone,
      canal: await canalCurto(trx, fiador.cpf),
    },
    solicitacaoId: completa.solicitacao.id,
    agora: contexto.relogio.agora(),
    email,
    celular: curta,
  });
}

/** The channel that the invited person chose in an account of their own, else SMS. */
async function canalCurto(trx: Transaction<DB>, cpf: string): Promise<'sms' | 'whatsapp'> {
  const conta = await trx
    .selectFrom('conta')
    .select('canal_preferido')
    .where('cpf', '=', cpf)
    .executeTakeFirst();
  return conta?.canal_preferido ?? 'sms';
}
