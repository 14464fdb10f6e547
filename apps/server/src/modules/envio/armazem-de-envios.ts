/**
 * Where the tus server keeps unfinished uploads: each piece encrypted in the vault, the offset in the database. What
 * arrived before a cut counts (decisions, "Uploads").
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { nomeDeArquivo } from '../../arquivos/nome-de-arquivo.ts';
import { travarConta } from '../../banco/travar-conta.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, muitasTentativas } from '../../erros.ts';
import { isUuid } from '../../uuid.ts';
import { apagarEnvio } from './apagar-envio.ts';
import { acrescentarParte, contarEnvios, findEnvio, type LinhaDeEnvio } from './envio.repository.ts';

/** Pieces of this size are written at once, whatever a client sends in one request. */
export const BYTES_DA_PARTE = 256 * 1024;
/** Unfinished and finished-but-untaken uploads of one person. */
export const MAXIMO_DE_ENVIOS = 40;

const muitosEnvios = () =>
  muitasTentativas('Há muitos envios em andamento. Termine ou cancele algum e tente novamente.', 60);

/** Whose request the tus server is answering: its stores are not told. */
export const contaDoPedido = new AsyncLocalStorage<string>();

export class ArmazemDeEnvios extends DataStore {
  readonly contexto: Contexto;

  constructor(contexto: Contexto) {
    super();
    this.contexto = contexto;
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { db, relogio } = this.contexto;
    const contaId = contaAtual();
    if (!upload.size) throw ERRORS.INVALID_LENGTH;
    if (upload.size > LIMITE_DE_BYTES) throw ERRORS.ERR_MAX_SIZE_EXCEEDED;
    const agora = relogio.agora();
    const envio = {
      id: upload.id,
      conta_id: contaId,
      nome_arquivo: nomeDeArquivo(upload.metadata?.filename ?? ''),
      tamanho_bytes: upload.size,
      criado_em: agora,
      atualizado_em: agora,
    };
    await db.transaction().execute(async (trx) => {
      await travarConta(trx, contaId);
      const comecado = await findEnvio(trx, upload.id, contaId);
      if (comecado?.tamanho_bytes === upload.size) return;
      if (comecado) throw conflito('Esta chave de envio já foi usada com outro arquivo.');
      if ((await contarEnvios(trx, contaId)) >= MAXIMO_DE_ENVIOS) throw muitosEnvios();
      await trx.insertInto('envio').values(envio).execute();
    });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const envio = await this.exigir(id);
    return new Upload({
      id,
      size: envio.tamanho_bytes,
      offset: envio.recebido_bytes,
      metadata: {},
      creation_date: envio.criado_em.toISOString(),
    });
  }

  override async write(fluxo: Readable, id: string, inicio: number): Promise<number> {
    await this.exigir(id);
    let posicao = inicio;
    let pedacos: Buffer[] = [];
    let bytes = 0;
    const guardar = async () => {
      if (bytes === 0) return;
      const conteudo = Buffer.concat(pedacos);
      pedacos = [];
      bytes = 0;
      posicao = await this.guardarParte(id, posicao, conteudo);
    };
    try {
      for await (const pedaco of fluxo) {
        pedacos.push(pedaco as Buffer);
        bytes += (pedaco as Buffer).byteLength;
        if (bytes >= BYTES_DA_PARTE) await guardar();
      }
    } finally {
      // Also of a connection that broke: what came does not travel twice.
      await guardar();
    }
    return posicao;
  }

  override async remove(id: string): Promise<void> {
    await this.exigir(id);
    await apagarEnvio(this.contexto, id);
  }

  private async guardarParte(envioId: string, inicio: number, conteudo: Buffer): Promise<number> {
    const { db, gateways, relogio } = this.contexto;
    const gravado = await gateways.cofre.gravar(umaVez(conteudo));
    try {
      const em = relogio.agora();
      const coube = await db
        .transaction()
        .execute((trx) =>
          acrescentarParte(trx, { envioId, inicio, bytes: gravado.bytes, arquivo: gravado.id, em }),
        );
      if (!coube) throw ERRORS.INVALID_OFFSET;
    } catch (erro) {
      await gateways.cofre.apagar(gravado.id);
      throw erro;
    }
    return inicio + gravado.bytes;
  }

  private async exigir(id: string): Promise<LinhaDeEnvio> {
    const envio = isUuid(id) ? await findEnvio(this.contexto.db, id, contaAtual()) : undefined;
    if (!envio) throw ERRORS.FILE_NOT_FOUND;
    return envio;
  }
}

function contaAtual(): string {
  const contaId = contaDoPedido.getStore();
  if (contaId === undefined) throw ERRORS.FILE_NOT_FOUND;
  return contaId;
}

async function* umaVez(conteudo: Uint8Array): AsyncGenerator<Uint8Array> {
  yield conteudo;
}
