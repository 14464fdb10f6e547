/**
 * What each page says when its script does not arrive or cannot run (ADR 0207), the same in both apps: a part of the head,
 * before every other script, that notices it, and the notice itself, which `data-falhou` shows. Every entry marks the page
 * with `data-pronto` as soon as somebody listens; a page that empties later has lost its script as well.
 *
 * The script is for browsers of any age, and therefore in the words of the oldest ones: a module that is refused, or needs
 * a file that is, ends in an error of its element, and one that the browser does not understand, or that throws, in an
 * error or a rejection of the window. Errors of others, as extensions, do not come from our address. A browser without
 * `inert` is older than all that are promised (scripts/navegadores.ts), one without `noModule` begins no script of ours.
 * A connection that neither gives nor refuses anything is taken for a failure after half a minute, until the script comes.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const [CABECA = '', CORPO = ''] = readFileSync(
  new URL('./pagina-sem-script.html', import.meta.url),
  'utf8',
).split('<!--corpo-->\n');

export function paginaSemScript(): Plugin {
  return {
    name: 'pagina-sem-script',
    transformIndexHtml: { order: 'pre', handler: dizerQueNaoAbriu },
  };
}

export function dizerQueNaoAbriu(html: string): string {
  const comCabeca = html.replace('</title>\n', () => `</title>\n${CABECA}`);
  const inteira = comCabeca.replace('  </body>', () => `${CORPO}  </body>`);
  if (comCabeca === html || inteira === comCabeca) throw new Error('a page without a title or a body');
  return inteira;
}
