/** What an engine may do otherwise: in which order things arrive, and what an older one does not have yet. */
import { expect, test } from '@playwright/test';
import { base } from '../world/mensagens.ts';

test('engines 1: a page whose second part arrives between its first drawing and the effects is shown', async ({
  page,
}) => {
  // WebKit draws first and runs the effects later; here the order is made, whatever the engine does.
  await page.addInitScript(() => {
    const espera: MessagePort[] = [];
    const enviar = MessagePort.prototype.postMessage;
    const estado = window as unknown as { desenhou: boolean; soltar: () => void };
    estado.desenhou = false;
    new MutationObserver((_, observador) => {
      if (!document.body?.textContent?.includes('Carregando')) return;
      observador.disconnect();
      estado.desenhou = true;
    }).observe(document, { childList: true, subtree: true, characterData: true });
    // React asks for its effects by such a message.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...dados: [unknown]) {
      if (estado.desenhou) espera.push(this);
      else enviar.apply(this, dados);
    };
    estado.soltar = () => {
      MessagePort.prototype.postMessage = enviar;
      for (const porta of espera) porta.postMessage(null);
    };
  });
  let chegou = () => {};
  const pedido = new Promise<void>((resolver) => {
    chegou = resolver;
  });
  let segurar = () => {};
  const segurada = new Promise<void>((resolver) => {
    segurar = resolver;
  });
  await page.route(/assets\/resto-do-estudante-.*\.js/, async (rota) => {
    chegou();
    await segurada;
    await rota.continue();
  });
  const aberta = page.goto(`${base()}/estudante/cadastro`, { waitUntil: 'commit' });
  await pedido;
  await page.waitForFunction(() => (window as unknown as { desenhou: boolean }).desenhou);
  const parte = page.waitForResponse(/assets\/resto-do-estudante-.*\.js/);
  segurar();
  await (await parte).finished();
  // Its code has run when an import of it, asked for now, has answered.
  await page.evaluate(async () => {
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /resto-do-estudante-.*\.js$/.test(name));
    if (script) await import(script.name);
    (window as unknown as { soltar: () => void }).soltar();
  });
  await aberta;
  await expect(page.getByRole('heading', { level: 1, name: /cpf/i })).toBeVisible();
});
