/** A page on paper, as a browser prints it from a phone in the dark. */
import { expect, type Page } from '@playwright/test';

/** What a printed page must not have: buttons, bars over the text, and a dark ground. */
async function sobrasNoPapel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visivel = (el: Element) =>
      el.getClientRects().length > 0 && getComputedStyle(el).visibility !== 'hidden';
    const nome = (el: Element) => `${el.tagName.toLowerCase()} ${el.textContent?.trim().slice(0, 40)}`;
    const pressiona = [...document.querySelectorAll('button, nav')].filter(visivel).map(nome);
    const porCima = [...document.querySelectorAll('body *')]
      .filter((el) => ['fixed', 'sticky'].includes(getComputedStyle(el).position) && visivel(el))
      .filter((el) => el.getBoundingClientRect().height > 2)
      .map(nome);
    const escuro = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? ['dark'] : [];
    return [...pressiona, ...porCima, ...escuro];
  });
}

/** Prints what stands; the window is given back to the screen. */
export async function imprimir(page: Page, arquivo: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await sobrasNoPapel(page), page.url()).toEqual([]);
  await page.pdf({ path: arquivo, format: 'A4' });
  await page.emulateMedia({ media: 'screen', colorScheme: null });
}
