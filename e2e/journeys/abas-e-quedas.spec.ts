/** Several tabs of one device while its person changes, and a line that is cut while something is being saved. */
import { expect, type Page, test } from '@playwright/test';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { pessoa } from '../world/pessoas.ts';
import { preencherParte } from '../world/solicitacao-pronta.ts';

async function comPedido(nome: string, numero: number) {
  const quem = await criarContaPronta(pessoa(nome, numero));
  const api = await entrarPorChamada(quem);
  const id = await criarPedido(api, SEM_FIADOR);
  await preencherParte(api, id, 'estudante');
  const familia = async () => {
    const { estudante } = await api.pedir<{
      estudante: { versao: number; dados: { respostas: { nrFamiliar?: number } } };
    }>('GET', `/solicitacaoCredito/carregar?id=${id}`);
    return { versao: estudante.versao, quantos: Number(estudante.dados.respostas.nrFamiliar) };
  };
  return { quem, familia };
}

const abrirFamilia = async (aba: Page) => {
  await aba.goto(`${base()}/estudante/dados-pessoais/grupo-familiar`);
  await pergunta(aba, /quantas pessoas moram/i);
};
const maisUma = (aba: Page) => aba.getByRole('button', { name: /acrescentar pessoa/i }).click();
const pessoas = (aba: Page) => aba.getByRole('spinbutton');

test('devices 1: when another person enters in one tab, the others save nothing of the former as theirs', async ({
  context,
  page,
}) => {
  const rute = await comPedido('Rute Primeira Aba', 98);
  const selma = await comPedido('Selma Outra Aba', 99);
  await entrar(page, 'estudante', rute.quem);
  await expect(page).toHaveURL(/\/status/);
  await abrirFamilia(page);
  const terceira = await context.newPage();
  await abrirFamilia(terceira);
  const antes = [await rute.familia(), await selma.familia()];
  await maisUma(page);
  await maisUma(terceira);

  const gravadas: string[] = [];
  context.on('request', (pedido) => {
    if (pedido.method() === 'PUT') gravadas.push(pedido.url());
  });
  const outra = await context.newPage();
  await outra.goto(`${base()}/estudante/status`);
  await expect(outra.getByRole('heading', { level: 1 })).toBeVisible();
  await outra.getByRole('button', { name: 'Menu' }).click();
  await outra.getByRole('button', { name: 'Sair', exact: true }).last().click();
  for (const aba of [outra, page, terceira])
    await expect(aba.getByRole('heading', { level: 1, name: /entre na sua conta/i })).toBeVisible();
  await entrar(outra, 'estudante', selma.quem);
  await expect(outra).toHaveURL(/\/status/);

  for (const aba of [page, terceira]) {
    await abrirFamilia(aba);
    await expect(pessoas(aba)).toHaveValue(String(antes[1]?.quantos));
    await expect(aba.getByText('Recuperamos')).toHaveCount(0);
  }
  expect(gravadas).toEqual([]);
  expect([await rute.familia(), await selma.familia()]).toEqual(antes);
});

test('devices 1: a line that is cut while a step is being saved costs a tap, and saves once', async ({
  page,
}) => {
  const { quem, familia } = await comPedido('Tânia Linha Cortada', 100);
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/status/);
  await abrirFamilia(page);
  const gravar = '**/preencherDadosComplementares';
  const aviso = page.getByRole('dialog');
  const fecharAviso = () =>
    aviso
      .getByRole('button', { name: /entendi|fechar|ok/i })
      .first()
      .click();

  await test.step('before it arrived', async () => {
    const antes = await familia();
    await page.route(gravar, (rota) => rota.abort('connectionreset'), { times: 1 });
    await maisUma(page);
    const digitado = await pessoas(page).inputValue();
    await avancar(page);
    await expect(aviso).toBeVisible();
    await conferirTela(page);
    await fecharAviso();
    await expect(pessoas(page)).toHaveValue(digitado);
    expect(await familia()).toEqual(antes);
    await avancar(page);
    await pergunta(page, /confira o que você informou/i);
    expect((await familia()).quantos).toBe(Number(digitado));
  });

  await test.step('after it arrived, before the answer did', async () => {
    await abrirFamilia(page);
    await page.route(
      gravar,
      async (rota) => {
        await rota.fetch();
        await rota.abort('connectionreset');
      },
      { times: 1 },
    );
    await maisUma(page);
    const digitado = await pessoas(page).inputValue();
    await avancar(page);
    await expect(aviso).toBeVisible();
    await fecharAviso();
    const gravada = await familia();
    expect(gravada.quantos).toBe(Number(digitado));
    // Nobody else has changed anything: the person is not asked to choose between the answer and itself.
    await avancar(page);
    await pergunta(page, /confira o que você informou/i);
    expect((await familia()).quantos).toBe(Number(digitado));
  });
});
