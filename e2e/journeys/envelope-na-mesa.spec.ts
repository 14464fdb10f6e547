/** The desk conducts a signature: a wrong contact is repaired after others have signed, and nobody signs again. */
import { expect, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { assinarCom, identificarSe, lerEPedirCodigo, titulo, tocarAte } from '../actors/quem-assina.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { contratoDisparado, linkParaAssinar } from '../world/assinaturas-prontas.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

test('a contact is repaired at the desk after the student has signed', async ({ page, browser }) => {
  const estudante = pessoa('Nádia Torres Lins', 331);
  const fiador = pessoa('Otto Torres Lins', 332);
  const certo = { ...fiador, email: 'otto.certo@exemplo.com.br' };
  const contrato = await contratoDisparado({ estudante, fiador });

  await test.step('the student signs', async () => {
    await entrar(page, 'estudante', estudante);
    await expect(page.getByRole('button', { name: /^entrar$/i })).toBeHidden();
    await expect(page).not.toHaveURL(/\/estudante\/?(#.*)?$/);
    await page.goto(`${base()}/estudante/assinatura/${contrato}`);
    await page.getByRole('button', { name: 'Assinar agora' }).click();
    await expect(titulo(page, /o que você vai assinar/i)).toBeVisible();
    await assinarCom(page, await lerEPedirCodigo(page, estudante));
  });

  const antes = await linkParaAssinar(fiador);
  const tela = await (await browser.newContext()).newPage();
  await test.step('the analyst finds the signature from its contract', async () => {
    await entrarNaGestao(tela, 'lucia.analista');
    await tela.goto(`${base()}/gestao/contratos/${contrato}`);
    await tela.getByRole('link', { name: 'Ver as assinaturas' }).click();
    await expect(tela.getByRole('heading', { level: 1, name: 'Assinatura' })).toBeVisible();
    await expect(tela.getByRole('list', { name: 'Acontecimentos da assinatura' })).toContainText('Assinou');
    await conferirTelaToda(tela);
  });

  const dele = tela
    .getByRole('list', { name: 'Quem assina' })
    .getByRole('listitem')
    .filter({ hasText: fiador.nome });
  await test.step('and repairs the e-mail with a reason', async () => {
    await dele.getByRole('button', { name: /corrigir contato/i }).click();
    const dialogo = tela.getByRole('dialog', { name: /corrigir o contato/i });
    await dialogo.getByRole('button', { name: 'Corrigir contato' }).click();
    await expect(dialogo.getByText('Informe o novo e-mail ou o novo celular.')).toBeVisible();
    await conferirTelaToda(tela);
    await dialogo.getByLabel(/E-mail/).fill(certo.email);
    await dialogo.getByLabel('Motivo').fill('O e-mail tinha uma letra trocada.');
    await dialogo.getByRole('button', { name: 'Corrigir contato' }).click();
    await expect(dialogo).toBeHidden();
    await expect(dele).toContainText(certo.email);
    await conferirTelaToda(tela);
  });

  await test.step('both contacts at once wait for another person', async () => {
    await dele.getByRole('button', { name: /corrigir contato/i }).click();
    const dialogo = tela.getByRole('dialog', { name: /corrigir o contato/i });
    await dialogo.getByLabel(/E-mail/).fill('outro.otto@exemplo.com.br');
    await dialogo.getByLabel(/Celular/).fill('51987650099');
    await dialogo.getByLabel('Motivo').fill('Os dois contatos seriam outros.');
    await dialogo.getByRole('button', { name: 'Propor a troca' }).click();
    await expect(dele).toContainText('Troca dos dois contatos');
    await conferirTelaToda(tela);
    await dele.getByRole('button', { name: /retirar a troca/i }).click();
    await tela
      .getByRole('dialog')
      .getByRole('button', { name: /retirar a troca/i })
      .click();
    await expect(dele).not.toContainText('Troca dos dois contatos');
  });

  await test.step('the old link opens nothing, the new one signs', async () => {
    const pagina = await (await browser.newContext()).newPage();
    await pagina.goto(antes);
    await expect(titulo(pagina, /este link não abre nenhum documento/i)).toBeVisible();
    await pagina.goto('about:blank');
    await pagina.goto(await linkParaAssinar(certo));
    await identificarSe(pagina, fiador);
    await tocarAte(pagina, /ler o documento/i, /contrato de crédito estudantil/i);
    await pagina.context().close();
  });

  await test.step('the deadline moves, and cancelling says what follows', async () => {
    await tela.getByRole('button', { name: 'Mudar o prazo' }).click();
    await conferirTelaToda(tela);
    await tela.keyboard.press('Escape');
    await tela.getByRole('button', { name: 'Cancelar a assinatura' }).click();
    const dialogo = tela.getByRole('dialog', { name: 'Cancelar a assinatura?' });
    await dialogo.getByLabel('Motivo').fill('O contrato saiu com o curso errado.');
    await conferirTelaToda(tela);
    await dialogo.getByRole('button', { name: 'Cancelar a assinatura' }).click();
    await expect(tela.getByText('Cancelado', { exact: true })).toBeVisible();
    await conferirTelaToda(tela);
  });
});
