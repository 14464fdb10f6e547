import { expect, type Locator, type Page, test } from '@playwright/test';
import { ateOCanal, ateOEmail, avancar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { adiantarQuadros } from '../world/aparelho-lento.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';

const CAMPO_DO_CODIGO = /código de 6 números/i;

const codigoDe = async (quem: Pessoa) =>
  (await esperarMensagem(quem.telefone, /código é (\d{6})/)).achado[1] ?? '';

test('a CPF and an e-mail that have an account are said before anything else is asked', async ({ page }) => {
  const antiga = await criarContaPronta(pessoa('Lia Antiga', 51));
  await page.goto(`${base()}/estudante/cadastro`);
  await page.getByLabel('CPF').fill(antiga.cpf);
  await avancar(page);
  const conta = page.getByRole('dialog', { name: /já existe uma conta/i });
  await expect(conta.getByRole('link', { name: /portal do estudante/i })).toHaveAttribute(
    'href',
    '/estudante/',
  );
  await expect(conta.getByRole('link', { name: /portal do fiador/i })).toHaveAttribute('href', '/fiador/');
  await conferirTela(page);
  await conta.getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByLabel('CPF')).toHaveValue(/\d{3}\.\d{3}\.\d{3}-\d{2}/);

  await ateOEmail(page, pessoa('Lia Nova', 52));
  await page.getByLabel('E-mail').fill(` ${antiga.email.toUpperCase()} `);
  await avancar(page);
  const email = page.getByRole('dialog', { name: /e-mail já cadastrado/i });
  await conferirTela(page);
  await email.getByRole('button', { name: 'Entendi' }).click();
  await expect(page).toHaveURL(/\/cadastro\/3$/);
});

/** The server does what it was asked; its answer never arrives. */
async function perderResposta(page: Page, caminho: string): Promise<void> {
  await page.route(
    `**${caminho}`,
    async (rota) => {
      await rota.fetch({ timeout: 60_000 });
      await rota.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('answers that are lost on the way cost another tap, never a code that is good', async ({ page }) => {
  const quem = pessoa('Nara Sinal', 58);
  const semResposta = page.getByRole('dialog').getByText(/não foi possível se conectar/i);
  await ateOCanal(page, quem);
  await perderResposta(page, '/usuario/codigo-verificacao*');
  await avancar(page);
  await expect(semResposta).toBeVisible();
  await page.getByRole('button', { name: 'Entendi' }).click();
  await avancar(page);
  await pergunta(page, /código que enviamos/i);
  await perderResposta(page, '/usuario/validar-codigo');
  await page.getByLabel(CAMPO_DO_CODIGO).fill(await codigoDe(quem));
  await expect(semResposta).toBeVisible();
  await page.getByRole('button', { name: 'Entendi' }).click();
  await avancar(page);
  await pergunta(page, /crie uma senha/i);
});

test('a wrong code is said in its field; once the phone is verified its steps are skipped both ways', async ({
  page,
}) => {
  const quem = pessoa('Mila Errada', 53);
  await adiantarQuadros(page);
  await ateOCanal(page, quem);
  await avancar(page);
  await pergunta(page, /código que enviamos/i);
  const certo = await codigoDe(quem);
  await page.getByLabel(CAMPO_DO_CODIGO).fill(certo === '111111' ? '222222' : '111111');
  await expect(
    page.locator('p', { hasText: 'Este código não confere. Veja a mensagem mais recente ou peça outro.' }),
  ).toBeVisible();
  // The last digit sent it: the focus never left the field, whose error is said by itself.
  await expect(page.getByRole('alert')).toHaveText(
    'Erro: Este código não confere. Veja a mensagem mais recente ou peça outro.',
  );
  await expect(page.getByLabel(CAMPO_DO_CODIGO)).toBeFocused();
  await conferirTela(page);
  await page.reload();
  await page.getByLabel(CAMPO_DO_CODIGO).fill(certo);
  await pergunta(page, /crie uma senha/i);
  await expect(page.getByRole('progressbar', { name: 'Pergunta 7 de 7' })).toBeAttached();
  // The browser's history still holds the two steps that are skipped now.
  await page.goBack();
  await expect(page).toHaveURL(/\/cadastro\/4$/);
  await pergunta(page, /qual é o seu celular/i);
  await page.goForward();
  await expect(page).toHaveURL(/\/cadastro\/7$/);
  await page.reload();
  await pergunta(page, /crie uma senha/i);
  await page.goBack();
  await expect(page).toHaveURL(/\/cadastro\/4$/);
  await page.goForward();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await pergunta(page, /qual é o seu celular/i);
  await avancar(page);
  await pergunta(page, /crie uma senha/i);
});

test('a code asked for too soon is refused with the words of the server, and nothing typed is lost', async ({
  page,
}) => {
  const quem = pessoa('Nara Apressada', 54);
  await ateOCanal(page, quem);
  const antes = await page.request.post(`${base()}/api/usuario/codigo-verificacao?sms=true`, {
    data: { cpf: quem.cpf, name: quem.nome, phone: quem.telefone },
  });
  expect(antes.ok()).toBe(true);
  await avancar(page);
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText(/aguarde|espere|segundos/i);
  await conferirTela(page);
  await dialogo.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/cadastro\/5$/);
  await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
});

test('back, forward, a link into the middle, a turned phone and a pasted code agree with the step and lose nothing', async ({
  page,
  context,
}) => {
  const quem = pessoa('Vera Volta Atrás', 56);
  await page.goto(`${base()}/estudante/cadastro/6`);
  await expect(page).toHaveURL(/\/cadastro\/1$/);
  await page.getByLabel('CPF').fill(quem.cpf.slice(1));
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('Digite os 11 números do CPF.')).toBeVisible();
  await page.getByLabel('CPF').fill(quem.cpf);
  await expect(page.getByText('Digite os 11 números do CPF.')).toHaveCount(0);
  await avancar(page);
  await page.getByLabel('Nome completo').fill('Ana '.repeat(16));
  await avancar(page);
  const atencao = page.getByRole('dialog', { name: 'Atenção!' });
  await expect(atencao).toContainText('60');
  await atencao.getByRole('button', { name: 'Entendi' }).click();
  await page.getByLabel('Nome completo').fill('Vera');
  await avancar(page);
  await expect(page.getByRole('checkbox')).toBeVisible();
  await page.getByLabel('Nome completo').fill(quem.nome);
  await avancar(page);
  await page.getByLabel('E-mail').fill(`errado.${quem.email}`);
  await test.step('who goes back while an answer is awaited stays there, and it is kept', async () => {
    const consulta = await segurarResposta(page, '**/usuario/valida?email=*');
    await avancar(page);
    await consulta.pedida;
    await page.goBack();
    await page.getByLabel('Nome completo').fill(`${quem.nome} Neto`);
    await consulta.soltar();
    await expect(page.getByLabel('Nome completo')).toHaveValue(`${quem.nome} Neto`);
    await avancar(page);
    await expect(page.getByLabel('E-mail')).toHaveValue(`errado.${quem.email}`);
  });
  await avancar(page);
  await page.getByLabel('Celular com DDD').fill(quem.telefone);
  await avancar(page);
  await page.getByText('SMS', { exact: true }).click();
  await avancar(page);
  await expect(page.getByRole('button', { name: /Reenviar código em \d+ s/ })).toBeDisabled();

  for (const passo of [5, 4, 3]) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/cadastro/${passo}$`));
  }
  await expect(page.getByLabel('E-mail')).toHaveValue(`errado.${quem.email}`);
  await page.getByLabel('E-mail').fill(quem.email);
  await avancar(page);
  await avancar(page);
  await expect(page.getByRole('radio', { name: 'SMS' })).toBeChecked();
  await avancar(page);
  await expect(page).toHaveURL(/\/cadastro\/6$/);

  const meio = await context.newPage();
  await meio.goto(`${base()}/estudante/cadastro/7`);
  await expect(meio).toHaveURL(/\/cadastro\/1$/);
  await meio.close();

  await page.getByLabel(CAMPO_DO_CODIGO).evaluate(
    (campo, texto) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', texto);
      campo.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    `Seu código é ${await codigoDe(quem)}`,
  );
  await expect(page).toHaveURL(/\/cadastro\/7$/);
  await page.getByLabel('Senha', { exact: true }).fill(quem.senha);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize({ width: 360, height: 430 });
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(quem.senha);
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.getByLabel('Repita a senha').fill(quem.senha);
  await page.getByRole('button', { name: /^criar conta$/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sua conta foi criada' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('Sua conta foi criada')).toBeVisible();
  await page.goto(`${base()}/estudante/perfil`);
  await expect(page.getByText(quem.email, { exact: true })).toBeVisible();
});

/** Tab until it is reached: everything lies on the way of the keyboard. */
async function tabularAte(page: Page, alvo: Locator): Promise<void> {
  await alvo.waitFor();
  for (let vez = 0; vez < 30; vez += 1) {
    await page.keyboard.press('Tab');
    if (await alvo.evaluate((elemento) => elemento === document.activeElement)) return;
  }
  throw new Error('not reached by Tab');
}

async function escrever(page: Page, rotulo: string | RegExp, texto: string): Promise<void> {
  await tabularAte(page, page.getByLabel(rotulo, { exact: true }));
  await page.keyboard.type(texto);
}

test('whoever is in already is led to where the login leads, once the success of the own account was read', async ({
  page,
}) => {
  const quem = pessoa('Ivo Já Entrou', 59);
  await ateOCanal(page, quem);
  await avancar(page);
  await page.getByLabel(CAMPO_DO_CODIGO).fill(await codigoDe(quem));
  await page.getByLabel('Senha', { exact: true }).fill(quem.senha);
  await page.getByLabel('Repita a senha').fill(quem.senha);
  await page.getByRole('button', { name: /^criar conta$/i }).click();
  await pergunta(page, /sua conta foi criada/i);
  await page.reload();
  await pergunta(page, /sua conta foi criada/i);
  await page.getByRole('button', { name: /próxima etapa/i }).click();
  await expect(page).toHaveURL(/\/estudante\/universidade-curso/);
  const naUniversidade = page.getByRole('heading', { level: 1, name: /quem está fazendo esta solicitação/i });
  await expect(naUniversidade).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/estudante\/universidade-curso/);
  await expect(naUniversidade).toBeVisible();
  await page.goto(`${base()}/estudante/cadastro`);
  await expect(page).toHaveURL(/\/estudante\/universidade-curso/);
  await page.goto(`${base()}/fiador/cadastro/3`);
  await expect(page).toHaveURL(/\/fiador\/inicio$/);
});

test('the keyboard alone creates an account and logs in, also at 400 % zoom', async ({ page }) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const quem = pessoa('Olga Teclado', 55);
  const enter = () => page.keyboard.press('Enter');
  await page.goto(`${base()}/estudante/cadastro`);
  await pergunta(page, /cpf/i);
  await escrever(page, 'CPF', quem.cpf);
  await enter();
  await pergunta(page, /nome completo/i);
  await escrever(page, 'Nome completo', quem.nome);
  await enter();
  await pergunta(page, /e-mail/i);
  await escrever(page, 'E-mail', quem.email);
  await enter();
  await pergunta(page, /celular/i);
  await escrever(page, 'Celular com DDD', quem.telefone);
  await enter();
  await pergunta(page, /receber o código/i);
  await tabularAte(page, page.getByRole('radio', { name: 'SMS' }));
  await page.keyboard.press('Space');
  await enter();
  await pergunta(page, /código que enviamos/i);
  await escrever(page, CAMPO_DO_CODIGO, await codigoDe(quem));
  await pergunta(page, /crie uma senha/i);
  await escrever(page, 'Senha', quem.senha);
  await escrever(page, 'Repita a senha', quem.senha);
  await enter();
  await pergunta(page, /sua conta foi criada/i);

  await page.context().clearCookies();
  await page.goto(`${base()}/estudante/`);
  await pergunta(page, /entre na sua conta/i);
  await escrever(page, 'CPF', quem.cpf);
  await escrever(page, 'Senha', quem.senha);
  await enter();
  await expect(page).toHaveURL(/\/estudante\/(status|universidade-curso)/);
  await conferirTela(page);
});

test('what a password manager fills in is read, and a click while the answer is on its way asks for nothing twice', async ({
  page,
}) => {
  const quem = pessoa('Raí Autopreenchido', 57);
  await page.clock.install();
  await page.goto(`${base()}/estudante/cadastro`);
  let pedidos = 0;
  let soltar = () => {};
  await page.route('**/api/usuario/valida?**', async (rota) => {
    pedidos += 1;
    await new Promise<void>((resolver) => {
      soltar = resolver;
    });
    await rota.continue();
  });
  /** As a browser does it: the whole value at once, without a key. */
  const preencher = (rotulo: string, valor: string) =>
    page.getByLabel(rotulo).evaluate((campo, texto) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(campo, texto);
      for (const tipo of ['input', 'change']) campo.dispatchEvent(new Event(tipo, { bubbles: true }));
    }, valor);
  await preencher('CPF', quem.cpf);
  await expect(page.getByLabel('CPF')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await avancar(page);
  await expect.poll(() => pedidos).toBe(1);
  for (let vez = 0; vez < 3; vez += 1) {
    // Beyond the lock of one second.
    await page.clock.fastForward(1_500);
    await page.getByLabel('CPF').press('Enter');
  }
  soltar();
  await page.getByLabel('Nome completo').waitFor();
  expect(pedidos).toBe(1);
  await page.unroute('**/api/usuario/valida?**');

  await preencher('Nome completo', quem.nome);
  await page.clock.fastForward(1_500);
  await avancar(page);
  await preencher('E-mail', `${quem.email} `);
  await page.clock.fastForward(1_500);
  await avancar(page);
  await page.getByLabel('Celular com DDD').waitFor();
  await page.reload();
  await preencher('Celular com DDD', `+55 ${quem.telefone}`);
  await expect(page.getByLabel('Celular com DDD')).toHaveValue(/^\(11\) 9\d{4}-\d{4}$/);
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue(new RegExp(`^${quem.email}\\s?$`));
});
