/** Half-yearly updates at the desk: before and after, verdicts, a correction and an approval; and the periods. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { atualizacaoEnviada, contratoEfetivado } from '../world/atualizacoes-prontas.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

const MESA = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };

async function entrar(browser: Browser, usuario: string, chegada?: RegExp): Promise<Page> {
  const page = await browser.newPage(MESA);
  await entrarNaGestao(page, usuario, chegada);
  return page;
}

/** Wide and on a phone, in both themes. */
async function conferirEmTodaParte(page: Page): Promise<void> {
  for (const [largura, celular, tema] of [
    [1280, 360, 'light'],
    [1279, 359, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: tema });
    for (const width of [largura, celular]) {
      await page.setViewportSize({ width, height: 800 });
      await conferirTela(page);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(MESA.viewport);
}

test('an update is read before and after, sent back with a reason, and approved in the end', async ({
  browser,
}) => {
  test.slow();
  const estudante = pessoa('Odila Dantas Freire', 431);
  await contratoEfetivado({ estudante });
  const id = await atualizacaoEnviada(estudante);
  const page = await entrar(browser, 'davi.analista');
  await page.goto(`${base()}/gestao/atualizacoes`);
  await expect(page.getByRole('link', { name: estudante.nome })).toBeVisible();
  await conferirEmTodaParte(page);
  await page.getByRole('link', { name: estudante.nome }).click();
  await expect(page.getByRole('heading', { name: `Atualização de ${estudante.nome}` })).toBeVisible();
  const linha = page.getByRole('row', { name: /número/i });
  await expect(linha.getByRole('cell').last()).toHaveText('77');
  await conferirEmTodaParte(page);

  await page.getByRole('button', { name: 'Ver Comprovante de residência' }).click();
  await expect(page.getByRole('img', { name: /comprovante de residência, página 1/i })).toBeVisible();
  await conferirEmTodaParte(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).last().click();

  await page.getByRole('button', { name: 'Pedir correção' }).click();
  const correcao = page.getByRole('dialog', { name: 'Pedir correção?' });
  await correcao.getByRole('button', { name: 'Pedir correção' }).click();
  await expect(correcao.getByText('Escreva o que falta corrigir, ou recuse um documento.')).toBeVisible();
  await conferirEmTodaParte(page);
  await correcao.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Recusar Comprovante de residência' }).click();
  await conferirEmTodaParte(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Aprovar Comprovante de residência' }).click();
  await expect(page.getByText('Aprovado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click();
  await expect(page.getByText('Atualização aprovada.')).toBeVisible();
  await expect(page.getByText('Nada a decidir agora.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Aprovada' })).toBeVisible();
  await conferirEmTodaParte(page);
  expect(id).toBeGreaterThan(0);
});

test('the administration sets a period and extends it with a reason', async ({ browser }) => {
  const page = await entrar(browser, 'raul.administrador', /\/gestao\/?$/);
  await page.goto(`${base()}/gestao/periodos`);
  await page.getByRole('button', { name: 'Marcar período' }).click();
  const marcar = page.getByRole('dialog', { name: 'Marcar período' });
  await marcar.getByLabel('Ano').fill('2040');
  await marcar.getByLabel('Semestre').selectOption('1');
  await marcar.getByLabel('Primeiro dia').fill('2040-05-01');
  await marcar.getByLabel('Último dia do prazo').fill('2040-04-01');
  await marcar.getByLabel('Último dia com atraso').fill('2040-06-30');
  await marcar.getByRole('button', { name: 'Marcar período' }).click();
  await expect(marcar.getByText('O último dia vem antes do primeiro.')).toBeVisible();
  await conferirEmTodaParte(page);
  await marcar.getByLabel('Último dia do prazo').fill('2040-06-15');
  await marcar.getByRole('button', { name: 'Marcar período' }).click();
  await expect(page.getByText('De 01/05/2040 a 15/06/2040. Com atraso, até 30/06/2040.')).toBeVisible();
  await conferirEmTodaParte(page);

  await page.getByRole('button', { name: 'Prorrogar o 1.º semestre de 2040' }).click();
  const prorrogar = page.getByRole('dialog', { name: 'Prorrogar o 1.º semestre de 2040?' });
  await prorrogar.getByLabel('Novo último dia do prazo').fill('2040-06-20');
  await prorrogar.getByLabel('Motivo').fill('O portal ficou fora do ar por um dia.');
  await conferirEmTodaParte(page);
  await prorrogar.getByRole('button', { name: 'Prorrogar', exact: true }).click();
  await expect(page.getByText(/Prorrogado até 20\/06\/2040, com atraso até 30\/06\/2040/)).toBeVisible();
});
