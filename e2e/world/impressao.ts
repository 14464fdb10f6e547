/** A page on paper, as a browser prints it from a phone in the dark. */
import { expect, type Page } from '@playwright/test';
import { pedacosDeTexto } from '../../apps/server/test/pdf/ler-pdf.ts';

/** What a printed page must not have: buttons, bars over the text, and a dark ground. */
async function sobrasNoPapel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visivel = (el: Element) =>
      el.getClientRects().length > 0 && getComputedStyle(el).visibility !== 'hidden';
    const nome = (el: Element) => `${el.tagName.toLowerCase()} ${el.textContent?.trim().slice(0, 40)}`;
    const pressiona = [...document.querySelectorAll('button:not([aria-labelledby]), nav')]
      .filter(visivel)
      .map(nome);
    const porCima = [...document.querySelectorAll('body *')]
      .filter((el) => ['fixed', 'sticky'].includes(getComputedStyle(el).position) && visivel(el))
      .filter((el) => el.getBoundingClientRect().height > 2)
      .map(nome);
    const escuro = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? ['dark'] : [];
    return [...pressiona, ...porCima, ...escuro];
  });
}

/** Labels of what somebody chose, with nothing behind them: a picker is pressed, and what it holds is an answer. */
async function rotulosSemResposta(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main label')]
      .filter((rotulo) => rotulo.getClientRects().length > 0)
      .filter((rotulo) => {
        const controle = (rotulo as HTMLLabelElement).control;
        return controle !== null && controle.getClientRects().length === 0;
      })
      .map((rotulo) => rotulo.textContent?.trim() ?? ''),
  );
}

/** Less than this is a heading with nothing below it. */
const POUCO = 60;

/** Sheets that somebody would throw away: empty ones, and a first one on which nothing but the heading found room. */
async function folhasPerdidas(pdf: Uint8Array): Promise<readonly string[]> {
  const letras = new Map<number, number>();
  for (const { pagina, texto } of await pedacosDeTexto(pdf))
    letras.set(pagina, (letras.get(pagina) ?? 0) + texto.length);
  const folhas = Math.max(...letras.keys(), paginasDe(pdf));
  return Array.from({ length: folhas }, (_, indice) => indice + 1)
    .filter((folha) => (letras.get(folha) ?? 0) < (folha === 1 && folhas > 1 ? POUCO * 2 : 1))
    .map((folha) => `sheet ${folha} of ${folhas}: ${letras.get(folha) ?? 0} letters`);
}

const paginasDe = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Prints what stands; the window is given back to the screen. */
export async function imprimir(page: Page, arquivo: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await sobrasNoPapel(page), page.url()).toEqual([]);
  expect(await rotulosSemResposta(page), page.url()).toEqual([]);
  const pdf = await page.pdf({ path: arquivo, format: 'A4' });
  expect(await folhasPerdidas(pdf), page.url()).toEqual([]);
  await page.emulateMedia({ media: 'screen', colorScheme: null });
}
