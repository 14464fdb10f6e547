/** A rescheduling from the release to the effect: whoever it concerns signs, at home and at the desk. */
import { expect, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { assinarCom, identificarSe, lerEPedirCodigo, titulo, tocarAte } from '../actors/quem-assina.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import {
  alteracaoLiberada,
  contratoEmVigor,
  DOZE_PARCELAS,
  dispararAlteracao,
  esperarSelo,
} from '../world/alteracoes-prontas.ts';
import { assinarComoRepresentante, linkParaAssinar } from '../world/assinaturas-prontas.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

test.use({ serviceWorkers: 'block' });

const MINUSCULA = { viewport: { width: 360, height: 740 } };
const MESA = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };
const ADITIVO = /^aditivo nº/i;

test('student, guarantor and wife sign a rescheduling, and a second person puts it into effect', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Nara Lopes Vidal', 981);
  const fiador = pessoa('Caio Lopes Vidal', 982);
  const esposa = pessoa('Inês Ramos Vidal', 983);
  const contrato = await contratoEmVigor({ estudante, fiador }, [{ papel: 'conjuge-do-fiador', ...esposa }]);
  const id = await alteracaoLiberada(contrato, DOZE_PARCELAS);
  await dispararAlteracao(estudante, id);

  await test.step('the student signs by the link, after what changes', async () => {
    const contexto = await browser.newContext(MINUSCULA);
    const tela = await contexto.newPage();
    await tela.goto(await linkParaAssinar(estudante));
    await identificarSe(tela, estudante);
    await expect(tela.getByText('Parcelas', { exact: true })).toBeVisible();
    await conferirTelaToda(tela);
    await assinarCom(tela, await lerEPedirCodigo(tela, estudante, ADITIVO));
    await contexto.close();
  });

  await test.step('the guarantor meets it in the own portal, before and after, and signs there', async () => {
    const contexto = await browser.newContext(MINUSCULA);
    const tela = await contexto.newPage();
    await entrar(tela, 'fiador', fiador);
    await expect(tela).toHaveURL(/\/fiador\/inicio/);
    await tela.goto(`${base()}/fiador/contratos`);
    await expect(tela.getByText(/^Depois: 12$/)).toBeVisible();
    await conferirTelaToda(tela);
    await tocarAte(tela, /^ler e assinar/i, /o que você vai assinar/i);
    await assinarCom(tela, await lerEPedirCodigo(tela, fiador, ADITIVO));
    await tela.goto(`${base()}/fiador/contratos`);
    await expect(tela.getByText('Você já assinou esta alteração.')).toBeVisible();
    await contexto.close();
  });

  await test.step('the wife signs last of them, by her link', async () => {
    const contexto = await browser.newContext(MINUSCULA);
    const tela = await contexto.newPage();
    await tela.goto(await linkParaAssinar(esposa));
    await identificarSe(tela, esposa);
    await expect(tela.getByText(/Seu papel: cônjuge de quem garante\./)).toBeVisible();
    await assinarCom(tela, await lerEPedirCodigo(tela, esposa, ADITIVO));
    await contexto.close();
  });
  await assinarComoRepresentante(esposa);
  await esperarSelo(id);

  await test.step('whoever released it cannot put it into effect; a colleague can', async () => {
    const contexto = await browser.newContext(MESA);
    const tela = await contexto.newPage();
    await entrarNaGestao(tela, 'lucia.analista');
    await tela.goto(`${base()}/gestao/alteracoes/situacao/ass`);
    await tela
      .getByRole('row', { name: new RegExp(estudante.nome) })
      .getByRole('link')
      .first()
      .click();
    await expect(titulo(tela, /reparcelamento$/)).toBeVisible();
    await conferirTelaToda(tela);
    await tela.getByRole('button', { name: 'Efetivar' }).click();
    await tela.getByRole('dialog').getByRole('button', { name: 'Efetivar' }).click();
    await expect(tela.getByText('A alteração está agora em: Em vigor.')).toBeVisible();
    await contexto.close();
  });

  await test.step('the student has the copy, concludes it, and owes twelve instalments', async () => {
    await esperarMensagem(estudante.email, /A alteração está em vigor!/);
    await entrar(page, 'estudante', estudante);
    await expect(page.getByText('Reparcelamento. A alteração está em vigor.')).toBeVisible();
    await page.getByRole('button', { name: 'Ver a alteração' }).click();
    const copia = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Baixar Alteração/ }).click();
    expect((await copia).suggestedFilename()).toMatch(/^aditivo-.+\.pdf$/);
    await conferirTelaToda(page);
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await expect(page.getByText('Pronto! A alteração está concluída.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Concluir/ })).toHaveCount(0);
    await page.goto(`${base()}/estudante/contratos/${contrato}`);
    await expect(page.getByText('10/06/2030').first()).toBeVisible();
  });
});
