/**
 * Opens whatever a person can reach: every address of the map that needs nothing to be known, every link that a screen
 * shows, and every step before the one where a wizard stands.
 */

import { telaDoEndereco } from '@credito/domain/conta/telas';
import type { Page } from '@playwright/test';
import { acharDefeitos, LARGURAS, TEMAS } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';
import { alcance } from '../world/pessoas-da-demonstracao.ts';
import { type Area, enderecoSemPartes, type Telas } from '../world/telas-do-produto.ts';

/** Of screens that differ only in what they show (a course of the catalogue), so many for each person. */
const DE_CADA_TELA = { tudo: 30, amostra: 2 } as const;

interface Varredura {
  vistas: number;
  defeitos: readonly string[];
}

export async function varrer(page: Page, area: Area): Promise<Varredura> {
  const telas = (JSON.parse(process.env.E2E_TELAS ?? '{}') as Telas)[area];
  const defeitos: string[] = [];
  const contar = (defeito: string) => defeitos.push(`${caminhoDe(page)}: ${defeito}`);
  page.on('pageerror', (erro) => contar(`error on the page: ${erro.message}`));
  page.on('response', (resposta) => {
    if (resposta.status() >= 500) contar(`${resposta.status()} of ${new URL(resposta.url()).pathname}`);
  });

  const fila = telas.flatMap((tela) => enderecoSemPartes(tela) ?? []);
  const pedidos = new Set<string>();
  const vistas = new Set<string>();
  const porTela = new Map<string, number>();

  /** Null where the person was led out of the area, or to what they have seen. */
  async function olhar(): Promise<string | null> {
    await assentar(page);
    const caminho = abaixoDe(area, caminhoDe(page));
    if (caminho === null || vistas.has(caminho)) return null;
    vistas.add(caminho);
    const tela = telaDoEndereco(telas, caminho) ?? caminho;
    porTela.set(tela, (porTela.get(tela) ?? 0) + 1);
    for (const defeito of await conferir(page)) contar(defeito);
    fila.push(...(await enderecosDosLinks(page, area)));
    return tela;
  }

  for (let pedido = fila.shift(); pedido !== undefined; pedido = fila.shift()) {
    if (pedidos.has(pedido) || vistas.has(pedido)) continue;
    pedidos.add(pedido);
    const tela = telaDoEndereco(telas, pedido);
    if (tela === undefined || (porTela.get(tela) ?? 0) >= DE_CADA_TELA[alcance()] + passosDe(tela)) continue;
    await abrir(page, `${base()}/${area}${pedido}`);
    try {
      for (let onde = await olhar(); onde !== null && passosDe(onde) > 0; onde = await olhar())
        if (!(await voltarUmPasso(page))) break;
    } catch (erro) {
      // Some screens only say where they lead to, and go there.
      if (!String(erro).includes('because of a navigation')) throw erro;
    }
  }
  return { vistas: vistas.size, defeitos };
}

/** A wizard has as many screens as steps, each another one. */
const passosDe = (tela: string) => (tela.includes('/:passo') ? 60 : 0);

const caminhoDe = (page: Page) => new URL(page.url()).pathname;

function abaixoDe(area: Area, caminho: string): string | null {
  if (caminho === `/${area}`) return '/';
  return caminho.startsWith(`/${area}/`) ? caminho.slice(area.length + 1) : null;
}

/** Once more where the screen of before was just leaving by itself. */
async function abrir(page: Page, url: string): Promise<void> {
  await page.goto(url).catch(() => page.goto(url));
}

/** The screen stands: its code and what it asked for have arrived, and it stays. */
async function assentar(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A busy device is quiet before it has drawn anything; a page that stays empty is a fault that the look tells.
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
  await page.getByText('Carregando…').first().waitFor({ state: 'hidden' });
  const ficar = page.getByRole('button', { name: 'Parar a contagem' });
  if (await ficar.isVisible()) await ficar.click();
}

async function enderecosDosLinks(page: Page, area: Area): Promise<readonly string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((as) => as.map((a) => (a as HTMLAnchorElement).href));
  return links.flatMap((href) => {
    const { origin, pathname } = new URL(href);
    const caminho = origin === new URL(base()).origin ? abaixoDe(area, pathname) : null;
    return caminho === null ? [] : [caminho];
  });
}

async function voltarUmPasso(page: Page): Promise<boolean> {
  const voltar = page.getByRole('button', { name: 'Voltar', exact: true });
  if (!(await voltar.first().isVisible())) return false;
  const antes = caminhoDe(page);
  await voltar.first().click();
  await page.waitForURL((url) => url.pathname !== antes);
  return true;
}

async function conferir(page: Page): Promise<readonly string[]> {
  const defeitos: string[] = [];
  for (const width of LARGURAS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of TEMAS) {
      await page.emulateMedia({ colorScheme });
      const achados = await acharDefeitos(page);
      defeitos.push(...achados.map((achado) => `${width} px, ${colorScheme}: ${achado}`));
    }
  }
  return defeitos;
}
