import type { Page } from '@playwright/test';

export interface RespostaSegurada {
  /** The call is on its way. */
  pedida: Promise<void>;
  /** Lets it go on; resolves when its answer is there. */
  soltar: () => Promise<void>;
}

/** Holds the next call of an address back, so that a person can do something else while the answer is awaited. */
export async function segurarResposta(page: Page, endereco: string): Promise<RespostaSegurada> {
  const chegou = Promise.withResolvers<void>();
  const solta = Promise.withResolvers<void>();
  await page.route(
    endereco,
    async (rota) => {
      chegou.resolve();
      await solta.promise;
      await rota.continue();
    },
    { times: 1 },
  );
  return {
    pedida: chegou.promise,
    async soltar() {
      const resposta = page.waitForResponse(endereco);
      solta.resolve();
      await (await resposta).finished();
    },
  };
}
