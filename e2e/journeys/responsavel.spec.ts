import { expect, test } from '@playwright/test';
import { conferirTela } from '../world/acessibilidade.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { comprovante, rgDe, selfie } from '../world/papeis.ts';
import {
  criarSolicitacaoPronta,
  enviarDocumentoPronto,
  type PedidoPronto,
  responderPasso,
} from '../world/pedido-pronto.ts';
import { cpfDe, pessoa } from '../world/pessoas.ts';

const CPF_DO_RESPONSAVEL = cpfDe('611204519');

/** A student of seventeen, without guarantors, whose part is filled in but for the guardian's word. */
async function preencherTudo(pedido: PedidoPronto, responsavel: string): Promise<void> {
  const papel = await comprovante('papel');
  await enviarDocumentoPronto(pedido, 'RG', await rgDe({ ...pessoa('Téo Conceição Dias', 61) }));
  await enviarDocumentoPronto(pedido, 'CPF', papel);
  await enviarDocumentoPronto(pedido, 'SELFIE', await selfie());
  await responderPasso(pedido, 'dados-pessoais', {
    nome: 'Téo Conceição Dias',
    dataNascimento: `${new Date().getUTCFullYear() - 17}-01-02`,
    nomeMae: 'Helena Conceição Dias',
    numeroCarteiraIdentidade: '123456789',
    dataExpedicao: '2024-03-10',
  });
  await responderPasso(pedido, 'responsavel-legal', { grauParentescoResponsavel: 'M' });
  await responderPasso(pedido, 'dados-do-responsavel', {
    nomeResponsavel: 'Helena Conceição Dias',
    cpfResponsavel: CPF_DO_RESPONSAVEL,
    emailResponsavel: responsavel,
  });
  await enviarDocumentoPronto(pedido, 'DOCUMENTO_RESPONSAVEL', papel);
  await responderPasso(pedido, 'endereco', {
    cep: '01310100',
    endereco: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP',
  });
  await enviarDocumentoPronto(pedido, 'RESIDENCIA', papel);
  await responderPasso(pedido, 'estado-civil', { estadoCivil: 'SOLTEIRO' });
  await responderPasso(pedido, 'uniao-estavel', { uniaoEstavel: 'N' });
  await responderPasso(pedido, 'grupo-familiar', { nrFamiliar: 2 });
}

test('a minor reviews everything, and the request waits for the guardian, who authorises once', async ({
  page,
  browser,
}) => {
  const estudante = await criarContaPronta(pessoa('Téo Conceição Dias', 60));
  const pedido = await criarSolicitacaoPronta(estudante, { grau: 'CURSOS_LIVRES', instituicao: /./ });
  const email = `responsavel.${Date.now()}@exemplo.education`;
  await preencherTudo(pedido, email);

  await test.step('the student reviews, corrects one answer and comes back to the review', async () => {
    await page.goto(`${base()}/estudante/`);
    await page.getByLabel('CPF').fill(estudante.cpf);
    await page.getByLabel('Senha', { exact: true }).fill(estudante.senha);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/status/);
    await expect(page.getByRole('region', { name: /autorização do responsável/i })).toContainText(email);
    await conferirTela(page);
    await page.getByRole('button', { name: /alterar dados pessoais/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/confira o que você informou/i);
    await conferirTela(page);
    await page.getByRole('button', { name: /alterar quantas pessoas/i }).click();
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
    await expect(async () => {
      await tela.getByRole('button', { name: /ler o pedido/i }).click();
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
    await page.getByRole('button', { name: /concluir solicitação/i }).click();
    await expect(page).toHaveURL(/\/status-finalizado/);
  });
});
