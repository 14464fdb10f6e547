/** What a page says without its script reaches the oldest browsers, and stands in every page of both apps. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { dizerQueNaoAbriu } from './pagina-sem-script.ts';

const PAGINAS = ['portal/estudante', 'portal/fiador', 'portal/assinar', 'gestao/index'];

const montar = (pagina: string) =>
  dizerQueNaoAbriu(readFileSync(fileURLToPath(new URL(`../apps/${pagina}.html`, import.meta.url)), 'utf8'));

const scripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, texto = '']) => texto);

/** Younger than what a browser without modules understands. */
const NOVO =
  /"type":"(?:ArrowFunctionExpression|TemplateLiteral|ChainExpression|SpreadElement|(?:Object|Array|Assignment)Pattern|RestElement|ClassDeclaration|AwaitExpression|ForOfStatement)"|"kind":"(?:const|let)"|"param":null|"(?:shorthand|async|generator)":true|"operator":"(?:\?\?|\*\*)/;

const arvore = (texto: string) =>
  JSON.stringify(parseSync('pagina.js', texto, { sourceType: 'script' }).program);

it.each(PAGINAS)('%s notices it before any other script, in words of any browser', (pagina) => {
  const [primeiro = '', ...outros] = scripts(montar(pagina));
  expect(primeiro).toContain("addEventListener('error'");
  expect(arvore(primeiro)).not.toMatch(NOVO);
  // What it is held against is found where it is.
  expect(outros.map(arvore).join()).toMatch(NOVO);
});

it.each(PAGINAS)('%s has the notice once, after what it is a notice of', (pagina) => {
  const html = montar(pagina);
  expect(html.split('id="falha"')).toHaveLength(2);
  expect(html.indexOf('id="falha"')).toBeGreaterThan(html.indexOf('id="root"'));
});

it('a page that it does not fit into is no page of ours', () => {
  expect(() => dizerQueNaoAbriu('<html></html>')).toThrow('a page without a title or a body');
});
