/** Files inside a PDF, by their names. */
import type { Pdf } from './arquivo.ts';
import { PdfIlegivel, palavras, textoDe, type Valor } from './valores.ts';

const PROFUNDIDADE_MAXIMA = 8;

/** Two files of one name are none: which of them a viewer shows is up to it. */
export function anexosDe(pdf: Pdf): ReadonlyMap<string, Buffer> {
  const anexos = new Map<string, Buffer>();
  const nomes = pdf.dicionario(pdf.catalogo.get('Names'));
  for (const especificacao of folhas(pdf, nomes?.get('EmbeddedFiles'))) {
    const ficha = pdf.dicionario(especificacao);
    const nome = textoDe(pdf.resolver(ficha?.get('UF') ?? ficha?.get('F')));
    const conteudo = pdf.fluxo(pdf.dicionario(ficha?.get('EF'))?.get('F'));
    if (!nome || !conteudo) throw new PdfIlegivel('an attachment without name or content');
    const dito = palavras(nome);
    if (anexos.has(dito)) throw new PdfIlegivel('two attachments of one name');
    anexos.set(dito, conteudo.bytes);
  }
  return anexos;
}

function folhas(pdf: Pdf, no: Valor | undefined, profundidade = 0): readonly Valor[] {
  const galho = pdf.dicionario(no);
  if (!galho || profundidade > PROFUNDIDADE_MAXIMA) return [];
  const pares = pdf.lista(galho.get('Names')) ?? [];
  const filhos = pdf.lista(galho.get('Kids')) ?? [];
  return [
    ...pares.filter((_, indice) => indice % 2 === 1),
    ...filhos.flatMap((filho) => folhas(pdf, filho, profundidade + 1)),
  ];
}
