import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { COM_UM_FIADOR, criarPedido } from '../world/novo-pedido.ts';
import { pessoa } from '../world/pessoas.ts';
import { convidar } from '../world/solicitacao-pronta.ts';

const MOTIVO = 'Vou me mudar para outra cidade no ano que vem.';

test('a student gives the request up: why, what it means, and nothing of it stays on the device', async ({
  page,
}) => {
  const estudante = await criarContaPronta(pessoa('Dora Desiste Prado', 71));
  const fiador = pessoa('Elias Convidado Prado', 72);
  const api = await entrarPorChamada(estudante);
  await criarPedido(api, COM_UM_FIADOR);
  await convidar(api, fiador);
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/status/);
  await page.goto(`${base()}/estudante/cancelamento-solicitacao`);

  await expect(page.getByRole('heading', { level: 1, name: /por que você quer cancelar/i })).toBeVisible();
  await expect(page.getByText('O cancelamento não pode ser desfeito')).toBeVisible();
  await expect(page.getByText(/quem você convidou para ser fiador será avisado/i)).toBeVisible();
  const cancelar = page.getByRole('button', { name: 'Cancelar solicitação' });
  await expect(cancelar).toBeDisabled();
  await page.getByText('Outro motivo', { exact: true }).click();
  await expect(cancelar).toBeDisabled();
  const complemento = page.getByLabel('Conte o motivo');
  await complemento.fill('curto    ');
  await expect(page.getByText('5 de 10 caracteres')).toBeVisible();
  await expect(cancelar).toBeDisabled();
  await complemento.fill(MOTIVO);
  await expect(cancelar).toBeEnabled();
  await conferirTela(page);

  // What was typed outlives a reload.
  await page.reload();
  await expect(complemento).toHaveValue(MOTIVO);
  const chamadas: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() === 'POST') chamadas.push(new URL(pedido.url()).pathname);
  });
  await cancelar.click();
  await expect(page.getByText('Sua solicitação foi cancelada.')).toBeVisible();
  await expect(page.getByText(/serão apagados em \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  await conferirTela(page);
  expect(chamadas.filter((caminho) => /cancela/.test(caminho))).toEqual([
    '/api/v1/portal/solicitacoesweb/cancelar',
    '/api/solicitacaoCredito/s/sessao-cancelamento',
  ]);
  expect(await guardadoNoAparelho(page)).not.toContain(MOTIVO);
  await esperarMensagem(estudante.email, /foi cancelada/i);
  await esperarMensagem(fiador.email, /cancel/i);

  // Nobody is taken into another request that they did not ask for; what is cancelled is not cancelled again.
  await page.reload();
  await expect(page).toHaveURL(/\/inicio/);
  await expect(page.getByText('Sua solicitação foi cancelada.')).toBeVisible();
  await page.goto(`${base()}/estudante/status`);
  await expect(page).toHaveURL(/\/inicio/);
  await conferirTela(page);
});

/** Everything that the page keeps, as text. */
function guardadoNoAparelho(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const partes = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    const promessa = <T>(pedido: IDBRequest<T>) =>
      new Promise<T>((resolver, rejeitar) => {
        pedido.onsuccess = () => resolver(pedido.result);
        pedido.onerror = () => rejeitar(pedido.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const banco = await promessa(indexedDB.open(name ?? ''));
      for (const loja of banco.objectStoreNames) {
        const lida = await promessa(banco.transaction(loja).objectStore(loja).getAll());
        partes.push(JSON.stringify(lida));
      }
      banco.close();
    }
    return partes.join('\n');
  });
}
