import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { recarregar } from '../world/endereco.ts';
import { base } from '../world/mensagens.ts';
import { corrigirIdentidadeEBairro, devolver, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';

/** One login for all: a code of the application counts once, and the next one is half a minute away. */
let contexto: BrowserContext;
let mesa: Page;

test.beforeAll(async ({ browser }) => {
  contexto = await browser.newContext({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1280, height: 800 },
  });
  mesa = await contexto.newPage();
  await entrarNaGestao(mesa, 'lucia.analista');
});

test.afterAll(() => contexto.close());

test('what filters the queue is of one height (validators 22)', async () => {
  await mesa.goto(`${base()}/gestao/`);
  const filtros = [
    mesa.getByRole('group', { name: 'Com quem estão' }),
    mesa.getByRole('combobox', { name: 'Situação' }),
    mesa.getByRole('combobox', { name: 'Instituição' }),
  ];
  const alturas: number[] = [];
  for (const filtro of filtros) {
    await expect(filtro).toBeVisible();
    alturas.push((await filtro.boundingBox())?.height ?? 0);
  }
  expect(Math.max(...alturas) - Math.min(...alturas), alturas.join(', ')).toBeLessThanOrEqual(2);
  const letras = await Promise.all(
    filtros.map((filtro) => filtro.evaluate((um) => getComputedStyle(um).fontSize)),
  );
  expect(new Set(letras).size, letras.join(', ')).toBe(1);
});

async function abrirMesa(id: number, estudante: string): Promise<void> {
  await mesa.goto(`${base()}/gestao/solicitacoes/${id}`);
  await expect(mesa.getByRole('heading', { level: 1, name: estudante })).toBeVisible();
}

test('what came back corrected shows only what changed, beside what was refused and why', async () => {
  const estudante = pessoa('Marina Conceição Dias', 81);
  const id = await solicitacaoEnviada({ estudante });
  await devolver(id, 'estudante', [{ tipoDocumento: 'RG' }], { aprovarOsOutros: true });
  await corrigirIdentidadeEBairro(estudante, id, 'Cerqueira César');
  await abrirMesa(id, estudante.nome);
  const documentos = mesa.getByRole('navigation', { name: 'Documentos' }).getByRole('button');
  await expect(documentos).toHaveText([/RG ou CNH.*Enviado de novo/]);
  await expect(mesa.getByText(/^Recusado por Davi Nogueira.*O documento está cortado/)).toBeVisible();
  await expect(mesa.getByRole('img', { name: 'RG ou CNH, página 1' })).toBeVisible();
  const devolvida = mesa.getByRole('img', { name: 'RG ou CNH, versão devolvida, página 1' });
  await expect(devolvida).toBeVisible();
  expect((await devolvida.boundingBox())?.width, 'large enough to compare').toBeGreaterThan(220);
  const mudou = mesa.getByRole('table', { name: 'Respostas que mudaram' });
  await expect(mudou.getByRole('row')).toHaveText([/Campo/, /Bairro.*Bela Vista.*Cerqueira César/]);
  await expect(mesa.getByText('Renda bruta mensal da família')).toBeHidden();
  await conferirTela(mesa);
  await mesa.keyboard.press('t');
  await expect(documentos).not.toHaveCount(1);
  await expect(mesa.getByText('Antes: Bela Vista')).toBeVisible();
  await conferirTela(mesa);
  await test.step('also on a phone', async () => {
    await mesa.setViewportSize({ width: 360, height: 740 });
    await conferirTela(mesa);
    await mesa.setViewportSize({ width: 1280, height: 800 });
  });
});

test('an analyst decides a typical request with the keyboard alone, in few keystrokes', async () => {
  const estudante = pessoa('Ulisses Prado Lima', 82);
  const id = await solicitacaoEnviada({ estudante });
  await abrirMesa(id, estudante.nome);
  const esperam = mesa
    .getByRole('navigation', { name: 'Documentos' })
    .getByRole('button')
    .filter({ hasText: 'A avaliar' });
  await expect(esperam).not.toHaveCount(0);
  const total = await esperam.count();
  let teclas = 0;
  const teclar = async (...quais: string[]) => {
    for (const tecla of quais) {
      await mesa.keyboard.press(tecla);
      teclas += 1;
    }
  };
  const dialogo = mesa.getByRole('dialog');
  await test.step('the keys are listed on ?', async () => {
    await mesa.keyboard.press('?');
    await expect(dialogo.getByText('aprovar o documento')).toBeVisible();
    await conferirTela(mesa);
    await mesa.goBack();
    await expect(dialogo).toBeHidden();
    await expect(mesa.getByRole('heading', { level: 1, name: estudante.nome })).toBeVisible();
  });
  await test.step('the first document is refused for the first reason, the others are approved', async () => {
    await teclar('r');
    await expect(dialogo).toBeVisible();
    await teclar('1', 'Enter');
    await expect(esperam).toHaveCount(total - 1);
    for (let faltam = total - 2; faltam >= 0; faltam -= 1) {
      await teclar('a');
      await expect(esperam).toHaveCount(faltam);
    }
  });
  await test.step('the request goes back to the student', async () => {
    await teclar('2');
    await expect(dialogo).toBeVisible();
    await teclar('Enter');
    await expect(mesa.getByText('Decisão registrada.')).toBeVisible();
    // The button that had the focus is gone with the decision.
    await expect(mesa.getByRole('heading', { level: 1 })).toBeFocused();
  });
  process.stdout.write(`keystrokes for a request of ${total} documents, one refused: ${teclas}\n`);
  // One a document, two more for a reason, two for the decision.
  expect(teclas).toBeLessThanOrEqual(total + 4);
});

test('a queue, half-chosen reasons and the way to an export are found again as they were left', async () => {
  const estudante = pessoa('Vitória Sales Leal', 83);
  await solicitacaoEnviada({ estudante });
  const linha = mesa.getByRole('row').filter({ hasText: estudante.nome });
  const livres = mesa.getByRole('radio', { name: 'Livres' });
  const recusar = mesa.getByRole('button', { name: /^recusar documento/i });
  await test.step('the filter is in the address, and the way back keeps it', async () => {
    await mesa.goto(`${base()}/gestao/filas/PADC`);
    await livres.check();
    await expect(mesa).toHaveURL(/\/filas\/PADC\?com=livres$/);
    await expect(linha.getByRole('cell', { name: 'Analista', exact: true })).toBeVisible();
    await conferirTela(mesa);
    await linha.getByRole('link').click();
    await expect(mesa.getByRole('heading', { level: 1, name: estudante.nome })).toBeVisible();
    await recarregar(mesa);
    await expect(mesa.getByRole('heading', { level: 1, name: estudante.nome })).toBeVisible();
    await mesa.keyboard.press('f');
    await expect(livres).toBeChecked();
    await mesa.goBack();
    await expect(recusar).toBeVisible();
  });
  const dialogo = mesa.getByRole('dialog');
  const motivo = dialogo.getByRole('checkbox', { name: 'Ilegível' });
  await test.step('a reason stays ticked through a closed dialog and a reload, and goes when it is sent', async () => {
    await mesa.keyboard.press('r');
    await expect(dialogo).toBeVisible();
    await mesa.keyboard.press('1');
    await expect(motivo).toBeChecked();
    await dialogo.getByLabel('Explicação').fill('O verso está escuro.');
    await mesa.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
    await recarregar(mesa);
    await expect(recusar).toBeVisible();
    await mesa.keyboard.press('r');
    await expect(motivo).toBeChecked();
    await expect(dialogo.getByLabel('Explicação')).toHaveValue('O verso está escuro.');
    await dialogo.getByRole('button', { name: /recusar documento/i }).click();
    await expect(dialogo).toBeHidden();
  });
  await test.step('asks for an export of this request, with only the reason left to write', async () => {
    const protocolo = mesa
      .getByRole('heading', { level: 1 })
      .locator('..')
      .getByText(/^\d{8,}$/);
    const numero = (await protocolo.textContent()) ?? '';
    await mesa.keyboard.press('e');
    await expect(mesa).toHaveURL(/\/exportacoes$/);
    const pedido = mesa.getByRole('form', { name: 'Documentos de uma solicitação' });
    await expect(pedido.getByLabel('Protocolo')).toHaveValue(numero);
    await expect(pedido.getByLabel('Para que serve')).toBeFocused();
    await pedido.getByLabel('Para que serve').fill('Ofício 12, prazo na sexta-feira.');
    await recarregar(mesa);
    await expect(pedido.getByLabel('Para que serve')).toHaveValue('Ofício 12, prazo na sexta-feira.');
    await conferirTela(mesa);
  });
});
