import type { Page } from '@playwright/test';

/** What the device keeps of what was typed: written a moment after the last key. */
export function rascunhosDe(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((pronto, recusar) => {
        const abertura = indexedDB.open('rascunhos');
        abertura.onerror = () => recusar(abertura.error);
        abertura.onsuccess = () => {
          const leitura = abertura.result.transaction('passos').objectStore('passos').getAll();
          leitura.onsuccess = () => {
            abertura.result.close();
            pronto(JSON.stringify(leitura.result));
          };
        };
      }),
  );
}
