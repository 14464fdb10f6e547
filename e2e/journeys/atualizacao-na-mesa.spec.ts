/** Half-yearly updates at the desk: before and after, verdicts, a correction and an approval; and the periods. */
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import {
  atualizacaoEnviada,
  confirmarPorChamada,
  contratoEfetivado,
  iniciarPorChamada,
  termoPassado,
} from '../world/atualizacoes-prontas.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { COM_ANALISE_DA_IES } from '../world/novo-pedido.ts';
import { pessoa } from '../world/pessoas.ts';

const MESA = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };

async function abrir(browser: Browser, usuario: string, chegada?: RegExp): Promise<Page> {
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
  const page = await abrir(browser, 'davi.analista');
  await page.goto(`${base()}/gestao/atualizacoes`);
  await expect(page.getByRole('link', { name: estudante.nome })).toBeVisible();
  await conferirEmTodaParte(page);
  await page.getByRole('link', { name: estudante.nome }).click();
  await expect(page.getByRole('heading', { name: `Atualização de ${estudante.nome}` })).toBeVisible();
  const linha = page.getByRole('row', { name: /número/i });
  await expect(linha.getByRole('cell').last()).toHaveText('77');
  await expect(linha.getByText('Mudou')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText(/^com você até/i)).toBeVisible();
  await conferirEmTodaParte(page);

  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Ver Comprovante de residência' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /comprovante de residência, página 1/i })).toBeVisible();
  await conferirEmTodaParte(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).last().click();

  await page.getByRole('button', { name: 'Pedir correção' }).click();
  const correcao = page.getByRole('dialog', { name: 'Pedir correção?' });
  await correcao.getByRole('button', { name: 'Pedir correção' }).click();
  await expect(correcao.getByText('Escreva o que falta corrigir, ou recuse um documento.')).toBeVisible();
  await conferirEmTodaParte(page);
  await correcao.getByRole('button', { name: 'Cancelar' }).click();

  await page.keyboard.press('r');
  const recusa = page.getByRole('dialog', { name: /recusar comprovante/i });
  await expect(recusa).toBeVisible();
  await conferirEmTodaParte(page);
  await test.step('each reason is explained by itself, and read so', async () => {
    await recusa.getByText('Ilegível', { exact: true }).click();
    await recusa.getByText('Cortado', { exact: true }).click();
    await recusa.getByLabel('Explicação: cortado').fill('Falta o canto de cima.');
    await conferirEmTodaParte(page);
    await recusa.getByRole('button', { name: 'Recusar', exact: true }).click();
    await expect(recusa).toBeHidden();
    await expect(
      page.getByText(/sem reflexo\. O documento está cortado\..* Falta o canto de cima\./),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer o veredito' }).click();
    await expect(page.getByText('A avaliar', { exact: true })).toBeVisible();
  });
  await page.keyboard.press('a');
  await expect(page.getByText('Aprovado', { exact: true })).toBeVisible();
  await page.keyboard.press('1');
  const aprovacao = page.getByRole('dialog', { name: 'Aprovar a atualização?' });
  await expect(aprovacao.getByText('Estudante: Número')).toBeVisible();
  await conferirEmTodaParte(page);
  await aprovacao.getByRole('button', { name: 'Aprovar a atualização' }).click();
  await expect(page.getByText('Atualização aprovada.')).toBeVisible();
  await expect(page.getByText('Nada a decidir agora.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Aprovada' })).toBeVisible();
  await conferirEmTodaParte(page);
  expect(id).toBeGreaterThan(0);
});

test('the administration sets a period and extends it with a reason', async ({ browser }) => {
  const page = await abrir(browser, 'raul.administrador', /\/gestao\/?$/);
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

  await page.getByRole('button', { name: 'Prorrogar o 1º semestre de 2040' }).click();
  const prorrogar = page.getByRole('dialog', { name: 'Prorrogar o 1º semestre de 2040?' });
  await prorrogar.getByLabel('Novo último dia do prazo').fill('2040-06-20');
  await prorrogar.getByLabel('Motivo').fill('O portal ficou fora do ar por um dia.');
  await conferirEmTodaParte(page);
  await prorrogar.getByRole('button', { name: 'Prorrogar', exact: true }).click();
  await expect(page.getByText(/Prorrogado até 20\/06\/2040, com atraso até 30\/06\/2040/)).toBeVisible();
});

/** The events of a calendar file, lines put together again as programs do. */
function eventosDe(arquivo: string): ReadonlyMap<string, string>[] {
  expect(arquivo).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  return arquivo
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((evento) => {
      const [campos = ''] = evento.split('BEGIN:VALARM')[0]?.split('END:VEVENT') ?? [];
      return new Map(
        campos
          .trim()
          .split('\r\n')
          .map((linha): [string, string] => [
            linha.slice(0, linha.indexOf(':')),
            linha.slice(linha.indexOf(':') + 1),
          ]),
      );
    });
}

test('from the update to the contract of the next term, with the dates in a calendar', async ({
  browser,
  page: doEstudante,
}) => {
  test.slow();
  const estudante = pessoa('Olinda Moura Freire', 432);
  const fiador = pessoa('Oton Moura Freire', 433);
  await contratoEfetivado(
    { estudante, fiador, curso: COM_ANALISE_DA_IES, escola: 'iara.serra' },
    { termo: termoPassado() },
  );
  const id = await iniciarPorChamada(estudante);
  await entrar(doEstudante, 'estudante', estudante);
  await expect(doEstudante).toHaveURL(/\/estudante\/[a-z]/);
  await doEstudante.goto(`${base()}/estudante/inicio`);
  const passos = doEstudante.getByRole('list', { name: 'Passos da renovação' }).getByRole('listitem');

  await test.step('the dates go into a calendar', async () => {
    const arquivo = doEstudante.waitForEvent('download');
    await doEstudante.getByRole('button', { name: 'Pôr as datas no calendário' }).click();
    const [fecha] = eventosDe(await readFile(await (await arquivo).path(), 'utf8'));
    expect(fecha?.get('DTSTART;VALUE=DATE')).toMatch(/^\d{8}$/);
    expect(fecha?.get('SUMMARY')).toContain('último dia do prazo');
    expect(fecha?.get('URL')).toMatch(/\/estudante\/inicio$/);
  });

  await test.step('the student reminds the guarantor, once a day', async () => {
    await confirmarPorChamada(estudante, id, 'estudante');
    await doEstudante.reload();
    await doEstudante.getByRole('button', { name: 'Lembrar Oton' }).click();
    await expect(doEstudante.getByText(/^Lembrete enviado para Oton\./)).toBeFocused();
    await conferirTela(doEstudante);
    await esperarMensagem(fiador.email, /espera pela sua confirmação/);
  });
  await confirmarPorChamada(fiador, id, 'fiador');

  await test.step('the institution sees who waits, and confirms', async () => {
    const escola = await abrir(browser, 'iara.serra');
    await escola.goto(`${base()}/gestao/matriculas`);
    const linha = escola.getByRole('row', { name: estudante.nome });
    await expect(linha).toBeVisible();
    await conferirEmTodaParte(escola);
    await linha.getByRole('button', { name: /^confirmar/i }).click();
    const certeza = escola.getByRole('dialog', { name: 'Confirmar a matrícula?' });
    await conferirTela(escola);
    await certeza.getByRole('button', { name: 'Confirmar a matrícula' }).click();
    await expect(linha).toHaveCount(0);
  });

  await expect(async () => {
    await doEstudante.reload();
    await expect(passos.filter({ hasText: 'Contrato do semestre gerado' })).toHaveCount(1, {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(passos.filter({ hasText: 'Feito em' })).toHaveCount(3);
});
