import { SEGUNDOS_DA_MIGRACAO } from '@credito/domain/conta/redirecionamentos';
import { expect, type Page, test } from '@playwright/test';
import { abrirLogin, criarConta, entrar } from '../actors/quem-cria-conta.ts';
import { entrarComoSuporte } from '../actors/suporte.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { comConfiguracao } from '../world/configuracao-da-pagina.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { irPara } from '../world/endereco.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

async function veTitulo(page: Page, titulo: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
}

const irAoGoogle = (page: Page) => page.getByRole('link', { name: 'Entrar com Google' }).click();

/** On the provider's own pages: says who it is, then agrees. */
async function dizerQuemE(page: Page, email: string): Promise<void> {
  await page.locator('input[name=login]').fill(email);
  await page.locator('input[name=password]').fill('qualquer');
  await page.locator('button[type=submit]').click();
  await page.locator('input[name=login]').waitFor({ state: 'detached' });
  await page.locator('button[type=submit]').click();
}

test('the start says what the credit is, what it costs and where to go, and leads to the login by one tap', async ({
  page,
}) => {
  await page.goto(`${base()}/estudante/`);
  await veTitulo(page, /crédito para estudar, sem juros/i);
  const exemplo = page.getByRole('region', { name: /quanto custa/i });
  await expect(exemplo).toContainText(/R\$\s1\.000,00, crédito de 50% por 48 meses/);
  await expect(exemplo).toContainText(/R\$\s500,00/);
  await expect(page.getByText(/uns 20 minutos/i)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fui convidado para ser fiador' })).toHaveAttribute(
    'href',
    '/fiador/',
  );
  await expect(page.getByRole('link', { name: 'Pedir crédito' })).toHaveAttribute(
    'href',
    '/estudante/cadastro/1',
  );
  await expect(page.getByLabel('CPF')).toBeHidden();
  await conferirTela(page);
  await page.getByRole('link', { name: 'Já tenho conta' }).click();
  await veTitulo(page, /entre na sua conta/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('CPF')).toBeVisible();
  await conferirTela(page, 'login');
  await page.goBack();
  await veTitulo(page, /crédito para estudar/i);
});

test('whoever has been here finds the login first, and what was typed wrong said above it', async ({
  page,
}) => {
  const quem = await criarContaPronta(pessoa('Rita Retorna', 45));
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/universidade-curso/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  await veTitulo(page, /entre na sua conta/i);
  await page.goto(`${base()}/estudante/`);
  await veTitulo(page, /entre na sua conta/i);
  await page.getByLabel('CPF').fill(quem.cpf);
  await page.getByLabel('Senha', { exact: true }).fill('Errada#2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(/a senha não confere/i)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await conferirTela(page, 'senha errada');
  await page.getByRole('link', { name: 'O que é o crédito e quanto custa' }).click();
  await veTitulo(page, /crédito para estudar/i);
});

test('whoever gives up at the provider may try again, and enters the account with that address', async ({
  page,
}) => {
  const quem = await criarContaPronta(pessoa('Gilda Google', 41));
  await abrirLogin(page, 'estudante');
  await irAoGoogle(page);
  await page.locator('a[href$="/abort"]').click();
  await veTitulo(page, /você não entrou com o google/i);
  await conferirTela(page);
  await page.getByRole('link', { name: /tentar de novo/i }).click();
  await dizerQuemE(page, quem.email);
  await expect(page).toHaveURL(/\/estudante\/(status|universidade-curso)/);
  await page.goto(`${base()}/estudante/perfil`);
  await expect(page.getByText(quem.email)).toBeVisible();
  await esperarMensagem(quem.email, /entra com o Google/);
});

test('a first visit goes on in the account wizard, with name and e-mail filled in', async ({ page }) => {
  const quem = pessoa('Helio Novo', 42);
  await page.goto(`${base()}/fiador/`);
  await irAoGoogle(page);
  const email = `helio.novo.${quem.cpf}@exemplo.com`;
  await dizerQuemE(page, email);
  await veTitulo(page, /cpf/i);
  expect(page.url()).toContain('/fiador/cadastro/1');
  expect(page.url()).not.toContain('bilhete');
  await page.getByLabel('CPF').fill(quem.cpf);
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Helio Novo');
  await page.getByRole('button', { name: 'Avançar' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('the support sees an account behind its banner, changes nothing, and the person is told', async ({
  page,
}) => {
  const quem = await criarContaPronta(pessoa('Irma Atendida', 43));
  await page.goto(`${base()}/estudante/login-como`);
  await veTitulo(page, /acesso do suporte/i);
  await conferirTela(page);
  await entrarComoSuporte(page, quem.cpf);
  const faixa = page.getByRole('region', { name: 'Acesso do suporte' });
  await expect(faixa).toContainText('Você está acessando como suporte');
  await conferirTela(page);
  await esperarMensagem(quem.email, /nosso suporte acessou a sua conta/);
  await page.goto(`${base()}/estudante/perfil/nome`);
  await expect(faixa).toBeVisible();
  await page.getByLabel('Como chamamos você').fill('Outra');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog')).toContainText('só é possível ver');
  await page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click();
  await faixa.getByRole('button', { name: 'Encerrar o acesso' }).click();
  await veTitulo(page, /acesso do suporte/i);
  await irPara(page, '/estudante/perfil');
  await veTitulo(page, /entre na sua conta/i);
});

/** Of the demonstration, beside whatever else is configured. */
const TELEFONES = ['Ligar 4000-0000 (capitais)', 'Ligar 0800 000 0000 (demais cidades)'];

test('help answers what the screen raises, with the channels of the demonstration', async ({ page }) => {
  await page.goto(`${base()}/estudante/cadastro`);
  await page.getByRole('button', { name: 'Ajuda' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Ajuda' });
  await dialogo.getByText('O código não chegou.').click();
  await expect(dialogo.getByText(/30 segundos/)).toBeVisible();
  await expect(dialogo.getByRole('list').last().getByRole('link')).toHaveText([
    /^Escrever para \S+@\S+$/,
    ...TELEFONES,
  ]);
  await conferirTela(page);
  await page.goto(`${base()}/estudante/ajuda`);
  await veTitulo(page, /ajuda/i);
  await conferirTela(page);
});

/** Each channel by its setting; a half of them is configured, then the other half. */
const CANAIS = {
  chat: 'Conversar por chat',
  whatsapp: 'Falar no WhatsApp',
  messenger: 'Falar no Messenger',
  ligamosParaVoce: 'Ligamos para você',
  central: 'Dúvidas frequentes',
  email: 'Escrever para https://exemplo.org/email',
} as const;

for (const resto of [0, 1])
  test(`help offers the channels that are configured and no other, ${resto === 0 ? 'one' : 'the other'} half of them`, async ({
    page,
  }) => {
    const nomes = Object.keys(CANAIS) as (keyof typeof CANAIS)[];
    const tem = nomes.filter((_, indice) => indice % 2 === resto);
    await comConfiguracao(page, /\/estudante\/cadastro$/, ({ ajuda }) => {
      for (const nome of nomes) ajuda[nome] = tem.includes(nome) ? `https://exemplo.org/${nome}` : null;
    });
    await page.goto(`${base()}/estudante/cadastro`);
    await page.getByRole('button', { name: 'Ajuda' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Ajuda' });
    await expect(dialogo.getByText('Fale com a gente')).toBeVisible();
    const vistos = await dialogo.getByRole('listitem').getByRole('link').allTextContents();
    expect(vistos.map((texto) => texto.replace(/ \(abre em outra aba\)$/, ''))).toEqual([
      ...tem.map((nome) => CANAIS[nome]),
      ...TELEFONES,
    ]);
  });

test('a redirect page counts before it leaves, and stays when asked to', async ({ page }) => {
  const agora = Date.now();
  await page.clock.setFixedTime(agora);
  await page.goto(`${base()}/estudante/redirect-to-pde-perfil`);
  await veTitulo(page, /outro portal/i);
  await page.getByRole('button', { name: 'Parar a contagem' }).click();
  await conferirTela(page);
  await expect(page.getByRole('link', { name: 'Ir agora' })).toHaveAttribute('href', /\/saude\/perfil$/);
  await page.goto(`${base()}/estudante/redirect-to-pde`);
  await veTitulo(page, /outro portal/i);
  await page.clock.setFixedTime(agora + SEGUNDOS_DA_MIGRACAO * 1_000);
  await expect(page).toHaveURL(/\/saude$/);
  await page.goto(`${base()}/estudante/redirect-to-mais-acesso`);
  await veTitulo(page, /entre na sua conta/i);
});

test('an account that a social login began is open to it afterwards', async ({ page }) => {
  const quem = pessoa('Joana Social', 44);
  await abrirLogin(page, 'estudante');
  await irAoGoogle(page);
  await dizerQuemE(page, quem.email);
  await criarConta(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/universidade-curso/);
  await page.context().clearCookies();
  await abrirLogin(page, 'estudante');
  await irAoGoogle(page);
  await dizerQuemE(page, quem.email);
  await expect(page).toHaveURL(/\/estudante\/(status|universidade-curso)/);
});
