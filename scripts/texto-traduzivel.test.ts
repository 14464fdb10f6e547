import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textosFrageis } from './texto-traduzivel.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** A screen and what of it a translation would freeze or break. */
const TELAS: readonly (readonly [nome: string, tela: string, frageis: readonly string[]])[] = [
  ['a text beside a text', '<p>{n} de 5</p>', ['{n}']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a screen.
  ['one template string', '<p>{`${n} de 5`}</p>', []],
  ['a text beside an icon', '<p><b />{nome}</p>', ['{nome}']],
  ['an element of its own', '<p><b /><span>{nome}</span></p>', []],
  ['what never changes', '<p>Total: <b>{n}</b></p>', []],
  ['a fixed text behind what comes and goes', '<p>{sim ? <b /> : null} fixo</p>', ['fixo']],
  ['a fixed text before what comes and goes', '<p>fixo {sim ? <b /> : null}</p>', []],
  ['a text that comes and goes', "<p><b />{sim ? 'sim' : null}</p>", ["{sim ? 'sim' : null}"]],
  ['a text in a fragment, which may go with it', '<>fixo</>', ['fixo']],
  ['texts handed to a component', '<Caixa>fixo <b /></Caixa>', ['fixo']],
  ['one text handed to a component', '<Caixa>fixo</Caixa>', []],
  ['a slot that takes anything, beside something', '<p><b />{slot}</p>', ['{slot}']],
  ['a slot for elements', '<p><b />{blocos}</p>', []],
  ['a list of texts', '<p>{nomes}</p>', ['{nomes}']],
  ['a list of elements', '<p>{nomes.map((um) => <b key={um}>{um}</b>)}</p>', []],
  ['a component that is only a text', '<p><b /><Texto /></p>', ['<Texto />']],
  ['a fixed text behind a component that may draw nothing', '<p><Talvez /> fixo</p>', ['fixo']],
];

describe('BROW-02', () => {
  let pasta: string;
  let achados: ReadonlyMap<number, readonly string[]>;

  beforeAll(() => {
    pasta = mkdtempSync(join(tmpdir(), 'telas-'));
    symlinkSync(join(RAIZ, 'node_modules'), join(pasta, 'node_modules'));
    const opcoes = { jsx: 'react-jsx', strict: true, module: 'esnext', moduleResolution: 'bundler' };
    writeFileSync(
      join(pasta, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: opcoes, include: ['*.tsx'] }),
    );
    const cabeca = `import type { ReactElement, ReactNode } from 'react';
declare const n: number, nome: string, nomes: string[], sim: boolean, slot: ReactNode, blocos: ReactElement | null;
const Caixa = ({ children }: { children: ReactNode }) => <div>{children}</div>;
const Texto = () => nome;
const Talvez = () => (sim ? <b /> : null);`;
    TELAS.forEach(([, tela], i) => {
      writeFileSync(join(pasta, `tela-${i}.tsx`), `${cabeca}\nexport const Tela = () => (${tela});\n`);
    });
    const frageis = textosFrageis(join(pasta, 'tsconfig.json'), pasta);
    achados = new Map(
      TELAS.map((_, i) => [
        i,
        frageis.filter(({ arquivo }) => arquivo === `tela-${i}.tsx`).map(({ trecho }) => trecho.trim()),
      ]),
    );
  });
  afterAll(() => rmSync(pasta, { recursive: true, force: true }));

  it.each(TELAS.map(([nome, , frageis], i) => [nome, i, frageis] as const))('%s', (_, i, frageis) => {
    expect(achados.get(i)).toEqual(frageis);
  });
});
