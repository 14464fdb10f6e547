import { segundoCanal } from '@credito/domain/mensagem/entrega';
import { fichaDoModelo, segredoVencido } from '@credito/domain/mensagem/modelos';
import { recebe } from '@credito/domain/mensagem/preferencias';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { levaCodigoSuperado } from './codigo-superado.ts';
import { comporMensagemCurta } from './compor.ts';
import { enfileirarMensagem } from './enfileirar.ts';
import type { Modelo } from './modelos.ts';
import { escolhasDaConta } from './preferencias.ts';
import { TEXTO_APAGADO } from './segredos.ts';

type Falha = Selectable<Mensagem>;

/** Writes the message that makes up for one that failed, when the domain's table has a second way. */
export async function tentarOutroCanal(
  contexto: Contexto,
  trx: Transaction<DB>,
  falha: Falha,
): Promise<void> {
  const agora = contexto.relogio.agora();
  // Whoever waited ten minutes for a code has asked for another one.
  if (segredoVencido(falha.modelo, falha.criada_em, agora)) return;
  if (await levaCodigoSuperado(trx, falha, agora)) return;
  // A code that left and bounced later is no longer known: the person asks for another by the other way.
  if (falha.texto === TEXTO_APAGADO) return;
  const contato = await contatoDe(trx, falha);
  const irmas = await trx.selectFrom('mensagem').select('canal').where('evento', '=', falha.evento).execute();
  const canal = segundoCanal({
    modelo: falha.modelo,
    canal: falha.canal,
    jaESegunda: falha.segunda_de !== null,
    canaisDoEvento: irmas.map((irma) => irma.canal),
    canalPreferido: contato.canal,
  });
  const destino = falha.canal === 'email' ? contato.telefone : falha.destino;
  if (!canal || !destino) return;
  const { tipo } = fichaDoModelo(falha.modelo);
  // Progress that the person does not want on the phone is not pressed on them by an e-mail that bounced.
  if (tipo === 'andamento' && falha.conta_id !== null)
    if (!recebe(tipo, 'celular', await escolhasDaConta(trx, falha.conta_id))) return;
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `${falha.chave_unica}:segunda`,
    evento: falha.evento,
    contaId: falha.conta_id,
    solicitacaoId: falha.solicitacao_id,
    canal,
    destino,
    modelo: falha.canal === 'email' ? anuncio(contexto, falha) : mesmoTexto(falha),
    agora,
    segundaDe: falha.id,
  });
}

/** An e-mail is too long for a phone, and its address was wrong: both are said. */
function anuncio({ configuracao }: Contexto, falha: Falha): Modelo {
  const { titulo } = fichaDoModelo(falha.modelo);
  return comporMensagemCurta(configuracao, {
    nome: falha.modelo,
    texto: `um e-mail nosso para você voltou (${titulo}). Confira o seu e-mail e leia a mensagem no portal, em Meu perfil.`,
  });
}

function mesmoTexto({ modelo, texto }: Falha): Modelo {
  return { nome: modelo, assunto: null, texto, html: null };
}

interface Contato {
  telefone: string | null;
  canal: 'sms' | 'whatsapp';
}

/** The account's contacts, or those of the invited guarantor whose address failed. */
async function contatoDe(
  trx: Transaction<DB>,
  { conta_id, solicitacao_id, destino }: Falha,
): Promise<Contato> {
  if (conta_id !== null) {
    const conta = await trx
      .selectFrom('conta')
      .select(['telefone', 'canal_preferido'])
      .where('id', '=', conta_id)
      .executeTakeFirst();
    return {
      telefone: conta?.telefone ?? null,
      canal: conta?.canal_preferido ?? 'sms',
    };
  }
  if (solicitacao_id === null) return { telefone: null, canal: 'sms' };
  const participante = await trx
    .selectFrom('participante')
    .select('telefone')
    .where('solicitacao_id', '=', solicitacao_id)
    .where('email', '=', destino)
    .where('removido_em', 'is', null)
    .executeTakeFirst();
  return { telefone: participante?.telefone ?? null, canal: 'sms' };
}
