/** What an alteration does to a contract that waits to be signed, and how alterations end without effect. */
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import {
  agirNaAlteracao,
  alteracaoLiberada,
  contratoEmVigor,
  DOZE_PARCELAS,
  dispararAlteracao,
  esperarSelo,
  MUDANCA_DE_CASA,
  perderPrazo,
} from '../world/alteracoes-prontas.ts';
import { aceitarPlano, assinarComoRepresentante, assinarPorChamada } from '../world/assinaturas-prontas.ts';
import { criarContrato, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

test.use({ serviceWorkers: 'block' });

async function abrirAlteracoes(page: Page): Promise<void> {
  await page.goto(`${base()}/estudante/contratos`);
  await page.getByRole('tab', { name: 'Alterações Contratuais' }).click();
}

test('an alteration blocks a contract, leads to itself, and lets go when its deadline has passed', async ({
  page,
}) => {
  const estudante = pessoa('Davi Moura Leal', 984);
  const solicitacao = await solicitacaoAprovada({ estudante });
  const emVigor = await criarContrato(solicitacao, { codigo: 'EFE', via: 'eletronica' });
  const proximo = await criarContrato(solicitacao, { via: 'eletronica', termo: { ano: 2027, semestre: 2 } });
  const id = await alteracaoLiberada(emVigor, DOZE_PARCELAS, 3);
  await aceitarPlano(estudante, proximo);
  await entrar(page, 'estudante', estudante);
  await expect(page.getByRole('heading', { level: 1, name: /^olá/i })).toBeVisible();
  const telefones = page.getByRole('list', { name: 'Telefones da central de atendimento' }).getByRole('link');
  const assinarContrato = async () => {
    await page.goto(`${base()}/estudante/contratos/${proximo}`);
    await page.getByRole('button', { name: /^Assinar contrato/ }).click();
  };

  await test.step('the dialog leads to the one that blocks', async () => {
    await assinarContrato();
    const dialogo = page.getByRole('dialog', { name: 'Atenção!' });
    await expect(dialogo).toBeVisible();
    await conferirTelaToda(page);
    await dialogo.getByRole('button', { name: 'Ver a alteração' }).click();
    await expect(page).toHaveURL(new RegExp(`/alteracao-contratual/${id}$`));
    await expect(page.getByText(/O prazo para assinatura\(s\) termina em 3 dias \(/)).toBeVisible();
    await expect(telefones).toHaveCount(2);
    await conferirTelaToda(page);
  });

  await test.step('nobody signs in time: cancelled for late signatures, and the contract is free', async () => {
    await dispararAlteracao(estudante, id);
    await perderPrazo(id);
    await esperarMensagem(estudante.email, /foi cancelada, e o contrato continua como era/);
    await abrirAlteracoes(page);
    await expect(page.getByText('A alteração foi cancelada por atraso nas assinaturas.')).toBeVisible();
    await expect(telefones).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Acompanhar/ })).toHaveCount(0);
    await conferirTelaToda(page);
    await assinarContrato();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/instrucoes-assinatura/${proximo}$`));
  });
});

test('an alteration that the analysis refuses shows why, and hides it again', async ({ page }) => {
  const estudante = pessoa('Elza Moura Leal', 985);
  const contrato = await contratoEmVigor({ estudante });
  const id = await alteracaoLiberada(contrato, MUDANCA_DE_CASA(estudante.nome));
  await dispararAlteracao(estudante, id);
  await assinarPorChamada(estudante);
  await assinarComoRepresentante(estudante);
  await esperarSelo(id);
  await agirNaAlteracao(id, 'reprovar', { motivo: 'O número da casa não é o do comprovante.' });
  await esperarMensagem(estudante.email, /algo a corrigir/);
  await entrar(page, 'estudante', estudante);
  await expect(page.getByText(/A alteração não foi aprovada na análise/)).toBeVisible();
  await abrirAlteracoes(page);
  await page.getByRole('button', { name: /^Ver o que muda/ }).click();
  const motivo = page.getByText(/^O número da casa não é o do comprovante\. \(/);
  await expect(motivo).toHaveCount(0);
  await page.getByRole('button', { name: /^Ver motivo/ }).click();
  await expect(motivo).toBeVisible();
  await conferirTelaToda(page);
  await page.getByRole('button', { name: /^Ocultar motivo/ }).click();
  await expect(motivo).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ver motivo/ })).toBeFocused();
});
