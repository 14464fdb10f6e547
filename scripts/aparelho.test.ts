/** What the screens may ask of the device, and in which files: storage holds nothing up, and its clock decides nothing. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

interface Regra {
  nome: string;
  uso: RegExp;
  /** The one place, where every answer and every silence of the device is provided for. */
  lugar: readonly string[];
}

const REGRAS: readonly Regra[] = [
  {
    nome: 'STOR-01: small storages',
    uso: /\b(localStorage|sessionStorage)\b/,
    // Before any package of the screens there is the session, with guards of its own.
    lugar: ['packages/ui/src/aparelho/gaveta.ts', 'packages/api/src/sessao-entre-abas.ts'],
  },
  {
    nome: 'STOR-01: the database of the device',
    uso: /\b(indexedDB|idb-keyval)\b/,
    lugar: ['apps/portal/src/aparelho/banco.ts'],
  },
  {
    nome: 'STOR-01: word between tabs, and locks',
    uso: /\b(new BroadcastChannel|navigator\.locks)\b/,
    lugar: ['packages/ui/src/aparelho/canal.ts', 'packages/api/src/sessao-entre-abas.ts'],
  },
  {
    nome: 'STOR-01: caches',
    uso: /\bcaches\b/,
    lugar: ['apps/portal/src/saida/limpar-aparelho.ts', 'apps/portal/src/pwa/service-worker.ts'],
  },
  {
    nome: "the device's clock",
    uso: /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bdataUpdatedAt\b|\bDate\(\)/,
    // What keys of repeated calls live by is a duration, and the API knows no screens.
    lugar: ['packages/ui/src/aparelho/relogio.ts', 'packages/api/src/intencoes.ts'],
  },
];

const TELAS = [
  'packages/ui/src',
  'packages/api/src',
  'packages/domain/src',
  'apps/portal/src',
  'apps/gestao/src',
];

const semComentarios = (fonte: string) =>
  fonte.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

function fontes(): readonly (readonly [caminho: string, fonte: string])[] {
  return TELAS.flatMap((pasta) => globSync(`${pasta}/**/*.{ts,tsx}`, { cwd: RAIZ }))
    .filter((caminho) => !/\.test\.tsx?$/.test(caminho))
    .map((caminho) => [caminho, semComentarios(readFileSync(join(RAIZ, caminho), 'utf8'))]);
}

const foraDoLugar = ({ uso, lugar }: Regra, quais: ReturnType<typeof fontes>) =>
  quais.filter(([caminho, fonte]) => uso.test(fonte) && !lugar.includes(caminho)).map(([caminho]) => caminho);

describe('the device is asked in one place each', () => {
  it.each(REGRAS.map((regra) => [regra.nome, regra] as const))('%s', (_, regra) => {
    expect(foraDoLugar(regra, fontes())).toEqual([]);
  });

  it('and a use elsewhere is found, in a comment not', () => {
    const telas = [
      ['a.ts', semComentarios('const x = localStorage.getItem("a"); const y = Date.now();')],
      ['b.ts', semComentarios('// Date.now() is not asked\n/* nor localStorage */ const z = new Date(em);')],
    ] as const;
    expect(REGRAS.map((regra) => foraDoLugar(regra, telas))).toEqual([['a.ts'], [], [], [], ['a.ts']]);
  });
});
