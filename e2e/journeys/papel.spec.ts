/** Pages that people keep on paper: what is read and nothing that is pressed, in ink on white, from a phone in the dark. */
import { expect, type Page, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { imprimir } from '../world/impressao.ts';
import { base } from '../world/mensagens.ts';
import { solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';

/** The record of what was declared, as the portal hands it over. */
async function baixarCopia(page: Page, arquivo: string): Promise<void> {
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em PDF' }).click();
  await (await baixado).saveAs(arquivo);
}

test('ten pages of a student, printed (validators 2)', async ({ page }, info) => {
  const estudante = pessoa('Łukasz Świętosław Nguyễn', 59);
  const id = await solicitacaoEnviada({ estudante });
  await entrar(page, 'estudante', estudante);
  await expect(page).toHaveURL(/\/estudante\/[a-z]/);
  await page.emulateMedia({ colorScheme: 'dark' });
  const paginas: ReadonlyArray<[caminho: string, titulo: RegExp]> = [
    ['/inicio', /análise/i],
    ['/status-finalizado', /análise/i],
    [`/copia-declarada/${id}`, /o que você declarou/i],
    [`/perfil/solicitacoes/${id}`, /./],
    ['/perfil', /./],
    ['/perfil/mensagens', /./],
    ['/perfil/acessos', /./],
    ['/contratos', /./],
    ['/ajuda', /./],
    ['/simulador', /./],
  ];
  for (const [caminho, titulo] of paginas)
    await test.step(caminho, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(`${base()}/estudante${caminho}`);
      const cabeca = page.getByRole('heading', { level: 1 }).first();
      await expect(cabeca).toHaveText(titulo);
      await page.waitForLoadState('networkidle');
      await imprimir(page, info.outputPath(`${caminho.replaceAll('/', '-').slice(1)}.pdf`));
      if (!caminho.startsWith('/copia-declarada')) return;
      await page.emulateMedia({ media: 'screen' });
      await baixarCopia(page, info.outputPath('o-que-declarei.pdf'));
    });
});
