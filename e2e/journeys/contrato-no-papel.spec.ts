/** A contract on paper that does not go straight: refused and corrected, given up on its way, over before it was signed. */
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import {
  agirNaEscola,
  agirNaMesa,
  criarContrato,
  daquiA,
  receberPapel,
  solicitacaoAprovada,
} from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

// The page itself is asked for each time, never taken from what the browser keeps.
test.use({ serviceWorkers: 'block' });

const abrir = (page: Page, caminho: string) => page.goto(`${base()}${caminho}`);

async function aceitarEImprimir(page: Page): Promise<void> {
  const caixa = page.getByRole('checkbox', { name: /aceito pagar/ });
  await expect(caixa).not.toBeChecked();
  await page.getByText(/^Li o essencial e o plano/).click();
  await page.getByRole('button', { name: 'Aceitar o plano' }).click();
  await expect(caixa).toHaveCount(0);
  await page.getByRole('button', { name: /^Assinar contrato/ }).click();
  const arquivo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Imprimir o contrato' }).click();
  expect((await arquivo).suggestedFilename()).toMatch(/^contrato-.+\.pdf$/);
  await page.getByRole('button', { name: 'Entendi' }).click();
}

test('a contract refused for reasons is corrected, signed again and put into effect', async ({ page }) => {
  const estudante = pessoa('Eunice Tavares Lobo', 211);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante }), {
    codigo: 'REC',
    assinadoEm: daquiA(-20),
  });
  await agirNaMesa(contrato, 'reprovar', {
    motivos: [{ codigo: 'FALTA_RUBRICA', explicacao: 'A página 3 está sem rubrica.' }],
  });
  await entrar(page, 'estudante', estudante);

  await test.step('the start says where it stands, and the list why', async () => {
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
    const andamento = page.getByRole('list', { name: 'Em que pé estão os seus contratos' });
    await expect(andamento).toContainText('Não aprovado');
    await conferirTelaToda(page);
    await abrir(page, '/estudante/contratos');
    await page.getByRole('button', { name: /^Ver motivos/ }).click();
    await expect(page.getByText('A página 3 está sem rubrica.')).toBeVisible();
  });

  await agirNaMesa(contrato, 'corrigir');
  await test.step('while it is corrected there is nothing to read, and nothing to do', async () => {
    await abrir(page, `/estudante/contratos/${contrato}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Em correção pelo provedor');
    await expect(page.getByRole('button', { name: 'Ler o contrato' })).toHaveCount(0);
    await expect(page.getByText('O essencial')).toHaveCount(0);
    await conferirTelaToda(page);
    await abrir(page, `/estudante/contratos/${contrato}/texto`);
    await expect(page).toHaveURL(new RegExp(`/contratos/${contrato}$`));
  });

  await agirNaMesa(contrato, 'liberar', { prazo: daquiA(12) });
  await test.step('its plan is accepted anew, and the paper begins again', async () => {
    await abrir(page, `/estudante/contratos/${contrato}`);
    await aceitarEImprimir(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Imprima, assine e entregue');
    await expect(page.getByText(`Você pode desistir até`)).toBeVisible();
    await conferirTelaToda(page);
  });

  await test.step('it is followed on its way', async () => {
    await agirNaEscola(contrato, 'receberNaIes');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A instituição recebeu o contrato');
    await expect(page.getByRole('button', { name: 'Desistir do contrato' })).toBeVisible();
    await conferirTelaToda(page);
    await agirNaEscola(contrato, 'enviarAoProvedor');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aguardamos a chegada');
    await expect(page.getByRole('button', { name: 'Desistir do contrato' })).toBeVisible();
  });

  await receberPapel(contrato);
  await agirNaMesa(contrato, 'aprovar');
  await agirNaMesa(contrato, 'efetivar');
  await test.step('in effect it is downloaded', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Seu contrato foi efetivado!' })).toBeVisible();
    const arquivo = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Baixar Contrato/ }).click();
    await arquivo;
    await conferirTelaToda(page);
  });
});

test('a printed contract is given up, and its guarantor reads that nothing is guaranteed by it', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Fausto Mendes Guerra', 212);
  const fiador = pessoa('Graciela Mendes Guerra', 213);
  const id = await solicitacaoAprovada({ estudante, fiador });
  const contrato = await criarContrato(id, { prazo: daquiA(15) });
  const garante = await browser.newPage({ serviceWorkers: 'block' });
  await entrar(garante, 'fiador', fiador);
  await expect(garante).toHaveURL(/\/fiador\/inicio$/);

  await test.step('what is offered is not guaranteed yet, and can be read without a PDF', async () => {
    await garante.getByRole('button', { name: 'Ver contratos' }).click();
    await expect(garante.getByText('Você ainda não garante nada por ele.')).toBeVisible();
    await expect(garante.getByText('Quando valer, você garante')).toBeVisible();
    await garante.getByRole('button', { name: /^Ler o contrato/ }).click();
    await expect(garante.getByRole('heading', { level: 1 })).toContainText('Contrato de crédito estudantil');
    await expect(garante.getByRole('heading', { level: 2, name: 'O que fica combinado' })).toBeVisible();
    await conferirTelaToda(garante);
    const arquivo = garante.waitForEvent('download');
    await garante.getByRole('button', { name: 'Baixar em PDF' }).click();
    expect((await arquivo).suggestedFilename()).toMatch(/^contrato-.+\.pdf$/);
    await garante.getByRole('button', { name: 'Voltar aos contratos' }).click();
  });

  await test.step('a foreign text is like a missing one', async () => {
    for (const alheio of [contrato + 1_000, 'x']) {
      await abrir(garante, `/fiador/contratos/${alheio}/texto`);
      await expect(garante).toHaveURL(/\/fiador\/contratos$/);
    }
  });

  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);
  await test.step('printed, it may be given up until its deadline', async () => {
    await abrir(page, `/estudante/contratos/${contrato}`);
    await aceitarEImprimir(page);
    await page.getByRole('button', { name: 'Desistir do contrato' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Desistir deste contrato?' });
    await expect(dialogo).toContainText('você não deve nada');
    await expect(dialogo).toContainText('O papel que já foi assinado deixa de valer.');
    await conferirTelaToda(page);
    await dialogo.getByRole('button', { name: 'Desistir', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('porque você desistiu dele');
    await expect(page.getByText(/^Quem cancelou: Você, em/)).toBeVisible();
    await expect(page.getByText('O seu crédito continua aprovado')).toBeVisible();
    await page.getByText('Ver como o contrato era').click();
    await expect(page.getByRole('region', { name: 'O essencial' })).toBeVisible();
    await conferirTelaToda(page);
  });

  await test.step('the request waits for nobody any more, and says that the contract was cancelled', async () => {
    await abrir(page, '/estudante/solicitacao-aprovada');
    await expect(page.getByText('Contrato cancelado', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('O que vem depois está em Contratos.')).toHaveCount(0);
    await expect(page.getByText(/Espere o contrato/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Início' }).click();
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
  });

  await test.step('the guarantor owes nothing by it', async () => {
    await abrir(garante, '/fiador/contratos');
    await expect(garante.getByText('porque o estudante desistiu dele')).toBeVisible();
    await expect(garante.getByText('Por ele você não garante nada.')).toBeVisible();
    await expect(garante.getByText('R$ 0,00')).toBeVisible();
    await expect(garante.getByText('Ver as parcelas')).toHaveCount(0);
    await conferirTelaToda(garante);
  });
  await garante.context().close();
});

test('a printed contract past its deadline says whom to ask, and is not recovered', async ({ page }) => {
  const estudante = pessoa('Heitor Campelo Dias', 214);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante }), {
    codigo: 'CAN',
    prazo: daquiA(-1),
    cancelamento: { causa: 'prazo', vindoDe: 'VIS' },
  });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await abrir(page, '/estudante/contratos');
  await expect(page.getByText(/prazo de assinatura terminou\. Fale com a nossa central/)).toBeVisible();
  await expect(page.getByText(/^Quem cancelou: O portal, porque o prazo terminou em/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Recuperar/ })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Telefones da central de atendimento' })).toBeVisible();
  await conferirTelaToda(page);
  await abrir(page, `/estudante/instrucoes-assinatura/${contrato}`);
  await expect(page).toHaveURL(new RegExp(`/contratos/${contrato}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await conferirTelaToda(page);
});
