/** What the owner does to its envelope: cancels it, lets its deadline pass, opens it again. */
import { ENVELOPES_VIVOS } from '@credito/domain/assinatura/envelope';
import type { TipoDeDonoDoEnvelope } from '@credito/domain/assinatura/palavras';
import type { Data } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { agendarLembretes } from './agendar-lembretes.ts';
import { chamarOsProximos, enviarLink } from './convidar.ts';
import { COLUNA_DO_DONO, carregarEnvelope, type DonoNoBanco, envelopeDoDono } from './envelope.repository.ts';
import { agendarCancelamento } from './fila-do-provedor.ts';
import { estaNaVez, mudarEnvelope } from './mudar-assinante.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';

/** Does nothing where no envelope is alive. */
export async function encerrarEnvelope(
  contexto: Contexto,
  trx: Transaction<DB>,
  dono: DonoNoBanco,
  { acao, ator }: { acao: 'cancelar' | 'vencer'; ator: Ator },
): Promise<void> {
  const vivo = await envelopeDoDono(trx, dono, { travar: true, vivo: true });
  if (!vivo) return;
  await mudarEnvelope(contexto, trx, vivo.envelope, { acao, ator: 'dono' });
  // At its deadline a provider of signatures ends it by itself.
  if (acao === 'cancelar' && vivo.envelope.id_externo !== null)
    await agendarCancelamento(trx, vivo.envelope.id, contexto.relogio.agora());
  await registrarNaAuditoria(contexto, trx, vivo.envelope.id, {
    acao,
    ator,
    dados: { assinaram: vivo.assinantes.filter(({ estado }) => estado === 'assinou').length },
  });
}

/** The deadlines of many owners have passed: each envelope that is alive ends with its own. */
export async function vencerEnvelopes(
  contexto: Contexto,
  trx: Transaction<DB>,
  tipo: TipoDeDonoDoEnvelope,
  ids: readonly number[],
): Promise<void> {
  const vivos = await trx
    .selectFrom('envelope')
    .select(COLUNA_DO_DONO[tipo])
    .where(COLUNA_DO_DONO[tipo], '=', sql<number>`any(${ids}::bigint[])`)
    .where('estado', 'in', ENVELOPES_VIVOS)
    .execute();
  for (const vivo of vivos) {
    const id = vivo[COLUNA_DO_DONO[tipo]];
    if (id !== null)
      await encerrarEnvelope(
        contexto,
        trx,
        { tipo, id },
        { acao: 'vencer', ator: { tipo: 'sistema', id: null } },
      );
  }
}

/** Whether signatures of before stand: the last envelope of these bytes ended by its deadline alone. */
export async function assinaturasValem(db: Kysely<DB>, dono: DonoNoBanco, edicao: number): Promise<boolean> {
  const ultimo = await envelopeDoDono(db, dono, { edicao });
  return ultimo?.envelope.estado === 'vencido' && ultimo.envelope.provedor === 'proprio';
}

/** The same bytes until another day: what was signed stands, and whoever still owes a signature is called. */
export async function reabrirEnvelope(
  contexto: Contexto,
  trx: Transaction<DB>,
  dono: DonoNoBanco,
  { edicao, prazo, motivo, ator }: { edicao: number; prazo: Data; motivo: string; ator: Ator },
): Promise<void> {
  const ultimo = await envelopeDoDono(trx, dono, { edicao, travar: true });
  if (!ultimo) throw new Error('there is no envelope to open again');
  const { envelope } = ultimo;
  const aberto = await mudarEnvelope(contexto, trx, envelope, {
    acao: 'reabrir',
    ator: 'dono',
    condicoes: { assinaturasValem: await assinaturasValem(trx, dono, edicao) },
    mais: { prazo },
  });
  await registrarEvidencia(contexto, trx, aberto, {
    tipo: 'prazo-movido',
    autor: { tipo: ator.tipo === 'suporte' ? 'operador' : ator.tipo, id: ator.id },
    de: envelope.prazo,
    ate: prazo,
    motivo,
  });
  await registrarNaAuditoria(contexto, trx, envelope.id, { acao: 'reabrir', ator, dados: { prazo } });
  await chamarOsProximos(contexto, trx, envelope.id);
  const depois = await carregarEnvelope(trx, envelope.id);
  if (!depois) throw new Error('the envelope that was just opened again is gone');
  const chamadosAntes = depois.assinantes.filter(
    (assinante) =>
      estaNaVez(depois, assinante) &&
      ['convidado', 'viu', 'autenticando', 'devolvido'].includes(assinante.estado) &&
      ultimo.assinantes.some(({ id, estado }) => id === assinante.id && estado !== 'aguarda-vez'),
  );
  for (const assinante of chamadosAntes) {
    await enviarLink(contexto, trx, depois.envelope, assinante, 'reabertura');
    await agendarLembretes(contexto, trx, depois.envelope, assinante);
  }
}
