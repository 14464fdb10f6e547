/** The look of every journey is spared where a screen of the same shape was sound: a fault makes it another shape. */
import { expect, test } from '@playwright/test';
import { acharDefeitos } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';

const SA = `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sã</title><style>p { color: #222 } .fraca { color: #bbb } button { min-height: 44px }</style>
  </head>
  <body>
    <header><nav aria-labelledby="n1"><h2 id="n1">Um</h2><a href="/">Início</a></nav></header>
    <main>
      <h1>Sã</h1>
      <nav aria-labelledby="n2"><h2 id="n2">Dois</h2><a href="/x">Outra</a></nav>
      <p>Um texto que se lê.</p>
      <label for="campo">Nome</label><input id="campo" name="nome" autocomplete="name">
      <button aria-label="Enviar já">Enviar</button>
      <a href="/y"><img alt="Um retrato" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">Quem é</a>
    </main>
  </body>
</html>`;

const FALTAS: readonly [string, string, string, RegExp][] = [
  ['words that are too pale, by a sheet', 'p { color: #222 }', 'p { color: #ddd }', /color-contrast/],
  ['words that are too pale, by a class', '<p>', '<p class="fraca">', /color-contrast/],
  ['words that are too pale, by themselves', '<p>', '<p style="color: #ccc">', /color-contrast/],
  ['a field that nothing names', 'for="campo"', 'for="outro"', /label/],
  ['a button without words', '<button aria-label="Enviar já">Enviar<', '<button> <', /button-name/],
  ['a link without words', '>Outra<', '><', /link-name/],
  ['two landmarks of one name', '>Dois<', '>Um<', /landmark-unique/],
  [
    'a heading that skips a level',
    '<p>Um texto que se lê.</p>',
    '<h4>Um texto que se lê.</h4>',
    /heading-order/,
  ],
  ['a page that says no language', ' lang="pt-BR"', '', /html-has-lang/],
  ['a page without a title', '<title>Sã</title>', '<title></title>', /document-title/],
  ['a role that does not exist', '<button ', '<button role="botao" ', /aria-roles/],
  ['a name that does not say what is seen', 'label="Enviar já"', 'label="Mandar"', /label-content-name/],
  ['an image that says it twice', 'alt="Um retrato"', 'alt="Quem é"', /image-redundant-alt/],
  [
    'one id twice',
    'labelledby="n2"><h2 id="n2"',
    'labelledby="n1"><h2 id="n1"',
    /duplicate-id-aria|landmark/,
  ],
];

// A phone shows what is too wide for it smaller, and says that its window is wider.
test.use({ isMobile: false });

test('a fault is told although the screen without it was looked at before', async ({ page }) => {
  let html = SA;
  await page.route('**/olhar', (rota) =>
    rota.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  const olhar = async (outra: string) => {
    html = outra;
    await page.goto(`${base()}/olhar`);
    return acharDefeitos(page);
  };
  expect(await olhar(SA)).toEqual([]);
  for (const [nome, antes, depois, regra] of FALTAS)
    await test.step(nome, async () => {
      expect(SA).toContain(antes);
      expect((await olhar(SA.replace(antes, depois))).join()).toMatch(regra);
      // What was found wrong is told whoever comes by.
      expect((await olhar(SA.replace(antes, depois))).join()).toMatch(regra);
      expect(await olhar(SA)).toEqual([]);
    });
  await test.step('wider than the window, by its words alone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await olhar(SA)).toEqual([]);
    expect((await olhar(SA.replace('se lê', 'x'.repeat(400)))).join()).toMatch(/sideways/);
  });
});
