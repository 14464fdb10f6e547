/** Files of a former answer (decisions, "The request"): parked while the request is filled in, purged when it is handed in. */
import { estacionamentoDe } from '@credito/domain/documento/estacionamento';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { contextoDaPessoa, participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { findEstacionados, mudarSituacao, porEmVigor } from './documento.repository.ts';
import { enfileirarExpurgo } from './expurgo.ts';

/**
 * To be called in the transaction that saved answers, with the request loaded (and locked) after them: parks what
 * no step asks for any more and brings back what is asked for again. The caller reloads before looking at documents.
 */
export async function acertarEstacionamento(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  tipoPessoa: TipoPessoa,
  agora: Date,
): Promise<{ estacionados: number; devolvidos: number }> {
  const contexto = contextoDaPessoa(completa, tipoPessoa, agora);
  const participante = participanteDe(completa, tipoPessoa);
  const nada = { estacionados: 0, devolvidos: 0 };
  if (!contexto || !participante || ESTADOS[completa.solicitacao.sigla].natureza !== 'editavel') return nada;
  const { dispensados, pedidos } = estacionamentoDe(contexto);
  const vigentes = completa.documentos.filter(({ participante_id }) => participante_id === participante.id);
  const saem = vigentes.filter(({ tipo_documento }) => dispensados.includes(tipo_documento as TipoDocumento));
  await mudarSituacao(
    trx,
    saem.map(({ id }) => id),
    'estacionado',
    agora,
  );
  const ocupadas = new Set(vigentes.map(chaveDaVaga));
  let devolvidos = 0;
  for (const documento of await findEstacionados(trx, [participante.id])) {
    if (!pedidos.includes(documento.tipo_documento as TipoDocumento)) continue;
    if (ocupadas.has(chaveDaVaga(documento))) continue;
    ocupadas.add(chaveDaVaga(documento));
    await porEmVigor(trx, documento.id, 'enviado');
    devolvidos += 1;
  }
  return { estacionados: saem.length, devolvidos };
}

/** To be called in the transaction that concludes the request. */
export async function expurgarEstacionados(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<void> {
  if (completa.participantes.length === 0) return;
  const estacionados = await findEstacionados(
    trx,
    completa.participantes.map(({ id }) => id),
  );
  await mudarSituacao(
    trx,
    estacionados.map(({ id }) => id),
    'excluido',
    agora,
  );
  await enfileirarExpurgo(
    trx,
    estacionados.flatMap(({ arquivo_original, arquivo_visao }) => [arquivo_original, arquivo_visao]),
  );
}

function chaveDaVaga({ tipo_documento, indice }: { tipo_documento: string; indice: number }): string {
  return `${tipo_documento}/${indice}`;
}
