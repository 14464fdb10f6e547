/** What the account lets appear on this device: its notices, and the areas of the portal. */
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';

type Resposta = 'granted' | 'denied' | 'default';

/** The browser's question and its push service, which a headless one does not have; everything else is real. */
async function comNotificacoes(page: Page, agora: Resposta): Promise<void> {
  await page.addInitScript((inicial) => {
    const guardada = () => (sessionStorage.getItem('permissao') ?? inicial) as Resposta;
    Object.defineProperty(Notification, 'permission', { get: guardada });
    Notification.requestPermission = async () => {
      const resposta = (document.documentElement.dataset.resposta ?? 'granted') as Resposta;
      sessionStorage.setItem('permissao', resposta);
      return resposta;
    };
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({
          endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          keys: {
            p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
            auth: 'tBHItJI5svbpez7KI4CCXg',
          },
        }),
      }) as unknown as PushSubscription;
  }, agora);
}

const responder = (page: Page, resposta: Resposta) =>
  page.evaluate((valor) => {
    document.documentElement.dataset.resposta = valor;
  }, resposta);

async function abrirPerfil(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.goto(`${base()}/estudante/perfil`);
}

test('notices are turned on by the person alone, asked again when the question was only closed, and leave with the logout', async ({
  page,
}) => {
  const quem = await criarContaPronta(pessoa('Nilo Avisado', 74));
  await comNotificacoes(page, 'default');
  await entrar(page, 'estudante', quem);
  await abrirPerfil(page);
  const ligar = page.getByRole('button', { name: 'Ligar notificações' });
  const ligadas = page.getByText('Ligadas', { exact: true });
  await responder(page, 'default');
  await ligar.click();
  await expect(ligar).toBeEnabled();
  await expect(page.getByText(/está bloqueando as notificações/)).toHaveCount(0);
  await responder(page, 'granted');
  await ligar.click();
  await expect(ligadas).toBeVisible();
  await conferirTela(page);
  await page.reload();
  await expect(ligadas).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: /entre na sua conta/i })).toBeVisible();
  await entrar(page, 'estudante', quem);
  await abrirPerfil(page);
  await expect(ligar).toBeVisible();
  await expect(ligadas).toHaveCount(0);
  await responder(page, 'denied');
  await ligar.click();
  await expect(page.getByText(/está bloqueando as notificações/)).toBeVisible();
  await expect(ligar).toHaveCount(0);
});

test('an area that the support disabled is said, wherever the person would look for it', async ({ page }) => {
  const quem = await criarContaPronta(pessoa('Dora Sem Contratos', 75));
  await page.route('**/api/usuario/p/dados-usuario', async (rota) => {
    const resposta = await rota.fetch({ timeout: 60_000 });
    const corpo = await resposta.json();
    corpo.usuario.areasDesativadas = ['contratos'];
    await rota.fulfill({ response: resposta, json: corpo });
  });
  await entrar(page, 'estudante', quem);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.goto(`${base()}/estudante/inicio`);
  await expect(page.getByText(/A área Contratos está desativada para a sua conta/)).toBeVisible();
  await conferirTela(page);
  for (const caminho of ['contratos', 'assinatura/7']) {
    await page.goto(`${base()}/estudante/${caminho}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Contratos: área desativada' })).toBeVisible();
  }
  await conferirTela(page);
  await page.goto(`${base()}/estudante/redirect-to-pde-contratos`);
  await expect(page.getByText(/A área Contratos está desativada para a sua conta/)).toBeVisible();
});
