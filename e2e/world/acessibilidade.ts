import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { feicaoDe, isFeicaoConferida, lembrarFeicao } from './feicao.ts';

const REGRAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Screens that this worker has already looked at: a journey that passes them again need not. */
const conferidas = new Set<string>();

/** Half as long as what the package gives for this, and the same. */
const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/**
 * What axe finds, one line for each rule. It is read into a document once and stays for the screens that follow in it:
 * reading it takes longer than running it.
 */
async function rodarAxe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, REGRAS);
}

/** Of the page, and of a dialog over it as if it were open to its end. */
const alturaDe = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll('dialog[open]')].map(({ scrollHeight }) => scrollHeight),
    ),
  );

/** What a dialog holds is scrolled within it: for the look it is as long as what it holds. */
const esticarDialogos = (page: Page, maxHeight: 'none' | ''): Promise<void> =>
  page.evaluate((valor) => {
    for (const dialogo of document.querySelectorAll<HTMLElement>('dialog[open]'))
      dialogo.style.maxHeight = valor;
  }, maxHeight);

/** Room for the bar that stands over the end of the page. */
const SOBRA_DA_JANELA = 120;

/**
 * axe finds nothing on the screen as it stands, and nothing is wider than the window. `estado` tells a screen that has
 * been looked at already from itself in another theme, or with errors on it.
 */
export async function conferirTela(page: Page, estado = ''): Promise<void> {
  const janela = page.viewportSize();
  // What stands beside a page is there before the page is.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const titulo = await page.getByRole('heading').first().textContent();
  const caminho = new URL(page.url()).pathname.replace(/[0-9a-f-]{36}|\d+/g, '*');
  const aberto = await page.getByRole('dialog').count();
  const tela = `${janela?.width} ${caminho} ${titulo} ${aberto} ${estado}`;
  if (conferidas.has(tela)) return;
  conferidas.add(tela);
  await conferirComoEsta(page);
}

async function conferirComoEsta(page: Page): Promise<void> {
  expect(await acharDefeitos(page), page.url()).toEqual([]);
}

/** What axe finds on the screen as it stands, and how far it can be scrolled sideways. */
export async function acharDefeitos(page: Page): Promise<readonly string[]> {
  const feicao = await feicaoDe(page);
  if (await isFeicaoConferida(feicao)) return acharSobra(page);
  const achados = await olharInteira(page);
  // What came meanwhile is another shape: whether axe has seen the former is not known.
  if (achados.length === 0 && feicao === (await feicaoDe(page))) await lembrarFeicao(feicao);
  return [...achados, ...(await acharSobra(page))];
}

/** A page that asks for more height than its window has, whatever that is, ends with what is seen of it. */
const VEZES_NO_MAXIMO = 5;

/** By axe, at the full height of the page. */
async function olharInteira(page: Page): Promise<readonly string[]> {
  const janela = page.viewportSize();
  // The bar with the primary action covers what lies below it until the person scrolls: axe sees the page at its
  // full height, where nothing is covered, and looks once more when the page has grown meanwhile.
  let achados: string[];
  let vista: number;
  let vezes = 0;
  await esticarDialogos(page, 'none');
  do {
    vezes += 1;
    vista = Math.max(await alturaDe(page), janela?.height ?? 0);
    if (janela && vista > janela.height)
      await page.setViewportSize({ width: janela.width, height: vista + SOBRA_DA_JANELA });
    achados = await rodarAxe(page);
  } while (vezes < VEZES_NO_MAXIMO && (await alturaDe(page)) > vista + SOBRA_DA_JANELA);
  await esticarDialogos(page, '');
  if (janela) await page.setViewportSize(janela);
  return [...achados, ...(await page.evaluate(filhosForaDoLugar))];
}

/** What a list may not have as a child (validators 14): axe looks at lists, and not at all that stands in them. */
function filhosForaDoLugar(): readonly string[] {
  const errados = [
    'dl > :not(div, dt, dd, script, template)',
    'dl > div > :not(dt, dd, script, template)',
    ':is(ul, ol, menu) > :not(li, script, template)',
    'p :is(p, div, ul, ol, dl, section, h1, h2, h3)',
  ];
  return errados.flatMap((onde) =>
    [...document.querySelectorAll(onde)].map((um) => `${um.outerHTML.slice(0, 120)} at ${onde}`),
  );
}

/** Nothing is wider than the window, once a page that was just given another width has followed it. */
async function acharSobra(page: Page): Promise<readonly string[]> {
  await page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      null,
      {
        timeout: 2_000,
      },
    )
    .catch(() => undefined);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return sobra > 0 ? [`scrolls ${sobra} px sideways`] : [];
}

export const LARGURAS = [1280, 360] as const;
export const TEMAS = ['dark', 'light'] as const;

/** In both themes, on a desktop and on a phone. The window is left as it was. */
export async function conferirTelaToda(page: Page): Promise<void> {
  const janela = page.viewportSize();
  for (const width of LARGURAS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of TEMAS) {
      await page.emulateMedia({ colorScheme });
      await conferirComoEsta(page);
    }
  }
  if (janela) await page.setViewportSize(janela);
}

/** Whatever Tab reaches, there and back, is to be seen and not wholly under a pinned bar (WCAG 2.4.11). */
export async function conferirFocoAVista(page: Page): Promise<void> {
  const alcancados = new Set<string>();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href], button')?.focus());
  for (const tecla of ['Tab', 'Shift+Tab'])
    for (const vistos = new Set<string>(); ; ) {
      await page.keyboard.press(tecla);
      const foco = await page.evaluate(focoAtual);
      if (foco === null || vistos.has(foco.qual)) break;
      vistos.add(foco.qual);
      alcancados.add(foco.qual);
      expect(foco.aVista, `${tecla} to ${foco.qual} at ${page.url()}`).toBe(true);
    }
  expect(alcancados.size).toBeGreaterThan(3);
}

function focoAtual(): { qual: string; aVista: boolean } | null {
  const controle = document.activeElement;
  if (!(controle instanceof HTMLElement) || controle === document.body) return null;
  const ordem = [...document.querySelectorAll(controle.tagName)].indexOf(controle);
  // What looks like a card or a box is the label, over a control that may be one pixel.
  const [rotulo] = (controle as HTMLInputElement).labels ?? [];
  const alvos = rotulo ? [controle, rotulo] : [controle];
  const area = (rotulo?.contains(controle) ? rotulo : controle).getBoundingClientRect();
  const partes = [0.1, 0.5, 0.9];
  const aVista = partes.some((x) =>
    partes.some((y) => {
      const acima = document.elementFromPoint(area.left + area.width * x, area.top + area.height * y);
      return acima !== null && alvos.some((alvo) => alvo.contains(acima) || acima.contains(alvo));
    }),
  );
  return { qual: `${controle.tagName} ${ordem} ${controle.textContent}`, aVista };
}
