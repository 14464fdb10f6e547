import { type Browser, expect, type Page } from '@playwright/test';
import { conferirTela } from '../world/acessibilidade.ts';
import { codigoDoAplicativo, operador } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';

/** `chegada`: the first page of the role. */
export async function entrarNaGestao(
  page: Page,
  usuario: string,
  chegada = /\/gestao\/filas\//,
): Promise<void> {
  const { email, senha } = operador(usuario);
  await page.goto(`${base()}/gestao/`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: /continuar|entrar/i }).click();
  const campo = page.getByLabel('Código do aplicativo');
  await expect(campo).toBeVisible();
  // Six digits are sent by themselves.
  await campo.fill(await codigoDoAplicativo(usuario));
  await expect(page).toHaveURL(chegada);
  // The form that had the focus is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await conferirTela(page);
}

/** A page of the back office in a browser of its own. */
export async function abrirNaGestao(browser: Browser, usuario: string, caminho: string): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await entrarNaGestao(page, usuario);
  await page.goto(`${base()}/gestao${caminho}`);
  return page;
}

/** A tab says how many wait beside its name. */
export const aFila = (page: Page, fila: string) =>
  page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: new RegExp(`^${fila}(?: |$)`) });

/** Opens a request of a queue and claims it; what comes back corrected is still with whoever returned it. */
export async function assumir(page: Page, fila: string, protocolo: string): Promise<void> {
  await aFila(page, fila).click();
  await page.getByRole('link', { name: protocolo }).click();
  const assumida = page.getByText('Com você', { exact: true });
  const botao = page.getByRole('button', { name: /^assumir/i });
  await expect(assumida.or(botao).first()).toBeVisible();
  if (await botao.isVisible()) await botao.click();
  await expect(assumida).toBeVisible();
  await conferirTela(page);
}

/** Approves one document after the other with the keyboard, until the stage has none left to judge. */
export async function aprovarDocumentos(page: Page): Promise<void> {
  const nota = page.getByText(/^falta avaliar \d+ documento/i);
  await expect(nota).toBeVisible();
  // The note goes away with the last document: reading it must not wait for it to be there.
  const faltam = async () => (await nota.allTextContents()).join();
  for (let antes = await faltam(); antes !== ''; antes = await faltam()) {
    await page.keyboard.press('a');
    await expect.poll(faltam).not.toBe(antes);
  }
}

/** Refuses the document that lies on the desk; the person reads the reason and the explanation. */
export async function recusarDocumento(page: Page, motivo: RegExp, explicacao: string): Promise<void> {
  await page.getByRole('button', { name: /^recusar documento/i }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByText(motivo).first().click();
  await dialogo.getByLabel('Explicação').fill(explicacao);
  await conferirTela(page);
  await dialogo.getByRole('button', { name: /recusar documento/i }).click();
  await expect(dialogo).toBeHidden();
}

export async function decidir(page: Page, acao: RegExp): Promise<void> {
  await page.getByRole('button', { name: acao }).first().click();
  const dialogo = page.getByRole('dialog');
  // Everybody of a journey sits at one machine: whoever approves says why that is no matter.
  const nota = dialogo.getByLabel(/por que aprovar assim mesmo/i);
  if (await nota.isVisible()) await nota.fill('Conferido por telefone com as duas pessoas.');
  await conferirTela(page);
  await dialogo.getByRole('button', { name: acao }).click();
  await expect(dialogo).toBeHidden();
}

/** Refuses the whole request for a reason that the person will read. */
export async function reprovar(page: Page, motivo: string, explicacao: string): Promise<void> {
  await page.getByRole('button', { name: /reprovar solicitação/i }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByText(motivo).click();
  await dialogo.getByLabel('Explicação').fill(explicacao);
  await conferirTela(page);
  await dialogo.getByRole('button', { name: /reprovar/i }).click();
  await expect(dialogo).toBeHidden();
}

/** The second person agrees: only now is it decided. */
export async function confirmarProposta(
  page: Page,
  fila: string,
  protocolo: string,
  oQue: 'reprovação' | 'aprovação',
): Promise<void> {
  const confirmar = new RegExp(`confirmar ${oQue}`, 'i');
  await aFila(page, fila).click();
  await page.getByLabel('Situação').selectOption('Decisão a confirmar');
  await page.getByRole('link', { name: protocolo }).click();
  await page.getByRole('button', { name: confirmar }).click();
  const dialogo = page.getByRole('dialog');
  await conferirTela(page);
  await dialogo.getByRole('button', { name: confirmar }).click();
  await expect(dialogo).toBeHidden();
}
