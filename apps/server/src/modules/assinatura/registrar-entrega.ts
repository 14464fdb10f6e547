/** What became of a link: delivered is evidence, and come back is told to whoever waits for the signature. */
import { ESTADOS_DE_FALHA } from '@credito/domain/mensagem/entrega';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { CargaDaEntrega } from '../mensagem/encerrar.ts';
import { destinoDoCanal, mascarado } from './contatos.ts';
import { type AssinanteNoEnvelope, assinanteNoEnvelope } from './envelope.repository.ts';
import { mudarAssinante } from './mudar-assinante.ts';
import { naEvidencia, regrasDo } from './quem-assina.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';

export async function registrarEntrega(contexto: Contexto, { mensagemId }: CargaDaEntrega): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const mensagem = await trx
      .selectFrom('mensagem')
      .selectAll()
      .where('id', '=', mensagemId)
      .executeTakeFirst();
    // The key of the event names the sending of the link.
    const conviteId = mensagem?.evento.split(':')[1];
    const convite =
      conviteId &&
      (await trx
        .selectFrom('convite_de_assinatura')
        .select('assinante_id')
        .where('id', '=', conviteId)
        .executeTakeFirst());
    if (!mensagem || !convite) return;
    const achado = await assinanteNoEnvelope(trx, convite.assinante_id, { travar: true });
    if (achado) await registrar(contexto, trx, achado, mensagem);
  });
}

async function registrar(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
  { id, canal, destino, estado, erro }: Selectable<Mensagem>,
): Promise<void> {
  const { assinante, envelope } = achado;
  if (canal === 'push') return;
  const voltou = (ESTADOS_DE_FALHA as readonly string[]).includes(estado);
  const ato = {
    autor: { tipo: 'sistema', id: null },
    assinante: naEvidencia(contexto, envelope, assinante),
    mensagem: { id, canal, destino: mascarado(canal, destino) },
  } as const;
  const tipo = voltou ? 'devolvido' : 'entregue';
  if (await jaRegistrada(trx, envelope.id, tipo, id)) return;
  if (!voltou) {
    await registrarEvidencia(contexto, trx, envelope, { tipo: 'entregue', ...ato });
    return;
  }
  await registrarEvidencia(contexto, trx, envelope, { tipo: 'devolvido', ...ato, motivo: erro ?? '' });
  // Of a contact that was repaired meanwhile, or of a person who has opened the document, it means nothing more.
  if (assinante.estado !== 'convidado' || destinoDoCanal(canal, assinante) !== destino) return;
  const devolvido = await mudarAssinante(contexto, trx, achado, assinante, {
    acao: 'devolver',
    ator: 'sistema',
  });
  await regrasDo(contexto, envelope).aoDevolver(contexto, trx, envelope, devolvido);
}

/** A notice that comes twice is one record. */
async function jaRegistrada(
  trx: Transaction<DB>,
  envelopeId: string,
  tipo: 'devolvido' | 'entregue',
  mensagemId: string,
): Promise<boolean> {
  const registros = await trx
    .selectFrom('evidencia')
    .select('registro')
    .where('envelope_id', '=', envelopeId)
    .where('tipo', '=', tipo)
    .execute();
  return registros.some(
    ({ registro }) => (JSON.parse(registro) as { mensagem: { id: string } }).mensagem.id === mensagemId,
  );
}
