/**
 * The fonts of every PDF that the product makes. They are installed as WOFF, whose tables are compressed: a PDF library
 * inflates them again for each document, slowly. Here each font is turned into sfnt once (ADR 0124).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

export type Peso = 'regular' | 'negrito';

/** In the order in which a letter is looked for; the first one is embedded in every file, the others where needed. */
const ALFABETOS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const;
type Alfabeto = (typeof ALFABETOS)[number];
export type NomeDaFonte = `${Peso}-${Alfabeto}`;

const PESO_NO_ARQUIVO: Readonly<Record<Peso, number>> = { regular: 400, negrito: 700 };
const CABECALHO_WOFF = 44;
const ENTRADA_WOFF = 20;
const CABECALHO_SFNT = 12;
const ENTRADA_SFNT = 16;

const alinhar = (tamanho: number) => (tamanho + 3) & ~3;

/** A WOFF 1.0 file as the font that it was made from. */
export function sfntDeWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file.');
  const quantas = woff.readUInt16BE(12);
  const tabelas = Array.from({ length: quantas }, (_, indice) => {
    const entrada = CABECALHO_WOFF + indice * ENTRADA_WOFF;
    const [inicio, comprimido, tamanho] = [4, 8, 12].map((campo) => woff.readUInt32BE(entrada + campo));
    const guardado = woff.subarray(inicio, (inicio ?? 0) + (comprimido ?? 0));
    return {
      marca: woff.subarray(entrada, entrada + 4),
      soma: woff.readUInt32BE(entrada + 16),
      dados: comprimido === tamanho ? guardado : inflateSync(guardado),
    };
  });
  const inicioDosDados = CABECALHO_SFNT + quantas * ENTRADA_SFNT;
  const tamanho = tabelas.reduce((soma, { dados }) => soma + alinhar(dados.length), inicioDosDados);
  const sfnt = Buffer.alloc(tamanho);
  const potencia = Math.floor(Math.log2(quantas));
  sfnt.writeUInt32BE(woff.readUInt32BE(4), 0);
  sfnt.writeUInt16BE(quantas, 4);
  sfnt.writeUInt16BE(2 ** potencia * ENTRADA_SFNT, 6);
  sfnt.writeUInt16BE(potencia, 8);
  sfnt.writeUInt16BE((quantas - 2 ** potencia) * ENTRADA_SFNT, 10);
  let onde = inicioDosDados;
  for (const [indice, { marca, soma, dados }] of tabelas.entries()) {
    const entrada = CABECALHO_SFNT + indice * ENTRADA_SFNT;
    marca.copy(sfnt, entrada);
    sfnt.writeUInt32BE(soma, entrada + 4);
    sfnt.writeUInt32BE(onde, entrada + 8);
    sfnt.writeUInt32BE(dados.length, entrada + 12);
    dados.copy(sfnt, onde);
    onde += alinhar(dados.length);
  }
  return sfnt;
}

const require = createRequire(import.meta.url);
const lidas = new Map<NomeDaFonte, Buffer>();
const abertas = new Map<NomeDaFonte, Font>();

const partesDoNome = (nome: NomeDaFonte) => {
  const [peso = '', ...alfabeto] = nome.split('-');
  return { peso: peso as Peso, alfabeto: alfabeto.join('-') as Alfabeto };
};

export function woffDaFonte(nome: NomeDaFonte): Buffer {
  const { peso, alfabeto } = partesDoNome(nome);
  const arquivo = `arimo-${alfabeto}-${PESO_NO_ARQUIVO[peso]}-normal.woff`;
  return readFileSync(require.resolve(`@fontsource/arimo/files/${arquivo}`));
}

/** Kept for the life of the thread that draws. */
export function bytesDaFonte(nome: NomeDaFonte): Buffer {
  const bytes = lidas.get(nome) ?? sfntDeWoff(woffDaFonte(nome));
  lidas.set(nome, bytes);
  return bytes;
}

function aberta(nome: NomeDaFonte): Font {
  const fonte = abertas.get(nome) ?? (create(bytesDaFonte(nome)) as Font);
  abertas.set(nome, fonte);
  return fonte;
}

/** The font that has this letter; undefined where none of ours has it. */
export function fonteDaLetra(peso: Peso, letra: string): NomeDaFonte | undefined {
  const codigo = letra.codePointAt(0) ?? 0;
  return ALFABETOS.map((alfabeto): NomeDaFonte => `${peso}-${alfabeto}`).find((nome) =>
    aberta(nome).hasGlyphForCodePoint(codigo),
  );
}
