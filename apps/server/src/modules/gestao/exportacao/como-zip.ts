import { Zip, ZipPassThrough } from 'fflate';
import { ArquivoAusente } from '../../../arquivos/armazem.ts';
import type { Cofre } from '../../../arquivos/cofre.ts';

export interface ArquivoDoZip {
  nome: string;
  /** Id in the vault, or the bytes themselves. */
  arquivo: string | Buffer;
}

/**
 * A ZIP archive, a piece at a time: the reader's pace decides how much is in memory. Nothing is compressed, since
 * pictures and PDFs are already. A file that is no longer there is named in the list at the end.
 */
export async function* comoZip(
  cofre: Pick<Cofre, 'abrir'>,
  arquivos: readonly ArquivoDoZip[],
): AsyncGenerator<Uint8Array> {
  const prontos: Uint8Array[] = [];
  const zip = new Zip((erro, pedaco) => {
    if (erro) throw erro;
    prontos.push(pedaco);
  });
  const lista: string[] = [];
  for (const { nome, arquivo } of arquivos) {
    if (typeof arquivo !== 'string') {
      lista.push(nome);
      const pronta = new ZipPassThrough(nome);
      zip.add(pronta);
      pronta.push(arquivo, true);
      yield* prontos.splice(0);
      continue;
    }
    const aberto = await cofre.abrir(arquivo).catch((erro: unknown) => {
      if (erro instanceof ArquivoAusente) return null;
      throw erro;
    });
    lista.push(aberto ? nome : `${nome} (arquivo não encontrado)`);
    if (!aberto) continue;
    const entrada = new ZipPassThrough(nome);
    zip.add(entrada);
    for await (const pedaco of aberto.fluxo) {
      entrada.push(pedaco as Uint8Array);
      yield* prontos.splice(0);
    }
    entrada.push(new Uint8Array(0), true);
    yield* prontos.splice(0);
  }
  const indice = new ZipPassThrough('lista.txt');
  zip.add(indice);
  indice.push(Buffer.from(`${lista.join('\r\n')}\r\n`, 'utf8'), true);
  zip.end();
  yield* prontos.splice(0);
}
