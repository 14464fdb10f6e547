/** A PDF as viewers find their way in it: the last table of objects, and the earlier ones that it continues. */
import { inflateSync } from 'node:zlib';
import {
  type Dicionario,
  ehDicionario,
  ehLista,
  Leitor,
  nomeDe,
  PdfIlegivel,
  referenciaDe,
  type Valor,
} from './valores.ts';

/** A file that grows beyond this when it is unpacked is none of ours. */
const MAXIMO_DESCOMPRIMIDO = 64 * 1024 * 1024;
const MAXIMO_DE_TABELAS = 16;
/** Viewers look for the end of a file so far before its last byte. */
const BYTES_DO_FIM = 1024;
const MAXIMO_DE_OBJETOS = 200_000;

export interface Fluxo {
  dicionario: Dicionario;
  bytes: Buffer;
}

export class Pdf {
  readonly bytes: Buffer;
  readonly trailer: Dicionario;
  /** Where the last table begins, which an update names as the one before it. */
  readonly inicioDaTabela: number;
  private readonly lugares = new Map<number, number>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    const fim = bytes.toString('latin1', Math.max(0, bytes.length - BYTES_DO_FIM));
    const dito = [...fim.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1);
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !dito)
      throw new PdfIlegivel('no beginning or no end');
    this.inicioDaTabela = Number(dito[1]);
    this.trailer = this.lerTabelas();
  }

  /** What a value stands for, where it refers to an object. */
  resolver(valor: Valor | undefined): Valor | undefined {
    const numero = referenciaDe(valor);
    return numero === undefined ? valor : this.objeto(numero).valor;
  }

  dicionario(valor: Valor | undefined): Dicionario | undefined {
    const resolvido = this.resolver(valor);
    return ehDicionario(resolvido) ? resolvido : undefined;
  }

  lista(valor: Valor | undefined): readonly Valor[] | undefined {
    const resolvido = this.resolver(valor);
    return ehLista(resolvido) ? resolvido : undefined;
  }

  get catalogo(): Dicionario {
    const catalogo = this.dicionario(this.trailer.get('Root'));
    if (nomeDe(catalogo?.get('Type')) !== 'Catalog' || !catalogo) throw new PdfIlegivel('no catalog');
    return catalogo;
  }

  /** The content of a stream, unpacked. */
  fluxo(valor: Valor | undefined): Fluxo | undefined {
    const numero = referenciaDe(valor);
    if (numero === undefined) return undefined;
    const { valor: dicionario, depois } = this.objeto(numero);
    if (!ehDicionario(dicionario)) return undefined;
    const inicio = this.inicioDoFluxo(depois);
    const tamanho = this.resolver(dicionario.get('Length'));
    if (inicio === undefined || typeof tamanho !== 'number') return undefined;
    const guardados = this.bytes.subarray(inicio, inicio + tamanho);
    if (guardados.length !== tamanho) throw new PdfIlegivel('a stream that ends too early');
    return { dicionario, bytes: this.descomprimir(dicionario, guardados) };
  }

  /** An object and where the file goes on after it; a number that the file has not is null, as the standard says. */
  private objeto(numero: number): { valor: Valor; depois: number } {
    const lugar = this.lugares.get(numero);
    if (lugar === undefined || lugar < 0) return { valor: null, depois: this.bytes.length };
    const leitor = new Leitor(this.bytes, lugar);
    if (leitor.inteiro() !== numero) throw new PdfIlegivel('an object under another number');
    leitor.inteiro();
    leitor.exigir('obj');
    return { valor: leitor.valor(), depois: leitor.posicao };
  }

  private inicioDoFluxo(depois: number): number | undefined {
    const inicio = /^\s*stream(\r\n|\n)/.exec(this.bytes.toString('latin1', depois, depois + 16));
    return inicio ? depois + inicio[0].length : undefined;
  }

  private descomprimir(dicionario: Dicionario, guardados: Buffer): Buffer {
    const filtro = this.resolver(dicionario.get('Filter'));
    const nomes = ehLista(filtro) ? filtro.map(nomeDe) : filtro ? [nomeDe(filtro)] : [];
    if (nomes.length === 0) return guardados;
    if (nomes.length > 1 || nomes[0] !== 'FlateDecode' || dicionario.has('DecodeParms'))
      throw new PdfIlegivel('a stream in another packing');
    try {
      return inflateSync(guardados, { maxOutputLength: MAXIMO_DESCOMPRIMIDO });
    } catch {
      throw new PdfIlegivel('a stream that cannot be unpacked');
    }
  }

  private lerTabelas(): Dicionario {
    let primeira: Dicionario | undefined;
    let onde: number | undefined = this.inicioDaTabela;
    for (let quantas = 0; onde !== undefined; quantas += 1) {
      if (quantas === MAXIMO_DE_TABELAS) throw new PdfIlegivel('too many tables');
      const trailer = this.lerTabela(onde);
      primeira ??= trailer;
      const anterior = trailer.get('Prev');
      if (trailer.has('XRefStm') || trailer.has('Encrypt') || (anterior && typeof anterior !== 'number'))
        throw new PdfIlegivel('another kind of table');
      onde = typeof anterior === 'number' ? anterior : undefined;
    }
    if (!primeira) throw new PdfIlegivel('no table');
    return primeira;
  }

  private lerTabela(inicio: number): Dicionario {
    const leitor = new Leitor(this.bytes, inicio);
    leitor.exigir('xref');
    for (let palavra = leitor.palavra(); palavra !== 'trailer'; palavra = leitor.palavra()) {
      const primeiro = Number(palavra);
      const quantos = leitor.inteiro();
      if (!/^\d{1,7}$/.test(palavra) || primeiro + quantos > MAXIMO_DE_OBJETOS)
        throw new PdfIlegivel('a table that cannot be read');
      leitor.pular();
      for (let indice = 0; indice < quantos; indice += 1) {
        const entrada = /^(\d{10}) \d{5} ([nf])/.exec(
          this.bytes.toString('latin1', leitor.posicao, leitor.posicao + 18),
        );
        if (!entrada) throw new PdfIlegivel('a table that cannot be read');
        leitor.posicao += 20;
        // The first word about an object is the newest one; a freed one is gone for all that is older.
        if (!this.lugares.has(primeiro + indice))
          this.lugares.set(primeiro + indice, entrada[2] === 'n' ? Number(entrada[1]) : -1);
      }
    }
    const trailer = leitor.valor();
    if (!ehDicionario(trailer)) throw new PdfIlegivel('no trailer');
    return trailer;
  }
}
