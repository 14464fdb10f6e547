/** Values of a PDF (ISO 32000-1, 7.3), read one after the other. */

export class PdfIlegivel extends Error {
  constructor(motivo: string) {
    super(`cannot read this PDF: ${motivo}`);
    this.name = 'PdfIlegivel';
  }
}

export interface Nome {
  tipo: 'nome';
  nome: string;
}
interface Texto {
  tipo: 'texto';
  bytes: Buffer;
}
export interface Referencia {
  tipo: 'referencia';
  numero: number;
}
export type Dicionario = ReadonlyMap<string, Valor>;
export type Valor = null | boolean | number | Nome | Texto | Referencia | readonly Valor[] | Dicionario;

export const ehDicionario = (valor: Valor | undefined): valor is Dicionario => valor instanceof Map;
export const ehLista = (valor: Valor | undefined): valor is readonly Valor[] => Array.isArray(valor);
const comTipo = (valor: Valor | undefined) =>
  valor !== null && typeof valor === 'object' && 'tipo' in valor ? valor : undefined;

export function nomeDe(valor: Valor | undefined): string | undefined {
  const dito = comTipo(valor);
  return dito?.tipo === 'nome' ? dito.nome : undefined;
}

export function textoDe(valor: Valor | undefined): Buffer | undefined {
  const dito = comTipo(valor);
  return dito?.tipo === 'texto' ? dito.bytes : undefined;
}

export function referenciaDe(valor: Valor | undefined): number | undefined {
  const dito = comTipo(valor);
  return dito?.tipo === 'referencia' ? dito.numero : undefined;
}

/** Text of a PDF for people: UTF-16 with its mark, or one byte a letter. */
export function palavras(bytes: Buffer): string {
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
        .swap16()
        .toString('utf16le')
    : bytes.toString('latin1');
}

const PROFUNDIDADE_MAXIMA = 64;
const BRANCO = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITADOR = new Set([...'()<>[]{}/%'].map((letra) => letra.charCodeAt(0)));

export class Leitor {
  posicao: number;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer, posicao = 0) {
    this.bytes = bytes;
    this.posicao = posicao;
  }

  /** White space and comments say nothing. */
  pular(): void {
    for (;;) {
      const byte = this.bytes[this.posicao];
      if (byte === 0x25) while (!this.noFim() && !this.ehQuebra()) this.posicao += 1;
      else if (byte === undefined || !BRANCO.has(byte)) return;
      else this.posicao += 1;
    }
  }

  /** The letters up to white space or a delimiter. */
  palavra(): string {
    this.pular();
    const inicio = this.posicao;
    for (; ; this.posicao += 1) {
      const byte = this.bytes[this.posicao];
      if (byte === undefined || BRANCO.has(byte) || DELIMITADOR.has(byte)) break;
    }
    return this.bytes.toString('latin1', inicio, this.posicao);
  }

  exigir(dito: string): void {
    const palavra = this.palavra();
    if (palavra !== dito) throw new PdfIlegivel(`"${dito}" expected`);
  }

  inteiro(): number {
    const palavra = this.palavra();
    if (!/^\d{1,10}$/.test(palavra)) throw new PdfIlegivel('a whole number expected');
    return Number(palavra);
  }

  valor(profundidade = 0): Valor {
    if (profundidade > PROFUNDIDADE_MAXIMA) throw new PdfIlegivel('too deep');
    this.pular();
    const inicio = this.bytes.toString('latin1', this.posicao, this.posicao + 2);
    if (inicio === '<<') return this.dicionario(profundidade);
    switch (inicio[0]) {
      case '/':
        return this.nome();
      case '(':
        return { tipo: 'texto', bytes: this.textoEscrito() };
      case '<':
        return { tipo: 'texto', bytes: this.textoEmHex() };
      case '[':
        return this.lista(profundidade);
      default:
        return this.simples();
    }
  }

  private dicionario(profundidade: number): Dicionario {
    this.posicao += 2;
    const membros = new Map<string, Valor>();
    for (;;) {
      this.pular();
      if (this.bytes.toString('latin1', this.posicao, this.posicao + 2) === '>>') break;
      const chave = this.nome().nome;
      // Two members of one name are read differently by different programs: none of them is taken.
      if (membros.has(chave)) throw new PdfIlegivel('a name that stands twice in one dictionary');
      membros.set(chave, this.valor(profundidade + 1));
    }
    this.posicao += 2;
    return membros;
  }

  private lista(profundidade: number): readonly Valor[] {
    this.posicao += 1;
    const itens: Valor[] = [];
    for (;;) {
      this.pular();
      if (this.noFim()) throw new PdfIlegivel('it ends too early');
      if (this.bytes[this.posicao] === 0x5d) break;
      itens.push(this.valor(profundidade + 1));
    }
    this.posicao += 1;
    return itens;
  }

  private nome(): Nome {
    if (this.bytes[this.posicao] !== 0x2f) throw new PdfIlegivel('a name expected');
    this.posicao += 1;
    const inicio = this.posicao;
    for (; ; this.posicao += 1) {
      const byte = this.bytes[this.posicao];
      if (byte === undefined || BRANCO.has(byte) || DELIMITADOR.has(byte)) break;
    }
    const nome = this.bytes
      .toString('latin1', inicio, this.posicao)
      .replace(/#([0-9a-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return { tipo: 'nome', nome };
  }

  private simples(): Valor {
    const palavra = this.palavra();
    if (palavra === 'true' || palavra === 'false') return palavra === 'true';
    if (palavra === 'null') return null;
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(palavra)) throw new PdfIlegivel('an unknown value');
    return this.referencia(palavra) ?? Number(palavra);
  }

  /** `12 0 R`; a number that is followed by something else is only a number. */
  private referencia(palavra: string): Referencia | undefined {
    if (!/^\d+$/.test(palavra)) return undefined;
    const depois = /^[\s\0]+\d+[\s\0]+R(?![^\s\0()<>[\]{}/%])/.exec(
      this.bytes.toString('latin1', this.posicao, this.posicao + 24),
    );
    if (!depois) return undefined;
    this.posicao += depois[0].length;
    return { tipo: 'referencia', numero: Number(palavra) };
  }

  private textoEmHex(): Buffer {
    const fim = this.bytes.indexOf(0x3e, this.posicao);
    if (fim < 0) throw new PdfIlegivel('it ends too early');
    const hex = this.bytes.toString('latin1', this.posicao + 1, fim).replace(/[\s\0]+/g, '');
    if (!/^[0-9a-fA-F]*$/.test(hex)) throw new PdfIlegivel('text in hex expected');
    this.posicao = fim + 1;
    return Buffer.from(hex.length % 2 === 0 ? hex : `${hex}0`, 'hex');
  }

  private textoEscrito(): Buffer {
    const escritos: number[] = [];
    let abertos = 0;
    for (;;) {
      const byte = this.bytes[this.posicao];
      if (byte === undefined) throw new PdfIlegivel('it ends too early');
      this.posicao += 1;
      if (byte === 0x5c) escritos.push(...this.escapado());
      else {
        if (byte === 0x28) abertos += 1;
        if (byte === 0x29) abertos -= 1;
        if (abertos === 0) return Buffer.from(escritos);
        if (abertos > 1 || byte !== 0x28) escritos.push(byte);
      }
    }
  }

  private escapado(): readonly number[] {
    const octal = /^[0-7]{1,3}/.exec(this.bytes.toString('latin1', this.posicao, this.posicao + 3))?.[0];
    if (octal) {
      this.posicao += octal.length;
      return [Number.parseInt(octal, 8) & 0xff];
    }
    const letra = this.bytes.toString('latin1', this.posicao, this.posicao + 1);
    this.posicao += 1;
    if (letra === '\r' && this.bytes[this.posicao] === 0x0a) this.posicao += 1;
    if (letra === '\r' || letra === '\n') return [];
    const controles: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
    return [controles[letra] ?? letra.charCodeAt(0)];
  }

  private noFim(): boolean {
    return this.posicao >= this.bytes.length;
  }

  private ehQuebra(): boolean {
    const byte = this.bytes[this.posicao];
    return byte === 10 || byte === 13;
  }
}
