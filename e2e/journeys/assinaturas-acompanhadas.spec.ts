/** A contract on its way through its signatures: the student follows it, and the provider's representative signs last. */
import { textoDosLinks } from '@credito/domain/assinatura/saida-do-link';
import { expect, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { assinarCom, lerEPedirCodigo, titulo, tocarAte } from '../actors/quem-assina.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { contratoDisparado, envelhecerLinks } from '../world/assinaturas-prontas.ts';
import { codigoDoAplicativo } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';

test('the student follows who has signed, reaches the others, and the representative signs last', async ({
  page,
  browser,
}) => {
  const estudante = pessoa('Gabriela Rocha Lins', 311);
  const fiador = pessoa('Heitor Rocha Lins', 312);
  const contrato = await contratoDisparado({ estudante, fiador });
  const acompanhar = `${base()}/estudante/assinatura/${contrato}`;
  const cartaoDe = (nome: string) =>
    page.getByRole('list', { name: 'Quem assina' }).getByRole('listitem').filter({ hasText: nome });
  const erro = page.getByRole('dialog').filter({ hasText: 'Houve um erro ao tentar reenviar o link' });

  await test.step('nobody has signed: only the student, whose turn it is, can get the link again', async () => {
    await entrar(page, 'estudante', estudante);
    await expect(page).toHaveURL(/\/estudante\/[a-z]/);
    await page.goto(acompanhar);
    await expect(titulo(page, /status das assinaturas/i)).toBeVisible();
    for (const nome of [estudante.nome, 'Heitor', 'Regina'])
      await expect(cartaoDe(nome)).toContainText('Pendente');
    await expect(page.getByRole('button', { name: /reenviar link/i })).toHaveCount(1);
    await conferirTelaToda(page);
  });

  const reenviar = cartaoDe(estudante.nome).getByRole('button', { name: /reenviar link/i });
  const fecharErro = async () => {
    await erro.getByRole('button').last().click();
    await expect(erro).toBeHidden();
  };

  await test.step('a link that has just left is not sent again, and the button says while it asks', async () => {
    const resposta = await segurarResposta(page, '**/contrato-assinar-reenviar-link');
    await reenviar.click();
    await resposta.pedida;
    await expect(reenviar).toHaveAttribute('aria-disabled', 'true');
    await resposta.soltar();
    await expect(erro).toContainText('O link acabou de ser enviado');
    await conferirTelaToda(page);
    await fecharErro();
    await expect(reenviar).toBeEnabled();
  });

  const alterar = page.getByRole('button', { name: 'Alterar métodos de assinatura' });

  await test.step('another way for the guarantor, on a page of its own: nothing to send until it is another one', async () => {
    await alterar.click();
    await expect(page).toHaveURL(`${acompanhar}/metodos`);
    await expect(page).toHaveTitle(/Métodos de assinatura/);
    await page.reload();
    await expect(titulo(page, /métodos de assinatura/i)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(acompanhar);
    await alterar.click();
    const enviar = page.getByRole('button', { name: 'Enviar links' });
    const dele = page.getByRole('radiogroup', { name: 'Heitor' });
    await expect(enviar).toBeDisabled();
    await dele.getByText('WhatsApp').click();
    await expect(enviar).toBeEnabled();
    await conferirTelaToda(page);
    await dele.getByText('E-mail').click();
    await expect(enviar).toBeDisabled();
    await dele.getByText('WhatsApp').click();
    await enviar.click();
    // At night it says when the message leaves.
    await expect(page.getByText(textoDosLinks(['whatsapp'], new Date()))).toBeVisible();
    await expect(page).toHaveURL(acompanhar);
    await expect(cartaoDe('Heitor')).toContainText('O link vai por WhatsApp');
    await expect(cartaoDe(estudante.nome)).toContainText('O link vai por e-mail');
  });

  await test.step('on a wide screen the same stands in a dialog, and what was not sent is forgotten', async () => {
    const pequena = page.viewportSize() ?? { width: 360, height: 740 };
    await page.setViewportSize({ width: 1280, height: 800 });
    const metodos = page.getByRole('dialog', { name: 'Métodos de assinatura' });
    const enviar = metodos.getByRole('button', { name: 'Enviar links' });
    await alterar.click();
    await metodos.getByRole('radiogroup', { name: 'Heitor' }).getByText('E-mail').click();
    await expect(enviar).toBeEnabled();
    await conferirTelaToda(page);
    await metodos.getByRole('button', { name: 'Fechar' }).last().click();
    await alterar.click();
    await expect(enviar).toBeDisabled();
    await metodos.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(metodos).toBeHidden();
    await expect(page).toHaveURL(acompanhar);
    await page.setViewportSize(pequena);
  });

  await test.step('after a minute the link leaves again', async () => {
    const enviado = cartaoDe(estudante.nome).getByText('Link enviado para o e-mail');
    await envelhecerLinks(contrato);
    await reenviar.click();
    await expect(enviado).toBeVisible();
    await expect(reenviar).toHaveCount(0);
    await conferirTelaToda(page);
  });

  await test.step('the student signs, then the guarantor in the own portal', async () => {
    await cartaoDe(estudante.nome).getByRole('button', { name: 'Assinar agora' }).click();
    await expect(titulo(page, /o que você vai assinar/i)).toBeVisible();
    await assinarCom(page, await lerEPedirCodigo(page, estudante));
    await page.goto(acompanhar);
    await expect(cartaoDe(estudante.nome)).toContainText('Assinado');
    await expect(cartaoDe('Heitor')).toContainText('Pendente');
    await conferirTelaToda(page);
    const dele = await (await browser.newContext()).newPage();
    await entrar(dele, 'fiador', fiador);
    await expect(dele).toHaveURL(/\/fiador\/inicio/);
    await dele.goto(`${base()}/fiador/assinar`);
    await tocarAte(dele, /ler e assinar/i, /o que você vai assinar/i);
    await assinarCom(dele, await lerEPedirCodigo(dele, fiador));
    await dele.context().close();
  });

  await test.step('the representative reads, marks and signs with one code', async () => {
    const contexto = await browser.newContext();
    const tela = await contexto.newPage();
    await entrarNaGestao(tela, 'regina.representante', /\/gestao\/assinaturas/);
    const documento = tela
      .getByRole('list', { name: 'Documentos para assinar' })
      .getByRole('listitem')
      .filter({ hasText: estudante.nome });
    await expect(documento).toContainText(fiador.nome);
    await conferirTelaToda(tela);
    await documento.getByText(/^Li o contrato/).click();
    await tela.getByRole('button', { name: 'Assinar 1' }).click();
    const pedido = tela.getByRole('dialog', { name: 'Assinar 1 documento?' });
    await expect(pedido.getByRole('button', { name: 'Assinar', exact: true })).toBeDisabled();
    await conferirTelaToda(tela);
    await pedido.getByLabel('Código do aplicativo').fill(await codigoDoAplicativo('regina.representante'));
    await pedido.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(pedido).toBeHidden();
    await expect(documento).toHaveCount(0);
    await contexto.close();
  });

  await test.step('sealed: the student meets the finished signature', async () => {
    await expect(async () => {
      await page.goto(acompanhar);
      await expect(page).toHaveURL(/\/assinatura-completa\//, { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expect(titulo(page, /prontinho/i)).toBeVisible();
    await conferirTelaToda(page);
  });
});
