/**
 * The one way to make a PDF (ADR 0124): tagged, in Portuguese, with our fonts inside, numbered pages, and the same bytes
 * for the same value. Knows paper and type, nothing of what is written.
 */
import { buffer } from 'node:stream/consumers';
import { abrirDocumento, anexar, type Identidade } from './documento-em-pdf.ts';
import { bytesDaFonte, type NomeDaFonte, type Peso } from './fontes.ts';
import { type Linha, quebrarEmLinhas } from './linhas.ts';

export type Estrutura = PDFKit.PDFStructureElement;

export interface Estilo {
  peso: Peso;
  tamanho: number;
  cor?: string;
}

interface Parte {
  /** Index of its first page. */
  inicio: number;
  rodape: string;
}

export const TINTA = '#1c1c1c';
export const TINTA_MEDIA = '#4d4d4d';
const LINHA_FINA = '#c9c6bf';

const MARGEM = 56;
const TOPO = 50;
const PE = 54;
const TAMANHO_DO_PE = 9;
const ENTRELINHA = 1.28;
/** From the top of a line to its base line, as part of the size. */
const ASCENDENTE = 1.0;

export class Folha {
  readonly esquerda = MARGEM;
  readonly largura: number;
  readonly raiz: Estrutura;
  y = TOPO;
  private readonly documento: PDFKit.PDFDocument;
  private readonly fontes: (nome: NomeDaFonte) => Buffer;
  private readonly limite: number;
  private readonly registradas = new Set<NomeDaFonte>();
  private readonly partes: Parte[];

  constructor(identidade: Identidade, fontes = bytesDaFonte) {
    this.fontes = fontes;
    const { rodape, alturaDoPe = 0 } = identidade;
    this.partes = [{ inicio: 0, rodape }];
    this.documento = abrirDocumento(identidade);
    this.largura = this.documento.page.width - 2 * MARGEM;
    this.limite = this.documento.page.height - PE - alturaDoPe;
    this.raiz = this.documento.struct('Document');
    this.documento.addStructure(this.raiz);
    anexar(this.documento, identidade);
  }

  /** A new page whose numbers begin anew: what stands before keeps its own. */
  comecarParte(rodape: string): void {
    this.documento.addPage();
    this.y = TOPO;
    this.partes.push({ inicio: this.documento.bufferedPageRange().count - 1, rodape });
  }

  /** Below the last line that a page may have. */
  get fim(): number {
    return this.limite;
  }

  /** Of an empty page. */
  get altura(): number {
    return this.limite - TOPO;
  }

  medir = (texto: string, fonte: NomeDaFonte, tamanho: number): number => {
    this.usar(fonte, tamanho);
    return this.documento.widthOfString(texto);
  };

  quebrar(texto: string, { peso, tamanho }: Estilo, largura: number): readonly Linha[] {
    return quebrarEmLinhas(texto, peso, largura, (trecho, fonte) => this.medir(trecho, fonte, tamanho));
  }

  alturaDaLinha({ tamanho }: Estilo): number {
    return tamanho * ENTRELINHA;
  }

  /** Of a paragraph as wide as the page. */
  alturaDe(texto: string, estilo: Estilo): number {
    return this.quebrar(texto, estilo, this.largura).length * this.alturaDaLinha(estilo);
  }

  /** A group of marks; what is drawn inside names it as its parent. */
  grupo<T>(
    pai: Estrutura,
    marca: string,
    desenhar: (grupo: Estrutura) => T,
    opcoes: PDFKit.Mixins.StructureElementOptions = {},
  ): T {
    const grupo = this.documento.struct(marca, opcoes);
    pai.add(grupo);
    const feito = desenhar(grupo);
    grupo.end();
    return feito;
  }

  /** Lines in a column, over as many pages as they need; a number stands before the first one. */
  escrever(
    pai: Estrutura,
    marca: string,
    texto: string,
    estilo: Estilo,
    { antes = 0, depois = 0, junto = 0, recuo = 0, numero = '' } = {},
  ): void {
    const x = this.esquerda + recuo;
    const linhas = this.quebrar(texto, estilo, this.largura - recuo);
    const [numerada] = this.quebrar(numero, estilo, recuo);
    const altura = this.alturaDaLinha(estilo);
    // Two lines of a paragraph stay together, and a heading with what follows it.
    this.garantir(antes + Math.min(linhas.length, 2) * altura + junto);
    if (this.y > TOPO) this.y += antes;
    this.marcado(pai, marca, () => {
      if (numerada) this.desenharLinha(numerada, this.esquerda, this.y, estilo);
      for (const [posicao, linha] of linhas.entries()) {
        if (posicao > 0 && this.y + altura > this.limite) this.continuar();
        this.desenharLinha(linha, x, this.y, estilo);
        this.y += altura;
      }
    });
    this.y += depois;
  }

  /** Draws as one marked piece of content. */
  marcado(
    pai: Estrutura,
    marca: string,
    desenhar: () => void,
    opcoes: PDFKit.Mixins.StructureElementOptions = {},
  ): void {
    pai.add(this.documento.struct(marca, opcoes, [desenhar]));
  }

  desenharLinha({ trechos }: Linha, x: number, y: number, { tamanho, cor = TINTA }: Estilo): void {
    let onde = x;
    for (const { texto, fonte, lido } of trechos) {
      this.usar(fonte, tamanho);
      this.documento.fillColor(cor);
      if (lido !== undefined) this.documento.markContent('Span', { actual: lido });
      this.documento.text(texto, onde, y + tamanho * (ENTRELINHA - ASCENDENTE) * 0.5, { lineBreak: false });
      if (lido !== undefined) this.documento.endMarkedContent();
      onde += this.documento.widthOfString(texto);
    }
  }

  /** A line that says nothing to whoever listens. */
  traco(
    y: number,
    { x = this.esquerda, largura = this.largura, cor = LINHA_FINA, espessura = 0.6 } = {},
  ): void {
    this.enfeite(() => {
      this.documento.rect(x, y, largura, espessura).fill(cor);
    });
  }

  caixa(x: number, y: number, largura: number, altura: number): void {
    this.enfeite(() => {
      this.documento.lineWidth(0.6).rect(x, y, largura, altura).stroke(TINTA_MEDIA);
    });
  }

  /** Black squares in a square field, as a picture that whoever listens hears described. */
  quadrados(pai: Estrutura, descricao: string, linhas: readonly (readonly boolean[])[], lado: number): void {
    const [x, y] = [this.esquerda, this.y];
    const passo = lado / linhas.length;
    const desenhar = () => {
      for (const [posicao, linha] of linhas.entries())
        for (const [coluna, escuro] of linha.entries())
          if (escuro) this.documento.rect(x + coluna * passo, y + posicao * passo, passo, passo);
      this.documento.fill(TINTA);
    };
    this.marcado(pai, 'Figure', desenhar, {
      alt: descricao,
      placement: 'Block',
      bbox: [x, y, x + lado, y + lado],
    });
  }

  /** Bars and gaps in turn, widths in modules, as a picture that whoever listens hears described. */
  barras(
    pai: Estrutura,
    descricao: string,
    larguras: readonly number[],
    { largura, altura }: { largura: number; altura: number },
  ): void {
    const [x, y] = [this.esquerda, this.y];
    const modulo = largura / larguras.reduce((soma, uma) => soma + uma, 0);
    const desenhar = () => {
      let onde = x;
      for (const [posicao, uma] of larguras.entries()) {
        if (posicao % 2 === 0) this.documento.rect(onde, y, uma * modulo, altura);
        onde += uma * modulo;
      }
      this.documento.fill(TINTA);
    };
    this.marcado(pai, 'Figure', desenhar, {
      alt: descricao,
      placement: 'Block',
      bbox: [x, y, x + largura, y + altura],
    });
  }

  enfeite(desenhar: () => void): void {
    this.documento.markContent('Artifact', { type: 'Layout' });
    desenhar();
    this.documento.endMarkedContent();
  }

  /** A new page where the next piece would not fit in one piece; one that is higher than a page is not helped by it. */
  garantir(altura: number): boolean {
    if (this.y + altura <= this.limite || this.y <= TOPO) return false;
    this.documento.addPage();
    this.y = TOPO;
    return true;
  }

  /** With what stands on the foot of each page of the first part, which needs their number. */
  async terminar(noPe: (pagina: number) => void = () => undefined): Promise<Buffer> {
    this.raiz.end();
    const { count } = this.documento.bufferedPageRange();
    for (let pagina = 0; pagina < count; pagina += 1) {
      this.documento.switchToPage(pagina);
      const indice = this.partes.findLastIndex(({ inicio }) => inicio <= pagina);
      const [parte, seguinte] = this.partes.slice(indice);
      if (!parte) continue;
      const quantas = (seguinte?.inicio ?? count) - parte.inicio;
      this.enfeite(() => this.numerar(pagina - parte.inicio + 1, quantas, parte.rodape));
      if (indice === 0) noPe(pagina);
    }
    this.documento.end();
    return buffer(this.documento as unknown as NodeJS.ReadableStream);
  }

  private numerar(pagina: number, de: number, doPe: string): void {
    const estilo: Estilo = { peso: 'regular', tamanho: TAMANHO_DO_PE, cor: TINTA_MEDIA };
    const y = this.documento.page.height - PE + 22;
    const numero = this.quebrar(`página ${pagina} de ${de}`, estilo, this.largura)[0];
    const livre = this.largura - (numero?.largura ?? 0) - TAMANHO_DO_PE;
    const [rodape] = this.quebrar(doPe, estilo, livre);
    if (rodape) this.desenharLinha(rodape, this.esquerda, y, estilo);
    if (numero) this.desenharLinha(numero, this.esquerda + this.largura - numero.largura, y, estilo);
  }

  /** In the middle of marked content: it goes on under the same mark. */
  private continuar(): void {
    this.documento.continueOnNewPage();
    this.y = TOPO;
  }

  private usar(fonte: NomeDaFonte, tamanho: number): void {
    if (!this.registradas.has(fonte)) {
      this.documento.registerFont(fonte, this.fontes(fonte));
      this.registradas.add(fonte);
    }
    this.documento.font(fonte).fontSize(tamanho);
  }
}
