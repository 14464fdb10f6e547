/** What becomes of signatures that stand: when the deadline passes before the others, and when the contract is corrected. */
import { expect, test } from '@playwright/test';
import { assinarCom, identificarSe, titulo, tocarAte } from '../actors/quem-assina.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import {
  assinarComoRepresentante,
  assinarPorChamada,
  codigoParaAssinar,
  contratoDisparado,
  disparar,
  linkParaAssinar,
} from '../world/assinaturas-prontas.ts';
import { ANDROID, darCamera, mostrar } from '../world/camera.ts';
import { agirNaMesa, daquiA, vencerContrato } from '../world/contratos-prontos.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { rgDe } from '../world/papeis.ts';
import { pessoa } from '../world/pessoas.ts';

test('the deadline passes after one has signed: recovered, the contract goes on from there', async ({
  page,
  browser,
}) => {
  const estudante = pessoa('Quitéria Sales Brito', 351);
  const fiador = pessoa('Ramiro Sales Brito', 352);
  const contrato = await contratoDisparado({ estudante, fiador });
  const cartaoDe = (nome: string) =>
    page.getByRole('list', { name: 'Quem assina' }).getByRole('listitem').filter({ hasText: nome });
  await assinarPorChamada(estudante);
  const link = await linkParaAssinar(fiador);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);

  await test.step('while it waits the start names who is missing', async () => {
    await page.goto(`${base()}/estudante/inicio`);
    await expect(page.getByText(/^Falta assinar: Ramiro\. Depois: .+\.$/)).toBeVisible();
    await conferirTelaToda(page);
  });

  await vencerContrato(contrato);
  const deFora = await (await browser.newContext()).newPage();
  await test.step('who was still to sign reads that the deadline is over', async () => {
    await deFora.goto(link);
    await expect(titulo(deFora, /o prazo para assinar terminou/i)).toBeVisible();
    await conferirTelaToda(deFora);
  });

  await test.step('the student is told the days before, and that nobody signs again', async () => {
    await page.goto(`${base()}/estudante/contratos`);
    await page.getByRole('button', { name: /^Recuperar contrato/ }).click();
    const pergunta = page.getByRole('dialog', { name: 'Recuperar este contrato?' });
    await expect(pergunta).toContainText('Quem já assinou não precisa assinar de novo.');
    await conferirTelaToda(page);
    await pergunta.getByRole('button', { name: 'Recuperar', exact: true }).click();
    await expect(page.getByText(/^Falta assinar: Ramiro\./)).toBeVisible();
    await page.goto(`${base()}/estudante/assinatura/${contrato}`);
    await expect(cartaoDe(estudante.nome)).toContainText('Assinado');
  });

  await test.step('and the guarantor signs by the newest link', async () => {
    await assinarPorChamada(fiador);
    await page.reload();
    await expect(cartaoDe('Ramiro')).toContainText('Assinado');
    await deFora.context().close();
  });
});

test('a signed contract is corrected: the old link says that it was replaced, the new one why', async ({
  browser,
}) => {
  const estudante = pessoa('Sebastiana Luz Prado', 353);
  const contrato = await contratoDisparado({ estudante });
  const antigo = await linkParaAssinar(estudante);
  await assinarPorChamada(estudante);
  await assinarComoRepresentante(estudante);
  await expect(async () => {
    await agirNaMesa(contrato, 'receber');
  }).toPass({ timeout: 60_000 });
  await agirNaMesa(contrato, 'reprovar', {
    motivos: [{ codigo: 'CONTRATO_INVALIDO', explicacao: 'O curso saiu com o nome errado.' }],
  });
  await agirNaMesa(contrato, 'corrigir');
  await agirNaMesa(contrato, 'liberar', { prazo: daquiA(12) });
  const tela = await (await browser.newContext()).newPage();

  await test.step('until the new version is sent, the old link shows what was signed', async () => {
    await tela.goto(antigo);
    await expect(tela.getByLabel('Seu CPF')).toBeVisible();
  });

  await disparar(contrato, { estudante });
  await test.step('then it says that there is a newer one', async () => {
    await tela.goto(`${base()}/verificar`);
    await tela.goto(antigo);
    await expect(titulo(tela, /este documento foi substituído/i)).toBeVisible();
    await conferirTelaToda(tela);
  });

  await test.step('the message says why the student signs again, and its link opens', async () => {
    const { achado } = await esperarMensagem(
      estudante.email,
      /precisou ser corrigida e não vale mais[\s\S]*?(http\S+\/assinar#[\w-]{43})/,
    );
    expect(achado[1]).not.toBe(antigo);
    await tela.goto(`${base()}/verificar`);
    await tela.goto(achado[1] ?? '');
    await identificarSe(tela, estudante);
    await conferirTelaToda(tela);
    await tela.context().close();
  });
});

test('the mother, of whom a photo is asked, takes it in the page, and a reload loses nothing', async ({
  browser,
}) => {
  const estudante = pessoa('Tadeu Luz Brandão', 354);
  const mae = pessoa('Ursula Luz Brandão', 355);
  await contratoDisparado({ estudante }, [{ papel: 'responsavel', ...mae }], { pedeFoto: true });
  const contexto = await browser.newContext({
    userAgent: ANDROID,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await darCamera(contexto);
  const tela = await contexto.newPage();
  await tela.goto(await linkParaAssinar(mae));
  await identificarSe(tela, mae);
  await tocarAte(tela, /ler o documento/i, /contrato de crédito estudantil/i);
  await tocarAte(tela, /continuar para assinar/i, /tire uma foto do seu rosto/i);
  await conferirTelaToda(tela);

  await test.step('the code waits for the photo, whatever the address says', async () => {
    await tela.goto(`${base()}/assinar/codigo`);
    await expect(titulo(tela, /tire uma foto do seu rosto/i)).toBeVisible();
  });

  await test.step('by the camera in the page, looked at before it leaves', async () => {
    await tela.getByRole('button', { name: 'Tirar a foto' }).click();
    await mostrar(tela, await rgDe(mae));
    const tirar = tela.getByRole('button', { name: 'Tirar foto', exact: true });
    await expect(tirar).toBeEnabled();
    await conferirTelaToda(tela);
    await tirar.click();
    await tocarAte(tela, /usar esta foto/i, /receba um código/i);
  });

  await tela.reload();
  await expect(titulo(tela, /receba um código/i)).toBeVisible();
  await tela.goto(`${base()}/assinar/foto`);
  await expect(tela.getByText('A sua foto está guardada')).toBeVisible();
  await conferirTelaToda(tela);
  await tocarAte(tela, /^continuar$/i, /receba um código/i);
  await tela.getByText('E-mail', { exact: true }).click();
  const antes = Date.now() - 1_000;
  await tocarAte(tela, /enviar o código/i, /digite o código e assine/i);
  await assinarCom(tela, await codigoParaAssinar(mae.email, antes));
  await contexto.close();
});
