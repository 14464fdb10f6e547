import { expect, type Page, test } from '@playwright/test';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { enviar, lerInstrucoes } from '../actors/quem-preenche.ts';
import { conferirTela, conferirTelaToda } from '../world/acessibilidade.ts';
import {
  atualizacaoRecusada,
  contratoEfetivado,
  dispensarFiador,
  iniciarPorChamada,
  recusadaDoFiador,
} from '../world/atualizacoes-prontas.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { type Arquivo, comprovante, rgDe } from '../world/papeis.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';
import { rascunhosDe } from '../world/rascunhos.ts';

// The page itself is asked for each time, never taken from what the browser keeps.
test.use({ serviceWorkers: 'block' });

async function entrarNoPortal(page: Page, portal: 'estudante' | 'fiador', quem: Pessoa): Promise<void> {
  await entrar(page, portal, quem);
  await expect(page).toHaveURL(new RegExp(`/${portal}/[a-z]`));
  await page.goto(`${base()}/${portal}/inicio`);
}

/** Everything that is tapped from here on, by whoever uses the page. */
async function contarToques(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const aba = window as unknown as { toques: number };
    aba.toques = 0;
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) aba.toques += 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { toques: number }).toques);
}

const conferiTudo = (page: Page) => page.getByRole('button', { name: 'Conferi tudo' }).click();

test('nothing changed: two taps, and the update is concluded', async ({ page }) => {
  const estudante = pessoa('Olga Dantas Freire', 401);
  await contratoEfetivado({ estudante });
  await entrarNoPortal(page, 'estudante', estudante);
  await expect(page.getByRole('button', { name: /^iniciar a atualização/i })).toBeVisible();
  await conferirTelaToda(page);
  await page.getByRole('button', { name: /^iniciar a atualização/i }).click();
  await pergunta(page, /instruções da atualização cadastral/i);
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(6);
  await conferirTelaToda(page);

  const toques = await contarToques(page);
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await pergunta(page, /confira os seus dados/i);
  await expect(page.getByText(estudante.nome)).toBeVisible();
  await expect(page.getByLabel('Celular')).not.toHaveValue('');
  await conferirTelaToda(page);
  await conferiTudo(page);
  await pergunta(page, /a atualização cadastral está concluída/i);
  expect(await toques()).toBe(2);
  await conferirTelaToda(page);

  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await expect(page.getByText('A sua atualização foi concluída.')).toBeVisible();
  await conferirTelaToda(page);
  await page.getByRole('button', { name: /^concluir a atualização/i }).click();
  await expect(page.getByText('A sua atualização foi concluída.')).toHaveCount(0);
});

test('another way of writing the same asks for no proof, and a late CEP never wins', async ({ page }) => {
  const estudante = pessoa('Otto Dantas Freire', 402);
  await contratoEfetivado({ estudante });
  await iniciarPorChamada(estudante);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/atualizacao-cadastral`);
  await pergunta(page, /confira os seus dados/i);
  const pedidos = page.getByText('Com o que você mudou, vamos pedir em seguida');
  const [cep, rua, numero] = [
    page.getByLabel('CEP'),
    page.getByLabel(/rua, avenida/i),
    page.getByLabel('Número'),
  ];

  await test.step('a focus and a blur of the CEP change nothing', async () => {
    await cep.focus();
    await cep.blur();
    await expect(numero).toHaveValue('1000');
    await expect(pedidos).toHaveCount(0);
  });

  await test.step('neither does "Av." nor an accent', async () => {
    await rua.fill('Av. Paulista');
    await expect(pedidos).toHaveCount(0);
  });

  await test.step('the answer to an older CEP comes after the newer one, and is dropped', async () => {
    const [pedida, solta, atendida] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    await page.route('**/endereco/30130010/json', async (rota) => {
      pedida?.resolve();
      await solta?.promise;
      // The page may have given it up by then, which is as good.
      await rota.continue().catch(() => undefined);
      atendida?.resolve();
    });
    await cep.fill('30130-010');
    await pedida?.promise;
    await cep.fill('01310-100');
    await expect(rua).toHaveValue('Avenida Paulista');
    solta?.resolve();
    await atendida?.promise;
    await expect(rua).toHaveValue('Avenida Paulista');
    await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  });

  await test.step('the same CEP finds its number again', async () => {
    await expect(numero).toHaveValue('1000');
    await expect(pedidos).toHaveCount(0);
  });
  await conferiTudo(page);
  await pergunta(page, /a atualização cadastral está concluída/i);
});

test('everything changed: code, documents and proof, then the analysis', async ({ page }) => {
  const estudante = pessoa('Odete Dantas Freire', 403);
  const conjuge = pessoa('Oscar Prado Freire', 404);
  await contratoEfetivado({ estudante });
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/atualizacao-cadastral`);
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await pergunta(page, /confira os seus dados/i);
  const celular = `119${estudante.telefone.slice(3, 10)}${(Number(estudante.telefone.at(-1)) + 1) % 10}`;
  await page.getByLabel('Celular').fill(celular);
  await page.getByLabel('E-mail', { exact: true }).fill('odete@nova.example');
  await page.getByLabel('CEP').fill('30130-010');
  await expect(page.getByLabel('Cidade')).toHaveValue('Belo Horizonte');
  await page.getByLabel('Número').fill('50');
  await page.getByText('Casada ou casado', { exact: true }).click();
  await page.getByText('Comunhão parcial', { exact: false }).first().click();
  await page.getByLabel('Nome do cônjuge').fill(conjuge.nome);
  await page.getByLabel('CPF do cônjuge').fill(conjuge.cpf);
  await page.getByLabel('E-mail do cônjuge').fill(conjuge.email);
  const pedidos = page.getByRole('status').filter({ hasText: 'vamos pedir em seguida' });
  for (const pedido of [
    'código',
    'RG ou CNH do cônjuge',
    'Certidão de casamento',
    'Comprovante de residência',
  ])
    await expect(pedidos).toContainText(pedido);
  await conferirTelaToda(page);
  await conferiTudo(page);

  await test.step('the new phone is confirmed by a code', async () => {
    await pergunta(page, /vamos confirmar o celular novo/i);
    await conferirTelaToda(page);
    await page.getByText('WhatsApp', { exact: true }).click();
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await pergunta(page, /digite o código que enviamos/i);
    await expect(page.getByRole('button', { name: /reenviar código em/i })).toBeDisabled();
    await conferirTelaToda(page);
    await page.getByLabel(/código de 6 números/i).fill('000000');
    await expect(
      page.getByText('Este código não confere. Veja a mensagem mais recente ou peça outro.', { exact: true }),
    ).toBeVisible();
    await conferirTela(page, 'com erro');
    const { achado } = await esperarMensagem(celular, /\b(\d{6})\b/);
    await page.getByLabel(/código de 6 números/i).fill(achado[1] ?? '');
  });

  await test.step('each document by its name, and what was read is confirmed', async () => {
    await lerInstrucoes(page);
    await pergunta(page, /documentos do estado civil/i);
    await expect(
      page.getByText(/^envie os documentos do cônjuge e a certidão de casamento\./i),
    ).toBeVisible();
    await conferirTelaToda(page);
    await enviarSemCpf(page);
    await trocar(page, /rg ou cnh do cônjuge/i, await rgDe(conjuge));
    await enviar(page, /certidão de casamento/i, await comprovante('certidao'));
    await page.getByRole('button', { name: /^avançar/i }).click();
    await expect(page.getByText('Você precisa confirmar os dados do documento.')).toBeVisible();
    await conferirTelaToda(page);
    await page.getByText('Confirmo os dados do documento').click();
    await avancar(page);
    await pergunta(page, /comprovante de residência/i);
    await conferirTelaToda(page);
    await enviar(page, /comprovante de residência/i, await comprovante('residencia'));
    await page.getByRole('button', { name: 'Concluir' }).click();
  });
  await pergunta(page, /recebemos a atualização/i);
  await conferirTelaToda(page);
  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await expect(page.getByText(/está em análise, e o seu contrato continua ativo/)).toBeVisible();
  await conferirTelaToda(page);
});

/** A document in which no CPF can be read asks for another one. */
async function enviarSemCpf(page: Page): Promise<void> {
  const escolha = page.waitForEvent('filechooser');
  await page
    .getByRole('region', { name: /rg ou cnh do cônjuge/i })
    .getByRole('button', { name: 'Escolher arquivo' })
    .click();
  await (await escolha).setFiles(await comprovante('rg-digital'));
  await page.getByRole('button', { name: /tudo certo/i }).click();
  const aviso = page.getByRole('dialog', { name: 'Envio de CPF' });
  await expect(aviso).toContainText(
    'Não foi possível identificar o número do CPF no documento enviado. Por favor, adicione outro documento.',
    { timeout: 60_000 },
  );
  await conferirTelaToda(page);
  await aviso.getByRole('button', { name: 'Entendi' }).click();
}

/** Another file in the place of one that is there. */
async function trocar(page: Page, cartao: RegExp, arquivo: Arquivo): Promise<void> {
  const alvo = page.getByRole('region', { name: cartao });
  const escolha = page.waitForEvent('filechooser');
  await alvo.getByRole('button', { name: /^trocar/i }).click();
  await (await escolha).setFiles(arquivo);
  await page.getByRole('button', { name: 'Trocar arquivo' }).click();
  await page.getByRole('button', { name: /tudo certo/i }).click();
  await expect(alvo.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 60_000 });
}

test('restarted with a reason, a screen on a phone and a dialog on a desktop', async ({ page }) => {
  const estudante = pessoa('Oto Braga Nunes', 405);
  await contratoEfetivado({ estudante });
  await iniciarPorChamada(estudante);
  await entrarNoPortal(page, 'estudante', estudante);
  const reiniciar = page.getByRole('button', { name: /^reiniciar a atualização/i });

  await test.step('on a desktop the reason is asked in a dialog', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await reiniciar.click();
    const dialogo = page.getByRole('dialog', { name: /reiniciar a atualização/i });
    await expect(dialogo.getByRole('button', { name: 'Reiniciar' })).toBeDisabled();
    await conferirTela(page);
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await reiniciar.click();
  await expect(page).toHaveURL(/reiniciar-atualizacao$/);
  await pergunta(page, /reiniciar a atualização cadastral/i);
  await expect(page.getByRole('button', { name: 'Reiniciar' })).toBeDisabled();
  await conferirTelaToda(page);
  await page.getByLabel(/por que você quer reiniciar/i).fill('Enviei o documento de outra pessoa.');
  await page.getByRole('button', { name: 'Reiniciar' }).click();
  const certeza = page.getByRole('dialog', { name: /tem certeza que deseja reiniciar/i });
  await expect(certeza).toBeVisible();
  await conferirTelaToda(page);
  await certeza.getByRole('button', { name: 'Sim, tenho' }).click();
  await pergunta(page, /confira os seus dados/i);
});

test('each confirms their own data: the guarantor is missing, comes, and is done', async ({
  page,
  browser,
}) => {
  const estudante = pessoa('Olavo Matos Diniz', 406);
  const fiador = pessoa('Otília Matos Diniz', 407);
  await contratoEfetivado({ estudante, fiador });
  await iniciarPorChamada(estudante);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.getByRole('button', { name: /^continuar a atualização/i }).click();
  await pergunta(page, /confira os seus dados/i);
  await conferiTudo(page);
  await pergunta(page, /a sua parte está confirmada/i);
  await expect(page.getByText('Falta confirmar')).toBeVisible();
  await conferirTelaToda(page);
  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await expect(page.getByText('A sua parte está pronta.', { exact: false })).toBeVisible();
  await conferirTelaToda(page);

  const outra = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await entrarNoPortal(outra, 'fiador', fiador);
  await expect(outra.getByRole('heading', { name: /atualização cadastral de olavo/i })).toBeVisible();
  await conferirTelaToda(outra);
  await outra.getByRole('button', { name: /^confirmar os meus dados/i }).click();
  await pergunta(outra, /instruções da atualização cadastral/i);
  const toques = await contarToques(outra);
  await outra.getByRole('button', { name: 'Iniciar' }).click();
  await pergunta(outra, /confira os seus dados/i);
  await expect(outra.getByText(fiador.nome)).toBeVisible();
  await conferiTudo(outra);
  await pergunta(outra, /a atualização cadastral está concluída/i);
  expect(await toques()).toBe(2);
  await conferirTelaToda(outra);
  await page.reload();
  await expect(page.getByText('A sua atualização foi concluída.')).toBeVisible();
});

test('a start that happened elsewhere leads to the screen, and what was typed outlives a reload', async ({
  page,
}) => {
  const estudante = pessoa('Orlando Braga Nunes', 408);
  await contratoEfetivado({ estudante });
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/atualizacao-cadastral`);
  await pergunta(page, /instruções da atualização cadastral/i);
  await iniciarPorChamada(estudante);
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await pergunta(page, /confira os seus dados/i);
  await page.getByLabel('E-mail', { exact: true }).fill('outro@orlando.example');
  await expect.poll(() => rascunhosDe(page)).toContain('outro@orlando.example');
  await page.reload();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('outro@orlando.example');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/inicio$/);
});

/** What an analysis refused, by whoever has to correct it: the data first, the file with its reasons, then the sending. */
async function corrigirRecusada(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^corrigir/i }).click();
  await pergunta(page, /^dados pessoais/i);
  await expect(page.getByText('O número da casa não é o do comprovante.')).toBeVisible();
  await conferirTelaToda(page);
  await page.getByLabel('Número').fill('78');
  await page.getByRole('button', { name: /^avançar/i }).click();
  await pergunta(page, /envie de novo o seu comprovante de residência/i);
  await expect(page.getByText('Motivos da recusa')).toBeVisible();
  await expect(page.locator('ol li').filter({ hasText: /cortado/i })).toBeVisible();
  await page.getByRole('button', { name: 'Ver o documento enviado' }).click();
  await expect(page.getByRole('img', { name: 'Imagem da página 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).last().click();
  await conferirTelaToda(page);
  await enviar(page, /comprovante de residência/i, await comprovante('conta-de-luz'));
  await avancar(page);
  await pergunta(page, /tudo pronto para enviar/i);
  await conferirTelaToda(page);
  await page.getByRole('button', { name: 'Enviar correções' }).click();
  await pergunta(page, /recebemos a atualização/i);
  await conferirTelaToda(page);
}

test('what an analysis refused of a student is corrected and sent', async ({ page }) => {
  const estudante = pessoa('Ofélia Braga Nunes', 409);
  await contratoEfetivado({ estudante });
  await atualizacaoRecusada(estudante);
  await entrarNoPortal(page, 'estudante', estudante);
  await expect(page.getByText('Falta corrigir')).toBeVisible();
  await conferirTelaToda(page);
  await corrigirRecusada(page);
});

test('what an analysis refused of a guarantor is theirs to correct, and the student reads who must', async ({
  page,
  browser,
}) => {
  const estudante = pessoa('Olegário Pinto Sales', 428);
  const fiador = pessoa('Ondina Pinto Sales', 429);
  await contratoEfetivado({ estudante, fiador });
  await recusadaDoFiador(estudante, fiador);
  const outra = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await entrarNoPortal(outra, 'estudante', estudante);
  await expect(outra.getByText('Falta corrigir')).toBeVisible();
  await expect(outra.getByRole('button', { name: /^corrigir/i })).toHaveCount(0);
  await conferirTelaToda(outra);

  await entrarNoPortal(page, 'fiador', fiador);
  await corrigirRecusada(page);
  await outra.reload();
  await expect(outra.getByText(/em análise/i).first()).toBeVisible();
});

test('a guarantor cannot take the phone of the student, and proves another spouse', async ({ page }) => {
  const estudante = pessoa('Osvaldo Prado Reis', 410);
  const fiador = pessoa('Olímpia Prado Reis', 411);
  const [antes, depois] = [pessoa('Otacílio Lima Reis', 412), pessoa('Oswaldo Nunes Pires', 413)];
  await contratoEfetivado({
    estudante,
    fiador,
    respostasDoFiador: {
      estadoCivil: 'CASADO',
      nomeConjuge: antes.nome,
      cpfConjuge: antes.cpf,
      emailConjuge: antes.email,
      telefoneConjuge: antes.telefone,
    },
  });
  await iniciarPorChamada(estudante);
  await entrarNoPortal(page, 'fiador', fiador);
  await page.getByRole('button', { name: /^confirmar os meus dados/i }).click();
  await page.getByRole('button', { name: 'Iniciar' }).click();
  await pergunta(page, /confira os seus dados/i);

  await test.step('nobody who was married becomes single', async () => {
    await expect(page.getByLabel('Casada ou casado')).toBeChecked();
    await expect(page.getByLabel('Solteira ou solteiro')).toHaveCount(0);
  });

  const celular = page.getByLabel('Celular');
  const meu = await celular.inputValue();
  await celular.fill(estudante.telefone);
  await conferiTudo(page);
  await expect(page.getByText('Número de telefone já cadastrado!', { exact: true })).toBeVisible();
  await expect(celular).toBeFocused();
  await conferirTela(page, 'com erro');
  await celular.fill(meu);

  await page.getByLabel('Nome do cônjuge').fill(depois.nome);
  await page.getByLabel('CPF do cônjuge').fill(depois.cpf);
  await page.getByLabel('E-mail do cônjuge').fill(depois.email);
  await conferiTudo(page);
  await pergunta(page, /documentos do estado civil/i);
  await enviar(page, /comprovante de troca de cônjuge/i, await comprovante('troca'));
  await page.getByRole('button', { name: 'Concluir' }).click();
  await pergunta(page, /a sua parte está confirmada/i);
});

test('whoever has the former phone stops the change', async ({ page, browser }) => {
  const estudante = pessoa('Osíris Braga Nunes', 414);
  await contratoEfetivado({ estudante });
  await iniciarPorChamada(estudante);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/atualizacao-cadastral`);
  await pergunta(page, /confira os seus dados/i);
  const novo = `119${estudante.telefone.slice(3, 10)}${(Number(estudante.telefone.at(-1)) + 1) % 10}`;
  await page.getByLabel('Celular').fill(novo);
  await conferiTudo(page);
  await page.getByText('SMS', { exact: true }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await pergunta(page, /digite o código que enviamos/i);

  const { achado } = await esperarMensagem(estudante.telefone, /https?:\S+\/parar-troca#\S+/);
  const outra = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await outra.goto(achado[0]);
  await pergunta(outra, /alguém pediu para trocar o celular/i);
  await expect(outra).toHaveURL(/\/parar-troca$/);
  await conferirTelaToda(outra);
  await outra.getByRole('button', { name: /não fui eu/i }).click();
  await pergunta(outra, /o celular não será trocado/i);
  await conferirTelaToda(outra);
  await page.goto(`${base()}/estudante/atualizacao-cadastral`);
  await pergunta(page, /confira os seus dados/i);
  await expect(page.getByLabel('Celular')).not.toHaveValue(new RegExp(novo.slice(-4)));
});

test('a guarantor who comes too late: the update went on without them, and both read so', async ({
  page,
  browser,
}) => {
  const estudante = pessoa('Otávia Matos Diniz', 415);
  const fiador = pessoa('Onofre Matos Diniz', 416);
  await contratoEfetivado({ estudante, fiador });
  const id = await iniciarPorChamada(estudante);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/atualizacao-cadastral`);
  await pergunta(page, /confira os seus dados/i);
  await conferiTudo(page);
  await pergunta(page, /a sua parte está confirmada/i);
  await dispensarFiador(id);
  await page.reload();
  await pergunta(page, /a atualização cadastral está concluída/i);
  await expect(page.getByText('Já confirmou')).toHaveCount(0);

  const outra = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await entrarNoPortal(outra, 'fiador', fiador);
  await expect(outra.getByRole('button', { name: /^confirmar os meus dados/i })).toHaveCount(0);
  await outra.goto(`${base()}/fiador/atualizacao-cadastral-fiador/${id}`);
  await pergunta(outra, /a atualização seguiu sem a sua confirmação/i);
  await conferirTelaToda(outra);
});

test('the message about an update that was begun again leads to no dead end', async ({ page }) => {
  const estudante = pessoa('Olegário Matos Diniz', 417);
  const fiador = pessoa('Ondina Matos Diniz', 418);
  await contratoEfetivado({ estudante, fiador });
  const id = await iniciarPorChamada(estudante);
  const api = await entrarPorChamada(estudante);
  await api.pedir('DELETE', `/alteracao-cadastral/${id}/excluir-alteracao?motive=Recome%C3%A7o`);
  await entrarNoPortal(page, 'fiador', fiador);
  for (const tela of ['pendencias-atualizacao-fiador', 'atualizacao-cadastral-fiador']) {
    await page.goto(`${base()}/fiador/${tela}/${id}`);
    await pergunta(page, /esta atualização não existe mais/i);
    await conferirTelaToda(page);
  }
  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(/\/fiador\/inicio$/);
});
