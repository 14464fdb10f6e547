/** One finger and one keyboard, and what they did on each page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { mostrar } from '../../e2e/world/camera.ts';
import type { Arquivo } from '../../e2e/world/papeis.ts';

/** As the portal offers it below the field. */
const FIM_DO_EMAIL = '@gmail.com';

export class Mao {
  readonly paginas = new Map<string, { toques: number; digitados: number }>();
  naCamera = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private async contar(toques: number, digitados: number): Promise<void> {
    const titulo = (await this.page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    const pagina = this.paginas.get(titulo) ?? { toques: 0, digitados: 0 };
    this.paginas.set(titulo, {
      toques: pagina.toques + toques,
      digitados: pagina.digitados + digitados,
    });
  }

  async tocar(alvo: Locator): Promise<void> {
    await alvo.waitFor();
    await this.contar(1, 0);
    await alvo.tap();
  }

  botao(nome: RegExp | string): Promise<void> {
    return this.tocar(this.page.getByRole('button', { name: nome }).first());
  }

  avancar(): Promise<void> {
    return this.botao(/^avançar$/i);
  }

  /** A field that the portal has focused already needs no tap. */
  async digitar(campo: Locator, texto: string): Promise<void> {
    await campo.waitFor();
    if (!(await campo.evaluate((no) => no === document.activeElement))) await this.tocar(campo);
    await this.contar(0, texto.length);
    await this.page.keyboard.type(texto);
  }

  async digitarEmail(email: string): Promise<void> {
    await this.digitar(this.page.getByLabel('E-mail'), email.replace(FIM_DO_EMAIL, ''));
    await this.tocar(this.page.getByRole('button', { name: FIM_DO_EMAIL }));
    await expect(this.page.getByLabel('E-mail')).toHaveValue(email);
  }

  async escolher(lista: Locator, opcao: { label: string } | { index: number }): Promise<void> {
    await lista.waitFor();
    await this.contar(2, 0);
    await lista.selectOption(opcao);
  }

  async colar(codigo: string): Promise<void> {
    await this.page.evaluate((texto) => navigator.clipboard.writeText(texto), codigo);
    await this.botao(/colar código/i);
  }

  /** Goes on by itself when everything matches; where something does not, the person looks at it and goes on. */
  async fotografar(cartao: RegExp, papel: Arquivo): Promise<void> {
    const daqui = this.page.url();
    await this.botao(/^tirar foto/i);
    await mostrar(this.page, papel);
    const camera = this.page.getByRole('dialog');
    await camera.getByRole('button', { name: 'Tirar foto' }).tap();
    const usar = camera.getByRole('button', { name: /^usar esta/i });
    await usar.waitFor();
    // A person looks at it first; a second tap at once is held for a slip.
    await expect(async () => {
      await usar.tap({ timeout: 1000 });
      await expect(camera).toBeHidden({ timeout: 500 });
    }).toPass();
    this.naCamera += 2;
    const alvo = this.page.getByRole('region', { name: cartao });
    const confira = alvo.getByText('Confira', { exact: true });
    await expect(async () => {
      expect(this.page.url() !== daqui || (await confira.isVisible())).toBe(true);
    }).toPass({ timeout: 90_000 });
    if (this.page.url() === daqui) await this.avancar();
  }

  somar(): { toques: number; digitados: number } {
    let toques = 0;
    let digitados = 0;
    for (const pagina of this.paginas.values()) {
      toques += pagina.toques;
      digitados += pagina.digitados;
    }
    return { toques, digitados };
  }
}
