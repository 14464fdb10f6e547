/** The code of a signature: bound to one signer, so to one envelope and its file; sent to the own contact only. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { CanalDeAssinatura, CodigoNaEvidencia } from '@credito/domain/assinatura/evidencia';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import { emitirCodigo } from '../codigo/emitir-codigo.ts';
import { contatoNaEvidencia, destinoDoCanal, mascarado } from './contatos.ts';
import type { Assinante } from './envelope.repository.ts';
import { exigirFoto } from './foto-de-quem-assina.ts';
import { mudarAssinante } from './mudar-assinante.ts';
import type { OrigemDoPedido } from './origem.ts';
import { exigirPasse, origemDoAto } from './passe.ts';
import { naEvidencia } from './quem-assina.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';

export const FINALIDADE_DA_ASSINATURA = 'assinatura';
export const MENSAGEM_SEM_CONTATO = 'Este contato não está cadastrado para você. Escolha outro.';

export async function pedirCodigo(
  contexto: Contexto,
  { passe, canal }: { passe: string; canal: CanalDeAssinatura },
  origem: OrigemDoPedido,
): Promise<{ destino: string; esperarSegundos: number }> {
  const { assinante, envelope } = await exigirPasse(contexto, contexto.db, passe);
  const destino = destinoDoCanal(canal, assinante);
  if (destino === null) throw conflito(MENSAGEM_SEM_CONTATO);
  // Out of turn, blocked or over: refused before a message leaves.
  await contexto.db.transaction().execute(async (trx) => {
    const quem = await exigirPasse(contexto, trx, passe, { travar: true });
    await exigirFoto(contexto, trx, quem);
    await mudarAssinante(contexto, trx, quem, quem.assinante, { acao: 'pedirCodigo', ator: 'pessoa' });
  });
  const { esperarSegundos } = await emitirCodigo(contexto, {
    finalidade: FINALIDADE_DA_ASSINATURA,
    cpf: assinante.cpf,
    destino,
    canal,
    navegador: null,
    contaId: assinante.conta_id,
    alvo: { id: assinante.id, documento: envelope.titulo },
  });
  await registrarPedido(contexto, passe, canal, origem);
  return { destino: mascarado(canal, destino), esperarSegundos };
}

async function registrarPedido(
  contexto: Contexto,
  passe: string,
  canal: CanalDeAssinatura,
  origem: OrigemDoPedido,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const quem = await exigirPasse(contexto, trx, passe, { travar: true });
    const { assinante, envelope } = quem;
    const codigo = await ultimoCodigoDe(trx, assinante);
    if (!codigo) return;
    await registrarEvidencia(contexto, trx, envelope, {
      tipo: 'codigo-pedido',
      autor: { tipo: 'assinante', id: assinante.id },
      assinante: naEvidencia(contexto, envelope, assinante),
      origem: origemDoAto(quem, origem),
      contato: contatoNaEvidencia(contexto, canal, assinante),
      codigo: codigo.naEvidencia,
    });
  });
}

interface CodigoDoAssinante {
  naEvidencia: CodigoNaEvidencia;
  usadoEm: Date | null;
  /** Null once it was used up or another one took its place. */
  valeAte: Date | null;
  destino: string;
  tentativas: number;
}

/** The newest, of one contact where that is named; of a signature the one that was just used up. */
export async function ultimoCodigoDe(
  db: Kysely<DB> | Transaction<DB>,
  { id }: Pick<Assinante, 'id'>,
  { usado = false, destino }: { usado?: boolean; destino?: string | null } = {},
): Promise<CodigoDoAssinante | null> {
  let consulta = db
    .selectFrom('codigo_verificacao')
    .select(['id', 'canal', 'criado_em', 'usado_em', 'invalidado_em', 'expira_em', 'destino', 'tentativas'])
    .where('finalidade', '=', FINALIDADE_DA_ASSINATURA)
    .where('alvo', '=', id)
    .orderBy('criado_em', 'desc')
    .limit(1);
  if (destino !== undefined) consulta = consulta.where('destino', '=', destino ?? '');
  if (usado) consulta = consulta.where('usado_em', 'is not', null);
  const linha = await consulta.executeTakeFirst();
  if (!linha) return null;
  return {
    naEvidencia: { id: linha.id, canal: linha.canal, emitidoEm: linha.criado_em.toISOString() },
    usadoEm: linha.usado_em,
    valeAte: linha.usado_em || linha.invalidado_em ? null : linha.expira_em,
    destino: linha.destino,
    tentativas: linha.tentativas,
  };
}

/** One that was sent and still opens: whoever comes back, also where nothing was kept, goes on with it. */
export async function codigoEmMaos(
  { configuracao, relogio }: Pick<Contexto, 'configuracao' | 'relogio'>,
  db: Kysely<DB>,
  assinante: Assinante,
): Promise<AssinaturaAberta['codigoEnviado']> {
  const ultimo = await ultimoCodigoDe(db, assinante);
  const agora = relogio.agora();
  if (!ultimo?.valeAte || ultimo.valeAte <= agora) return null;
  const { canal, emitidoEm } = ultimo.naEvidencia;
  const destino = destinoDoCanal(canal, assinante);
  if (destino === null || destino !== ultimo.destino) return null;
  const libera = Date.parse(emitidoEm) + configuracao.limites.esperaEntreCodigosSegundos * 1_000;
  return {
    canal,
    destino: mascarado(canal, destino),
    esperarSegundos: Math.max(0, Math.ceil((libera - agora.getTime()) / 1_000)),
  };
}
