import type { Page } from '@playwright/test';
import { base } from './mensagens.ts';

/**
 * Types an address, as soon as the page below a dialog that was just closed is the current one again: its entry in the
 * history goes a moment after the dialog, and that step back would call the new page off.
 */
export async function irPara(page: Page, caminho: string): Promise<void> {
  await esperarHistoria(page);
  await page.goto(`${base()}${caminho}`);
}

/** Likewise of a reload. */
export async function recarregar(page: Page): Promise<void> {
  await esperarHistoria(page);
  await page.reload();
}

const esperarHistoria = (page: Page) => page.waitForFunction(() => history.state?.aberto !== true);
