import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Armazem, ArquivoAusente, isIdDeArquivo } from './armazem.ts';

const PARCIAL = '.parcial';

/**
 * Files under one root outside the web root, two levels of folders, readable by the server's account only.
 * A file appears under its name after write, fsync and rename, so a crash leaves a partial file or nothing.
 */
export async function abrirArmazemEmDisco(raiz: string): Promise<Armazem> {
  const pastaParcial = join(raiz, PARCIAL);
  await mkdir(pastaParcial, { recursive: true, mode: 0o700 });

  function caminhoDe(id: string): string {
    if (!isIdDeArquivo(id)) throw new ArquivoAusente('no file under this id');
    return join(raiz, id.slice(0, 2), id.slice(2, 4), id);
  }

  return {
    async gravar(id, conteudo) {
      const destino = caminhoDe(id);
      const parcial = join(pastaParcial, id);
      let bytes = 0;
      const arquivo = await open(parcial, 'wx', 0o600);
      try {
        for await (const pedaco of conteudo) {
          await arquivo.writeFile(pedaco);
          bytes += pedaco.byteLength;
        }
        await arquivo.sync();
        await arquivo.close();
        await mkdir(dirname(destino), { recursive: true, mode: 0o700 });
        await rename(parcial, destino);
        await sincronizarPastas(raiz, destino);
      } catch (erro) {
        await arquivo.close().catch(() => undefined);
        await rm(parcial, { force: true });
        throw erro;
      }
      return { bytes };
    },

    async abrir(id) {
      const arquivo = await open(caminhoDe(id), 'r').catch((erro: NodeJS.ErrnoException) => {
        if (erro.code === 'ENOENT') throw new ArquivoAusente('no file under this id');
        throw erro;
      });
      const { size } = await arquivo.stat();
      return { fluxo: arquivo.createReadStream({ highWaterMark: 64 * 1024 }), bytes: size };
    },

    async apagar(id) {
      await rm(caminhoDe(id), { force: true });
    },

    async *listar() {
      for await (const item of await opendir(raiz, { recursive: true })) {
        if (!item.isFile() || !isIdDeArquivo(item.name) || item.parentPath === pastaParcial) continue;
        const visto = await stat(join(item.parentPath, item.name)).catch(() => null);
        if (visto) yield { id: item.name, gravadoEm: visto.mtime };
      }
    },
  };
}

/** The rename is durable only once the folder entries are: the file's folder and the two above it. */
async function sincronizarPastas(raiz: string, destino: string): Promise<void> {
  for (const pasta of [dirname(destino), dirname(dirname(destino)), raiz]) {
    const aberta = await open(pasta, 'r');
    try {
      await aberta.sync();
    } finally {
      await aberta.close();
    }
  }
}

/** What a crash left half written. Only old files: another process may be writing the younger ones. */
export async function apagarParciaisAntigos(raiz: string, maisAntigosQue: Date): Promise<number> {
  const pasta = join(raiz, PARCIAL);
  let apagados = 0;
  for (const nome of await readdir(pasta)) {
    const caminho = join(pasta, nome);
    const { mtime } = await stat(caminho);
    if (mtime >= maisAntigosQue) continue;
    await rm(caminho, { force: true });
    apagados += 1;
  }
  return apagados;
}
