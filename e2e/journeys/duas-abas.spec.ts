/** The same request in two tabs, on a second device and over a line that breaks: nothing is lost and nothing arrives twice. */
import { expect, type Page, test } from '@playwright/test';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { ATE_SER_LIDO_MS } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { type Cliente, entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { comprovante, fotoEmPartes } from '../world/papeis.ts';
import { pessoa } from '../world/pessoas.ts';
import { rascunhosDe } from '../world/rascunhos.ts';
import { preencherParte } from '../world/solicitacao-pronta.ts';

const abrir = (aba: Page, passo: string) => aba.goto(`${base()}/estudante/dados-pessoais/${passo}`);
const atualizada = (aba: Page) => aba.getByRole('dialog', { name: /solicitação atualizada/i });

/** The same person on another device. */
async function responder(api: Cliente, id: number, passo: string, alteracoes: object): Promise<void> {
  const { estudante } = await api.pedir<{ estudante: { versao: number } }>(
    'GET',
    `/solicitacaoCredito/carregar?id=${id}`,
  );
  await api.pedir('PUT', '/solicitacaoCredito/preencherDadosComplementares', {
    idSolicitacao: id,
    tipoPessoa: 'estudante',
    passo,
    versao: estudante.versao,
    alteracoes,
  });
}

test('two tabs, a second device, a double click and a lost answer never lose or repeat anything', async ({
  page,
}) => {
  const estudante = await criarContaPronta(pessoa('Íris Moura Nunes', 66));
  const api = await entrarPorChamada(estudante);
  const id = await criarPedido(api, SEM_FIADOR);
  await preencherParte(api, id, 'estudante');
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  const pessoas = page.getByRole('spinbutton');
  const maisUma = page.getByRole('button', { name: /acrescentar pessoa/i });

  await test.step('the same answer changed elsewhere: both are shown and the person chooses', async () => {
    await abrir(page, 'grupo-familiar');
    await pergunta(page, /quantas pessoas moram/i);
    await maisUma.click();
    await responder(api, id, 'grupo-familiar', { nrFamiliar: 5 });
    await avancar(page);
    await expect(atualizada(page)).toContainText(/agora: 5/i);
    await expect(atualizada(page)).toContainText(/você digitou: 2/i);
    await conferirTela(page);
    await atualizada(page)
      .getByRole('button', { name: /usar a resposta atual/i })
      .click();
    await expect(pessoas).toHaveValue('5');

    await maisUma.click();
    await responder(api, id, 'grupo-familiar', { nrFamiliar: 3 });
    await avancar(page);
    await atualizada(page)
      .getByRole('button', { name: /manter o que digitei/i })
      .click();
    await expect(page.getByText(/recuperamos o que você já tinha digitado/i)).toBeVisible();
    await expect(pessoas).toHaveValue('6');
  });

  await test.step('another answer changed elsewhere does not stand in the way; a double click saves once', async () => {
    await responder(api, id, 'endereco', { complemento: 'Fundos' });
    const gravadas: number[] = [];
    page.on('response', (resposta) => {
      if (resposta.request().method() === 'PUT') gravadas.push(resposta.status());
    });
    await page.getByRole('button', { name: /^avançar$/i }).dblclick();
    await pergunta(page, /confira o que você informou/i);
    expect(gravadas).toEqual([409, 200]);
    await expect(page.getByText('Fundos')).toBeVisible();
  });

  await test.step('a draft comes back, but not over what a second device answered later', async () => {
    const [numero, complemento, cep] = ['Número', 'Complemento', 'CEP'].map((rotulo) =>
      page.getByLabel(rotulo),
    );
    if (!numero || !complemento || !cep) throw new Error('no fields');
    await abrir(page, 'endereco');
    await cep.fill('30130-010');
    await expect(page.getByLabel('Cidade')).toHaveValue('Belo Horizonte');
    await numero.fill('77');
    await complemento.fill('Casa 2');
    await expect.poll(() => rascunhosDe(page)).toContain('Casa 2');
    await page.reload();
    await expect(numero).toHaveValue('77');
    await expect(cep).toHaveValue('30130-010');
    await expect(complemento).toHaveValue('Casa 2');

    await responder(api, id, 'endereco', { numero: '900' });
    await page.reload();
    await expect(complemento).toHaveValue('Casa 2');
    await expect(numero).toHaveValue('900');
  });

  await test.step('the answer to an upload is lost, the person sends it again', async () => {
    await abrir(page, 'comprovante-de-residencia');
    const cartao = page.getByRole('region', { name: /comprovante de residência/i });
    let perdidas = 0;
    await page.route('**/salvarDocumento/**', async (rota) => {
      if (perdidas > 0) return rota.continue();
      perdidas += 1;
      await rota.fetch({ timeout: 60_000 });
      return rota.abort('connectionreset');
    });
    const escolha = page.waitForEvent('filechooser');
    await cartao.getByRole('button', { name: /^trocar/i }).click();
    await (await escolha).setFiles(await comprovante('residencia'));
    await page.getByRole('button', { name: /trocar arquivo/i }).click();
    await expect(page.getByRole('img', { name: /página 1 de residencia\.pdf/i })).toBeVisible();
    await page.getByRole('button', { name: /tudo certo/i }).click();
    await cartao.getByRole('button', { name: /tentar de novo/i }).click({ timeout: 60_000 });
    await expect(cartao.getByText('residencia.pdf', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(cartao.getByText(/^enviado$/i)).toBeVisible();
    expect(perdidas).toBe(1);
    const { result } = await api.pedir<{ result: { tipoDocumento: string; situacao: string }[] }>(
      'GET',
      `/solicitacaoCredito/${id}/historicoDocumentos/estudante`,
    );
    const situacoes = result.filter(({ tipoDocumento }) => tipoDocumento === 'RESIDENCIA');
    expect(situacoes.map(({ situacao }) => situacao)).toEqual(['enviado', 'substituido']);
    await page.unroute('**/salvarDocumento/**');
  });

  await test.step('the line breaks half-way, the page is reloaded elsewhere, and the file arrives once', async () => {
    const cartao = page.getByRole('region', { name: /comprovante de residência/i });
    let partes = 0;
    await page.route('**/api/envios/*', (rota) => {
      partes += rota.request().method() === 'PATCH' ? 1 : 0;
      return partes > 2 ? rota.abort('connectionreset') : rota.continue();
    });
    const escolha = page.waitForEvent('filechooser');
    await cartao.getByRole('button', { name: /^trocar/i }).click();
    await (await escolha).setFiles(await fotoEmPartes('conta-de-luz.jpg'));
    await page.getByRole('button', { name: /trocar arquivo/i }).click();
    await page.getByRole('button', { name: /tudo certo/i }).click();
    await expect(cartao.getByText(/parado em \d+%. continua sozinho/i)).toBeVisible();
    await conferirTela(page);
    await page.unroute('**/api/envios/*');
    const chegada = page.waitForResponse(
      (resposta) => resposta.url().includes('/salvarDocumento/') && resposta.ok(),
      { timeout: 60_000 },
    );
    const restantes: string[] = [];
    page.on('request', (pedido) => {
      if (pedido.url().includes('/api/envios')) restantes.push(pedido.method());
    });
    await page.goto(`${base()}/estudante/status`);
    await chegada;
    expect(restantes).not.toContain('POST');
    await abrir(page, 'comprovante-de-residencia');
    await expect(cartao.getByText('conta-de-luz.jpg', { exact: true })).toBeVisible();
    await expect(cartao.getByText(/^enviado$/i)).toBeVisible();
    const { result } = await api.pedir<{ result: { tipoDocumento: string; situacao: string }[] }>(
      'GET',
      `/solicitacaoCredito/${id}/historicoDocumentos/estudante`,
    );
    const enviados = result.filter(({ situacao }) => situacao === 'enviado');
    expect(enviados.filter(({ tipoDocumento }) => tipoDocumento === 'RESIDENCIA')).toHaveLength(1);
  });

  await test.step('the session ends during an upload: the login leads back to the step, and the file goes on', async () => {
    const cartao = page.getByRole('region', { name: /comprovante de residência/i });
    let partes = 0;
    await page.route('**/api/envios/*', async (rota) => {
      partes += 1;
      if (partes === 2) await (await entrarPorChamada(estudante)).pedir('DELETE', '/usuario/p/sessoes');
      return rota.continue();
    });
    const escolha = page.waitForEvent('filechooser');
    await cartao.getByRole('button', { name: /^trocar/i }).click();
    await (await escolha).setFiles(await fotoEmPartes('conta-de-agua.jpg'));
    await page.getByRole('button', { name: /trocar arquivo/i }).click();
    await page.getByRole('button', { name: /tudo certo/i }).click();
    const expirada = page.getByRole('dialog', { name: /atenção/i });
    await expect(expirada).toContainText(/sua sessão expirou/i);
    await expirada.getByRole('button', { name: /entendi/i }).click();
    await page.getByLabel('CPF').fill(estudante.cpf);
    await page.getByLabel('Senha', { exact: true }).fill(estudante.senha);
    await page.getByRole('button', { name: /^entrar$/i }).click();
    await expect(page).toHaveURL(/\/comprovante-de-residencia/);
    await expect(cartao.getByText('conta-de-agua.jpg', { exact: true })).toBeVisible();
    await expect(cartao.getByText(/^enviado$/i)).toBeVisible({ timeout: ATE_SER_LIDO_MS });
  });
});

test('a date of birth is the same day on devices of other time zones', async ({ browser }) => {
  const estudante = await criarContaPronta(pessoa('Iara Fuso Nunes', 67));
  const api = await entrarPorChamada(estudante);
  const id = await criarPedido(api, SEM_FIADOR);
  await responder(api, id, 'dados-pessoais', {
    nome: estudante.nome,
    cpf: estudante.cpf,
    dataNascimento: '1989-10-15',
    nomeMae: 'Helena Nunes',
    numeroCarteiraIdentidade: '123456789',
    dataExpedicao: '2020-03-10',
  });
  for (const timezoneId of ['America/Rio_Branco', 'Europe/Lisbon']) {
    const contexto = await browser.newContext({ timezoneId, viewport: { width: 360, height: 740 } });
    const page = await contexto.newPage();
    await entrar(page, 'estudante', estudante);
    await expect(page).toHaveURL(/\/estudante\/[a-z]/);
    await abrir(page, 'dados-pessoais');
    await expect(page.getByLabel('Data de nascimento')).toHaveValue('15/10/1989');
    await contexto.close();
  }
});

test('the answers of a request that does not exist yet are there on another device', async ({
  page,
  browser,
}) => {
  const estudante = await criarContaPronta(pessoa('Ísis Moura Nunes', 498));
  await entrar(page, 'estudante', estudante);
  await pergunta(page, /quem está fazendo esta solicitação/i);
  await page.getByLabel('Sou eu que vou estudar').check();
  await avancar(page);
  await pergunta(page, /documentos por perto/i);
  await expect(page.getByText('Salvo na sua conta')).toBeVisible();
  await expect(page.getByText(/pergunta 2 de \d+/)).toBeVisible();
  await avancar(page);
  await pergunta(page, /qual é a instituição e o curso/i);

  const outro = await (await browser.newContext()).newPage();
  await entrar(outro, 'estudante', estudante);
  await pergunta(outro, /qual é a instituição e o curso/i);
});

test('two quick taps hand the request in once, after everything was read and declared', async ({ page }) => {
  const estudante = await criarContaPronta(pessoa('Inara Moura Nunes', 499));
  const api = await entrarPorChamada(estudante);
  await preencherParte(api, await criarPedido(api, SEM_FIADOR), 'estudante');
  await entrar(page, 'estudante', estudante);
  await page.getByRole('button', { name: 'Conferir e enviar' }).click();
  await pergunta(page, /confira e envie/i);
  const enviar = page.getByRole('button', { name: 'Enviar para análise' });
  await enviar.click();
  await expect(page.getByText('Leia e marque a declaração para enviar.')).toBeVisible();
  await conferirTela(page, 'sem declarar');
  const envios: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().includes('/concluirSolicitacaoPWA/')) envios.push(pedido.method());
  });
  await page.getByText(/são verdadeir/i).click();
  await enviar.dblclick();
  await expect(page).toHaveURL(/\/solicitacao-enviada/);
  expect(envios).toEqual(['PUT']);
  await page.getByRole('button', { name: 'Copiar o protocolo' }).click();
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar o comprovante em PDF' }).click();
  expect((await baixado).suggestedFilename()).toMatch(/^solicitacao-\d+\.pdf$/);
  await conferirTela(page);
});
