/** The job that opens an envelope at the provider of signatures; however often it runs, there is one envelope there. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { EnvelopeAberto } from '../../gateways/assinatura/assinatura.ts';
import { chamarOsProximos } from './convidar.ts';
import { carregarEnvelope, type Envelope } from './envelope.repository.ts';
import { agendarAbertura, agendarCancelamento, type CargaDoEnvelope } from './fila-do-provedor.ts';
import { type Impedimento, impedirEnvelope } from './impedir-envelope.ts';
import { mudarEnvelope } from './mudar-assinante.ts';
import { paraAbrirNoProvedor } from './no-provedor.ts';
import { registrarNaAuditoria } from './registrar-evidencia.ts';

export const TAREFA_ABRIR_PENDENTES = 'abrir-pendentes-no-provedor';

/** So long a provider may be without an answer: then somebody has to look, and may open it again. */
const ESPERA_MS = 9 * 60 * 60_000;

/** Throws when the provider does not answer: the queue tries again, later and later, and goes on where this stopped. */
export async function abrirNoProvedor(
  contexto: Contexto,
  { id }: CargaDoEnvelope,
  pedidoEm: Date,
): Promise<void> {
  const { db, gateways, relogio } = contexto;
  const completo = await carregarEnvelope(db, id);
  if (!completo || !esperaAbertura(contexto, completo.envelope)) return;
  const resultado = await gateways.assinatura.abrir(await paraAbrirNoProvedor(contexto, completo));
  switch (resultado.tipo) {
    case 'feito':
      await registrarAbertura(contexto, id, resultado);
      return;
    case 'esperar':
      await agendarAbertura(db, id, new Date(relogio.agora().getTime() + resultado.segundos * 1_000));
      return;
    case 'recusado':
      await registrarFalha(contexto, id, resultado);
      return;
    case 'adiado':
      if (relogio.agora().getTime() - pedidoEm.getTime() < ESPERA_MS)
        throw new Error(`the provider of signatures: ${resultado.motivo}`);
      await registrarFalha(contexto, id, { motivo: 'sem-resposta', assinanteId: null });
  }
}

const esperaAbertura = ({ gateways }: Contexto, { provedor, estado, id_externo }: Envelope): boolean =>
  provedor === gateways.assinatura.nome &&
  id_externo === null &&
  (estado === 'preparando' || estado === 'falhou');

/** Whoever ended it meanwhile ends it there too: nobody has been called. */
async function registrarAbertura(
  contexto: Contexto,
  id: string,
  { idExterno, assinantes }: EnvelopeAberto,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const completo = await carregarEnvelope(trx, id, { travar: true });
    if (!completo || completo.envelope.id_externo !== null) return;
    const { envelope } = completo;
    for (const assinante of assinantes)
      await trx
        .updateTable('assinante')
        .set({ id_externo: assinante.idExterno })
        .where('id', '=', assinante.id)
        .execute();
    if (!esperaAbertura(contexto, envelope)) {
      await trx.updateTable('envelope').set({ id_externo: idExterno }).where('id', '=', id).execute();
      await agendarCancelamento(trx, id, contexto.relogio.agora());
      return;
    }
    await mudarEnvelope(contexto, trx, envelope, {
      acao: 'abrir',
      ator: 'sistema',
      mais: { id_externo: idExterno, impedimento: null, impedimento_assinante_id: null },
    });
    await registrarNaAuditoria(contexto, trx, id, {
      acao: 'abrirNoProvedor',
      ator: { tipo: 'sistema', id: null },
      dados: { provedor: envelope.provedor },
    });
    await chamarOsProximos(contexto, trx, id);
  });
}

async function registrarFalha(contexto: Contexto, id: string, impedimento: Impedimento): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const completo = await carregarEnvelope(trx, id, { travar: true });
    if (!completo || !esperaAbertura(contexto, completo.envelope)) return;
    const falhou = await mudarEnvelope(contexto, trx, completo.envelope, { acao: 'falhar', ator: 'sistema' });
    await impedirEnvelope(contexto, trx, falhou, impedimento);
  });
}

/** What waits to be opened and nothing will open, whatever became of its job. Answers how many. */
export async function abrirPendentes({ db, gateways, relogio }: Contexto): Promise<number> {
  const { nome } = gateways.assinatura;
  if (nome === null) return 0;
  const perdidos = await semTrabalho(db, nome);
  for (const { id } of perdidos) await agendarAbertura(db, id, relogio.agora());
  return perdidos.length;
}

async function semTrabalho(db: Kysely<DB>, provedor: string): Promise<ReadonlyArray<{ id: string }>> {
  const { rows } = await sql<{ id: string }>`
    select envelope.id from envelope
    where envelope.estado = 'preparando' and envelope.provedor = ${provedor} and not exists (
      select from graphile_worker.jobs trabalho
      where trabalho.key = 'abrir-no-provedor:' || envelope.id and trabalho.attempts < trabalho.max_attempts)
    order by criado_em limit 500`.execute(db);
  return rows;
}
