import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ArquivoAdulterado, ArquivoAusente, novoIdDeArquivo } from './armazem.ts';
import { abrirArmazemEmDisco, apagarParciaisAntigos } from './armazem-em-disco.ts';
import { type Cofre, criarCofre } from './cofre.ts';

const CHAVE = Buffer.alloc(32, 7);
const PEDACO = 64 * 1024;

let raiz: string;
let cofre: Cofre;

beforeEach(async () => {
  raiz = await mkdtemp(join(tmpdir(), 'cofre-'));
  cofre = criarCofre({ armazem: await abrirArmazemEmDisco(raiz), chaves: [CHAVE] });
});

afterEach(async () => {
  await rm(raiz, { recursive: true, force: true });
});

function em(bytes: Uint8Array, tamanhoDaParte = 1000): Readable {
  const partes: Uint8Array[] = [];
  for (let i = 0; i < bytes.byteLength; i += tamanhoDaParte)
    partes.push(bytes.subarray(i, i + tamanhoDaParte));
  return Readable.from(partes);
}

const caminhoDe = (id: string) => join(raiz, id.slice(0, 2), id.slice(2, 4), id);

async function lerTudo(id: string): Promise<Buffer> {
  return buffer((await cofre.abrir(id)).fluxo);
}

describe('cofre', () => {
  it.each([0, 1, PEDACO - 1, PEDACO, PEDACO + 1, 3 * PEDACO, 3 * PEDACO + 17])(
    'gives back the same %i bytes, their count and their digest',
    async (tamanho) => {
      const original = randomBytes(tamanho);
      const gravado = await cofre.gravar(em(original));
      expect(gravado.bytes).toBe(tamanho);
      expect(gravado.sha256).toBe(createHash('sha256').update(original).digest('hex'));
      const { fluxo, bytes } = await cofre.abrir(gravado.id);
      expect(bytes).toBe(tamanho);
      expect((await buffer(fluxo)).equals(original)).toBe(true);
      expect((await cofre.ler(gravado.id)).equals(original)).toBe(true);
    },
  );

  it('leaves no readable content and no telling name on the disk', async () => {
    const { id } = await cofre.gravar(em(Buffer.from('CPF 529.982.247-25 de Marina'.repeat(50))));
    expect((await readFile(caminhoDe(id))).includes('529.982')).toBe(false);
    expect(id).toMatch(/^[0-9a-f]{48}$/);
    expect((await stat(caminhoDe(id))).mode & 0o777).toBe(0o600);
  });

  it('writes the same content differently each time', async () => {
    const a = await cofre.gravar(em(Buffer.from('igual')));
    const b = await cofre.gravar(em(Buffer.from('igual')));
    expect((await readFile(caminhoDe(a.id))).equals(await readFile(caminhoDe(b.id)))).toBe(false);
  });

  it('notices one changed byte wherever it is', async () => {
    const { id } = await cofre.gravar(em(randomBytes(2 * PEDACO + 100)));
    const intacto = await readFile(caminhoDe(id));
    for (const posicao of [0, 5, 20, 44, 44 + PEDACO, 44 + PEDACO + 20, intacto.length - 1]) {
      const mudado = Buffer.from(intacto);
      mudado[posicao] = (mudado[posicao] ?? 0) ^ 1;
      await writeFile(caminhoDe(id), mudado);
      await expect(lerTudo(id), `byte ${posicao}`).rejects.toThrow(ArquivoAdulterado);
    }
    await writeFile(caminhoDe(id), intacto);
    await expect(lerTudo(id)).resolves.toHaveLength(2 * PEDACO + 100);
  });

  it('notices a file cut off at any place, also exactly between two chunks', async () => {
    const { id } = await cofre.gravar(em(randomBytes(2 * PEDACO + 100)));
    const intacto = await readFile(caminhoDe(id));
    const fimDoPrimeiro = 44 + PEDACO + 16;
    for (const tamanho of [0, 10, 44, 50, fimDoPrimeiro, fimDoPrimeiro + PEDACO + 16, intacto.length - 1]) {
      await writeFile(caminhoDe(id), intacto.subarray(0, tamanho));
      await expect(lerTudo(id), `${tamanho} bytes`).rejects.toThrow(ArquivoAdulterado);
    }
  });

  it('notices chunks that were swapped, repeated or appended', async () => {
    const { id } = await cofre.gravar(em(randomBytes(2 * PEDACO + 100)));
    const intacto = await readFile(caminhoDe(id));
    const inteiro = PEDACO + 16;
    const cabecalho = intacto.subarray(0, 44);
    const a = intacto.subarray(44, 44 + inteiro);
    const b = intacto.subarray(44 + inteiro, 44 + 2 * inteiro);
    const fim = intacto.subarray(44 + 2 * inteiro);
    for (const partes of [
      [cabecalho, b, a, fim],
      [cabecalho, a, a, fim],
      [cabecalho, a, b, fim, fim],
      [cabecalho, a, b, b, fim],
      [cabecalho, a, fim],
    ]) {
      await writeFile(caminhoDe(id), Buffer.concat(partes));
      await expect(lerTudo(id)).rejects.toThrow(ArquivoAdulterado);
    }
  });

  it('notices a file that was put in the place of another', async () => {
    const a = await cofre.gravar(em(Buffer.from('documento de Ana')));
    const b = await cofre.gravar(em(Buffer.from('documento de Bia')));
    await writeFile(caminhoDe(a.id), await readFile(caminhoDe(b.id)));
    await expect(lerTudo(a.id)).rejects.toThrow(ArquivoAdulterado);
  });

  it('opens old files after the key was changed, and nothing without the right key', async () => {
    const { id } = await cofre.gravar(em(Buffer.from('antigo')));
    const armazem = await abrirArmazemEmDisco(raiz);
    const nova = Buffer.alloc(32, 9);
    const depois = criarCofre({ armazem, chaves: [nova, CHAVE] });
    expect((await depois.ler(id)).toString()).toBe('antigo');
    const soNova = criarCofre({ armazem, chaves: [nova] });
    await expect(soNova.ler(id)).rejects.toThrow(ArquivoAdulterado);
    const recente = await depois.gravar(em(Buffer.from('novo')));
    expect((await soNova.ler(recente.id)).toString()).toBe('novo');
  });

  it('refuses a key of the wrong length', async () => {
    const armazem = await abrirArmazemEmDisco(raiz);
    expect(() => criarCofre({ armazem, chaves: [Buffer.alloc(31)] })).toThrow(RangeError);
  });

  it('says the same of a deleted file, an unknown id and an id that is a path', async () => {
    const { id } = await cofre.gravar(em(Buffer.from('x')));
    await cofre.apagar(id);
    await cofre.apagar(id);
    for (const ausente of [id, novoIdDeArquivo(), '../../etc/passwd', '']) {
      await expect(cofre.abrir(ausente)).rejects.toThrow(ArquivoAusente);
    }
  });

  it('keeps nothing of an upload that broke on the way', async () => {
    async function* quebrado() {
      yield randomBytes(PEDACO * 2);
      throw new Error('connection lost');
    }
    await expect(cofre.gravar(quebrado())).rejects.toThrow('connection lost');
    expect(await readdir(raiz)).toEqual(['.parcial']);
    expect(await readdir(join(raiz, '.parcial'))).toEqual([]);
  });

  it('clears what a crash left half written, but not what is being written now', async () => {
    const antigo = join(raiz, '.parcial', 'antigo');
    const recente = join(raiz, '.parcial', 'recente');
    await writeFile(antigo, 'x');
    await writeFile(recente, 'x');
    await utimes(antigo, new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'));
    expect(await apagarParciaisAntigos(raiz, new Date('2026-01-02T00:00:00Z'))).toBe(1);
    expect(await readdir(join(raiz, '.parcial'))).toEqual(['recente']);
  });

  it('asks for the next bytes only when the earlier ones were stored, so memory stays flat', async () => {
    let produzidos = 0;
    let guardados = 0;
    let maiorEspera = 0;
    async function* longo() {
      for (let i = 0; i < 100; i += 1) {
        produzidos += PEDACO;
        yield Buffer.alloc(PEDACO, i);
      }
    }
    const emSeco = criarCofre({
      chaves: [CHAVE],
      armazem: {
        async gravar(_id, conteudo) {
          for await (const pedaco of conteudo) {
            guardados += pedaco.byteLength;
            maiorEspera = Math.max(maiorEspera, produzidos - guardados);
          }
          return { bytes: guardados };
        },
        abrir: async () => {
          throw new ArquivoAusente('nothing here');
        },
        apagar: async () => undefined,
        async *listar() {},
      },
    });
    await emSeco.gravar(longo());
    expect(produzidos).toBe(100 * PEDACO);
    expect(maiorEspera).toBeLessThanOrEqual(2 * PEDACO);
  });
});
