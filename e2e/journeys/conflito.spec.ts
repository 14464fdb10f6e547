import { type Browser, expect, type Page, test } from '@playwright/test';
import { aFila, confirmarProposta, decidir, entrarNaGestao } from '../actors/analista.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { operador } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';
import { creditoAltoPorAprovar, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

const MESA = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };
const novaMesa = (browser: Browser) => browser.newPage(MESA);

async function protocoloDe(estudante: Pessoa, id: number): Promise<string> {
  const api = await entrarPorChamada(estudante);
  return (await api.pedir<{ protocolo: string }>('GET', `/solicitacao/s/status/${id}`)).protocolo;
}

/** As it is, on a phone, and in the other theme. */
async function conferirEmTodaParte(page: Page): Promise<void> {
  await conferirTela(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await conferirTela(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 359, height: 740 });
  await conferirTela(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(MESA.viewport);
}

test("STAFF-01 the analyst's own request is passed over, not found, and refused", async ({ browser }) => {
  const estudante = { ...pessoa('Lúcia Andrade', 301), email: operador('lucia.analista').email };
  const id = await solicitacaoEnviada({ estudante });
  const protocolo = await protocoloDe(estudante, id);
  const mesa = await novaMesa(browser);
  await entrarNaGestao(mesa, 'lucia.analista');
  await test.step('the queue passes it over', async () => {
    await aFila(mesa, 'Dados do estudante').click();
    await expect(mesa.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mesa.getByRole('link', { name: protocolo })).toHaveCount(0);
  });
  await test.step('a search says why nothing is found', async () => {
    await mesa.goto(`${base()}/gestao/busca`);
    await mesa.getByLabel('Nome do estudante ou protocolo').fill(protocolo);
    await mesa.keyboard.press('Enter');
    await expect(mesa.getByText('Você faz parte desta solicitação.')).toBeVisible();
    await conferirEmTodaParte(mesa);
  });
  await test.step('the desk stays closed', async () => {
    await mesa.goto(`${base()}/gestao/solicitacoes/${id}`);
    await expect(
      mesa.getByRole('heading', { level: 1, name: 'Você faz parte desta solicitação.' }),
    ).toBeVisible();
    await expect(mesa.getByText(estudante.email)).toHaveCount(0);
    await conferirEmTodaParte(mesa);
  });
  await mesa.context().close();
});

test('STAFF-01 a conflict is declared with the keyboard, and only the administration takes it back', async ({
  browser,
}) => {
  const estudante = pessoa('Marina Conceição Dias', 302);
  const id = await solicitacaoEnviada({ estudante });
  const protocolo = await protocoloDe(estudante, id);
  const mesa = await novaMesa(browser);
  await entrarNaGestao(mesa, 'taina.analista');
  await test.step('declared at the desk', async () => {
    await mesa.goto(`${base()}/gestao/solicitacoes/${id}`);
    await mesa.getByRole('button', { name: /^assumir/i }).click();
    await expect(mesa.getByText('Com você', { exact: true })).toBeVisible();
    await mesa.getByRole('button', { name: 'Declarar conflito' }).focus();
    await mesa.keyboard.press('Enter');
    const dialogo = mesa.getByRole('dialog', { name: 'Declarar conflito?' });
    await dialogo.getByLabel('Motivo').fill('Minha vizinha.');
    await conferirEmTodaParte(mesa);
    await dialogo.getByRole('button', { name: 'Declarar conflito' }).focus();
    await mesa.keyboard.press('Enter');
    await expect(mesa).toHaveURL(/\/gestao\/filas\//);
    await expect(mesa.getByText('Conflito declarado. A solicitação voltou à fila.')).toBeVisible();
    await expect(mesa.getByRole('link', { name: protocolo })).toHaveCount(0);
    await mesa.goto(`${base()}/gestao/solicitacoes/${id}`);
    await expect(mesa.getByRole('heading', { name: /declarou um conflito/ })).toBeVisible();
  });
  await test.step('taken back by the administration', async () => {
    const administracao = await novaMesa(browser);
    await entrarNaGestao(administracao, 'raul.administrador', /\/gestao\/?$/);
    await administracao.getByRole('main').getByRole('link', { name: 'Equipe' }).click();
    const linha = administracao
      .getByRole('table', { name: 'Conflitos declarados' })
      .getByRole('row')
      .filter({ hasText: protocolo });
    await expect(linha).toContainText('Tainá Vargas');
    await expect(linha).toContainText('Minha vizinha.');
    await conferirEmTodaParte(administracao);
    await linha.getByRole('button', { name: /retirar/i }).click();
    await administracao.getByRole('dialog').getByRole('button', { name: 'Retirar conflito' }).click();
    await expect(linha).toHaveCount(0);
    await administracao.context().close();
  });
  await mesa.reload();
  await expect(mesa.getByRole('heading', { level: 1, name: estudante.nome })).toBeVisible();
  await mesa.context().close();
});

test('STAFF-01 a credit above the value is approved by two people, and the student learns it last', async ({
  browser,
}) => {
  const estudante = pessoa('Benedito Rocha Prado', 303);
  const id = await creditoAltoPorAprovar(estudante, pessoa('Celina Prado Rocha', 304));
  const protocolo = await protocoloDe(estudante, id);
  const situacao = async () =>
    (await entrarPorChamada(estudante)).pedir<{ siglaStatusCadastro?: string }>(
      'GET',
      `/solicitacao/s/status/${id}`,
    );
  const antes = await situacao();
  const primeira = await novaMesa(browser);
  await entrarNaGestao(primeira, 'lucia.analista');
  await test.step('the first analyst is told that somebody else confirms, and proposes', async () => {
    await primeira.goto(`${base()}/gestao/solicitacoes/${id}`);
    await primeira.getByRole('button', { name: /aprovar fiador/i }).click();
    await expect(primeira.getByRole('dialog')).toContainText(
      'O crédito de R$ 31.584,00 no semestre passa de R$ 20.000,00. Outra pessoa da equipe confirma antes de valer.',
    );
    await primeira.keyboard.press('Escape');
    await decidir(primeira, /aprovar fiador/i);
    await expect(
      primeira.getByText('Você propôs aprovar. Outra pessoa da equipe precisa confirmar.'),
    ).toBeVisible();
    await expect(primeira.getByRole('button', { name: /confirmar aprovação/i })).toHaveCount(0);
    await conferirEmTodaParte(primeira);
    await aFila(primeira, 'Fiador').click();
    await expect(primeira.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(primeira.getByRole('link', { name: protocolo })).toHaveCount(0);
  });
  expect(await situacao()).toEqual(antes);
  await test.step('the second one finds it in the queue and confirms', async () => {
    const segunda = await novaMesa(browser);
    await entrarNaGestao(segunda, 'taina.analista');
    await confirmarProposta(segunda, 'Fiador', protocolo, 'aprovação');
    await expect(segunda.getByText('Aprovação confirmada.')).toBeVisible();
    await segunda.context().close();
  });
  expect(await situacao()).not.toEqual(antes);
  await primeira.context().close();
});
