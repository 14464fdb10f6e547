/** From contents to what a form shows, and back. */
import type { ConteudoDoItem } from '@credito/api/gestao-catalogo.rotas';
import type { CampoDoCatalogo } from '@credito/domain/catalogo/campos';
import { lerReais } from '@credito/domain/dinheiro/conta';
import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { formatarMilionesimos, lerMilionesimos } from '@credito/domain/texto/decimal';
import { formatarPorcento, lerPorcento } from '@credito/domain/texto/porcento';
import type { Digitado } from './components/campo-do-catalogo.tsx';

export function paraODigitado(campos: readonly CampoDoCatalogo[], conteudo: ConteudoDoItem): Digitado {
  return Object.fromEntries(
    campos.map(({ nome, tipo }) => {
      const valor = conteudo[nome];
      if (tipo === 'sim-nao') return [nome, valor === true];
      if (tipo === 'varios') return [nome, Array.isArray(valor) ? valor.map(String) : []];
      if (tipo === 'percentuais') return [nome, Array.isArray(valor) ? valor.join(', ') : ''];
      if (tipo === 'dinheiro') return [nome, typeof valor === 'number' ? formatarValor(valor) : ''];
      if (tipo === 'porcento') return [nome, typeof valor === 'number' ? formatarPorcento(valor) : ''];
      if (tipo === 'milionesimos')
        return [nome, typeof valor === 'number' ? formatarMilionesimos(valor) : ''];
      return [nome, valor === null || valor === undefined ? '' : String(valor)];
    }),
  );
}

/** What cannot be read as a number stays as it was typed: the rules say what is wrong with it. */
export function doDigitado(campos: readonly CampoDoCatalogo[], digitado: Digitado): ConteudoDoItem {
  return Object.fromEntries(
    campos.map(({ nome, tipo }) => {
      const valor = digitado[nome];
      if (typeof valor !== 'string') return [nome, Array.isArray(valor) ? [...valor] : (valor ?? null)];
      const texto = valor.trim();
      if (texto === '') return [nome, null];
      switch (tipo) {
        case 'inteiro':
        case 'referencia':
          return [nome, /^\d{1,9}$/.test(texto) ? Number(texto) : texto];
        case 'dinheiro':
          return [nome, lerReais(texto) ?? texto];
        case 'porcento':
          return [nome, lerPorcento(texto) ?? texto];
        case 'milionesimos':
          return [nome, lerMilionesimos(texto) ?? texto];
        case 'percentuais':
          return [nome, lerLista(texto)];
        default:
          return [nome, texto];
      }
    }),
  ) as ConteudoDoItem;
}

function lerLista(texto: string): Array<number | string> {
  return texto
    .split(/[,;]/)
    .map((parte) => parte.replace('%', '').trim())
    .filter((parte) => parte !== '')
    .map((parte) => (/^\d{1,3}$/.test(parte) ? Number(parte) : parte));
}
