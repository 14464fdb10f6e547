/** An update of a PDF: new objects and a new table at its end, not a byte of what was there changes (ISO 32000-1, 7.5.6). */
import type { Pdf } from '@credito/verificador/pdf/arquivo';
import { type Dicionario, ehDicionario, ehLista, type Valor } from '@credito/verificador/pdf/valores';

export const nome = (dito: string): Valor => ({ tipo: 'nome', nome: dito });
export const referencia = (numero: number): Valor => ({ tipo: 'referencia', numero });
export const dicionario = (membros: Readonly<Record<string, Valor>>): Dicionario =>
  new Map(Object.entries(membros));

/** Text for people, in UTF-16. */
export function texto(dito: string): Valor {
  return { tipo: 'texto', bytes: Buffer.from(`\ufeff${dito}`, 'utf16le').swap16() };
}

export function escreverValor(valor: Valor): string {
  if (ehDicionario(valor))
    return `<< ${[...valor].map(([chave, interno]) => `${escreverNome(chave)} ${escreverValor(interno)}`).join(' ')} >>`;
  if (ehLista(valor)) return `[${valor.map(escreverValor).join(' ')}]`;
  if (valor === null || typeof valor !== 'object') return String(valor);
  switch (valor.tipo) {
    case 'nome':
      return escreverNome(valor.nome);
    case 'referencia':
      return `${valor.numero} 0 R`;
    case 'texto':
      return escreverTexto(valor.bytes);
  }
}

function escreverTexto(bytes: Buffer): string {
  const escrito = bytes.toString('latin1');
  return /^[ !"#-'*-[\]-~]*$/.test(escrito) ? `(${escrito})` : `<${bytes.toString('hex')}>`;
}

const escreverNome = (dito: string) =>
  `/${dito.replace(/[^!-~]|[#()<>[\]{}/%]/g, (letra) => `#${letra.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

export interface ObjetoNovo {
  numero: number;
  corpo: string;
}

/** With the objects, each of them new or in the place of one of the same number. */
export function atualizar(pdf: Pdf, objetos: readonly ObjetoNovo[]): Buffer {
  const emOrdem = objetos.toSorted((um, outro) => um.numero - outro.numero);
  const partes = ['\n'];
  let onde = pdf.bytes.length + 1;
  const entradas = emOrdem.map(({ numero, corpo }) => {
    const escrito = `${numero} 0 obj\n${corpo}\nendobj\n`;
    const entrada = `${numero} 1\n${String(onde).padStart(10, '0')} 00000 n \n`;
    partes.push(escrito);
    onde += escrito.length;
    return entrada;
  });
  const maior = Math.max(tamanhoDe(pdf) - 1, ...emOrdem.map(({ numero }) => numero));
  const trailer = new Map([...pdf.trailer, ['Size', maior + 1], ['Prev', pdf.inicioDaTabela]]);
  partes.push(`xref\n${entradas.join('')}trailer\n${escreverValor(trailer)}\nstartxref\n${onde}\n%%EOF\n`);
  return Buffer.concat([pdf.bytes, Buffer.from(partes.join(''), 'latin1')]);
}

/** The first number that no object has. */
export function tamanhoDe(pdf: Pdf): number {
  const tamanho = pdf.trailer.get('Size');
  if (typeof tamanho !== 'number') throw new Error('a PDF without a size');
  return tamanho;
}
