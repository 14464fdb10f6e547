/** Values that nobody means, and values that a schema means, drawn by seed. */
import type { Aleatorio } from '../../src/aleatorio.ts';

export interface Sorte {
  ate: (quantos: number) => number;
  uma: <T>(entre: readonly T[]) => T;
  vez: (em: number) => boolean;
  texto: (letras: number) => string;
}

export function sorteDe(aleatorio: Aleatorio): Sorte {
  const ate = (quantos: number) => (quantos <= 1 ? 0 : aleatorio.bytes(4).readUInt32BE() % quantos);
  return {
    ate,
    uma: <T>(entre: readonly T[]) => entre[ate(entre.length)] as T,
    vez: (em) => ate(em) === 0,
    texto: (letras) =>
      aleatorio
        .bytes(Math.ceil(letras / 2))
        .toString('hex')
        .slice(0, letras),
  };
}

export const TEXTOS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eolá\u202c',
  '\u200b',
  '😀'.repeat(50),
  'é'.normalize('NFD').repeat(100),
  "'; drop table conta; --",
  '%00',
  '%',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '#{7*7}',
  '=cmd()',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '0',
  '-1',
  '1e309',
  '9'.repeat(40),
  '2026-02-30',
  '0000-00-00',
  '-271821-04-20',
  '+275760-09-13T00:00:00.001Z',
  '12:00',
  '00000000000',
  '111.111.111-11',
  '+55 (11) 98765-4321',
  'a@b',
  `${'a'.repeat(300)}@exemplo.com`,
  'http://',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5_000),
] as const;

const NUMEROS = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-320,
  1e21,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 53) - 2,
] as const;

export function qualquer(sorte: Sorte, fundo = 0): unknown {
  const especie = sorte.ate(fundo > 3 ? 5 : 8);
  if (especie === 0) return null;
  if (especie === 1) return sorte.vez(2);
  if (especie === 2) return sorte.uma(NUMEROS);
  if (especie <= 4) return sorte.uma(TEXTOS);
  if (especie === 5) return Array.from({ length: sorte.ate(4) }, () => qualquer(sorte, fundo + 1));
  if (especie === 6) return aninhado(sorte.uma([3, 30, 300]));
  return Object.fromEntries(
    Array.from({ length: sorte.ate(4) }, () => [
      sorte.uma(['id', '__proto__', 'constructor', 'toString', '', 'a.b', 'é', '0', 'length']),
      qualquer(sorte, fundo + 1),
    ]),
  );
}

function aninhado(fundo: number): unknown {
  let valor: unknown = 1;
  for (let nivel = 0; nivel < fundo; nivel += 1) valor = nivel % 2 === 0 ? [valor] : { a: valor };
  return valor;
}

export interface Esquema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Esquema[];
  oneOf?: readonly Esquema[];
  allOf?: readonly Esquema[];
  items?: Esquema;
  properties?: Readonly<Record<string, Esquema>>;
  additionalProperties?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** About what the schema asks for: near enough to get past some of its checks. */
export function doEsquema(
  sorte: Sorte,
  esquema: Esquema | undefined,
  conhecidos: readonly string[],
): unknown {
  if (!esquema) return qualquer(sorte);
  const escolhas = esquema.anyOf ?? esquema.oneOf;
  if (escolhas) return doEsquema(sorte, sorte.uma(escolhas), conhecidos);
  if (esquema.const !== undefined) return esquema.const;
  if (esquema.enum) return sorte.uma(esquema.enum);
  const tipo = Array.isArray(esquema.type) ? sorte.uma(esquema.type as readonly string[]) : esquema.type;
  if (tipo === 'object') {
    const membros = Object.entries(esquema.properties ?? {}).map(([nome, um]) => [
      nome,
      doEsquema(sorte, um, conhecidos),
    ]);
    return Object.fromEntries(membros);
  }
  if (tipo === 'array')
    return Array.from({ length: sorte.ate(3) }, () => doEsquema(sorte, esquema.items, conhecidos));
  if (tipo === 'integer' || tipo === 'number')
    return sorte.vez(4) ? sorte.uma(NUMEROS) : (esquema.minimum ?? 0) + sorte.ate(100);
  if (tipo === 'boolean') return sorte.vez(2);
  if (tipo === 'null') return null;
  if (esquema.format === 'date') return `202${sorte.ate(10)}-0${1 + sorte.ate(9)}-1${sorte.ate(10)}`;
  return sorte.vez(3)
    ? sorte.uma(TEXTOS)
    : sorte.vez(2)
      ? sorte.uma(conhecidos)
      : sorte.texto(1 + sorte.ate(40));
}

/** One wrong thing somewhere in it. */
export function estragar(sorte: Sorte, valor: unknown): unknown {
  if (Array.isArray(valor) && valor.length > 0 && !sorte.vez(4)) {
    const onde = sorte.ate(valor.length);
    return valor.map((um, i) => (i === onde ? estragar(sorte, um) : um));
  }
  if (typeof valor === 'object' && valor !== null && !sorte.vez(6)) {
    const nomes = Object.keys(valor);
    const nome = nomes.length > 0 ? sorte.uma(nomes) : '__proto__';
    const copia: Record<string, unknown> = { ...valor };
    const como = sorte.ate(5);
    if (como === 0) delete copia[nome];
    else if (como === 1) copia[sorte.uma(['__proto__', 'constructor', 'sigla', 'contaId'])] = qualquer(sorte);
    else copia[nome] = estragar(sorte, copia[nome]);
    return copia;
  }
  return qualquer(sorte);
}
