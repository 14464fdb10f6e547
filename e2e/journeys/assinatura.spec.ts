/** Electronic signature as whoever signs meets it: in a portal, by a link, and whoever checks it afterwards. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { assinarCom, identificarSe, lerEPedirCodigo, titulo, tocarAte } from '../actors/quem-assina.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirFocoAVista, conferirTelaToda } from '../world/acessibilidade.ts';
import { contratoDisparado, linkParaAssinar } from '../world/assinaturas-prontas.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

/** What the page has called of the API, and its own address, may show nothing of the secret. */
async function abrirLink(page: Page, link: string): Promise<readonly string[]> {
  const enderecos: string[] = [];
  page.on('request', (pedido) => enderecos.push(pedido.url()));
  await page.goto(link);
  return enderecos;
}

test('student and guarantor read and sign, each in their own way, and anybody checks the document', async ({
  page,
  browser,
}) => {
  const estudante = pessoa('Alice Prado Moura', 301);
  const fiador = pessoa('Bento Prado Moura', 302);
  await contratoDisparado({ estudante, fiador });

  await test.step('the student signs in the portal, let in by the session', async () => {
    await entrar(page, 'estudante', estudante);
    await expect(page).toHaveURL(/\/estudante\/[a-z]/);
    await page.goto(`${base()}/estudante/inicio`);
    await page.getByRole('button', { name: 'Ler e assinar' }).click();
    await expect(titulo(page, /o que você vai assinar/i)).toBeVisible();
    await expect(page.getByText(/o contrato \S+ de Alice/i).first()).toBeVisible();
    const quem = page.getByRole('region', { name: 'Quem assina, nesta ordem' });
    await expect(quem).toContainText('Bento');
    await expect(quem).not.toContainText('Prado Moura');
    await conferirTelaToda(page);
    await assinarCom(page, await lerEPedirCodigo(page, estudante));
    await expect(page.getByText(/agora é a vez de Bento/i)).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Voltar aos documentos' }).click();
    await expect(titulo(page, /documentos para assinar/i)).toBeVisible();
  });

  const link = await linkParaAssinar(fiador);
  const segredo = new URL(link).hash.slice(1);

  await test.step('a scanner of mail that opens the link changes nothing', async () => {
    const resposta = await fetch(link);
    expect(resposta.status).toBe(200);
    expect(await resposta.text()).not.toContain('Bento');
  });

  const contexto = await browser.newContext();
  const tela = await contexto.newPage();
  await test.step('the link leaves the address bar, and is worth nothing without the CPF', async () => {
    const enderecos = await abrirLink(tela, link);
    await expect(titulo(tela, /há um documento para você assinar/i)).toBeVisible();
    await expect(tela).toHaveURL(`${base()}/assinar`);
    await conferirTelaToda(tela);
    await tela.getByLabel('Seu CPF').fill(estudante.cpf);
    await tela.getByRole('button', { name: /abrir o documento/i }).click();
    await expect(tela.getByText(/não é o CPF da pessoa que recebeu este link/i)).toBeVisible();
    await conferirTelaToda(tela);
    await identificarSe(tela, fiador);
    await conferirTelaToda(tela);
    await conferirFocoAVista(tela);
    expect(enderecos.filter((endereco) => endereco.includes(segredo) && !endereco.endsWith(segredo))).toEqual(
      [],
    );
  });

  await test.step('the text grows, its parts are found, and a reload loses nothing', async () => {
    await tocarAte(tela, /ler o documento/i, /contrato de crédito estudantil/i);
    await expect(titulo(tela, /contrato de crédito/i)).toBeFocused();
    await conferirTelaToda(tela);
    const letra = () => tela.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const antes = await letra();
    await tela.getByRole('button', { name: 'Letra maior' }).click();
    expect(await letra()).not.toBe(antes);
    await conferirTelaToda(tela);
    // A desktop of 1280 by 1024 at 400 %.
    await tela.setViewportSize({ width: 320, height: 256 });
    await conferirTelaToda(tela);
    await conferirFocoAVista(tela);
    await tela.setViewportSize({ width: 360, height: 740 });
    await tela.getByText('Ir para uma parte do documento').click();
    const parte = tela.locator('details').getByRole('button').last();
    const nome = await parte.textContent();
    await parte.click();
    await expect(tela.locator(':focus')).toHaveText(nome ?? '');
    await tela.reload();
    await expect(titulo(tela, /contrato de crédito/i)).toBeVisible();
    const arquivo = tela.waitForEvent('download');
    await tela.getByRole('button', { name: 'Baixar em PDF' }).click();
    expect((await readFile(await (await arquivo).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await tela.getByRole('button', { name: 'Voltar' }).click();
    await expect(titulo(tela, /o que você vai assinar/i)).toBeVisible();
  });

  let verificacao = '';
  await test.step('a wrong code and an unread declaration sign nothing; the right ones sign once', async () => {
    const codigo = await lerEPedirCodigo(tela, fiador);
    await conferirTelaToda(tela);
    await tela.getByRole('button', { name: /^assinar$/i }).click();
    await expect(tela.getByText('Digite os 6 números do código.')).toBeVisible();
    await expect(tela.getByText('Marque a declaração para assinar.')).toBeVisible();
    await expect(tela.getByLabel('Código de 6 números')).toBeFocused();
    await conferirTelaToda(tela);
    await tela.getByLabel('Código de 6 números').fill(codigo === '111111' ? '222222' : '111111');
    await tela.getByText(/^Li o contrato/).click();
    await tela.getByRole('button', { name: /^assinar$/i }).click();
    await expect(
      tela.getByText('Este código não confere. Veja a mensagem mais recente ou peça outro.'),
    ).toBeVisible();
    await assinarCom(tela, codigo);
    await conferirTelaToda(tela);
    verificacao = (await tela.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/).textContent()) ?? '';
    await tela.reload();
    await expect(titulo(tela, /a sua assinatura está registrada/i)).toBeVisible();
  });

  const arquivo = tela.waitForEvent('download');
  await tela.getByRole('button', { name: /^baixar/i }).click();
  const copia = await (await arquivo).path();

  await test.step('on a phone that is somebody else’s, nothing stays; the link says that it is signed', async () => {
    await tela.getByRole('button', { name: 'Sair deste documento' }).click();
    await expect(titulo(tela, /abra o link da mensagem/i)).toBeVisible();
    await conferirTelaToda(tela);
    expect(
      await tela.evaluate(() => Object.keys(sessionStorage).filter((chave) => /^assinatura/.test(chave))),
    ).toEqual([]);
    await tela.goto('about:blank');
    await tela.goto(link);
    await expect(titulo(tela, /você já assinou este documento/i)).toBeVisible();
    await expect(tela.getByLabel('Seu CPF')).toBeVisible();
  });

  await test.step('anybody checks it by its code, and a file in the browser', async () => {
    await tela.goto(`${base()}/verificar`);
    await expect(titulo(tela, /conferir um documento assinado/i)).toBeVisible();
    await conferirTelaToda(tela);
    await tela.getByLabel('Código de verificação').fill('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    await tela.getByRole('button', { name: 'Conferir' }).click();
    await expect(tela.getByText('Não encontramos este código')).toBeVisible();
    await tela.getByLabel('Código de verificação').fill(verificacao.toLowerCase());
    await tocarAte(tela, /^conferir$/i, /ainda está sendo assinado/i);
    await expect(tela.getByText('B. P. M.')).toBeVisible();
    await expect(tela.getByText('Bento')).toHaveCount(0);
    await conferirTelaToda(tela);
    const enviados: string[] = [];
    tela.on('request', (pedido) => enviados.push(pedido.url()));
    await tela.getByLabel('Arquivo em PDF').setInputFiles(copia);
    await expect(tela.getByText('O arquivo é o texto que as pessoas leram')).toBeVisible();
    await conferirTelaToda(tela);
    await tela.getByLabel('Arquivo em PDF').setInputFiles({
      name: 'outro.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 outro'),
    });
    await expect(tela.getByText('O arquivo não é o que está registrado')).toBeVisible();
    expect(enviados).toEqual([]);
  });
  await contexto.close();
});

test('a guarantor who will not sign says why, and the others meet a page that tells it', async ({
  browser,
}) => {
  const estudante = pessoa('Caio Nunes Vidal', 303);
  const fiador = pessoa('Dora Nunes Vidal', 304);
  await contratoDisparado({ estudante, fiador });
  const doEstudante = await (await browser.newContext()).newPage();
  const linkDoEstudante = await linkParaAssinar(estudante);
  await doEstudante.goto(linkDoEstudante);
  await identificarSe(doEstudante, estudante);
  await assinarCom(doEstudante, await lerEPedirCodigo(doEstudante, estudante));

  const daFiadora = await (await browser.newContext()).newPage();
  await daFiadora.goto(await linkParaAssinar(fiador));
  await identificarSe(daFiadora, fiador);
  await tocarAte(daFiadora, /ler o documento/i, /contrato de crédito estudantil/i);
  await tocarAte(daFiadora, /não vou assinar/i, /não vai assinar/i);
  await daFiadora.getByRole('button', { name: /confirmar que não/i }).click();
  await expect(daFiadora.getByText('Diga por que você não vai assinar.')).toBeVisible();
  await conferirTelaToda(daFiadora);
  await daFiadora.getByRole('button', { name: 'Voltar sem recusar' }).click();
  await expect(titulo(daFiadora, /contrato de crédito/i)).toBeVisible();
  await tocarAte(daFiadora, /não vou assinar/i, /não vai assinar/i);
  await daFiadora.getByLabel('Por que você não vai assinar?').fill('O valor não é o que combinamos.');
  await tocarAte(daFiadora, /confirmar que não/i, /você informou que não vai assinar/i);
  await conferirTelaToda(daFiadora);

  await doEstudante.reload();
  await expect(doEstudante.getByText(/Dora .* informou que não vai assinar/)).toBeVisible();
  await expect(doEstudante.getByText('não haverá um arquivo final')).toBeVisible();
  await expect(doEstudante.getByText('Aguarda a vez')).toHaveCount(0);
});

test('without storage, on a line that breaks, and with somebody else logged in, signing goes on', async ({
  browser,
}) => {
  const estudante = pessoa('Elza Couto Reis', 305);
  const fiador = pessoa('Fausto Couto Reis', 306);
  await contratoDisparado({ estudante, fiador });
  const link = await linkParaAssinar(estudante);

  await test.step('the session of another person stays as it is', async () => {
    const contexto = await browser.newContext();
    const page = await contexto.newPage();
    await entrar(page, 'fiador', fiador);
    await expect(page).toHaveURL(/\/fiador\/inicio/);
    const tela = await contexto.newPage();
    await tela.goto(link);
    await identificarSe(tela, estudante);
    await page.reload();
    await expect(titulo(page, /suas fianças/i)).toBeVisible();
    await page.goto(`${base()}/fiador/assinar`);
    await expect(titulo(page, /documentos para assinar/i)).toBeVisible();
    await conferirTelaToda(page);
    await page.goto(`${base()}/fiador/assinar/00000000-0000-4000-8000-000000000000`);
    await expect(titulo(page, /este documento não está na sua conta/i)).toBeVisible();
    await contexto.close();
  });

  await test.step('nothing can be kept, and the first answers are lost on the way', async () => {
    const contexto = await browser.newContext();
    await contexto.addInitScript(() => {
      for (const qual of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, qual, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
    });
    const tela = await contexto.newPage();
    await tela.goto(link);
    await tela.route('**/api/assinatura/ver', (rota) => rota.abort(), { times: 1 });
    await identificarSe(tela, estudante);
    const codigo = await lerEPedirCodigo(tela, estudante);
    // A reload forgets the link, and says so; the code that was asked for is still one to type.
    await tela.reload();
    await expect(titulo(tela, /abra o link da mensagem/i)).toBeVisible();
    await conferirTelaToda(tela);
    await tela.goto(link);
    await identificarSe(tela, estudante);
    await tocarAte(tela, /ler o documento/i, /contrato de crédito estudantil/i);
    await tocarAte(tela, /continuar para assinar/i, /receba um código/i);
    await tocarAte(tela, /já recebi um código/i, /digite o código e assine/i);
    // The signature is given, and its answer does not arrive.
    await tela.route(
      '**/api/assinatura/assinar',
      async (rota) => {
        await rota.fetch();
        await rota.abort();
      },
      { times: 1 },
    );
    await assinarCom(tela, codigo);
    await contexto.close();
  });

  await test.step('an unknown link, and none, say what to do', async () => {
    const tela = await (await browser.newContext()).newPage();
    await tela.goto(`${base()}/assinar#${'x'.repeat(43)}`);
    await expect(titulo(tela, /este link não abre nenhum documento/i)).toBeVisible();
    await conferirTelaToda(tela);
  });
});
