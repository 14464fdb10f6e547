import { expect, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { comConfiguracao } from '../world/configuracao-da-pagina.ts';
import {
  agirNaMesa,
  criarContrato,
  daquiA,
  receberPapel,
  solicitacaoAprovada,
} from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

// The page itself is asked for each time, never taken from what the browser keeps.
test.use({ serviceWorkers: 'block' });

test('a printed contract is accepted, printed, put into effect, downloaded and concluded', async ({
  page,
}) => {
  const estudante = pessoa('Aurélia Campos Dias', 201);
  const fiador = pessoa('Breno Campos Dias', 202);
  const id = await solicitacaoAprovada({ estudante, fiador });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);

  await test.step('without a contract, the screens say what happens next', async () => {
    await page.goto(`${base()}/estudante/inicio`);
    await expect(page.getByRole('heading', { level: 1, name: /seu crédito foi aprovado/i })).toBeVisible();
    await expect(page.getByText(/R\$\s[\d.,]+ por mês \(\d+% da mensalidade\) para/)).toBeVisible();
    await conferirTelaToda(page);
    await expect(page.getByRole('definition').first()).toHaveText('Nossa equipe, que prepara o contrato');
    await page.goto(`${base()}/estudante/contratos`);
    await expect(page.getByRole('heading', { name: 'Nenhum contrato por enquanto' })).toBeVisible();
    await conferirTelaToda(page);
  });

  const contrato = await criarContrato(id, { prazo: daquiA(3) });
  await test.step('start and request lead to the contract, with its countdown', async () => {
    await page.goto(`${base()}/estudante/inicio`);
    await expect(page.getByText(/O prazo para assinatura\(s\) termina em 3 dias/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^olá/i })).toBeVisible();
    await conferirTelaToda(page);
    await page.goto(`${base()}/estudante/solicitacao-aprovada`);
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
    await page.goto(`${base()}/estudante/contratos`);
    await expect(page.getByRole('button', { name: /^Assinar contrato/ })).toBeVisible();
    await conferirTelaToda(page);
  });

  await test.step('the signature begins with the plan, which nobody has ticked beforehand', async () => {
    await page.getByRole('button', { name: /^Assinar contrato/ }).click();
    await expect(page).toHaveURL(new RegExp(`/contratos/${contrato}$`));
    await expect(page.getByRole('region', { name: 'O essencial' })).toContainText('R$ 3.600,00');
    const caixa = page.getByRole('checkbox', { name: /aceito pagar/ });
    await expect(caixa).not.toBeChecked();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Ler o contrato' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'O essencial' })).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Voltar ao contrato' }).click();
    await page.getByRole('button', { name: 'Aceitar o plano' }).click();
    await expect(page.getByText('Marque que você leu e aceita o plano.')).toBeVisible();
    await expect(caixa).toBeFocused();
    await page.getByText(/^Li o essencial e o plano/).click();
    await page.getByRole('button', { name: 'Aceitar o plano' }).click();
    await expect(caixa).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: /^Assinar contrato/ }).click();
  });

  await test.step('the printed instructions name who signs, and bring the file', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /contrato impresso/ })).toBeVisible();
    await expect(page.getByText(/Peça a assinatura de Breno/)).toBeVisible();
    await conferirTelaToda(page);
    const arquivo = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Imprimir o contrato' }).click();
    expect((await arquivo).suggestedFilename()).toMatch(/^contrato-.+\.pdf$/);
    await expect(page.getByRole('link', { name: /Abrir contrato-.+\.pdf/ })).toHaveAttribute(
      'target',
      'documento',
    );
    await page.getByRole('button', { name: 'Entendi' }).click();
    await expect(page.getByText('Impresso', { exact: true })).toBeVisible();
    await conferirTelaToda(page);
  });

  await receberPapel(contrato);
  await agirNaMesa(contrato, 'aprovar');
  await agirNaMesa(contrato, 'efetivar');
  await test.step('in effect, it is downloaded and concluded', async () => {
    await page.goto(`${base()}/estudante/contratos`);
    await expect(page.getByText('Seu contrato foi efetivado!')).toBeVisible();
    await conferirTelaToda(page);
    const arquivo = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Baixar Contrato/ }).click();
    await arquivo;
    await expect(page.getByText('O documento está pronto')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    await page.getByRole('button', { name: /^Concluir/ }).click();
    await expect(page.getByRole('button', { name: /^Concluir/ })).toHaveCount(0);
  });

  await test.step('the guarantor reads what it may cost', async () => {
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/estudante\/?$/);
    await entrar(page, 'fiador', fiador);
    await expect(page).toHaveURL(/\/fiador\/[a-z]/);
    await page.goto(`${base()}/fiador/inicio`);
    await page.getByRole('button', { name: 'Ver contratos' }).click();
    await expect(page.getByText('O contrato está em vigor, e com ele a sua fiança.')).toBeVisible();
    await page.getByText('Ver as parcelas').click();
    await conferirTelaToda(page);
    const arquivo = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Baixar a minha cópia/ }).click();
    await arquivo;
  });
});

test('a refused contract shows its reasons, a withdrawal frees everybody', async ({ page }) => {
  const estudante = pessoa('Cícero Nunes Prado', 203);
  const id = await solicitacaoAprovada({ estudante });
  const recusado = await criarContrato(id, { codigo: 'REC', assinadoEm: daquiA(-20) });
  await agirNaMesa(recusado, 'reprovar', {
    motivos: [
      { codigo: 'FALTA_RUBRICA', explicacao: 'A página 3 está sem rubrica.' },
      { codigo: 'FALTA_RECONHECIMENTO', explicacao: null },
    ],
  });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/inicio$/);

  await test.step('reasons are shown and hidden again', async () => {
    await page.goto(`${base()}/estudante/contratos`);
    await page.getByRole('button', { name: /^Ver motivos/ }).click();
    await expect(page.getByText('A página 3 está sem rubrica.')).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: /^Ocultar motivos/ }).click();
    await expect(page.getByText('Falta rubrica')).toHaveCount(0);
    await page.getByRole('button', { name: /^Ver o contrato/ }).click();
    await expect(page.getByText('Falta o reconhecimento de firma')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desistir do contrato' })).toHaveCount(0);
    await conferirTelaToda(page);
  });

  const efetivado = await criarContrato(id, {
    codigo: 'EFE',
    assinadoEm: daquiA(-2),
    termo: { ano: 2027, semestre: 2 },
  });
  await test.step('within seven days of the signature, with what follows said first', async () => {
    await page.goto(`${base()}/estudante/contratos/${efetivado}`);
    await page.getByRole('button', { name: 'Desistir do contrato' }).click();
    await expect(page.getByText(/volta a ser devido por você, sem taxa/)).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Desistir', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('você desistiu dele');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Desistir do contrato' })).toHaveCount(0);
    await conferirTelaToda(page);
  });
});

test('past the deadline there is a recovery or somebody to ask, and a signature that is not there is said', async ({
  page,
}) => {
  const estudante = pessoa('Dalva Moura Reis', 204);
  const id = await solicitacaoAprovada({ estudante });
  const vencido = await criarContrato(id, {
    codigo: 'CAN',
    prazo: daquiA(-9),
    cancelamento: { causa: 'prazo', vindoDe: 'DPR' },
  });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);

  await comConfiguracao(page, /\/estudante\/contratos$/, (configuracao) => {
    configuracao.telefones = { capitais: '4004-0000', demais: '0800 000 0000' };
  });
  await test.step('after the seventh day, both telephone lines', async () => {
    await page.goto(`${base()}/estudante/contratos`);
    await expect(page.getByText(/prazo de assinatura terminou\. Fale com a nossa central/)).toBeVisible();
    await expect(page.getByText('Capitais e regiões metropolitanas')).toBeVisible();
    await expect(page.getByText('Demais cidades')).toBeVisible();
    await conferirTelaToda(page);
  });

  const recuperavel = await criarContrato(id, {
    codigo: 'CAN',
    prazo: daquiA(-2),
    via: 'eletronica',
    termo: { ano: 2027, semestre: 2 },
    cancelamento: { causa: 'prazo', vindoDe: 'DPR' },
  });
  await test.step('within it, the recovery; a failure names whom to call', async () => {
    await page.goto(`${base()}/estudante/contratos`);
    const recuperar = page.getByRole('button', { name: /^Recuperar contrato/ });
    await page.route('**/recuperar-contrato', (rota) =>
      rota.fulfill({
        status: 409,
        json: {
          type: '/erros/nao-recuperavel',
          title: '',
          status: 409,
          message: 'Este contrato não pode mais ser recuperado.',
        },
      }),
    );
    const pergunta = page.getByRole('dialog', { name: 'Recuperar este contrato?' });
    const confirmar = pergunta.getByRole('button', { name: 'Recuperar', exact: true });
    await expect(page.getByText(/Você pode recuperar o contrato até \d\d\/\d\d\/\d{4}\./)).toBeVisible();
    await recuperar.click();
    await expect(pergunta).toContainText(/todos têm até \d\d\/\d\d\/\d{4} para assinar/);
    await conferirTelaToda(page);
    await confirmar.click();
    await expect(
      page.getByRole('dialog', { name: 'Ops! Não foi possível recuperar o seu contrato.' }),
    ).toContainText('Demais cidades');
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Entendi' }).click();
    await page.unroute('**/recuperar-contrato');
    await recuperar.click();
    await confirmar.click();
    await expect(recuperar).toHaveCount(0);
    await conferirTelaToda(page);
  });

  await test.step('the ten cards, and the words of the server at the end', async () => {
    await page.goto(`${base()}/estudante/instrucoes-assinatura/${recuperavel}`);
    await page.getByText(/^Li o essencial e o plano/).click();
    await page.getByRole('button', { name: 'Aceitar o plano' }).click();
    await page.getByRole('button', { name: /^Assinar contrato/ }).click();
    await expect(page.getByText('1 de 10')).toBeVisible();
    await conferirTelaToda(page);
    for (let cartao = 2; cartao <= 9; cartao += 1) {
      await page.getByRole('button', { name: 'Avançar' }).click();
      await expect(page.getByText(`${cartao} de 10`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    // As the server answers where no document could be sealed.
    await page.route('**/enviar-clicksign', (rota) =>
      rota.fulfill({
        status: 409,
        json: {
          type: '/erros/assinatura-indisponivel',
          title: '',
          status: 409,
          message: 'A assinatura eletrônica não está disponível agora. Tente novamente mais tarde.',
          errors: [],
        },
      }),
    );
    await page.getByRole('button', { name: 'Avançar' }).click();
    await expect(page.getByRole('dialog', { name: 'Ops! Algo deu errado' })).toContainText(
      'A assinatura eletrônica não está disponível agora.',
    );
    await expect(page.getByText('9 de 10')).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Ir para o início' }).click();
    await expect(page).toHaveURL(/\/estudante\/inicio$/);
  });

  await test.step('a foreign contract is like a missing one', async () => {
    for (const numero of [vencido + 1_000, 'x']) {
      await page.goto(`${base()}/estudante/contratos/${numero}`);
      await expect(page).toHaveURL(/\/estudante\/contratos$/);
    }
    await page.goto(`${base()}/estudante/instrucoes-estudante`);
    await expect(page.getByRole('heading', { level: 1, name: /contrato impresso/ })).toBeVisible();
    await page.getByRole('button', { name: 'Entendi' }).click();
    await expect(page).toHaveURL(/\/estudante\/contratos$/);
    await page.goto(`${base()}/estudante/instrucoes-clicksign`);
    for (let cartao = 1; cartao <= 9; cartao += 1)
      await page.getByRole('button', { name: 'Avançar' }).click();
    await expect(page.getByText('10 de 10')).toBeVisible();
    await conferirTelaToda(page);
    await page.getByRole('button', { name: 'Entendi, quero assinar o contrato' }).click();
    await expect(page).toHaveURL(/\/estudante\/contratos$/);
    await page.evaluate(() =>
      history.pushState({ hideBackButton: true }, '', '/estudante/instrucoes-estudante'),
    );
    await expect(page.getByRole('heading', { level: 1, name: /contrato impresso/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Voltar' })).toHaveCount(0);
  });
});
