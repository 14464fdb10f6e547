/** Files that were scanned apart, in the order in which they become the pages of one copy. */

export interface ArquivoEscolhido {
  /** The same file may be chosen twice. */
  id: string;
  arquivo: File;
}

const PELO_NOME = new Intl.Collator('pt-BR', { numeric: true });

/** Pickers hand files over in any order; scanners number them, and page 10 comes after page 2. */
export function peloNome<Arquivo extends { name: string }>(arquivos: readonly Arquivo[]): Arquivo[] {
  return [...arquivos].sort((a, b) => PELO_NOME.compare(a.name, b.name));
}

/** The one at `de` stands at `para`; the others keep their order. */
export function mover<T>(lista: readonly T[], de: number, para: number): T[] {
  const nova = [...lista];
  nova.splice(para, 0, ...nova.splice(de, 1));
  return nova;
}
