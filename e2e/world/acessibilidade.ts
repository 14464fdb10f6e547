import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const REGRAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing on the screen as it stands, and nothing is wider than the window. */
export async function conferirTela(page: Page): Promise<void> {
  // Slides and fades in progress have colours of their own.
  await page.evaluate(async () => {
    const finitas = document
      .getAnimations()
      .filter((animacao) => animacao.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(finitas.map((animacao) => animacao.finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(REGRAS).analyze();
  const achados = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(achados, page.url()).toEqual([]);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sobra, `sideways scroll at ${page.url()}`).toBeLessThanOrEqual(0);
}
