/** The digest of a file, made in the browser: the file never leaves it. */

/** What a phone may be asked to hold at once. */
const MAXIMO_DE_BYTES = 60_000_000;

export type ResumoDoArquivo = { tipo: 'pronto'; sha256: string } | { tipo: 'nao-da'; motivo: string };

export async function resumirArquivo(
  arquivo: Pick<Blob, 'size' | 'arrayBuffer'>,
  // Missing where the page came without encryption.
  contas: Pick<SubtleCrypto, 'digest'> | undefined = globalThis.crypto?.subtle,
): Promise<ResumoDoArquivo> {
  if (contas === undefined)
    return {
      tipo: 'nao-da',
      motivo: 'Este navegador não sabe conferir arquivos aqui. Tente em outro aparelho.',
    };
  if (arquivo.size === 0 || arquivo.size > MAXIMO_DE_BYTES)
    return { tipo: 'nao-da', motivo: 'Este arquivo está vazio ou é grande demais para ser o documento.' };
  try {
    const bytes = new Uint8Array(await contas.digest('SHA-256', await arquivo.arrayBuffer()));
    return {
      tipo: 'pronto',
      sha256: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    };
  } catch {
    return {
      tipo: 'nao-da',
      motivo: 'Não conseguimos ler este arquivo. Salve-o neste aparelho e escolha de novo.',
    };
  }
}
