import {
  PDFBool,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  StandardFonts,
} from '@cantoo/pdf-lib';

export type Folha = { pdf: PDFDocument; pagina: PDFPage; fonte: PDFFont };

export const n = PDFName.of;

/** A page with a title and lines, as made-up as everything in this folder. */
export async function folha(titulo: string, linhas: readonly string[] = []): Promise<Folha> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonte = await pdf.embedFont(StandardFonts.Helvetica);
  const pagina = pdf.addPage([420, 300]);
  pagina.drawText(titulo, { x: 24, y: 262, size: 16, font: fonte });
  linhas.forEach((linha, i) => {
    pagina.drawText(linha, { x: 24, y: 232 - i * 22, size: 11, font: fonte });
  });
  return { pdf, pagina, fonte };
}

export async function bytes({ pdf }: Pick<Folha, 'pdf'>): Promise<Buffer> {
  return Buffer.from(await pdf.save({ useObjectStreams: false, updateFieldAppearances: false }));
}

/** The form's dictionary, made when there is none. */
export function acroForm({ pdf }: Folha): PDFDict {
  const existente = pdf.catalog.lookup(n('AcroForm'));
  if (existente instanceof PDFDict) return existente;
  const novo = pdf.context.obj({ Fields: [] });
  pdf.catalog.set(n('AcroForm'), novo);
  return novo;
}

export function pedirDesenhoAoLeitor(folha: Folha): void {
  acroForm(folha).set(n('NeedAppearances'), PDFBool.True);
}

/** UTF-16, as every filler writes what has accents. */
export const texto = (valor: string) => PDFHexString.fromText(valor);
