/** Sets what a document says beside what the person declared (the bench marks the differences). */

import type { TipoDocumento } from '../documento/tipos.ts';
import type { NomeDeCampo } from '../participante/campos.ts';
import { DESTINOS_DA_LEITURA } from '../participante/preenchimento.ts';

type ResultadoDaComparacao = 'igual' | 'parecido' | 'diferente' | 'nao-lido';

export interface Comparacao {
  campo: NomeDeCampo;
  declarado: string;
  lido: string | null;
  resultado: ResultadoDaComparacao;
}

export function compararLeitura(
  tipoDocumento: string,
  leitura: unknown,
  respostas: Readonly<Record<string, unknown>>,
): readonly Comparacao[] {
  const campos = DESTINOS_DA_LEITURA[tipoDocumento as TipoDocumento];
  if (!campos || typeof leitura !== 'object' || leitura === null) return [];
  return Object.entries(campos).flatMap(([membro, campo]): Comparacao[] => {
    const declarado = respostas[campo];
    const lido = valorLido((leitura as Record<string, unknown>)[membro]);
    if (typeof declarado !== 'string' || declarado === '') return [];
    return [{ campo, declarado, lido, resultado: comparar(declarado, lido) }];
  });
}

function valorLido(membro: unknown): string | null {
  if (typeof membro !== 'object' || membro === null) return null;
  const { valor } = membro as { valor?: unknown };
  return typeof valor === 'string' && valor !== '' ? valor : null;
}

function comparar(declarado: string, lido: string | null): ResultadoDaComparacao {
  if (lido === null) return 'nao-lido';
  const [a, b] = [simplificar(declarado), simplificar(lido)];
  if (a.replaceAll(' ', '') === b.replaceAll(' ', '')) return 'igual';
  return parecidos(a, b) ? 'parecido' : 'diferente';
}

/** Case, accents and punctuation are not differences; documents are printed in capitals. */
function simplificar(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A misread letter or an abbreviated name in the middle: worth a look, not an alarm. Numbers are never close. */
function parecidos(a: string, b: string): boolean {
  if (/\d/.test(a) || /\d/.test(b)) return false;
  const [curto, longo] = a.length < b.length ? [a, b] : [b, a];
  if (distancia(curto, longo) <= Math.floor(longo.length / 10)) return true;
  const partes = longo.split(' ');
  return curto
    .split(' ')
    .every((parte) =>
      partes.some((outra) => outra === parte || (parte.length === 1 && outra.startsWith(parte))),
    );
}

function distancia(a: string, b: string): number {
  let linha = Array.from({ length: b.length + 1 }, (_, indice) => indice);
  for (let i = 1; i <= a.length; i += 1) {
    const nova = [i];
    for (let j = 1; j <= b.length; j += 1)
      nova.push(
        Math.min(
          (nova[j - 1] ?? 0) + 1,
          (linha[j] ?? 0) + 1,
          (linha[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    linha = nova;
  }
  return linha[b.length] ?? 0;
}
