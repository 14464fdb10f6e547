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
