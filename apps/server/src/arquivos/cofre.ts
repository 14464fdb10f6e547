/**
 * Encryption at rest, over any Armazem.
 *
 * Format of a stored file:
 *
 *   offset  bytes  content
 *        0      4  "COF1"
 *        4      8  key id: the first 8 bytes of SHA-256("credito/cofre/id-da-chave" || master key)
 *       12     32  random salt
 *       44      -  chunks: AES-256-GCM over 65,536 plain bytes each (the last one 0 to 65,536), tag of 16 bytes after each
 *
 * The file key is HKDF-SHA256(master key, salt, "credito/cofre/v1"), so a nonce never meets the same key twice.
 * The nonce of a chunk is its number (11 bytes, big endian) and one byte that is 1 in the last chunk and 0
 * elsewhere: chunks that were cut off, swapped, repeated or appended fail authentication (the STREAM
 * construction). The header and the file's id are authenticated with every chunk: a file copied over another
 * one fails as well. Bytes leave the vault only after their chunk was authenticated, so memory stays flat.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Armazem, ArquivoAdulterado, novoIdDeArquivo } from './armazem.ts';
import { emPedacos } from './em-pedacos.ts';

const MAGICA = Buffer.from('COF1', 'latin1');
const BYTES_DO_ID_DA_CHAVE = 8;
const BYTES_DO_SAL = 32;
const BYTES_DO_CABECALHO = MAGICA.length + BYTES_DO_ID_DA_CHAVE + BYTES_DO_SAL;
const BYTES_DO_PEDACO = 64 * 1024;
const BYTES_DA_MARCA = 16;
const CIFRA = 'aes-256-gcm';

export type ArquivoGravado = { id: string; bytes: number; sha256: string };

export type Cofre = {
  gravar(conteudo: AsyncIterable<Uint8Array>): Promise<ArquivoGravado>;
  /**
   * Throws ArquivoAusente or, for a damaged header, ArquivoAdulterado. Later damage ends the stream with
   * ArquivoAdulterado: whoever serves it must treat a broken stream as a failure.
   */
  abrir(id: string): Promise<{ fluxo: Readable; bytes: number }>;
  ler(id: string): Promise<Buffer>;
  apagar(id: string): Promise<void>;
  listar: Armazem['listar'];
};

export type OpcoesDoCofre = {
  armazem: Armazem;
  /** The first key encrypts; the others only open what was stored before a key was changed. 32 bytes each. */
  chaves: readonly [Uint8Array, ...Uint8Array[]];
};

export function criarCofre({ armazem, chaves }: OpcoesDoCofre): Cofre {
  for (const chave of chaves) {
    if (chave.byteLength !== 32) throw new RangeError('A vault key has exactly 32 bytes.');
  }
  const chavePorId = new Map(chaves.map((chave) => [idDaChave(chave), chave]));
  const chaveAtual = chaves[0];

  async function abrir(id: string): Promise<{ fluxo: Readable; bytes: number }> {
    const guardado = await armazem.abrir(id);
    const leitor = emPedacos(guardado.fluxo, BYTES_DO_CABECALHO, BYTES_DO_PEDACO + BYTES_DA_MARCA);
    try {
      const primeiro = await leitor.next();
      const cabecalho = primeiro.done ? Buffer.alloc(0) : primeiro.value.bytes;
      const chave = chavePorId.get(
        cabecalho.subarray(MAGICA.length, MAGICA.length + BYTES_DO_ID_DA_CHAVE).toString('hex'),
      );
      if (cabecalho.length !== BYTES_DO_CABECALHO || !cabecalho.subarray(0, MAGICA.length).equals(MAGICA)) {
        throw new ArquivoAdulterado('stored file has no valid header');
      }
      if (chave === undefined) throw new ArquivoAdulterado('stored file was encrypted with an unknown key');
      const fluxo = Readable.from(decifrar(leitor, chave, cabecalho, id), { objectMode: false });
      // A reader that goes away before the first chunk never starts the generator, whose `finally` would do this.
      fluxo.once('close', () => guardado.fluxo.destroy());
      return { fluxo, bytes: bytesEmClaro(guardado.bytes) };
    } catch (erro) {
      guardado.fluxo.destroy();
      throw erro;
    }
  }

  return {
    async gravar(conteudo) {
      const id = novoIdDeArquivo();
      const resumo = createHash('sha256');
      let bytes = 0;
      async function* contado(): AsyncGenerator<Uint8Array> {
        for await (const pedaco of conteudo) {
          resumo.update(pedaco);
          bytes += pedaco.byteLength;
          yield pedaco;
        }
      }
      await armazem.gravar(id, cifrar(contado(), chaveAtual, id));
      return { id, bytes, sha256: resumo.digest('hex') };
    },
    abrir,
    async ler(id) {
      const { fluxo } = await abrir(id);
      const partes: Buffer[] = [];
      for await (const parte of fluxo) partes.push(parte as Buffer);
      return Buffer.concat(partes);
    },
    apagar: (id) => armazem.apagar(id),
    listar: () => armazem.listar(),
  };
}

async function* cifrar(
  conteudo: AsyncIterable<Uint8Array>,
  chaveMestra: Uint8Array,
  id: string,
): AsyncGenerator<Buffer> {
  const sal = randomBytes(BYTES_DO_SAL);
  const cabecalho = Buffer.concat([MAGICA, Buffer.from(idDaChave(chaveMestra), 'hex'), sal]);
  const chave = chaveDoArquivo(chaveMestra, sal);
  yield cabecalho;
  let numero = 0;
  for await (const { bytes, ultimo } of emPedacos(conteudo, BYTES_DO_PEDACO, BYTES_DO_PEDACO)) {
    const cifra = createCipheriv(CIFRA, chave, nonce(numero, ultimo), { authTagLength: BYTES_DA_MARCA });
    cifra.setAAD(Buffer.concat([cabecalho, Buffer.from(id, 'utf8')]));
    yield Buffer.concat([cifra.update(bytes), cifra.final(), cifra.getAuthTag()]);
    numero += 1;
  }
}

async function* decifrar(
  leitor: AsyncGenerator<{ bytes: Buffer; ultimo: boolean }>,
  chaveMestra: Uint8Array,
  cabecalho: Buffer,
  id: string,
): AsyncGenerator<Buffer> {
  const chave = chaveDoArquivo(chaveMestra, cabecalho.subarray(-BYTES_DO_SAL));
  const autenticado = Buffer.concat([cabecalho, Buffer.from(id, 'utf8')]);
  let numero = 0;
  let terminou = false;
  for await (const { bytes, ultimo } of leitor) {
    const cifra = createDecipheriv(CIFRA, chave, nonce(numero, ultimo), { authTagLength: BYTES_DA_MARCA });
    cifra.setAAD(autenticado);
    let claro: Buffer;
    try {
      cifra.setAuthTag(bytes.subarray(-BYTES_DA_MARCA));
      claro = Buffer.concat([cifra.update(bytes.subarray(0, -BYTES_DA_MARCA)), cifra.final()]);
    } catch {
      throw new ArquivoAdulterado('stored file was changed or cut off');
    }
    yield claro;
    numero += 1;
    terminou = ultimo;
  }
  if (!terminou) throw new ArquivoAdulterado('stored file was cut off');
}

function nonce(numero: number, ultimo: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(numero), 3);
  bytes[11] = ultimo ? 1 : 0;
  return bytes;
}

function chaveDoArquivo(chaveMestra: Uint8Array, sal: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', chaveMestra, sal, 'credito/cofre/v1', 32));
}

function idDaChave(chave: Uint8Array): string {
  return createHash('sha256')
    .update('credito/cofre/id-da-chave')
    .update(chave)
    .digest()
    .subarray(0, BYTES_DO_ID_DA_CHAVE)
    .toString('hex');
}

function bytesEmClaro(bytesGuardados: number): number {
  const corpo = bytesGuardados - BYTES_DO_CABECALHO;
  const pedacos = Math.max(1, Math.ceil(corpo / (BYTES_DO_PEDACO + BYTES_DA_MARCA)));
  return Math.max(0, corpo - pedacos * BYTES_DA_MARCA);
}
