/** The income of whoever comes to guarantee a contract, as it is kept: answers, proofs, and what they are measured by. */
import type { PedidoDa } from '@credito/domain/alteracao/pedido';
import { type FatosDaRenda, rendaDita } from '@credito/domain/alteracao/renda-do-novo-fiador';
import { isVigente } from '@credito/domain/documento/mudancas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AlteracaoRenda, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { documentosDosDonos, type LinhaDeDocumento } from '../documento/documento.repository.ts';
import { expurgarDoDono } from '../documento/expurgar-do-dono.ts';
import type { AlteracaoCompleta } from './alteracao.repository.ts';
import { contratoDa } from './texto-da-alteracao.ts';

export interface RendaCompleta {
  renda: Selectable<AlteracaoRenda>;
  pedido: PedidoDa<'fiador'>;
  /** In force. */
  documentos: readonly LinhaDeDocumento[];
  fatos: Omit<FatosDaRenda, 'hoje'>;
  /** Of the others who guarantee the contract, as far as they have said one. */
  rendasQueFicam: readonly (number | null)[];
}

/** Null where nobody has accepted to guarantee. */
export async function carregarRenda(
  db: Kysely<DB>,
  completa: AlteracaoCompleta,
): Promise<RendaCompleta | null> {
  const { pedido } = completa.alteracao;
  if (pedido.especie !== 'fiador') return null;
  const renda = await rendaDa(db, completa.alteracao.id);
  if (!renda) return null;
  const { contrato, partes } = await contratoDa(db, completa);
  const ficam = partes.filter(
    ({ papel }) => (papel === 'fiador' || papel === 'fiador2') && papel !== pedido.papel,
  );
  const rendasQueFicam: (number | null)[] = [];
  for (const { participante_id } of ficam) {
    const pessoa = await db
      .selectFrom('participante')
      .select('respostas')
      .where('id', '=', participante_id)
      .executeTakeFirst();
    rendasQueFicam.push(rendaDita(pessoa?.respostas ?? {}));
  }
  const { renda_minima_centavos } = await db
    .selectFrom('solicitacao')
    .select('renda_minima_centavos')
    .where('id', '=', contrato.solicitacao_id)
    .executeTakeFirstOrThrow();
  const documentos = (await documentosDosDonos(db, [renda.id])).filter(({ situacao }) => isVigente(situacao));
  return {
    renda,
    pedido,
    documentos,
    rendasQueFicam,
    fatos: {
      papel: pedido.papel,
      respostas: renda.respostas,
      documentos: documentos.map(({ tipo_documento: tipoDocumento, indice, tipo_renda, situacao }) => ({
        tipoDocumento,
        indice,
        tipoRenda: tipo_renda,
        rejeitado: situacao === 'rejeitado',
      })),
      rendaMinimaCentavos: renda_minima_centavos,
      haOutroFiador: ficam.length > 0,
    },
  };
}

export async function rendaDa(
  db: Kysely<DB>,
  alteracaoId: number,
): Promise<Selectable<AlteracaoRenda> | null> {
  const linha = await db
    .selectFrom('alteracao_renda')
    .selectAll()
    .where('alteracao_id', '=', alteracaoId)
    .executeTakeFirst();
  return linha ?? null;
}

/** Asked for with the acceptance. */
export async function pedirRenda(
  { aleatorio }: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  alteracaoId: number,
  contaId: string,
): Promise<void> {
  await trx
    .insertInto('alteracao_renda')
    .values({ id: aleatorio.uuid(), alteracao_id: alteracaoId, conta_id: contaId })
    .onConflict((coluna) => coluna.column('alteracao_id').doNothing())
    .execute();
}

/** Sent, and not given back. */
export async function rendaFoiEnviada(db: Kysely<DB>, alteracaoId: number): Promise<boolean> {
  return (await rendaDa(db, alteracaoId))?.aberta === false;
}

export async function gravarRespostasDaRenda(
  trx: Transaction<DB>,
  id: string,
  respostas: Readonly<Record<string, unknown>>,
): Promise<void> {
  await trx
    .updateTable('alteracao_renda')
    .set({ respostas: JSON.stringify(respostas) })
    .where('id', '=', id)
    .execute();
}

export async function fecharRenda(trx: Transaction<DB>, id: string, agora: Date): Promise<void> {
  await trx
    .updateTable('alteracao_renda')
    .set({ aberta: false, enviada_em: agora })
    .where('id', '=', id)
    .execute();
}

export async function reabrirRenda(trx: Transaction<DB>, alteracaoId: number): Promise<void> {
  await trx
    .updateTable('alteracao_renda')
    .set({ aberta: true })
    .where('alteracao_id', '=', alteracaoId)
    .execute();
}

/** The change came to nothing: nobody needs to know what somebody earns who guarantees nothing. */
export async function esquecerRenda(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  alteracaoId: number,
): Promise<void> {
  const renda = await rendaDa(trx, alteracaoId);
  if (!renda) return;
  await gravarRespostasDaRenda(trx, renda.id, {});
  await expurgarDoDono(trx, renda.id, relogio.agora());
}
