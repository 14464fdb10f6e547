/** Somebody else comes to guarantee a contract: named, invited, accepted, signed, and only then is the old one free. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { comprovarRenda } from '../actors/fiador.ts';
import { assinarCom, lerEPedirCodigo, titulo, tocarAte } from '../actors/quem-assina.ts';
import { criarConta, entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import {
  agirNaAlteracao,
  contratoEmVigor,
  dispararAlteracao,
  esperarSelo,
} from '../world/alteracoes-prontas.ts';
import { assinarComoRepresentante, assinarPorChamada } from '../world/assinaturas-prontas.ts';
import { base, esperarMensagem, mensagensPara } from '../world/mensagens.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

test.use({ serviceWorkers: 'block' });

const MINUSCULA = { viewport: { width: 360, height: 740 } };
const MESA = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };

async function pedirTroca(
  page: Page,
  contrato: number,
  { antiga, nova }: Record<'antiga' | 'nova', Pessoa>,
): Promise<void> {
  await page.goto(`${base()}/estudante/contratos/${contrato}/pedir-alteracao`);
  await page.getByText('Troca de fiador').click();
  // The only one is chosen already, by name.
  const quemSai = page.getByLabel('Quem deixa de garantir');
  await expect(quemSai).toHaveValue('fiador');
  await expect(quemSai).toContainText(antiga.nome);
  await dizerQuemEntra(page, nova);
  await conferirTelaToda(page);
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
}

/** The same form, for the student and for the desk. */
async function dizerQuemEntra(page: Page, nova: Pessoa): Promise<void> {
  await page.getByLabel('Nome completo de quem vai garantir').fill(nova.nome);
  await page.getByLabel('CPF', { exact: true }).fill(nova.cpf);
  await page.getByLabel('Data de nascimento').fill('1970-05-20');
  await page.getByLabel('E-mail', { exact: true }).fill(nova.email);
  await page.getByLabel('Celular com DDD').fill(nova.telefone);
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Avenida Paulista');
  await page.getByRole('textbox', { name: 'Número' }).fill('1000');
  await page.getByLabel('Estado civil').selectOption('SOLTEIRO');
  await page.getByLabel('Vive em união estável?').selectOption('N');
}

/** Opens the link, makes an account, reads, accepts and proves the income. */
async function aceitarEComprovar(browser: Browser, nova: Pessoa, estudante: RegExp): Promise<void> {
  const tela = await (await browser.newContext(MINUSCULA)).newPage();
  const { achado } = await esperarMensagem(nova.email, /(https?:\/\/\S+cod-fiador=[\w-]+)/);
  await tela.goto(achado[1] ?? '');
  await tela.getByRole('button', { name: /criar/i }).click();
  await criarConta(tela, 'fiador', nova, { preenchido: true });
  await expect(titulo(tela, estudante)).toBeVisible();
  await tela.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await expect(tela.getByText('Marque que leu e aceita para continuar.')).toBeVisible();
  await conferirTelaToda(tela);
  await tela.getByText(/li o que garanto/i).click();
  await tela.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await comprovarRenda(tela);
  await conferirTelaToda(tela);
  await tela.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect(tela.getByText(/^Você aceitou garantir e comprovou a renda\./)).toBeVisible();
  await conferirTelaToda(tela);
  await tela.context().close();
}

async function contratosDo(browser: Browser, fiador: Pessoa): Promise<Page> {
  const tela = await (await browser.newContext(MINUSCULA)).newPage();
  await entrar(tela, 'fiador', fiador);
  await expect(tela).toHaveURL(/\/fiador\/inicio/);
  await tela.goto(`${base()}/fiador/contratos`);
  return tela;
}

test('a student names another guarantor, who accepts and signs; the old one is free when it is in force', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Iara Pontes Melo', 987);
  const antiga = pessoa('Zélia Pontes Melo', 988);
  const nova = pessoa('Fausto Pontes Melo', 989);
  const contrato = await contratoEmVigor({ estudante, fiador: antiga });
  await entrar(page, 'estudante', estudante);
  await expect(page.getByRole('heading', { level: 1, name: /^olá/i })).toBeVisible();

  const id = await test.step('the student asks, after who pays before and after', async () => {
    await pedirTroca(page, contrato, { antiga, nova });
    await expect(page.getByText(`Antes: ${antiga.nome}`, { exact: true })).toBeVisible();
    await expect(page.getByText(`Depois: ${nova.nome}`, { exact: true })).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Enviar o pedido' }).click();
    await expect(page).toHaveURL(/\/alteracao-contratual\/\d+$/);
    await expect(page.getByText('De quem é a vez: A pessoa que você indicou.')).toBeVisible();
    return Number(page.url().split('/').at(-1));
  });

  await test.step('the new one opens the link, makes an account, reads, accepts and proves the income', () =>
    aceitarEComprovar(browser, nova, /você aceita garantir o contrato de Iara/i));

  await test.step('the desk sees whether the income is enough, and the proof', async () => {
    const mesa = await (await browser.newContext(MESA)).newPage();
    await entrarNaGestao(mesa, 'davi.analista');
    await mesa.goto(`${base()}/gestao/alteracoes/${id}`);
    const renda = mesa.getByRole('region', { name: 'Renda de quem vai garantir' });
    await expect(renda.getByText(/Enviada em/)).toBeVisible();
    await conferirTelaToda(mesa);
    await renda.getByRole('button', { name: /^Ver / }).click();
    await expect(mesa.getByRole('dialog').getByRole('img')).toBeVisible();
    await conferirTelaToda(mesa);
    await mesa.context().close();
  });

  await agirNaAlteracao(id, 'aceitar');
  await agirNaAlteracao(id, 'liberar');
  await dispararAlteracao(estudante, id);

  await test.step('the old one still guarantees, and reads until when', async () => {
    const tela = await contratosDo(browser, antiga);
    await expect(tela.getByText(/A sua fiança vale até a troca entrar em vigor/)).toBeVisible();
    await conferirTelaToda(tela);
    expect((await mensagensPara(antiga.email)).some(({ modelo }) => modelo.includes('encerrada'))).toBe(
      false,
    );
    await tela.context().close();
  });

  for (const quem of [estudante, nova]) await assinarPorChamada(quem);
  await assinarComoRepresentante(nova);
  await esperarSelo(id);
  await agirNaAlteracao(id, 'efetivar', {}, 'lucia.analista');

  await test.step('in force, the old one is told and free, and the new one guarantees', async () => {
    await esperarMensagem(antiga.email, /Desde hoje você não responde mais por ele/);
    const livre = await contratosDo(browser, antiga);
    await expect(livre.getByText(/Você não responde mais por ele\./)).toBeVisible();
    await conferirTelaToda(livre);
    await livre.context().close();
    const garante = await contratosDo(browser, nova);
    await expect(garante.getByText('Troca de fiador, contrato de Iara')).toBeVisible();
    const alteracoes = garante.getByRole('list', { name: /^Alterações de contratos que/ });
    await expect(alteracoes.getByText('Em vigor', { exact: true })).toBeVisible();
    await garante.context().close();
    await page.goto(`${base()}/estudante/alteracao-contratual/${id}`);
    await expect(page.getByText('A alteração está em vigor.')).toBeVisible();
  });
});

test('the desk begins a change of guarantor, and the new one signs in the own portal', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Mauro Teles Brito', 991);
  const antiga = pessoa('Selma Teles Brito', 992);
  const nova = pessoa('Dario Teles Brito', 993);
  const contrato = await contratoEmVigor({ estudante, fiador: antiga });
  const mesa = await (await browser.newContext(MESA)).newPage();
  await entrarNaGestao(mesa, 'davi.analista');

  await test.step('what changes is seen before anybody is invited; then the desk waits for the answer', async () => {
    await mesa.goto(`${base()}/gestao/contratos/${contrato}`);
    await mesa.getByRole('link', { name: 'Começar uma alteração' }).click();
    await mesa.getByLabel('O que muda').selectOption('Troca de fiador');
    await expect(mesa.getByLabel('Quem deixa de garantir')).toContainText(antiga.nome);
    await dizerQuemEntra(mesa, nova);
    await conferirTelaToda(mesa);
    await mesa.getByRole('button', { name: 'Ver o que muda' }).click();
    await expect(mesa.getByRole('cell', { name: nova.nome, exact: true })).toBeVisible();
    expect(await mensagensPara(nova.email)).toEqual([]);
    await conferirTelaToda(mesa);
    await mesa.getByRole('button', { name: 'Começar a alteração' }).click();
    await expect(titulo(mesa, /troca de fiador$/)).toBeVisible();
    await expect(mesa.getByText(`${estudante.nome} · começada pela equipe ·`)).toBeVisible();
    await expect(mesa.getByRole('button', { name: 'Liberar para assinatura' })).toBeDisabled();
    await expect(
      mesa.getByText('A pessoa indicada para garantir o contrato ainda não aceitou o convite.'),
    ).toBeVisible();
    await conferirTelaToda(mesa);
  });
  const id = Number(mesa.url().split('/').at(-1));

  await test.step('the new one accepts and proves the income', () =>
    aceitarEComprovar(browser, nova, /você aceita garantir o contrato de Mauro/i));

  await test.step('the desk reads it and releases the document', async () => {
    await mesa.reload();
    await expect(mesa.getByText('Renda comprovada por quem vai garantir')).toBeVisible();
    await mesa.getByRole('button', { name: 'Liberar para assinatura' }).click();
    await conferirTelaToda(mesa);
    await mesa.getByRole('dialog').getByRole('button', { name: 'Liberar para assinatura' }).click();
    await expect(mesa.getByText('A alteração está agora em: Disponível.')).toBeVisible();
    await mesa.context().close();
  });

  await test.step('the student meets it at home, and signs first', async () => {
    await esperarMensagem(estudante.email, /alteração/i);
    await entrar(page, 'estudante', estudante);
    await expect(page.getByRole('heading', { name: /^Alteração do contrato/ })).toBeVisible();
    await dispararAlteracao(estudante, id);
    await assinarPorChamada(estudante);
  });

  await test.step('the new one signs in the own portal, after what changes', async () => {
    const tela = await contratosDo(browser, nova);
    await expect(tela.getByText(`Depois: ${nova.nome}`, { exact: true })).toBeVisible();
    await conferirTelaToda(tela);
    await tocarAte(tela, /^ler e assinar/i, /o que você vai assinar/i);
    await assinarCom(tela, await lerEPedirCodigo(tela, nova, /^aditivo nº/i));
    await tela.context().close();
  });
  await assinarComoRepresentante(nova);
  await esperarSelo(id);

  await test.step('a colleague puts it into effect; the old one is told, and free', async () => {
    const colega = await (await browser.newContext(MESA)).newPage();
    await entrarNaGestao(colega, 'lucia.analista');
    await colega.goto(`${base()}/gestao/alteracoes/${id}`);
    await colega.getByRole('button', { name: 'Efetivar' }).click();
    await conferirTelaToda(colega);
    await colega.getByRole('dialog').getByRole('button', { name: 'Efetivar' }).click();
    await expect(colega.getByText('A alteração está agora em: Em vigor.')).toBeVisible();
    await colega.context().close();
    await esperarMensagem(antiga.email, /Desde hoje você não responde mais por ele/);
    const livre = await contratosDo(browser, antiga);
    await expect(livre.getByText(/Você não responde mais por ele\./)).toBeVisible();
    await livre.context().close();
  });
});
