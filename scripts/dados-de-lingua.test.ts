/** What a language writes is data of the browser, and no ground for a date, a number or a decision (engines 2). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

interface Regra {
  padrao: RegExp;
  /** Instead of it. */
  emVezDisso: string;
  /** The one place that is allowed to, by its reason. */
  permitidos: readonly string[];
}

const REGRAS: readonly Regra[] = [
  {
    padrao: /\.toLocale(?:Date|Time)?String\s*\(/,
    emVezDisso: 'formatarNumero (texto/numero), formatarData and formatarMomento (tempo/data)',
    permitidos: [],
  },
  {
    padrao: /\bIntl\s*\.\s*DateTimeFormat\b/,
    emVezDisso: 'dataEmSaoPaulo, formatarHora (tempo/data), which read the parts by their names',
    permitidos: ['packages/domain/src/tempo/data.ts'],
  },
  {
    padrao: /\bIntl\s*\.\s*(?:NumberFormat|RelativeTimeFormat|DurationFormat)\b/,
    emVezDisso: 'formatarNumero (texto/numero), formatarReais (dinheiro)',
    permitidos: [],
  },
  {
    padrao: /\.toLocale(?:Lower|Upper)Case\s*\(/,
    emVezDisso: 'toLowerCase and toUpperCase: a device set to Turkish writes another "i"',
    permitidos: [],
  },
  {
    padrao: /\.localeCompare\((?![^)]*,\s*'pt-BR'\))/,
    emVezDisso: "porCodigo (texto/ordem), or localeCompare(..., 'pt-BR') for names that people read",
    permitidos: [],
  },
];

function* fontesDe(pasta: string): Generator<string> {
  for (const item of readdirSync(join(RAIZ, pasta), { withFileTypes: true })) {
    const caminho = `${pasta}/${item.name}`;
    if (item.isDirectory()) {
      if (item.name !== 'node_modules' && item.name !== 'dist') yield* fontesDe(caminho);
    } else if (/\.tsx?$/.test(item.name) && !/\.test\.tsx?$/.test(item.name)) yield caminho;
  }
}

const FONTES = new Map(
  ['packages', 'apps', 'e2e']
    .flatMap((pasta) => [...fontesDe(pasta)])
    .map((caminho) => [caminho, readFileSync(join(RAIZ, caminho), 'utf8')]),
);

const infratores = ({ padrao, permitidos }: Regra) =>
  [...FONTES]
    .filter(([caminho, texto]) => !permitidos.includes(caminho) && padrao.test(texto))
    .map(([caminho]) => caminho);

describe('engines 2: no source reads what a language writes', () => {
  it.each(REGRAS)('$padrao: instead, $emVezDisso', (regra) => {
    expect(FONTES.size).toBeGreaterThan(500);
    expect(infratores(regra)).toEqual([]);
  });

  it.each([
    "new Intl.DateTimeFormat('en-CA').format(agora)",
    "quanto.toLocaleString('pt-BR')",
    'agora.toLocaleDateString()',
    "new Intl.NumberFormat('pt-BR')",
    'a.localeCompare(b)',
    'texto.toLocaleUpperCase()',
  ])('and %s would be found', (texto) => {
    expect(REGRAS.filter(({ padrao }) => padrao.test(texto))).toHaveLength(1);
  });

  it('the allowed place exists', () => {
    for (const caminho of REGRAS.flatMap(({ permitidos }) => permitidos))
      expect(FONTES.has(caminho)).toBe(true);
  });
});
