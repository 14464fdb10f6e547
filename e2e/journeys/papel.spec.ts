/** Pages that people keep on paper: what is read and nothing that is pressed, in ink on white, from a phone in the dark. */
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { entrar } from '../actors/quem-cria-conta.ts';
import { alteracaoLiberada, DOZE_PARCELAS } from '../world/alteracoes-prontas.ts';
import { atualizacaoRecusada, contratoEfetivado, recusadaDoFiador } from '../world/atualizacoes-prontas.ts';
import { cobrarContrato, criarContrato, daquiA, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { imprimir } from '../world/impressao.ts';
import { base } from '../world/mensagens.ts';
import { devolver, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

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
    ['/solicitacao-enviada', /./],
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

/** Somebody's pages, each from a phone in the dark. */
async function imprimirDe(
  page: Page,
  info: TestInfo,
  portal: 'estudante' | 'fiador',
  quem: Pessoa,
  caminhos: readonly string[],
): Promise<void> {
  await page.context().clearCookies();
  await entrar(page, portal, quem);
  await expect(page).toHaveURL(new RegExp(`/${portal}/[a-z]`));
  for (const caminho of caminhos)
    await test.step(`${portal} ${caminho}`, async () => {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(`${base()}/${portal}${caminho}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await imprimir(page, info.outputPath(`${portal}${caminho.replaceAll('/', '-')}.pdf`));
    });
}

test('what a contract leaves on paper, of its student and of whoever guarantees it', async ({
  page,
}, info) => {
  const estudante = pessoa('Berenice Prado Lima', 61);
  const fiador = pessoa('Caio Moura Reis', 62);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante, fiador }), {
    codigo: 'EFE',
    via: 'eletronica',
    assinadoEm: daquiA(-120),
  });
  const alteracao = await alteracaoLiberada(contrato, DOZE_PARCELAS);
  await cobrarContrato(contrato, -40);
  await imprimirDe(page, info, 'estudante', estudante, [
    '/inicio',
    `/contratos/${contrato}`,
    `/contratos/${contrato}/texto`,
    `/alteracao-contratual/${alteracao}`,
    `/alteracao-contratual/${alteracao}/texto`,
    '/financeiro',
    `/financeiro/contratos/${contrato}`,
  ]);
  await imprimirDe(page, info, 'fiador', fiador, [
    '/inicio',
    '/contratos',
    `/alteracoes/${alteracao}/texto`,
    '/financeiro',
  ]);
});

test('what came back to be corrected, on paper', async ({ page }, info) => {
  const [estudante, fiador] = [pessoa('Benedita Prado Lima', 63), pessoa('Cícero Moura Reis', 64)];
  const devolvida = await solicitacaoEnviada({ estudante, fiador });
  await devolver(devolvida, 'estudante', [{ tipoDocumento: 'RG' }], {
    motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['endereco'] }],
  });
  await imprimirDe(page, info, 'estudante', estudante, [
    '/solicitacao-reprovada',
    '/pendencias',
    '/pendencias/enviar',
  ]);
  await imprimirDe(page, info, 'fiador', fiador, ['/inicio']);

  const [emDia, garante] = [pessoa('Belmiro Prado Lima', 65), pessoa('Celina Moura Reis', 66)];
  await contratoEfetivado({ estudante: emDia, fiador: garante });
  const atualizacao = await recusadaDoFiador(emDia, garante);
  await imprimirDe(page, info, 'estudante', emDia, ['/inicio', '/atualizacao-cadastral']);
  await imprimirDe(page, info, 'fiador', garante, [
    '/inicio',
    `/pendencias-atualizacao-fiador/${atualizacao}`,
  ]);

  const sozinha = pessoa('Bernarda Prado Lima', 67);
  await contratoEfetivado({ estudante: sozinha });
  await atualizacaoRecusada(sozinha);
  await imprimirDe(page, info, 'estudante', sozinha, ['/pendencias-atualizacao']);
});
