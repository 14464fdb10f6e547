/** Devices as people have them: a translated page, a clock that is off, storage that refuses, somebody else's phone. */
import { expect, type Page, test } from '@playwright/test';
import { ateOCanal, avancar, entrar } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { ARMAZENS, traduzir } from '../world/aparelhos.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { COM_UM_FIADOR, criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { comprovante } from '../world/papeis.ts';
import { pessoa } from '../world/pessoas.ts';
import { rascunhosDe } from '../world/rascunhos.ts';
import { convidar } from '../world/solicitacao-pronta.ts';

/** The device's own clock, two years ahead. */
function adiantar(): void {
  const Certa = Date;
  const DOIS_ANOS_MS = 2 * 365 * 86_400_000;
  window.Date = class extends Certa {
    constructor(...partes: ConstructorParameters<typeof Date> | []) {
      if (partes.length === 0) super(Certa.now() + DOIS_ANOS_MS);
      else super(...(partes as ConstructorParameters<typeof Date>));
    }
    static override now = () => Certa.now() + DOIS_ANOS_MS;
  } as DateConstructor;
}

/** As it is seen: what lies in the page unseen is no part of it. */
const mostrado = async (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what a person sees is compared.
  (await page.getByRole('main').innerText())
    .replace(/\s+/g, ' ')
    .replace(/Protocolo \d+/g, 'Protocolo')
    .trim();

test('BROW-02: a page that the browser translated, on a device two years ahead, shows what is chosen', async ({
  page,
  browser,
}) => {
  const outro = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const traduzida = await outro.newPage();
  await traduzida.addInitScript(traduzir);
  await traduzida.addInitScript(adiantar);
  const paginas = [page, traduzida] as const;
  const erros: string[] = [];
  traduzida.on('pageerror', (erro) => erros.push(erro.message));
  const iguais = async () => {
    // Both are asked each time: what comes later comes on either.
    await expect(async () => expect(await mostrado(traduzida)).toBe(await mostrado(page))).toPass({
      timeout: 15_000,
    });
    expect(erros).toEqual([]);
  };
  const ambas = async (fazer: (uma: Page) => Promise<unknown>) => {
    for (const uma of paginas) await fazer(uma);
    await iguais();
  };
  for (const [i, uma] of paginas.entries())
    await entrar(uma, 'estudante', await criarContaPronta(pessoa('Aline Rocha Prado', 81 + i)));
  await Promise.all(paginas.map((uma) => expect(uma).toHaveURL(/\/universidade-curso/)));

  await ambas((uma) => uma.getByLabel('Sou eu que vou estudar').check());
  await ambas(avancar);
  await ambas(avancar);
  await ambas((uma) => uma.getByLabel('Nível de ensino').selectOption({ label: 'Graduação' }));
  await ambas(async (uma) => {
    await uma.getByRole('button', { name: /instituição e campus/i }).click();
    await uma.getByLabel(/buscar instituição/i).fill('aurora');
    await uma.getByRole('option', { name: /universidade aurora/i }).click();
    await uma.getByRole('option', { name: /paulista/i }).click();
  });
  await ambas(async (uma) => {
    await uma.getByRole('button', { name: /^curso/i }).click();
    await uma.getByRole('option', { name: /direito/i }).click();
  });
  await expect(traduzida.locator('main')).toContainText(/direito/i);
  await ambas(avancar);
  await ambas((uma) => uma.getByLabel('Não', { exact: true }).check());
  await ambas(avancar);
  // The clock of the device decides nothing: the same semesters are offered.
  const semestres = (uma: Page) =>
    uma
      .getByLabel(/semestre de ingresso/i)
      .getByRole('option')
      .allInnerTexts();
  expect(await semestres(traduzida)).toEqual(await semestres(page));
  await ambas(async (uma) => {
    await uma.getByLabel(/semestre de ingresso/i).selectOption({ index: 1 });
    await uma.getByLabel(/semestre em que vai usar/i).selectOption({ index: 1 });
    await uma.getByLabel('Sim', { exact: true }).check();
  });
  await ambas(avancar);
  for (let vez = 0; vez < 3; vez += 1)
    await ambas((uma) =>
      uma
        .getByRole('button', { name: /aumentar o percentual/i })
        .first()
        .click(),
    );
  await ambas(avancar);
  await ambas((uma) => uma.locator('label', { hasText: /li e concordo com as regras/i }).click());
  await expect(traduzida.getByRole('checkbox')).toBeChecked();
  await outro.close();
});

test('STOR-01: storage that never answers, throws, is missing or full holds up neither an upload nor a logout', async ({
  browser,
}) => {
  for (const [como, quebrar] of Object.entries(ARMAZENS))
    await test.step(`storage ${como}`, async () => {
      const estudante = await criarContaPronta(pessoa('Olga Freitas Lima', 83));
      await criarPedido(await entrarPorChamada(estudante), SEM_FIADOR);
      // With a mouse: a finger is shown first how to take a good photo.
      const aparelho = await browser.newContext({ isMobile: false, hasTouch: false });
      const page = await aparelho.newPage();
      await page.addInitScript(quebrar);
      await entrar(page, 'estudante', estudante);
      await expect(page).toHaveURL(/\/status/);
      await page.goto(`${base()}/estudante/dados-pessoais/comprovante-de-residencia`);
      const cartao = page.getByRole('region', { name: /comprovante de residência/i });
      await enviar(page, /comprovante de residência/i, await comprovante('conta'));
      // The server takes its time; what is private is gone before it answers.
      await page.route('**/v1/site/auth/logout', async (rota) => {
        await expect(cartao).toBeHidden();
        await rota.continue();
      });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: /^sair/i }).click();
      // A device that remembers nobody shows the start, and the login behind it.
      await expect(page).toHaveURL(/\/estudante\/?(#entrar)?$/);
      await page.goto(`${base()}/estudante/#entrar`);
      await expect(page.getByLabel('CPF')).toBeVisible();
      await aparelho.close();
    });
});

test('devices 2: a guarantor on the phone of the student is told whose the link is, and costs the student nothing', async ({
  page,
}) => {
  const estudante = await criarContaPronta(pessoa('Ana Moura Castro', 84));
  const fiador = pessoa('Pedro Lemos Prado', 85);
  const api = await entrarPorChamada(estudante);
  await criarPedido(api, COM_UM_FIADOR);
  const link = await convidar(api, fiador);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  await page.goto(`${base()}/estudante/dados-pessoais/endereco`);
  await page.getByLabel('CEP').fill('30130-010');
  await expect(page.getByLabel('Cidade')).toHaveValue('Belo Horizonte');
  await page.getByLabel('Número').fill('77');
  await expect.poll(() => rascunhosDe(page)).toContain('77');

  await page.goto(link);
  await expect(page.getByText('Este link é de Pedro. Você está como Ana')).toBeVisible();
  await page.goto(`${base()}/fiador/inicio`);
  await expect(page.getByText(/você está como ana/i)).toBeVisible();
  await page.getByRole('button', { name: /sair desta conta/i }).click();
  // Back to the invitation that waits, now of nobody who is logged in.
  await expect(page.getByRole('button', { name: 'Já tenho conta' })).toBeVisible();
  await expect(page.getByText(/você está como ana/i)).toBeHidden();

  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  await page.goto(`${base()}/estudante/dados-pessoais/endereco`);
  await expect(page.getByLabel('Número')).toHaveValue('77');
});

test('devices 5: a code that could not be delivered is told where it is waited for, and another way is offered', async ({
  page,
}) => {
  const quem = pessoa('Rute Sem Sinal', 86);
  let entrega = { situacao: 'falhou', canal: 'sms' };
  await page.route('**/usuario/entrega-do-codigo', (rota) => rota.fulfill({ json: { entrega } }));
  await ateOCanal(page, quem);
  await avancar(page);
  const aviso = page.getByRole('status').filter({ hasText: 'não pôde ser entregue por SMS' });
  await expect(aviso).toBeVisible();
  await expect(page.getByText(/^Enviamos um código/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reenviar código', exact: true })).toBeEnabled();
  await conferirTela(page);
  // The server of the journeys did deliver the first one, and would ask to wait for another.
  await page.route('**/usuario/codigo-verificacao?sms=false', (rota) =>
    rota.fulfill({ json: { esperarSegundos: 33 } }),
  );
  entrega = { situacao: 'enviado', canal: 'whatsapp' };
  await aviso.getByRole('button', { name: 'Receber por WhatsApp' }).click();
  await expect(page.getByText(/^Enviamos um código de 6 números por WhatsApp para/)).toBeVisible();
  await expect(aviso).toBeHidden();
  await expect(page.getByRole('button', { name: /^Reenviar código em \d+ s$/ })).toBeDisabled();
});

test('Back with the full-screen picker open closes the picker only, and what closes it otherwise leaves nothing behind', async ({
  page,
}) => {
  const estudante = await criarContaPronta(pessoa('Vítor Volta Só', 87));
  await entrar(page, 'estudante', estudante);
  await page.getByLabel('Sou eu que vou estudar').check();
  await avancar(page);
  await expect(page.getByRole('heading', { level: 1, name: /documentos por perto/i })).toBeVisible();
  await avancar(page);
  const titulo = page.getByRole('heading', { level: 1, name: /qual é a instituição e o curso/i });
  await expect(titulo).toBeVisible();
  await page.getByLabel('Nível de ensino').selectOption({ label: 'Graduação' });
  const botao = page.getByRole('button', { name: /instituição e campus/i });
  const lista = page.getByRole('dialog', { name: /instituição/i });
  await botao.click();
  await page.getByLabel(/buscar instituição/i).fill('aurora');
  await page.goBack();
  await expect(lista).toBeHidden();
  await expect(titulo).toBeVisible();
  await expect(botao).toBeFocused();

  // Escape and a choice: the next step back leaves the page, as if the picker had never been open.
  await botao.click();
  await expect(lista).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lista).toBeHidden();
  await botao.click();
  await page.getByLabel(/buscar instituição/i).fill('aurora');
  await page.getByRole('option', { name: /universidade aurora/i }).click();
  await page.getByRole('option', { name: /paulista/i }).click();
  await expect(lista).toBeHidden();
  await expect(botao).toContainText('Paulista');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /documentos por perto/i })).toBeVisible();
  await page.goForward();
  await expect(botao).toContainText('Paulista');
});
