export interface ItemDoSeletor {
  id: string;
  titulo: string;
  detalhe?: string | undefined;
  /** Items of one group come under its name, in the order of first appearance. */
  grupo?: string | undefined;
  /** Other words that find it: acronym, old name, city. */
  busca?: string | undefined;
  desabilitado?: boolean | undefined;
  /** Why it cannot be chosen. */
  motivo?: string | undefined;
  /** Choosing it opens these instead; only they are chosen. */
  filhos?: readonly ItemDoSeletor[] | undefined;
}

export interface LinhaDoSeletor {
  item: ItemDoSeletor;
  nivel: 0 | 1;
  /** Only of items with children. */
  aberto?: boolean;
}

export interface GrupoDeLinhas {
  nome: string | undefined;
  linhas: LinhaDoSeletor[];
}

function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function peso(item: ItemDoSeletor, palavras: readonly string[], inteiro: string): number {
  const titulo = semAcentos(item.titulo);
  const tudo = `${titulo} ${semAcentos(item.detalhe ?? '')} ${semAcentos(item.busca ?? '')}`;
  if (!palavras.every((palavra) => tudo.includes(palavra))) return 0;
  if (titulo.startsWith(inteiro)) return 3;
  return palavras.every((palavra) => ` ${tudo}`.includes(` ${palavra}`)) ? 2 : 1;
}

/**
 * What the list shows for a search: every word somewhere, accents and case ignored; titles that begin with the text
 * first, then words that begin so. A parent stays when one of its children matches, and opens by itself.
 */
export function filtrarItens(
  itens: readonly ItemDoSeletor[],
  texto: string,
  abertos: ReadonlySet<string>,
): GrupoDeLinhas[] {
  const inteiro = semAcentos(texto);
  const palavras = inteiro.split(/\s+/).filter(Boolean);
  const achados = itens
    .map((item) => {
      const proprio = peso(item, palavras, inteiro);
      const filhos = (item.filhos ?? []).filter((filho) => peso(filho, palavras, inteiro) > 0);
      return {
        item,
        peso: proprio || (filhos.length > 0 ? 1 : 0),
        filhos: proprio ? (item.filhos ?? []) : filhos,
        proprio,
      };
    })
    .filter((achado) => achado.peso > 0);
  if (palavras.length > 0) achados.sort((a, b) => b.peso - a.peso);

  const grupos = new Map<string | undefined, LinhaDoSeletor[]>();
  for (const { item, filhos, proprio } of achados) {
    const linhas = grupos.get(item.grupo) ?? [];
    grupos.set(item.grupo, linhas);
    if (!item.filhos) linhas.push({ item, nivel: 0 });
    else {
      const aberto = abertos.has(item.id) || proprio === 0;
      linhas.push({ item, nivel: 0, aberto });
      if (aberto) linhas.push(...filhos.map((filho): LinhaDoSeletor => ({ item: filho, nivel: 1 })));
    }
  }
  return Array.from(grupos, ([nome, linhas]) => ({ nome, linhas }));
}

/** The first lines only, so that a list of thousands opens at once. */
export function limitarLinhas(
  grupos: readonly GrupoDeLinhas[],
  limite: number,
): { grupos: GrupoDeLinhas[]; resto: number } {
  let vagas = limite;
  let resto = 0;
  const limitados: GrupoDeLinhas[] = [];
  for (const { nome, linhas } of grupos) {
    const cabem = linhas.slice(0, vagas);
    vagas -= cabem.length;
    resto += linhas.length - cabem.length;
    if (cabem.length > 0) limitados.push({ nome, linhas: cabem });
  }
  return { grupos: limitados, resto };
}

export function acharItem(itens: readonly ItemDoSeletor[], id: string | null): ItemDoSeletor | undefined {
  return itens.flatMap((item) => item.filhos ?? [item]).find((item) => item.id === id);
}
