/** What a student asks for: the institution says its word, and the desk decides. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { titulo } from '../actors/quem-assina.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { contratoEmVigor, pedirPorChamada } from '../world/alteracoes-prontas.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

test.use({ serviceWorkers: 'block' });

const MESA = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };

async function naGestao(browser: Browser, usuario: string, chegada?: RegExp): Promise<Page> {
  const page = await browser.newPage(MESA);
  await entrarNaGestao(page, usuario, chegada);
  return page;
}

test('a student asks for a suspension, the institution confirms it, and the desk takes it up', async ({
  browser,
  page,
}) => {
  const estudante = pessoa('Breno Castro Luz', 986);
  const contrato = await contratoEmVigor({ estudante });
  const id = await pedirPorChamada(estudante, contrato, { especie: 'suspensao', semestres: 1 });
  await entrar(page, 'estudante', estudante);
  await expect(page.getByRole('heading', { level: 1, name: /^olá/i })).toBeVisible();
  const aSuaVez = async (texto: string) => {
    await page.goto(`${base()}/estudante/alteracao-contratual/${id}`);
    await expect(page.getByText(texto)).toBeVisible();
  };
  await aSuaVez('De quem é a vez: A instituição de ensino.');

  await test.step('the institution reads what is said of the course, and has to say why where it is not so', async () => {
    const escola = await naGestao(browser, 'bento.livre');
    await escola.goto(`${base()}/gestao/alteracoes/situacao/ped`);
    await escola
      .getByRole('row', { name: new RegExp(estudante.nome) })
      .getByRole('link')
      .first()
      .click();
    await expect(titulo(escola, /suspensão do curso$/)).toBeVisible();
    await conferirTelaToda(escola);
    await escola.getByRole('button', { name: 'Não está certo' }).click();
    await expect(escola.getByText('Escreva por que não é assim.')).toBeVisible();
    await escola.getByLabel('Observação').fill('Matrícula trancada neste semestre.');
    await escola.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(escola.getByText('A resposta da instituição está registrada.')).toBeVisible();
    await expect(escola.getByRole('button', { name: 'Aceitar o pedido' })).toHaveCount(0);
    await escola.context().close();
  });
  await aSuaVez('De quem é a vez: A nossa equipe de contratos.');

  await test.step('the desk reads its word, and takes the request up', async () => {
    const mesa = await naGestao(browser, 'davi.analista');
    await mesa.goto(`${base()}/gestao/alteracoes/${id}`);
    await expect(mesa.getByText('A instituição de ensino confirmou')).toBeVisible();
    await expect(mesa.getByText('Matrícula trancada neste semestre.').first()).toBeVisible();
    await conferirTelaToda(mesa);
    await mesa.getByRole('button', { name: 'Aceitar o pedido', exact: true }).click();
    await conferirTelaToda(mesa);
    await mesa.getByRole('dialog').getByRole('button', { name: 'Aceitar o pedido', exact: true }).click();
    await expect(mesa.getByText('A alteração está agora em: Em preparação.')).toBeVisible();
    await mesa.context().close();
  });
  await aSuaVez('A nossa equipe está preparando o documento.');
});
