import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const REGRAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Screens that this worker has already looked at: a journey that passes them again need not. */
const conferidas = new Set<string>();

/** axe finds nothing on the screen as it stands, and nothing is wider than the window. */
export async function conferirTela(page: Page): Promise<void> {
  const janela = page.viewportSize();
  const titulo = await page.getByRole('heading').first().textContent();
  const caminho = new URL(page.url()).pathname.replace(/[0-9a-f-]{36}|\d+/g, '*');
  const aberto = await page.getByRole('dialog').count();
  const tela = `${janela?.width} ${caminho} ${titulo} ${aberto}`;
  if (conferidas.has(tela)) return;
  conferidas.add(tela);
  // The bar with the primary action covers what lies below it until the person scrolls: axe sees the page at its
  // full height, where nothing is covered.
  const altura = await page.evaluate(() => document.documentElement.scrollHeight);
  if (janela && altura > janela.height)
    await page.setViewportSize({ width: janela.width, height: altura + 120 });
  const { violations } = await new AxeBuilder({ page }).withTags(REGRAS).analyze();
  if (janela) await page.setViewportSize(janela);
  const achados = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(achados, page.url()).toEqual([]);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sobra, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
}
