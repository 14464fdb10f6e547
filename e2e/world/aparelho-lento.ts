import type { Page } from '@playwright/test';

/**
 * Gives the page its frames at once, before React has drawn what an answer changed: a slow device may do so, and what
 * waits for a drawing by waiting for a frame fails here every time.
 */
export const adiantarQuadros = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = (quadro) => {
      queueMicrotask(() => quadro(performance.now()));
      return 0;
    };
  });

/**
 * From now on, until the page is loaded anew, what it puts off for a moment does not come in time: a screen that goes
 * away before must not lose it.
 */
export const atrasarEsperas = (page: Page) =>
  page.evaluate(() => {
    const esperar = window.setTimeout.bind(window);
    window.setTimeout = ((acao: TimerHandler, ms = 0, ...resto: unknown[]) =>
      esperar(acao, ms < 200 ? ms : ms + 60_000, ...resto)) as typeof window.setTimeout;
  });
