import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { CREDENCIAIS, criarS3DeTeste } from '../../test/s3-de-teste.ts';
import { ArquivoAusente, novoIdDeArquivo } from './armazem.ts';
import { criarArmazemEmS3 } from './armazem-em-s3.ts';
import { criarCofre } from './cofre.ts';

const s3 = await criarS3DeTeste();
afterAll(() => s3.encerrar());
const ajustes = { endpoint: s3.endpoint, bucket: 'documentos', ...CREDENCIAIS };
const armazem = criarArmazemEmS3(ajustes);
const cofre = criarCofre({ armazem, chaves: [randomBytes(32)] });

describe('files in an object store', () => {
  it('come back byte by byte, and rest there encrypted', async () => {
    const original = Buffer.concat([Buffer.from('contracheque'), randomBytes(300_000)]);
    const { id, bytes } = await cofre.gravar(Readable.from([original.subarray(0, 7), original.subarray(7)]));
    expect(bytes).toBe(original.length);
    expect(s3.objetos.get(id)?.corpo.includes('contracheque')).toBe(false);
    expect((await cofre.ler(id)).equals(original)).toBe(true);
    expect((await cofre.abrir(id)).bytes).toBe(original.length);
  });

  it('are gone once deleted, and deleting twice is no error', async () => {
    const { id } = await cofre.gravar(Readable.from([Buffer.from('x')]));
    await cofre.apagar(id);
    await cofre.apagar(id);
    await expect(cofre.abrir(id)).rejects.toBeInstanceOf(ArquivoAusente);
    await expect(armazem.abrir('../outro')).rejects.toBeInstanceOf(ArquivoAusente);
  });

  it('are listed over as many pages as there are, without what is not ours', async () => {
    s3.objetos.clear();
    const ids = [
      novoIdDeArquivo(),
      novoIdDeArquivo(),
      novoIdDeArquivo(),
      novoIdDeArquivo(),
      novoIdDeArquivo(),
    ];
    for (const id of [...ids, 'leia-me.txt']) s3.objetos.set(id, { corpo: Buffer.alloc(1), em: new Date(0) });
    const achados: Array<{ id: string; gravadoEm: Date }> = [];
    for await (const achado of armazem.listar()) achados.push(achado);
    expect(achados.map(({ id }) => id)).toEqual(ids.toSorted());
    expect(achados[0]?.gravadoEm).toEqual(new Date(0));
  });

  it('are neither written nor read with the wrong secret', async () => {
    const errado = criarArmazemEmS3({ ...ajustes, secretAccessKey: 'outro' });
    const id = novoIdDeArquivo();
    await expect(errado.gravar(id, Readable.from([Buffer.from('x')]))).rejects.toThrow('403');
    await expect(errado.abrir(id)).rejects.toThrow('403');
    expect(s3.objetos.has(id)).toBe(false);
  });

  it('that break off on their way leave nothing', async () => {
    const id = novoIdDeArquivo();
    async function* quebrado() {
      yield Buffer.from('metade');
      throw new Error('the sender left');
    }
    await expect(armazem.gravar(id, quebrado())).rejects.toThrow('the sender left');
    expect(s3.objetos.has(id)).toBe(false);
  });
});
