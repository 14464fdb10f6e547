import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What a page needs to be drawn. Everything else (Annots, AA, AF, Metadata, PieceInfo, ...) stays behind. */
const chavesDaPagina = new Set(
  ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'Resources', 'Contents', 'UserUnit', 'Group'].map(
    (nome) => PDFName.of(nome),
  ),
);

/** Payloads and pointers to the outside that may hang from the resources of a page. */
const chavesProibidas = ['AA', 'AF', 'EF', 'JS', 'Metadata', 'OPI', 'PieceInfo', 'Ref'].map((nome) =>
  PDFName.of(nome),
);

/** A stream with these takes its bytes from another file on the reader's machine. */
const chavesDeArquivoExterno = ['F', 'FFilter', 'FDecodeParms'].map((nome) => PDFName.of(nome));

const tiposProibidos = new Set(['Filespec', 'F', 'EmbeddedFile', 'Action'].map((nome) => PDFName.of(nome)));

/** A page of which only the drawing is kept. */
export type DesenhoDaPagina = { jpeg: Uint8Array; largura: number; altura: number };

/**
 * Copies the pages into a new document by an allow list: scripts, actions, links, forms, attachments, layers, embedded
 * media and metadata are not removed one by one, they are never taken over. See docs/adr/0020 and 0075.
 */
export async function limparPdf(
  origem: PDFDocument,
  desenhos: ReadonlyMap<number, DesenhoDaPagina>,
): Promise<Uint8Array> {
  const destino = await PDFDocument.create({ updateMetadata: false });
  // Before copying: what nothing points to any more is not taken along.
  for (const [, objeto] of origem.context.enumerateIndirectObjects()) limparObjeto(objeto, origem);
  const copiador = PDFObjectCopier.for(origem.context, destino.context);
  for (const [indice, pagina] of origem.getPages().entries()) {
    const desenho = desenhos.get(indice);
    if (desenho !== undefined) {
      await acrescentarDesenho(destino, desenho);
      continue;
    }
    // Inherited attributes (size, rotation, resources) must be on the page itself before it leaves its tree.
    pagina.node.normalizedEntries();
    manterSomente(pagina.node, chavesDaPagina);
    const copia = copiador.copy(pagina.node) as PDFPageLeaf;
    destino.addPage(PDFPage.of(copia, destino.context.register(copia), destino));
  }
  return destino.save({ useObjectStreams: true, updateFieldAppearances: false });
}

export async function acrescentarDesenho(
  destino: PDFDocument,
  { jpeg, largura, altura }: DesenhoDaPagina,
): Promise<void> {
  const figura = await destino.embedJpg(jpeg);
  destino.addPage([largura, altura]).drawImage(figura, { x: 0, y: 0, width: largura, height: altura });
}

function manterSomente(dicionario: PDFDict, chaves: ReadonlySet<PDFName>): void {
  for (const chave of dicionario.keys()) if (!chaves.has(chave)) dicionario.delete(chave);
}

function limparObjeto(objeto: PDFObject, documento: PDFDocument): void {
  if (objeto instanceof PDFStream) {
    for (const chave of chavesDeArquivoExterno) objeto.dict.delete(chave);
    limparObjeto(objeto.dict, documento);
  } else if (objeto instanceof PDFDict) {
    for (const chave of chavesProibidas) objeto.delete(chave);
    for (const [chave, valor] of objeto.entries()) {
      if (isProibido(valor, documento)) objeto.delete(chave);
      else if (!(valor instanceof PDFRef)) limparObjeto(valor, documento);
    }
  } else if (objeto instanceof PDFArray) {
    for (const valor of objeto.asArray()) if (!(valor instanceof PDFRef)) limparObjeto(valor, documento);
  }
}

function isProibido(valor: PDFObject, documento: PDFDocument): boolean {
  const alvo = valor instanceof PDFRef ? documento.context.lookup(valor) : valor;
  const dicionario = alvo instanceof PDFStream ? alvo.dict : alvo;
  if (!(dicionario instanceof PDFDict)) return false;
  const tipo = dicionario.get(PDFName.of('Type'));
  return tipo instanceof PDFName && tiposProibidos.has(tipo);
}
