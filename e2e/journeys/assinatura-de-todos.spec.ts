/** Everybody whom a contract can bind: a guardian, two guarantors and a wife, none of whom but one has an account. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { verificar } from '@credito/verificador/verificar';
import { expect, type Page, test } from '@playwright/test';
import { assinarCom, identificarSe, lerEPedirCodigo, titulo, tocarAte } from '../actors/quem-assina.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import {
  assinarComoRepresentante,
  assinarPorChamada,
  contratoDisparado,
  linkParaAssinar,
} from '../world/assinaturas-prontas.ts';
import { base, esperarMensagem, mensagensPara } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

const MINUSCULA = { viewport: { width: 360, height: 740 } };
const MESA = { viewport: { width: 1280, height: 800 } };

/** As mail servers do before anybody reads the message. */
async function varrer(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
}

test('a guardian, two guarantors, a wife and the foundation sign in order, to a file that strangers accept', async ({
  browser,
}) => {
  const estudante = pessoa('Lia Prado Nunes', 341);
  const mae = pessoa('Rosa Prado Nunes', 342);
  const fiador = pessoa('Ivo Prado Nunes', 343);
  const esposa = pessoa('Marta Lima Nunes', 344);
  const tia = pessoa('Dulce Prado Lima', 345);
  await contratoDisparado({ estudante, fiador }, [
    { papel: 'responsavel', ...mae },
    { papel: 'conjuge-do-fiador', ...esposa },
    { papel: 'fiador2', ...tia },
  ]);

  await test.step('the guarantor waits for the turn, and the wife has heard of nothing yet', async () => {
    const contexto = await browser.newContext(MESA);
    const tela = await contexto.newPage();
    await entrar(tela, 'fiador', fiador);
    await expect(tela).toHaveURL(/\/fiador\/inicio/);
    await tela.goto(`${base()}/fiador/assinar`);
    await expect(titulo(tela, /documentos para assinar/i)).toBeVisible();
    await expect(tela.getByRole('button', { name: /ler e assinar/i })).toHaveCount(0);
    await conferirTelaToda(tela);
    expect(await mensagensPara(esposa.email)).toEqual([]);
    await contexto.close();
  });

  await test.step('the mother signs by the link that a scanner has opened before her', async () => {
    const link = await linkParaAssinar(mae);
    await varrer(link);
    const contexto = await browser.newContext(MINUSCULA);
    const tela = await contexto.newPage();
    await tela.goto(link);
    await identificarSe(tela, mae);
    await assinarCom(tela, await lerEPedirCodigo(tela, mae));
    await expect(tela.getByText(/agora é a vez de Lia/i)).toBeVisible();
    await contexto.close();
  });
  await varrer(await linkParaAssinar(estudante));
  await assinarPorChamada(estudante);
  for (const quem of [fiador, tia]) {
    await varrer(await linkParaAssinar(quem));
    await assinarPorChamada(quem);
  }

  const contexto = await browser.newContext(MINUSCULA);
  const tela = await contexto.newPage();
  await test.step('the wife signs last of them; her link is worth nothing to her husband', async () => {
    const link = await linkParaAssinar(esposa);
    await varrer(link);
    await tela.goto(link);
    await tela.getByLabel('Seu CPF').fill(fiador.cpf);
    await tela.getByRole('button', { name: /abrir o documento/i }).click();
    await expect(tela.getByText(/não é o CPF da pessoa que recebeu este link/i)).toBeVisible();
    await identificarSe(tela, esposa);
    await assinarCom(tela, await lerEPedirCodigo(tela, esposa));
  });
  await assinarComoRepresentante(esposa);

  await test.step('the sealed file holds for pdfsig and for our verifier, and is the one of the public page', async () => {
    await expect(async () => {
      await tela.reload();
      await expect(tela.getByRole('button', { name: 'Baixar o documento assinado' })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });
    const { achado } = await esperarMensagem(
      esposa.email,
      /Todos assinaram[\s\S]*(http\S+\/assinar#[\w-]{43})/i,
    );
    expect(achado[1]).toContain('/assinar#');
    const arquivo = await baixar(tela);
    const dito = execFileSync('pdfsig', ['-nocert', arquivo]).toString();
    expect(dito).toContain('Signature is Valid.');
    expect(dito).toContain('Total document signed');
    expect(verificar(await readFile(arquivo)).confere).toBe(true);
    await tela.getByRole('link', { name: 'Conferir agora' }).click();
    await expect(titulo(tela, /este documento está assinado e selado/i)).toBeVisible();
    await expect(tela.getByText('L. P. N.')).toBeVisible();
    await tela.getByLabel('Arquivo em PDF').setInputFiles(arquivo);
    await expect(tela.getByText('O arquivo é o original assinado')).toBeVisible();
    await conferirTelaToda(tela);
  });
  await contexto.close();
});

async function baixar(tela: Page): Promise<string> {
  const arquivo = tela.waitForEvent('download');
  await tela.getByRole('button', { name: 'Baixar o documento assinado' }).click();
  return (await arquivo).path();
}

test('after two have signed, the wife changes her own e-mail, and nobody signs again', async ({
  browser,
}) => {
  const estudante = pessoa('Noel Dias Prado', 346);
  const fiador = pessoa('Olga Dias Prado', 347);
  const marido = pessoa('Paulo Reis Dias', 348);
  const novo = `novo.${marido.email}`;
  await contratoDisparado({ estudante, fiador }, [{ papel: 'conjuge-do-fiador', ...marido }]);
  for (const quem of [estudante, fiador]) await assinarPorChamada(quem);
  const antes = await linkParaAssinar(marido);
  const contexto = await browser.newContext(MINUSCULA);
  const tela = await contexto.newPage();
  await tela.goto(antes);
  await identificarSe(tela, marido);
  await tocarAte(tela, /ler o documento/i, /contrato de crédito estudantil/i);
  await tocarAte(tela, /continuar para assinar/i, /receba um código/i);

  await test.step('by a code to the e-mail that he still reads and one to the new one', async () => {
    await tela.getByText('O meu e-mail ou celular mudou').click();
    await conferirTelaToda(tela);
    await tocarAte(tela, /trocar o meu contato/i, /qual contato ainda é seu/i);
    await tela.getByRole('button', { name: 'Enviar o código' }).click();
    await expect(tela.getByText('Escolha um contato que ainda é seu.')).toBeVisible();
    await conferirTelaToda(tela);
    await tela.getByText('E-mail', { exact: true }).click();
    await tocarAte(tela, /enviar o código/i, /digite o código e o contato novo/i);
    const { achado } = await esperarMensagem(marido.email, /trocar o contato[\s\S]*?\b(\d{6})\b/);
    await tela.getByLabel('Código de 6 números').fill(achado[1] ?? '');
    await tela.getByText('O e-mail', { exact: true }).click();
    await tela.getByLabel('E-mail novo').fill('sem-arroba');
    await tela.getByRole('button', { name: 'Continuar' }).click();
    await expect(tela.getByLabel('E-mail novo')).toBeFocused();
    await conferirTelaToda(tela);
    await tela.getByLabel('E-mail novo').fill(novo);
    await tocarAte(tela, /continuar/i, /confirme o contato novo/i);
    await conferirTelaToda(tela);
    const doNovo = await esperarMensagem(novo, /\b(\d{6})\b/);
    await tela.getByLabel('Código do contato novo').fill(doNovo.achado[1] ?? '');
    await tocarAte(tela, /trocar o contato/i, /receba um código/i);
    await conferirTelaToda(tela);
  });

  await test.step('the old address is told, its link opens nothing, and he signs by the new one', async () => {
    await esperarMensagem(marido.email, /o seu contato para assinar mudou|contato para assinar/i);
    const estranho = await (await browser.newContext(MINUSCULA)).newPage();
    await estranho.goto(antes);
    await expect(titulo(estranho, /este link não abre nenhum documento/i)).toBeVisible();
    await estranho.context().close();
    await tela.getByText('E-mail', { exact: true }).click();
    await expect(tela.getByText('n•••••@exemplo.education')).toBeVisible();
    await assinarPorChamada({ cpf: marido.cpf, email: novo });
    await tela.reload();
    await expect(titulo(tela, /a sua assinatura está registrada/i)).toBeVisible();
  });
  await contexto.close();
});
