/** What a PDF says of itself, read by other libraries than the one that wrote it. */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';

export interface PedacoDeTexto {
  pagina: number;
  x: number;
  /** From the bottom of the page. */
  y: number;
  largura: number;
  tamanho: number;
  texto: string;
}

export async function pedacosDeTexto(pdf: Uint8Array): Promise<readonly PedacoDeTexto[]> {
  const documento = await getDocumentProxy(new Uint8Array(pdf));
  const pedacos: PedacoDeTexto[] = [];
  for (let pagina = 1; pagina <= documento.numPages; pagina += 1) {
    const { items } = await (await documento.getPage(pagina)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        pedacos.push({
          pagina,
          x: item.transform[4],
          y: item.transform[5],
          largura: item.width,
          tamanho: item.height,
          texto: item.str,
        });
  }
  return pedacos;
}

export interface Marca {
  tipo: string;
  escopo?: string;
  filhas: readonly Marca[];
}

export interface Etiquetas {
  lingua: string;
  marcado: boolean;
  mostraTitulo: boolean;
  raiz: Marca;
  /** Names of fonts, and whether each stands inside the file. */
  fontes: ReadonlyArray<readonly [string, boolean]>;
}

export async function lerEtiquetas(pdf: Uint8Array): Promise<Etiquetas> {
  const documento = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = documento;
  const dicionario = (de: PDFDict, nome: string) => de.lookupMaybe(PDFName.of(nome), PDFDict);
  const filhasDe = (elemento: PDFDict): readonly Marca[] => {
    const filhas = elemento.lookup(PDFName.of('K'));
    const todas = filhas instanceof PDFArray ? filhas.asArray() : [filhas];
    return todas.flatMap((filha) => {
      const lida = filha instanceof PDFRef ? context.lookup(filha) : filha;
      return lida instanceof PDFDict && lida.has(PDFName.of('S')) ? [marca(lida)] : [];
    });
  };
  const marca = (elemento: PDFDict): Marca => {
    const escopo = dicionario(elemento, 'A')?.lookup(PDFName.of('Scope'));
    return {
      tipo: texto(elemento.lookup(PDFName.of('S'))),
      ...(escopo && { escopo: texto(escopo) }),
      filhas: filhasDe(elemento),
    };
  };
  const arvore = dicionario(catalog, 'StructTreeRoot');
  const [raiz] = arvore ? filhasDe(arvore) : [];
  if (!raiz) throw new Error('The file has no tags.');
  return {
    lingua: String(catalog.lookup(PDFName.of('Lang'))),
    marcado: String(dicionario(catalog, 'MarkInfo')?.lookup(PDFName.of('Marked'))) === 'true',
    mostraTitulo:
      String(dicionario(catalog, 'ViewerPreferences')?.lookup(PDFName.of('DisplayDocTitle'))) === 'true',
    raiz,
    fontes: context
      .enumerateIndirectObjects()
      .flatMap(([, objeto]) =>
        objeto instanceof PDFDict && texto(objeto.lookup(PDFName.of('Type'))) === 'FontDescriptor'
          ? [[texto(objeto.lookup(PDFName.of('FontName'))), objeto.has(PDFName.of('FontFile2'))] as const]
          : [],
      ),
  };
}

const texto = (nome: unknown): string => (nome instanceof PDFName ? nome.decodeText() : '');

export function todasAsMarcas(raiz: Marca): readonly Marca[] {
  return [raiz, ...raiz.filhas.flatMap(todasAsMarcas)];
}
