/** A return that names answers and missing documents, from the desk to the last button, on a desktop and on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';
import { comprovante } from '../world/papeis.ts';
import { solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';

async function tela(page: Page, titulo: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  await conferirTelaToda(page);
}

/** Each look has changed the size of the window: the keyboard presses what it means. */
async function avancar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Avançar' }).press('Enter');
}

test('answers and a document that the analysis names are all that the student is led to', async ({
  page,
  browser,
}) => {
  const estudante = pessoa('Iolanda Prado Lima', 58);
  const id = await solicitacaoEnviada({ estudante });
  await test.step('the analyst names what is wrong and what is missing', async () => {
    const contexto = await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false });
    const mesa = await contexto.newPage();
    await entrarNaGestao(mesa, 'lucia.analista');
    await mesa.goto(`${base()}/gestao/solicitacoes/${id}`);
    await mesa.getByRole('button', { name: /^assumir/i }).click();
    await expect(mesa.getByText('Com você', { exact: true })).toBeVisible();
    await mesa.getByRole('button', { name: 'Devolver ao estudante' }).click();
    const dialogo = mesa.getByRole('dialog', { name: 'Devolver ao estudante?' });
    await dialogo.getByText('Dados a corrigir').click();
    await dialogo.getByText('Falta documento').click();
    await dialogo.getByRole('button', { name: /devolver ao estudante/i }).click();
    await expect(dialogo.getByText('Escolha ao menos um.').first()).toBeVisible();
    await dialogo
      .getByRole('group', { name: 'O que precisa ser corrigido' })
      .getByText('Dados pessoais')
      .click();
    await dialogo
      .getByRole('group', { name: 'Quais documentos faltam' })
      .getByText('Comprovante de residência')
      .click();
    await dialogo.getByLabel('Explicação: dados a corrigir').fill('O nome da mãe não é o do documento.');
    await conferirTelaToda(mesa);
    await dialogo.getByRole('button', { name: /devolver ao estudante/i }).click();
    await expect(dialogo).toBeHidden();
    await contexto.close();
  });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.goto(`${base()}/estudante/solicitacao-reprovada`);
  await page.getByRole('button', { name: 'Corrigir agora' }).click();
  await test.step('the missing document has its place beside the one that was sent', async () => {
    await tela(page, /envie o que falta: comprovante de residência/i);
    await enviar(page, /comprovante de residência/i, await comprovante('residencia'));
    await avancar(page);
  });
  await test.step('the named answer says why it is asked, and waits with what was typed', async () => {
    await tela(page, /confira os seus dados/i);
    await expect(page.getByText('O nome da mãe não é o do documento.')).toBeVisible();
    await page.getByLabel('Nome da mãe').fill('Lourdes Corrigida Prado');
    await page.getByRole('button', { name: 'Voltar' }).click();
    await tela(page, /envie o que falta: comprovante de residência/i);
    await avancar(page);
    await tela(page, /confira os seus dados/i);
    await expect(page.getByLabel('Nome da mãe')).toHaveValue('Lourdes Corrigida Prado');
    await avancar(page);
    await tela(page, /tudo pronto para enviar/i);
  });
  await test.step('every other answer is in reach, and one that sets files aside asks first', async () => {
    await page.getByRole('button', { name: 'Conferir os meus dados' }).click();
    await tela(page, /^dados de iolanda/i);
    await expect(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
    await page.getByRole('button', { name: /^alterar dados pessoais/i }).click();
    await tela(page, /confira os seus dados/i);
    await avancar(page);
    await tela(page, /tudo pronto para enviar/i);
  });
  await page.getByRole('button', { name: 'Enviar correções' }).press('Enter');
  await expect(page).toHaveURL(/status-finalizado/);
});
