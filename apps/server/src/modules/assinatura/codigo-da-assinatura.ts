/** The code of a signature: bound to one signer, so to one envelope and its file; sent to the own contact only. */
import type { CanalDeAssinatura, CodigoNaEvidencia } from '@credito/domain/assinatura/evidencia';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import { emitirCodigo } from '../codigo/emitir-codigo.ts';
import { contatoNaEvidencia, destinoDoCanal, mascarado } from './contatos.ts';
import type { Assinante } from './envelope.repository.ts';
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
    .select(['id', 'canal', 'criado_em', 'usado_em', 'tentativas'])
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
    tentativas: linha.tentativas,
  };
}

/** Seconds until another code may be asked for; 0 when now. */
export async function esperaDoCodigo(
  { configuracao, relogio }: Pick<Contexto, 'configuracao' | 'relogio'>,
  db: Kysely<DB>,
  assinante: Pick<Assinante, 'id'>,
): Promise<number> {
  const ultimo = await ultimoCodigoDe(db, assinante);
  if (!ultimo || ultimo.usadoEm) return 0;
  const libera =
    Date.parse(ultimo.naEvidencia.emitidoEm) + configuracao.limites.esperaEntreCodigosSegundos * 1_000;
  return Math.max(0, Math.ceil((libera - relogio.agora().getTime()) / 1_000));
}
