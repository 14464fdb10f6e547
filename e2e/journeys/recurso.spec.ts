import { expect, test } from '@playwright/test';
import { assumir, entrarNaGestao } from '../actors/analista.ts';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { base } from '../world/mensagens.ts';
import { rgDe } from '../world/papeis.ts';
import { manterRecurso, reprovarDeVez, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';

const RECURSO = 'A análise leu só um dos meus comprovantes. Envio de novo o que faltou para a conta fechar.';

test('a final refusal is contested and heard by another analyst', async ({ page, browser }) => {
  const estudante = pessoa('Teodora Lima Prado', 91);
  const id = await solicitacaoEnviada({ estudante });
  await reprovarDeVez(id);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);

  const protocolo = await test.step('the student contests it, with a text and a file', async () => {
    await page.goto(`${base()}/estudante/solicitacao-reprovada`);
    await expect(page.getByText('Não há documento a corrigir', { exact: false })).toBeVisible();
    const dito = await page
      .getByText(/^Protocolo \d+/)
      .first()
      .textContent();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Contestar a decisão' }).click();
    await pergunta(page, /por que a decisão deve ser revista/i);
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
    await expect(page.getByText('Em recurso', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contestar a decisão' })).toHaveCount(0);
    await conferirTela(page);
    return dito?.replace(/\D/g, '') ?? '';
  });

  const contexto = await browser.newContext();
  const mesa = await contexto.newPage();
  await test.step('an analyst who took no part in the refusal accepts it', async () => {
    await entrarNaGestao(mesa, 'taina.analista');
    await assumir(mesa, 'Recursos', protocolo);
    await expect(mesa.getByRole('region', { name: 'Recurso', exact: true })).toContainText(RECURSO);
    await mesa.keyboard.press('2');
    const resposta = mesa.getByRole('dialog').getByLabel('Resposta à pessoa');
    await expect(mesa.getByRole('dialog', { name: 'Manter a decisão?' })).toBeVisible();
    // Who keeps the decision has to say why.
    await mesa.keyboard.press('Enter');
    await expect(resposta).toBeFocused();
    await expect(resposta).toHaveAttribute('aria-invalid', 'true');
    await resposta.fill('O documento novo prova o que faltava.');
    await mesa.keyboard.press('Escape');
    await mesa.keyboard.press('1');
    await expect(mesa.getByRole('dialog', { name: 'Aceitar o recurso?' })).toBeVisible();
    await expect(resposta).toHaveValue('O documento novo prova o que faltava.');
    await conferirTela(mesa);
    await mesa.keyboard.press('Enter');
    await expect(mesa.getByText('Análise dos dados do estudante').first()).toBeVisible();
    await page.goto(`${base()}/estudante/status`);
    await expect(page).toHaveURL(/status-finalizado/);
  });
  await contexto.close();
});

test('the guarantor of a refused request reads what became of the guarantee', async ({ page }) => {
  const estudante = pessoa('Valter Lima Prado', 93);
  const fiador = pessoa('Zuleide Moura Reis', 94);
  const id = await solicitacaoEnviada({ estudante, fiador });
  await reprovarDeVez(id);
  const garantias = () => page.goto(`${base()}/fiador/inicio`);
  await entrar(page, 'fiador', fiador);
  await expect(page).toHaveURL(/\/fiador\/[a-z]/);

  await test.step('while it may be contested, nothing is guaranteed and nothing is over', async () => {
    await garantias();
    await expect(page.getByText(/por enquanto, você não garante nada/i)).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: /acompanhar/i }).click();
    await expect(page.getByText(/pode pedir a revisão da decisão até \d{2}\/\d{2}\/\d{4}/i)).toBeVisible();
    await expect(page.getByText(/por mês/)).toBeHidden();
    await expect(page.getByText(/o contrato aparece aqui/i)).toBeHidden();
    await conferirTela(page);
  });

  const api = await entrarPorChamada(estudante);
  await api.pedir('PUT', `/solicitacao/recurso/${id}`, { texto: RECURSO });
  await api.pedir('POST', `/solicitacao/recurso/${id}/enviar`);
  await test.step('while an appeal waits, card and timeline name the same people', async () => {
    await garantias();
    await expect(page.getByText('Não aprovada, em revisão')).toBeVisible();
    await page.getByRole('button', { name: /acompanhar/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Valter pediu a revisão da decisão, que está em análise',
    );
    await expect(page.getByRole('definition').first()).toHaveText('Nossa equipe de análise');
    await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText(
      'Nossa equipe de análise, desde',
    );
    await conferirTela(page);
  });

  await manterRecurso(id);
  await test.step('once the answer keeps it, the guarantee is over and the declaration still there', async () => {
    await garantias();
    await expect(page.getByRole('region', { name: 'Encerradas' })).toContainText(
      /a solicitação não foi aprovada em .* você não garante nada/i,
    );
    await conferirTela(page);
    await page.getByRole('button', { name: /ver detalhes/i }).click();
    await expect(page.getByText('Você não garante mais nada', { exact: true })).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Ver o que eu declarei' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'O que você declarou' })).toBeVisible();
  });
});
