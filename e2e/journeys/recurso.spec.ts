import { expect, test } from '@playwright/test';
import { assumir, entrarNaGestao } from '../actors/analista.ts';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';
import { rgDe } from '../world/papeis.ts';
import { devolver, reprovarDeVez, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';

const RECURSO = 'A análise leu só um dos meus comprovantes. Envio de novo o que faltou para a conta fechar.';

test('a final refusal is contested, heard by another analyst, and what is then pending is talked about', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const estudante = pessoa('Teodora Lima Prado', 91);
  const id = await solicitacaoEnviada({ estudante });
  await reprovarDeVez(id);
  await entrar(page, 'estudante', estudante);
  await expect(page).not.toHaveURL(/\/estudante\/?$/);

  const protocolo = await test.step('the student contests it, with a text and a file', async () => {
    await page.goto(`${base()}/estudante/solicitacao-reprovada`);
    await expect(page.getByText('Esta é uma decisão final', { exact: false })).toBeVisible();
    const dito = await page
      .getByText(/^Protocolo \d+/)
      .first()
      .textContent();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Contestar a decisão' }).click();
    await pergunta(page, /por que a decisão deve ser revista/i);
    await page.getByLabel('O seu recurso').fill('Não concordo.');
    await page.getByRole('button', { name: /^avançar/i }).click();
    await expect(page.getByText(/explique com ao menos 30 caracteres/i)).toBeVisible();
    await page.getByLabel('O seu recurso').fill(RECURSO);
    await conferirTela(page);
    await avancar(page);
    await pergunta(page, /quer enviar algum documento/i);
    await enviar(page, /documento do recurso/i, await rgDe(estudante));
    await conferirTela(page);
    await avancar(page);
    await pergunta(page, /confira e envie o recurso/i);
    await expect(page.getByText('1 documento.')).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Enviar recurso' }).click();
    await expect(page.getByText('Reprovada, em recurso')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contestar a decisão' })).toHaveCount(0);
    await conferirTela(page);
    return dito?.replace(/\D/g, '') ?? '';
  });

  const contexto = await browser.newContext();
  const mesa = await contexto.newPage();
  await test.step('an analyst who took no part in the refusal accepts it', async () => {
    await entrarNaGestao(mesa, 'taina.analista');
    await assumir(mesa, 'Recursos', protocolo);
    await expect(mesa.getByRole('region', { name: 'Recurso' })).toContainText(RECURSO);
    await mesa.getByRole('button', { name: /^aceitar o recurso/i }).click();
    const dialogo = mesa.getByRole('dialog');
    await conferirTela(mesa);
    await dialogo.getByRole('button', { name: /^aceitar o recurso/i }).click();
    await expect(mesa.getByText('Análise de dados complementares').first()).toBeVisible();
    await page.goto(`${base()}/estudante/status`);
    await expect(page).toHaveURL(/status-finalizado/);
  });

  await test.step('the student and the analyst write to each other under what is then refused', async () => {
    // The claim ended with the answer: the next analyst may take it.
    await expect(mesa.getByText('Com você', { exact: true })).toHaveCount(0);
    await devolver(id, 'estudante', [{ tipoDocumento: 'RG' }]);
    await page.goto(`${base()}/estudante/solicitacao-reprovada`);
    await page.getByText('RG ou CNH', { exact: true }).last().click();
    await page.getByLabel('Sua mensagem').fill('Posso enviar a CNH aberta?');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('list', { name: 'Mensagens: RG ou CNH' })).toContainText('CNH aberta');
    await conferirTela(page);

    await mesa.getByRole('link', { name: 'Mensagens', exact: true }).click();
    await conferirTela(mesa);
    await mesa.getByRole('link', { name: protocolo }).click();
    const conversas = mesa.getByRole('region', { name: 'Mensagens sobre as pendências' });
    await conversas.getByText('1 nova').click();
    await conversas.getByLabel('Mensagem', { exact: true }).fill('Pode, com a parte de dentro inteira.');
    await conversas.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(conversas.getByRole('listitem').last()).toContainText('parte de dentro');

    await page.reload();
    await expect(page.getByText('1 mensagem nova')).toBeVisible();
    await page.getByText('1 mensagem nova').click();
    await expect(page.getByText('Pode, com a parte de dentro inteira.')).toBeVisible();
    await expect(page.getByText('1 mensagem nova')).toHaveCount(0);
  });
  await contexto.close();
});
