/** What becomes of files that a device has taken and not sent yet, and of what is seen of them before. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { entrar } from '../actors/quem-cria-conta.ts';
import { ATE_SER_LIDO_MS, enviar } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { type Arquivo, comprovante } from '../world/papeis.ts';
import { pessoa } from '../world/pessoas.ts';

// With a mouse: a finger is shown first how to take a good photo.
test.use({ isMobile: false, hasTouch: false });

const cartaoDe = (page: Page) => page.getByRole('region', { name: /comprovante de residência/i });

async function ateOComprovante(page: Page, nome: string, numero: number) {
  const estudante = await criarContaPronta(pessoa(nome, numero));
  const api = await entrarPorChamada(estudante);
  const id = await criarPedido(api, SEM_FIADOR);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  await page.goto(`${base()}/estudante/dados-pessoais/comprovante-de-residencia`);
  return { api, id, estudante };
}

/** Chosen and confirmed; what becomes of it is another matter. */
async function escolher(page: Page, arquivo: Arquivo): Promise<void> {
  const escolha = page.waitForEvent('filechooser');
  await cartaoDe(page)
    .getByRole('button', { name: /escolher (outro )?arquivo/i })
    .click();
  await (await escolha).setFiles(arquivo);
  await page.getByRole('button', { name: /tudo certo/i }).click();
}

/** The names of the files that the device would send by itself. */
const esperando = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((pronto, recusar) => {
        const abertura = indexedDB.open('envios');
        abertura.onerror = () => recusar(abertura.error);
        abertura.onsuccess = () => {
          const leitura = abertura.result.transaction('pendentes').objectStore('pendentes').getAll();
          leitura.onsuccess = () => {
            abertura.result.close();
            pronto(leitura.result.map(({ arquivos }: { arquivos: File[] }) => arquivos[0]?.name ?? ''));
          };
        };
      }),
  );

test('devices 1: an upload that failed and was replaced never comes back by itself', async ({ page }) => {
  const { api, id } = await ateOComprovante(page, 'Alba Troca Prado', 92);
  const cartao = cartaoDe(page);
  const quebrar = () =>
    page.route('**/salvarDocumento/**', (rota) => rota.fulfill({ status: 500, json: { message: 'x' } }));
  await quebrar();
  await escolher(page, await comprovante('conta-a'));
  await expect(cartao.getByRole('button', { name: /tentar de novo/i })).toBeVisible();
  await expect.poll(() => esperando(page)).toEqual(['conta-a.pdf']);

  await page.unroute('**/salvarDocumento/**');
  await enviar(page, /comprovante de residência/i, await comprovante('conta-b'));
  await expect.poll(() => esperando(page)).toEqual([]);
  await page.reload();
  await expect(cartao.getByText('conta-b.pdf', { exact: true })).toBeVisible();
  await expect(cartao.getByText(/^enviado$/i)).toBeVisible();
  const enviados = async () => {
    const { result } = await api.pedir<{ result: { tipoDocumento: string; nomeArquivo: string }[] }>(
      'GET',
      `/solicitacaoCredito/${id}/historicoDocumentos/estudante`,
    );
    return result.filter(({ tipoDocumento }) => tipoDocumento === 'RESIDENCIA').length;
  };
  expect(await enviados()).toBe(1);

  await test.step('one that waits while another device sends is asked about', async () => {
    await cartao.getByRole('button', { name: /^remover/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmo' }).click();
    await expect(cartao.getByText(/^enviado$/i)).toBeHidden();
    await quebrar();
    await escolher(page, await comprovante('conta-c'));
    await expect(cartao.getByRole('button', { name: /tentar de novo/i })).toBeVisible();
    const corpo = new FormData();
    const { buffer, name } = await comprovante('conta-d');
    corpo.set('file', new Blob([new Uint8Array(buffer)]), name);
    await api.pedir('POST', `/solicitacaoCredito/${id}/salvarDocumento/estudante/RESIDENCIA/0/null/N`, corpo);
    await page.unroute('**/salvarDocumento/**');
    await page.reload();
    await expect(cartao).toContainText('outro foi enviado no lugar (conta-d.pdf)', { timeout: 60_000 });
    await conferirTela(page);
    await cartao.getByRole('button', { name: 'Manter o que foi enviado' }).click();
    await expect(cartao.getByText('conta-d.pdf', { exact: true })).toBeVisible();
    await expect.poll(() => esperando(page)).toEqual([]);
  });
});

test('devices 2: what waits to be sent leaves with its person, in every tab, and goes to nobody else', async ({
  context,
  page,
}) => {
  const { api, id, estudante } = await ateOComprovante(page, 'Alda Sai Antes', 95);
  const bia = await criarContaPronta(pessoa('Bia Chega Depois', 96));
  const dela = await entrarPorChamada(bia);
  const pedidoDela = await criarPedido(dela, SEM_FIADOR);
  await context.route('**/salvarDocumento/**', (rota) =>
    rota.fulfill({ status: 500, json: { message: 'x' } }),
  );
  await escolher(page, await comprovante('conta-da-alda'));
  await expect(cartaoDe(page).getByRole('button', { name: /tentar de novo/i })).toBeVisible();
  const outra = await context.newPage();
  await outra.goto(page.url());
  await expect(cartaoDe(outra).getByText('conta-da-alda.pdf', { exact: true })).toBeVisible();
  await expect.poll(() => esperando(page)).toEqual(['conta-da-alda.pdf']);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  for (const aba of [page, outra])
    await expect(aba.getByRole('heading', { level: 1, name: /entre na sua conta/i })).toBeVisible();
  expect(await esperando(outra)).toEqual([]);

  const mandados: string[] = [];
  context.on('request', (pedido) => {
    if (/salvarDocumento|\/api\/envios/.test(pedido.url()) && pedido.method() !== 'GET')
      mandados.push(pedido.url());
  });
  await context.unroute('**/salvarDocumento/**');
  await entrar(outra, 'estudante', bia);
  await expect(outra).toHaveURL(/\/status/);
  await outra.goto(`${base()}/estudante/dados-pessoais/comprovante-de-residencia`);
  await expect(cartaoDe(outra).getByRole('button', { name: /escolher arquivo/i })).toBeVisible();
  await expect(cartaoDe(outra)).not.toContainText('conta-da-alda');
  const historico = (cliente: typeof api, numero: number) =>
    cliente.pedir<{ result: unknown[] }>(
      'GET',
      `/solicitacaoCredito/${numero}/historicoDocumentos/estudante`,
    );
  expect((await historico(dela, pedidoDela)).result).toEqual([]);
  expect((await historico(await entrarPorChamada(estudante), id)).result).toEqual([]);
  expect(mandados).toEqual([]);
});

test('devices 9: a file that changed after it was chosen is told on its card, which asks for it again', async ({
  page,
}) => {
  await ateOComprovante(page, 'Célia Arquivo Mudado', 97);
  const cartao = cartaoDe(page);
  const arquivo = await comprovante('conta-mudada');
  const caminho = join(await mkdtemp(join(tmpdir(), 'papel-')), arquivo.name);
  await writeFile(caminho, arquivo.buffer);
  const escolha = page.waitForEvent('filechooser');
  await cartao.getByRole('button', { name: /escolher arquivo/i }).click();
  await (await escolha).setFiles(caminho);
  await expect(page.getByRole('img', { name: /página 1 de conta-mudada/i })).toBeVisible();
  await rm(caminho);
  await page.getByRole('button', { name: /tudo certo/i }).click();
  await expect(cartao).toContainText(/não conseguimos ler este arquivo/i);
  await expect(cartao).not.toContainText(/conex|internet|servidor/i);
  await conferirTela(page);
  await enviar(page, /comprovante de residência/i, arquivo);
  await expect(cartao.getByText('conta-mudada.pdf', { exact: true })).toBeVisible();
});

/** Transparent on the left, black with holes on the right; large enough for the device to reduce it. */
async function transparente(): Promise<Arquivo> {
  const [largura, altura, vazio] = [2200, 1200, 1300];
  const pixels = Buffer.alloc(largura * altura * 4);
  const furos = randomBytes(largura * altura);
  for (let i = 0; i < furos.length; i += 1) if (i % largura > vazio) pixels[i * 4 + 3] = furos[i] ?? 0;
  const buffer = await sharp(pixels, { raw: { width: largura, height: altura, channels: 4 } })
    .png()
    .toBuffer();
  return { name: 'conta.png', mimeType: 'image/png', buffer };
}

/** What is seen a quarter of the way into the picture, in the middle of its height. */
async function corDoFundo(figura: Locator): Promise<number[]> {
  const foto = sharp(await figura.screenshot());
  const { width, height } = await foto.metadata();
  const ponto = { left: Math.round(width / 4), top: Math.round(height / 2), width: 1, height: 1 };
  return [...(await foto.extract(ponto).removeAlpha().raw().toBuffer())];
}

test('devices 11: in the dark theme a transparent picture is seen on white, before and after it was sent', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await ateOComprovante(page, 'Clara Fundo Branco', 93);
  const branco = (figura: Locator) =>
    expect
      .poll(async () => Math.min(...(await corDoFundo(figura))), { timeout: 30_000 })
      .toBeGreaterThan(250);
  const escolha = page.waitForEvent('filechooser');
  await cartaoDe(page)
    .getByRole('button', { name: /escolher arquivo/i })
    .click();
  await (await escolha).setFiles(await transparente());
  await branco(page.getByRole('dialog').getByRole('img', { name: /página 1/i }));
  await page.getByRole('button', { name: /tudo certo/i }).click();
  await expect(cartaoDe(page).getByText(/^enviado$/i)).toBeVisible({ timeout: ATE_SER_LIDO_MS });
  await cartaoDe(page).getByRole('button', { name: /^ver/i }).click();
  await branco(page.getByRole('dialog').getByRole('img', { name: /página 1/i }));
});

test('Back closes whatever lies on top, and leaves nothing behind', async ({ page }) => {
  await ateOComprovante(page, 'Vanda Volta Atrás', 94);
  const cartao = cartaoDe(page);
  const revisao = page.getByRole('dialog', { name: /comprovante de residência/i });
  const escolha = page.waitForEvent('filechooser');
  await cartao.getByRole('button', { name: /escolher arquivo/i }).click();
  await (await escolha).setFiles(await comprovante('conta'));
  await expect(revisao).toBeVisible();
  await page.goBack();
  await expect(revisao).toBeHidden();
  await expect(cartao).toBeVisible();
  expect(await esperando(page)).toEqual([]);

  await test.step('a question over the full view, before the view', async () => {
    const escolhaDeDois = page.waitForEvent('filechooser');
    await cartao.getByRole('button', { name: /escolher arquivo/i }).click();
    await (await escolhaDeDois).setFiles([await comprovante('frente'), await comprovante('verso')]);
    await page.getByRole('button', { name: /tudo certo/i }).click();
    await expect(cartao.getByText(/^enviado$/i)).toBeVisible({ timeout: ATE_SER_LIDO_MS });
    await cartao.getByRole('button', { name: /^ver/i }).click();
    const visao = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Excluir página 1' }) });
    await page.getByRole('button', { name: 'Excluir página 1' }).click();
    const pergunta = page.getByRole('dialog').filter({ hasNot: page.getByRole('list') });
    await expect(pergunta).toBeVisible();
    await page.goBack();
    await expect(pergunta).toBeHidden();
    await expect(visao).toBeVisible();
    await page.goBack();
    await expect(visao).toBeHidden();
    await expect(cartao).toBeVisible();
  });

  await test.step('the menu, whose links lead on as if it had never been open', async () => {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const abrirMenu = () => page.getByRole('button', { name: 'Menu' }).click();
    await abrirMenu();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(cartao).toBeVisible();
    await abrirMenu();
    await menu.getByRole('link', { name: /perfil/i }).click();
    await expect(page).toHaveURL(/\/perfil/);
    await page.goBack();
    await expect(page).toHaveURL(/comprovante-de-residencia/);
    await expect(cartao).toBeVisible();
  });

  const ajuda = page.getByRole('dialog', { name: 'Ajuda' });
  await page.getByRole('button', { name: /ajuda/i }).first().click();
  await expect(ajuda).toBeVisible();
  await page.goBack();
  await expect(ajuda).toBeHidden();
  await expect(cartao).toBeVisible();

  // Closed by its button: the next step back leaves the page, as if it had never been open.
  await page.getByRole('button', { name: /ajuda/i }).first().click();
  await ajuda.getByRole('button', { name: /fechar/i }).click();
  await expect(ajuda).toBeHidden();
  // Its entry goes right afterwards; nobody is as fast as a program.
  await expect.poll(() => page.evaluate(() => window.history.state?.aberto)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/status/);
});
