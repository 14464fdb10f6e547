import { expect, test } from '@playwright/test';
import { conferirEEnviar } from '../actors/estudante.ts';
import { abrirLogin } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { cpfDe, pessoa } from '../world/pessoas.ts';
import { preencherParte } from '../world/solicitacao-pronta.ts';

const CPF_DO_RESPONSAVEL = cpfDe('611204519');

test('a minor reviews everything, and the request waits for the guardian, who authorises once', async ({
  page,
  browser,
}) => {
  const estudante = await criarContaPronta(pessoa('Téo Conceição Dias', 60));
  const api = await entrarPorChamada(estudante);
  const email = `responsavel.${Date.now()}@exemplo.education`;
  await preencherParte(api, await criarPedido(api, SEM_FIADOR), 'estudante', {
    respostas: {
      dataNascimento: `${new Date().getUTCFullYear() - 17}-01-02`,
      nomeMae: 'Helena Conceição Dias',
      dataExpedicao: '2024-03-10',
      grauParentescoResponsavel: 'M',
      nomeResponsavel: 'Helena Conceição Dias',
      cpfResponsavel: CPF_DO_RESPONSAVEL,
      emailResponsavel: email,
      nrFamiliar: 2,
    },
  });

  await test.step('the student reviews, corrects one answer and comes back to the review', async () => {
    await abrirLogin(page, 'estudante');
    await page.getByLabel('CPF').fill(estudante.cpf);
    await page.getByLabel('Senha', { exact: true }).fill(estudante.senha);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/status/);
    await expect(page.getByRole('region', { name: /autorização do responsável/i })).toContainText(email);
    await conferirTela(page);
    await page.getByRole('button', { name: /alterar dados pessoais/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/confira o que você informou/i);
    await conferirTela(page);
    await page.getByRole('button', { name: /alterar quem mora com você/i }).click();
    await page.getByRole('button', { name: /acrescentar pessoa/i }).click();
    await page.getByRole('button', { name: /avançar/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/confira o que você informou/i);
    await expect(page.getByText('3', { exact: true })).toBeVisible();
  });

  const { achado } = await esperarMensagem(email, /(http\S+autorizacao-responsavel\S+)/);
  const link = achado[1] ?? '';
  const tela = await (await browser.newContext()).newPage();
  await test.step('the guardian opens the link, which leaves the address bar, and authorises', async () => {
    await tela.goto(link);
    await expect(tela.getByRole('heading', { level: 1 })).toHaveText(/téo pede a sua autorização/i);
    expect(tela.url()).not.toContain('codigo');
    await conferirTela(tela);
    await tela.getByLabel('Seu CPF').fill(estudante.cpf);
    await tela.getByRole('button', { name: /ler o pedido/i }).click();
    await expect(tela.getByText(/não é o CPF do responsável/i)).toBeVisible();
    await tela.getByLabel('Seu CPF').fill(CPF_DO_RESPONSAVEL);
    const ler = tela.getByRole('button', { name: /ler o pedido/i });
    await expect(async () => {
      // It leaves with the answer, which may take longer than one look.
      if (await ler.isVisible()) await ler.click();
      await expect(tela.getByRole('heading', { level: 1 })).toHaveText(/você autoriza/i, { timeout: 2_000 });
    }).toPass();
    await conferirTela(tela);
    await tela.getByText(/li o que está sendo pedido/i).click();
    await tela.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await expect(tela.getByRole('heading', { level: 1 })).toHaveText(/autorização está registrada/i);
    await tela.goto('about:blank');
    await tela.goto(link);
    await expect(tela.getByText(/já foi usado/i)).toBeVisible();
  });

  await test.step('the student sees it and hands the request in', async () => {
    await page.goto(`${base()}/estudante/status`);
    await expect(page.getByRole('region', { name: /autorização do responsável/i })).toContainText(
      /autorizou a sua solicitação/i,
    );
    await conferirEEnviar(page);
    await expect(page).toHaveURL(/\/solicitacao-enviada/);
  });
});
