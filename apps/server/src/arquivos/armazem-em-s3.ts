/**
 * Any store that speaks the S3 protocol, addressed by path (`{endpoint}/{bucket}/{id}`). Bytes are already encrypted
 * when they arrive here. A PUT needs its length beforehand, so an upload rests on the local disk for a moment:
 * memory stays flat, and the object appears whole or not at all.
 */
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type Armazem, ArquivoAusente, isIdDeArquivo } from './armazem.ts';

export interface AjustesDoS3 {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const LIMITE_MS = 60_000;
/** Of aws4fetch: waits between them grow. */
const TENTATIVAS = 3;

export function criarArmazemEmS3({ endpoint, bucket, ...credenciais }: AjustesDoS3): Armazem {
  const cliente = new AwsClient({ ...credenciais, service: 's3', retries: TENTATIVAS });
  const raiz = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  function enderecoDe(id: string): string {
    if (!isIdDeArquivo(id)) throw new ArquivoAusente('no file under this id');
    return `${raiz}/${id}`;
  }

  /** Throws for every answer but a good one; a missing object is told apart. */
  async function pedir(url: string, opcoes: RequestInit): Promise<Response> {
    const resposta = await cliente.fetch(url, { ...opcoes, signal: AbortSignal.timeout(LIMITE_MS) });
    if (resposta.ok) return resposta;
    await resposta.body?.cancel();
    if (resposta.status === 404) throw new ArquivoAusente('no file under this id');
    throw new Error(`the object store answered ${resposta.status}`);
  }

  return {
    async gravar(id, conteudo) {
      const url = enderecoDe(id);
      const espera = join(tmpdir(), `credito-${id}`);
      try {
        const bytes = await escrever(espera, conteudo);
        // Signed without reading it twice; TLS and the vault's own tags protect the bytes.
        const assinada = await cliente.sign(url, {
          method: 'PUT',
          headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', 'content-length': String(bytes) },
        });
        const resposta = await fetch(assinada.url, {
          method: 'PUT',
          headers: { ...Object.fromEntries(assinada.headers), 'content-length': String(bytes) },
          body: Readable.toWeb(createReadStream(espera)) as unknown as NonNullable<RequestInit['body']>,
          duplex: 'half',
          signal: AbortSignal.timeout(LIMITE_MS),
        } as RequestInit);
        await resposta.body?.cancel();
        if (!resposta.ok) throw new Error(`the object store answered ${resposta.status}`);
        return { bytes };
      } finally {
        await rm(espera, { force: true });
      }
    },

    async abrir(id) {
      const resposta = await pedir(enderecoDe(id), { method: 'GET' });
      if (!resposta.body) throw new ArquivoAusente('no file under this id');
      return {
        fluxo: Readable.fromWeb(resposta.body as unknown as ReadableStream<Uint8Array>),
        bytes: Number(resposta.headers.get('content-length')),
      };
    },

    async apagar(id) {
      await pedir(enderecoDe(id), { method: 'DELETE' }).catch((erro: unknown) => {
        if (!(erro instanceof ArquivoAusente)) throw erro;
      });
    },

    async *listar() {
      let continuacao: string | undefined;
      do {
        const pagina = new URL(raiz);
        pagina.searchParams.set('list-type', '2');
        if (continuacao) pagina.searchParams.set('continuation-token', continuacao);
        const xml = await (await pedir(pagina.href, { method: 'GET' })).text();
        for (const [, objeto = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const id = membro(objeto, 'Key') ?? '';
          const gravadoEm = new Date(membro(objeto, 'LastModified') ?? '');
          if (isIdDeArquivo(id)) yield { id, gravadoEm };
        }
        continuacao =
          membro(xml, 'IsTruncated') === 'true' ? membro(xml, 'NextContinuationToken') : undefined;
      } while (continuacao !== undefined);
    },
  };
}

async function escrever(caminho: string, conteudo: AsyncIterable<Uint8Array>): Promise<number> {
  const arquivo = await open(caminho, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const pedaco of conteudo) {
      await arquivo.writeFile(pedaco);
      bytes += pedaco.byteLength;
    }
  } finally {
    await arquivo.close();
  }
  return bytes;
}

/** Ids are hexadecimal and dates plain, so no entity of XML can stand in what is read here. */
function membro(xml: string, nome: string): string | undefined {
  return new RegExp(`<${nome}>([^<]*)</${nome}>`).exec(xml)?.[1];
}
