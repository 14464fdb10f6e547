/** The text of an edition: written once, drawn once, kept as the exact bytes that people read and sign. */

import { Readable } from 'node:stream';
import type { TextoDoContrato } from '@credito/domain/contrato/texto/blocos';
import type { DadosDoTexto } from '@credito/domain/contrato/texto/dados';
import {
  escreverContrato,
  isVersaoDoModelo,
  VERSAO_DO_MODELO,
} from '@credito/domain/contrato/texto/escrever-contrato';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ContratoTexto, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { ArquivoPdf } from '../../plugins/responder-pdf.ts';
import type { ContratoCompleto } from './contrato.repository.ts';
import { dadosDoTexto } from './dados-do-texto.ts';

/** As it would be kept now; nothing is written. */
export async function preverTexto(
  contexto: Pick<Contexto, 'configuracao' | 'gateways'> & { db: Kysely<DB> },
  completo: ContratoCompleto,
): Promise<{ dados: DadosDoTexto; pdf: Buffer }> {
  const dados = await dadosDoTexto(contexto, completo);
  const { cor } = contexto.configuracao.provedor;
  return { dados, pdf: await contexto.gateways.pdfs.contrato({ texto: escreverContrato(dados), cor }) };
}

export async function guardarTexto(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: ContratoCompleto,
): Promise<void> {
  const { id, edicao } = completo.contrato;
  const { dados, pdf } = await preverTexto({ ...contexto, db: trx }, completo);
  const { id: arquivo, sha256, bytes } = await contexto.gateways.cofre.gravar(Readable.from([pdf]));
  await trx
    .insertInto('contrato_texto')
    .values({
      contrato_id: id,
      edicao,
      modelo: VERSAO_DO_MODELO,
      dados: JSON.stringify(dados),
      arquivo,
      sha256,
      bytes,
      criado_em: contexto.relogio.agora(),
    })
    .execute();
}

export async function textoGuardado(
  db: Kysely<DB>,
  { contrato }: Pick<ContratoCompleto, 'contrato'>,
): Promise<Selectable<ContratoTexto> | null> {
  const texto = await db
    .selectFrom('contrato_texto')
    .selectAll()
    .where('contrato_id', '=', contrato.id)
    .where('edicao', '=', contrato.edicao)
    .executeTakeFirst();
  return texto ?? null;
}

export async function lerPdf(
  { gateways }: Pick<Contexto, 'gateways'>,
  { contrato }: Pick<ContratoCompleto, 'contrato'>,
  { arquivo }: Pick<Selectable<ContratoTexto>, 'arquivo'>,
): Promise<ArquivoPdf> {
  return { nome: nomeDoArquivo(contrato), pdf: await gateways.cofre.ler(arquivo) };
}

export const nomeDoArquivo = ({ numero }: Pick<ContratoCompleto['contrato'], 'numero'>) =>
  `contrato-${numero}.pdf`;

/** From what it was filled with, by the version of the template that wrote it: the words never change. */
export function reescrever({ modelo, dados }: Selectable<ContratoTexto>): TextoDoContrato {
  if (!isVersaoDoModelo(modelo)) throw new Error(`no template has version ${modelo}`);
  return escreverContrato(dados, modelo);
}
