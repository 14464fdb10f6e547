import { describe, expect, it } from 'vitest';
import { achadosNoEstilo, achadosNoScript, FUNCOES_NOVAS } from './funcoes-novas.ts';
import { NAVEGADORES } from './navegadores.ts';

const MINIMAS = NAVEGADORES.map((navegador) => Number(/[\d.]+$/.exec(navegador)?.[0]));
const nomes = (texto: string) => achadosNoScript('x.js', texto).map(({ oQue }) => oQue.split(' (')[0]);

describe('BROW-01: a built script', () => {
  it.each([
    ['n?AbortSignal.any([n,t]):t', 'AbortSignal.any'],
    ['return e.toSorted((a,b)=>a-b)', 'Array#toSorted'],
    ['e?.toReversed()', 'Array#toReversed'],
    ['a.toSpliced(1,0,b)', 'Array#toSpliced'],
    ['URL.parse(e)', 'URL.parse'],
    ['let{promise:a}=Promise.withResolvers()', 'Promise.withResolvers'],
    ['Uint8Array.fromBase64(e)', 'Uint8Array base64'],
    ['Object.groupBy(a,b)', 'Object.groupBy'],
    ['new Intl.Segmenter("pt")', 'Intl.Segmenter'],
  ])('%s is found', (texto, nome) => expect(nomes(texto)).toEqual([nome]));

  it.each([
    'e.sort()',
    'URL.createObjectURL(e)',
    'Promise.all(e)',
    'JSON.parse(e)',
    'Array.from(e)',
    'a.any(b)',
  ])('%s is not', (texto) => expect(nomes(texto)).toEqual([]));

  it('is only searched for what one of the promised browsers lacks', () => {
    for (const { nome, desde } of FUNCOES_NOVAS)
      expect
        .soft(
          desde.some((versao, i) => versao === null || versao > (MINIMAS[i] ?? 0)),
          nome,
        )
        .toBe(true);
  });
});

describe('engines 5: a built style sheet', () => {
  it.each(['.a:hover,.a:has(a:focus-visible){color:red}', '.b{x:y}.c:has(.d,.e),.f{x:y}'])(
    '%s takes the hover away where :has() is unknown',
    (texto) => expect(achadosNoEstilo('x.css', texto)).toHaveLength(1),
  );

  it.each([
    '.a:has(:checked){x:y}',
    '.a:has(:checked),.b:has(.c,.d) .e{x:y}',
    '.a:not(:has(b),.c){x:y}.d,.e{x:y}',
  ])('%s does not', (texto) => expect(achadosNoEstilo('x.css', texto)).toEqual([]));
});
