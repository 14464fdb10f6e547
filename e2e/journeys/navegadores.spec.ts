/** What an engine may do otherwise: in which order things arrive, and what an older one does not have yet. */
import { type BrowserContext, expect, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { pedirCredito } from '../actors/estudante.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirDadosPessoais, enviarIdentidade } from '../actors/quem-preenche.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { fotoEmPartes } from '../world/papeis.ts';
import { solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';

/** Stands for the oldest browsers that are promised (docs/navegadores.md): what they lack is gone before any script. */
async function envelhecer(contexto: BrowserContext): Promise<void> {
  await contexto.addInitScript(() => {
    const tirar = (dono: object | undefined, ...nomes: string[]) => {
      for (const nome of nomes) if (dono) Reflect.deleteProperty(dono, nome);
    };
    const daPagina = globalThis as unknown as Record<string, { prototype: object } | undefined>;
    const deBytes = Object.getPrototypeOf(Uint8Array.prototype) as object;
    for (const lista of [Array.prototype, deBytes])
      tirar(lista, 'toSorted', 'toReversed', 'toSpliced', 'with');
    tirar(AbortSignal, 'any');
    tirar(Array, 'fromAsync');
    tirar(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength');
    tirar(Document.prototype, 'startViewTransition', 'moveBefore');
    tirar(Element.prototype, 'checkVisibility', 'moveBefore');
    tirar(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover');
    tirar(HTMLDialogElement.prototype, 'requestClose');
    tirar(Intl, 'DurationFormat', 'Segmenter');
    tirar(
      daPagina.Iterator?.prototype,
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'some',
      'find',
    );
    tirar(daPagina.Iterator, 'from');
    tirar(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
    tirar(Math, 'sumPrecise', 'f16round');
    for (const agrupa of [Object, Map]) tirar(agrupa, 'groupBy');
    tirar(Promise, 'withResolvers', 'try');
    tirar(Response, 'json');
    tirar(
      Set.prototype,
      'union',
      'intersection',
      'difference',
      'symmetricDifference',
      'isSubsetOf',
      'isSupersetOf',
    );
    tirar(String.prototype, 'isWellFormed', 'toWellFormed');
    tirar(RegExp, 'escape');
    tirar(Error, 'isError');
    tirar(Uint8Array, 'fromBase64', 'fromHex');
    tirar(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex');
    tirar(URL, 'parse', 'canParse');
    tirar(globalThis, 'requestIdleCallback', 'scheduler', 'Float16Array', 'URLPattern', 'structuredClone');
  });
}

test('BROW-01: the oldest browsers reach login, request, photo and desk', async ({
  browser,
  context,
  page,
}) => {
  const erros: string[] = [];
  await envelhecer(context);
  page.on('pageerror', (erro) => erros.push(erro.message));
  const estudante = await criarContaPronta(pessoa('Firmino Aparelho Antigo', 98));
  await test.step('login, request and identity, of which one file travels in parts', async () => {
    await entrar(page, 'estudante', estudante);
    expect(await page.evaluate(() => 'any' in AbortSignal || 'toSorted' in [])).toBe(false);
    await pedirCredito(page);
    await enviarIdentidade(page, estudante, await fotoEmPartes('selfie.jpg'));
    await conferirDadosPessoais(page, true);
    const endereco = page.getByRole('heading', { level: 1, name: /onde você mora/i });
    await expect(endereco).toBeVisible();
    await page.reload();
    await expect(endereco).toBeVisible();
  });
  const enviada = pessoa('Gertrudes Aparelho Antigo', 99);
  const id = await solicitacaoEnviada({ estudante: enviada });
  await test.step('the desk', async () => {
    const daGestao = await browser.newContext({
      isMobile: false,
      hasTouch: false,
      viewport: { width: 1280, height: 800 },
    });
    await envelhecer(daGestao);
    const mesa = await daGestao.newPage();
    mesa.on('pageerror', (erro) => erros.push(erro.message));
    await entrarNaGestao(mesa, 'davi.analista');
    await mesa.goto(`${base()}/gestao/solicitacoes/${id}`);
    await expect(mesa.getByRole('heading', { level: 1, name: enviada.nome })).toBeVisible();
    await expect(mesa.getByRole('img', { name: /página 1/ }).first()).toBeVisible();
    await mesa.getByRole('button', { name: /^assumir/i }).click();
    await expect(mesa.getByText('Com você', { exact: true })).toBeVisible();
    await daGestao.close();
  });
  expect(erros).toEqual([]);
});

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
  await page.route(/assets\/area-do-estudante-.*\.js/, async (rota) => {
    chegou();
    await segurada;
    await rota.continue();
  });
  const aberta = page.goto(`${base()}/estudante/cadastro`, { waitUntil: 'commit' });
  await pedido;
  await page.waitForFunction(() => (window as unknown as { desenhou: boolean }).desenhou);
  const parte = page.waitForResponse(/assets\/area-do-estudante-.*\.js/);
  segurar();
  await (await parte).finished();
  // Its code has run when an import of it, asked for now, has answered.
  await page.evaluate(async () => {
    const [script] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /area-do-estudante-.*\.js$/.test(name));
    if (script) await import(script.name);
    (window as unknown as { soltar: () => void }).soltar();
  });
  await aberta;
  await expect(page.getByRole('heading', { level: 1, name: /cpf/i })).toBeVisible();
});
