/**
 * The shape of a screen: everything that axe looks at but the words. Screens of one shape look alike to it, and what it
 * found nothing on once need not be looked at again, by whichever journey or worker.
 */
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where the shapes of this run are, one empty file for each; the workers know it from the environment. */
export async function abrirFeicoes(): Promise<() => Promise<void>> {
  const pasta = await mkdtemp(join(tmpdir(), 'feicoes-'));
  process.env.E2E_FEICOES = pasta;
  return () => rm(pasta, { recursive: true, force: true });
}

const arquivoDa = (feicao: string): string => {
  const pasta = process.env.E2E_FEICOES;
  if (!pasta) throw new Error('the world is not running');
  return join(pasta, feicao);
};

export const isFeicaoConferida = (feicao: string): Promise<boolean> =>
  access(arquivoDa(feicao)).then(
    () => true,
    () => false,
  );

/** Two workers may say the same at once. */
export const lembrarFeicao = (feicao: string): Promise<void> => writeFile(arquivoDa(feicao), '');

/** Of the page as it stands, at this width and in this theme: what a look depends on is in the computed colours. */
export const feicaoDe = (page: Page): Promise<string> => page.evaluate(lerFeicao);

async function lerFeicao(): Promise<string> {
  /** Said of an element in words, or made up anew for each page: that it is there, or not empty, is the shape. */
  const PALAVRAS =
    'alt aria-label aria-placeholder aria-valuetext datetime label placeholder src srcset title value'.split(
      ' ',
    );
  /** They name other elements: which, and not how these are called. */
  const NOMEIAM =
    'aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-labelledby aria-owns'
      .concat(' for form headers list popovertarget')
      .split(' ');
  /** No two landmarks and no two frames may be called the same. */
  const COM_NOME = ['nav, section, aside, form, header, footer, main, iframe'].concat(
    ['region', 'form', 'search', 'navigation', 'complementary', 'main', 'banner', 'contentinfo'].map(
      (papel) => `[role=${papel}]`,
    ),
  );
  const ESTADOS =
    ':checked :indeterminate :disabled :focus :hover :modal :placeholder-shown :user-invalid :autofill :popover-open'.split(
      ' ',
    );
  const PINTURA =
    'color backgroundColor backgroundImage opacity fontSize fontWeight display visibility position clipPath'
      .concat(' textDecorationLine overflowX overflowY')
      .split(' ') as readonly (keyof CSSStyleDeclaration)[];
  /** Of a target that one can tap (WCAG 2.5.8). */
  const ALVO = 24;

  const elementos = [document.documentElement, ...document.body.querySelectorAll('*'), document.body];
  const ordemDe = new Map(elementos.map((elemento, ordem) => [elemento, ordem]));
  const nomes = new Map<string, number>();

  const nomeados = (ids: string) => ids.split(/\s+/).map((id) => document.getElementById(id));
  const ordens = (ids: string) => nomeados(ids).map((alvo) => (alvo ? ordemDe.get(alvo) : '?'));

  /** The same number for the same name, whatever it is. */
  function numeroDoNome(nome: string): number {
    const numero = nomes.get(nome) ?? nomes.size;
    nomes.set(nome, numero);
    return numero;
  }

  function nomeDe(elemento: Element): string {
    const porOutros = nomeados(elemento.getAttribute('aria-labelledby') ?? '').map((um) => um?.textContent);
    return [elemento.getAttribute('aria-label'), ...porOutros].join(' ').trim().toLowerCase();
  }

  /** Whoever speaks to a control says what they see: the name contains it. */
  function nomeDizOVisto(elemento: Element): boolean {
    const nome = nomeDe(elemento);
    return nome === '' || nome.includes(elemento.textContent.trim().toLowerCase());
  }

  /** Words of an image that its link or button says already are read twice. */
  function repeteAlternativa(elemento: Element): boolean {
    const alternativa = elemento.getAttribute('alt')?.trim().toLowerCase();
    const dito = elemento.closest('a, button, [role]')?.textContent.trim().toLowerCase();
    return Boolean(alternativa) && alternativa === dito;
  }

  function rola(elemento: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
    return (
      (overflowX !== 'visible' && elemento.scrollWidth > elemento.clientWidth) ||
      (overflowY !== 'visible' && elemento.scrollHeight > elemento.clientHeight)
    );
  }

  function dizerAtributo(elemento: Element, nome: string): string {
    const valor = elemento.getAttribute(nome) ?? '';
    if (nome === 'id') return document.getElementById(valor) === elemento ? 'id' : 'id twice';
    if (PALAVRAS.includes(nome)) return valor.trim() === '' ? `${nome} empty` : nome;
    if (NOMEIAM.includes(nome)) return `${nome}=${ordens(valor)}`;
    if (nome === 'href') return valor.startsWith('#') ? `href to ${ordens(valor.slice(1))}` : nome;
    if (nome === 'name') return `name ${numeroDoNome(`name ${valor}`)}`;
    return `${nome}=${valor}`;
  }

  function profundidade(elemento: Element): number {
    let niveis = 0;
    for (let acima = elemento.parentElement; acima; acima = acima.parentElement) niveis += 1;
    return niveis;
  }

  const linhas = elementos.map((elemento) => {
    const pintura = getComputedStyle(elemento);
    const { width, height } = elemento.getBoundingClientRect();
    const diz = [...elemento.childNodes].some((um) => um.nodeType === Node.TEXT_NODE && um.nodeValue?.trim());
    const preenchido = 'value' in elemento && elemento.value !== '';
    return [
      profundidade(elemento),
      elemento.tagName,
      ...elemento.getAttributeNames().map((nome) => dizerAtributo(elemento, nome)),
      ...ESTADOS.filter((estado) => elemento.matches(estado)),
      ...PINTURA.map((qual) => pintura[qual]),
      // What shows above and below may be painted without an element of its own.
      getComputedStyle(elemento, '::before').content,
      getComputedStyle(elemento, '::after').content,
      width === 0 || height === 0,
      width < ALVO || height < ALVO,
      rola(elemento, pintura),
      repeteAlternativa(elemento),
      nomeDizOVisto(elemento),
      diz,
      preenchido,
      elemento.matches(COM_NOME.join())
        ? numeroDoNome(`${elemento.getAttribute('title')} ${nomeDe(elemento)}`)
        : '',
    ].join(' ');
  });
  const aberta = `${innerWidth} ${devicePixelRatio} ${document.title !== ''} ${matchMedia('(hover)').matches}`;
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode([aberta, ...linhas].join('\n')),
  );
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
