import { expect, type Page, test } from '@playwright/test';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';
import { comprovante, rgDe } from '../world/papeis.ts';
import { devolver, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

/** Inside, with the session that the login left. */
async function entrarNoPortal(page: Page, portal: 'estudante' | 'fiador', quem: Pessoa): Promise<void> {
  await entrar(page, portal, quem);
  await expect(page).not.toHaveURL(new RegExp(`/${portal}/?$`));
}

test('@pendencias a refused identity document is corrected, edited but not sent, then sent', async ({
  page,
}) => {
  const estudante = pessoa('Ulisses Prado Lima', 51);
  const id = await solicitacaoEnviada({ estudante });
  await devolver(id, 'estudante', [{ tipoDocumento: 'RG' }]);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/status`);
  await expect(page).toHaveURL(/solicitacao-reprovada/);
  await expect(page.getByText('Você possui:')).toBeVisible();
  await expect(page.getByText('1 pendência', { exact: true })).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: /^corrigir pendência/i }).click();
  await pergunta(page, /envie novamente o RG ou CNH de Ulisses/i);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /cortado/i })
      .first(),
  ).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: /^avançar/i }).click();
  await expect(page.getByText('Envie este documento para continuar.')).toBeVisible();
  await enviar(page, /RG ou CNH/i, await rgDe(estudante));
  await avancar(page);
  await pergunta(page, /tudo pronto para enviar/i);
  await conferirTela(page);
  await test.step('edited but not sent is a state of its own', async () => {
    await page.goto(`${base()}/estudante/status`);
    await expect(page.getByText('Correção feita, mas ainda não enviada')).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Enviar correções' }).click();
    await expect(page).toHaveURL(/status-finalizado/);
  });
});

test('@pendencias a guarantor corrects alone three of six months of income', async ({ page }) => {
  const estudante = pessoa('Wagner Prado Lima', 52);
  const fiador = pessoa('Xênia Moura Reis', 53);
  const id = await solicitacaoEnviada({ estudante, fiador, respostasDoFiador: { tiposDeRenda: ['P'] } });
  await devolver(id, 'fiador', [{ tipoDocumento: 'PRODUTOR_RURAL', indices: [0, 2, 5] }]);
  await entrarNoPortal(page, 'fiador', fiador);
  await page.goto(`${base()}/fiador/pendencias-fiador`);
  await expect(page.getByRole('heading', { name: 'Pendências da solicitação' })).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: /corrigir ou incluir comprovantes/i }).click();
  await pergunta(page, /como você quer resolver/i);
  await conferirTela(page);
  await page.getByText('Enviar de novo o que foi recusado').click();
  await avancar(page);
  await pergunta(page, /envie novamente as notas de produtor rural/i);
  const cartoes = page.getByRole('region', { name: /notas de produtor rural de/i });
  await expect(cartoes).toHaveCount(3);
  for (let mes = 0; mes < 3; mes += 1) {
    const nome = (await cartoes.nth(mes).getByRole('heading').textContent()) ?? '';
    await enviar(page, new RegExp(nome, 'i'), await comprovante(`nota-${mes}`));
  }
  await avancar(page);
  await pergunta(page, /tudo pronto para enviar/i);
  await page.getByRole('button', { name: 'Finalizar pendências' }).click();
  await expect(page).toHaveURL(/fiador\/inicio/);
});

test('@pendencias other proofs take the place of the refused one, and more join it', async ({ page }) => {
  const estudante = pessoa('Yara Prado Lima', 54);
  const fiador = pessoa('Zélia Moura Reis', 55);
  const id = await solicitacaoEnviada({ estudante, fiador });
  await devolver(id, 'fiador', [{ tipoDocumento: 'APOSENTADORIA_BENEFICIO' }]);
  await entrarNoPortal(page, 'estudante', fiador);
  await page.goto(`${base()}/estudante/pendencias-fiador`);
  await page.getByRole('button', { name: /corrigir ou incluir comprovantes/i }).click();
  await pergunta(page, /como você quer resolver/i);
  await page.getByText('Alterar comprovantes', { exact: true }).click();
  await avancar(page);
  await pergunta(page, /para compor os R\$ 5\.200,00/i);
  await page.getByText('DECORE', { exact: true }).click();
  await page.getByText('Contracheque', { exact: true }).click();
  await avancar(page);
  const limite = page.getByRole('dialog', { name: 'Limite de documentos' });
  await expect(limite).toBeVisible();
  await conferirTela(page);
  await limite.getByRole('button', { name: 'Entendi' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await pergunta(page, /como você quer resolver/i);
  await page.getByText('Incluir comprovantes', { exact: true }).click();
  await avancar(page);
  await pergunta(page, /para compor os/i);
  await page.getByText('DECORE', { exact: true }).click();
  await conferirTela(page);
  await avancar(page);
  await pergunta(page, /envie os comprovantes de renda/i);
  await enviar(page, /^decore/i, await comprovante('decore'));
  await avancar(page);
  await pergunta(page, /tudo pronto para enviar/i);
  await page.getByRole('button', { name: 'Finalizar pendências' }).click();
  await expect(page).toHaveURL(/estudante\/inicio/);
});
