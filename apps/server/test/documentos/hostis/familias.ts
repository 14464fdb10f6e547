import * as imagens from './imagens.ts';
import * as leituras from './leituras.ts';
import * as pdfs from './pdfs.ts';
import type { Sorteio } from './sorteio.ts';

export interface FamiliaDeArquivos {
  nome: string;
  /** What the file says that it is. */
  arquivo: `${string}.${'pdf' | 'png' | 'gif' | 'jpg' | 'heic'}`;
  gerar: (sorteio: Sorteio) => Buffer | Promise<Buffer>;
}

/** Files that cost more than they look, or are not what they say; each has as many variants as there are draws. */
export const familiasDeArquivos: readonly FamiliaDeArquivos[] = [
  { nome: 'page tree hundreds of levels deep', arquivo: 'extrato.pdf', gerar: pdfs.arvoreFunda },
  { nome: 'tiling pattern without end', arquivo: 'conta.pdf', gerar: pdfs.ladrilhoInfinito },
  { nome: 'thirty slow pages after a fast one', arquivo: 'extrato.pdf', gerar: pdfs.paginasLentas },
  { nome: 'drawings that draw each other', arquivo: 'recibo.pdf', gerar: pdfs.desenhosRecursivos },
  { nome: 'billion laughs', arquivo: 'recibo.pdf', gerar: pdfs.bilhaoDeRisos },
  { nome: 'Flate bomb in a PDF', arquivo: 'holerite.pdf', gerar: pdfs.bombaFlate },
  { nome: 'a million kids in the page tree', arquivo: 'extrato.pdf', gerar: pdfs.milhaoDeFilhos },
  { nome: 'giant picture in a PDF', arquivo: 'rg.pdf', gerar: pdfs.fotoImensaNoPdf },
  { nome: 'form with thousands of fields', arquivo: 'ficha.pdf', gerar: pdfs.formularioImenso },
  { nome: 'PDF that points back to itself', arquivo: 'ficha.pdf', gerar: pdfs.pdfCiclico },
  { nome: 'encrypted PDF', arquivo: 'holerite.pdf', gerar: pdfs.pdfCifrado },
  { nome: 'cut or damaged PDF', arquivo: 'ficha.pdf', gerar: pdfs.pdfEstragado },
  { nome: 'PNG bomb', arquivo: 'rg.png', gerar: imagens.bombaPng },
  { nome: 'GIF bomb', arquivo: 'rg.gif', gerar: imagens.bombaGif },
  { nome: 'JPEG bomb', arquivo: 'rg.jpg', gerar: imagens.bombaJpeg },
  { nome: 'HEIC bomb', arquivo: 'rg.heic', gerar: imagens.bombaHeic },
  { nome: 'cut picture', arquivo: 'rg.jpg', gerar: imagens.imagemCortada },
  { nome: 'ZIP, SVG, HTML, EXE, EICAR in disguise', arquivo: 'cnh.pdf', gerar: imagens.disfarce },
];

/** Documents whose pages are drawn at once, and which are slow to read. */
export const familiasDeLeituras: readonly FamiliaDeArquivos[] = [
  { nome: 'spots of the size of letters', arquivo: 'rg.jpg', gerar: leituras.manchas },
  { nome: 'a sheet full of the smallest print', arquivo: 'rg.jpg', gerar: leituras.letrasMiudas },
  { nome: 'numbers that are almost a CPF', arquivo: 'rg.jpg', gerar: leituras.quaseCpfs },
  { nome: 'pages of words without end', arquivo: 'cnh.pdf', gerar: leituras.palavrasSemFim },
];
