import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { Cliente, entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { operador } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';
import { criarPedido } from '../world/novo-pedido.ts';
import { comprovante } from '../world/papeis.ts';
import { pessoa } from '../world/pessoas.ts';

/** One login for all: a code of the application counts once. */
let contexto: BrowserContext;
let gestao: Page;
/** Each page that is opened renews the session, and with it the token. */
let token = '';

test.beforeAll(async ({ browser }) => {
  contexto = await browser.newContext();
  contexto.on('response', (resposta) => {
    token = resposta.headers().token ?? token;
  });
  gestao = await contexto.newPage();
  await entrarNaGestao(gestao, 'raul.administrador', /\/gestao\/?$/);
});

test.afterAll(() => contexto.close());

async function criar(entidade: string, conteudo: Record<string, unknown>): Promise<string> {
  const { nome, email, senha } = operador('raul.administrador');
  const administracao = new Cliente({ nome, email, senha, cpf: '', telefone: '' }, token);
  const { chave } = await administracao.pedir<{ chave: string }>('POST', `/gestao/catalogo/${entidade}`, {
    chave: null,
    conteudo,
    vigenteDe: null,
    numero: 0,
  });
  return chave;
}

const abrir = async (caminho: string, titulo: string | RegExp, page = gestao) => {
  await page.goto(`${base()}/gestao/catalogo/${caminho}`);
  await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
};

test('a new institution, with the PDF of its regulation, is asked for at once', async () => {
  await abrir('instituicao/novo', 'Nova instituição');
  await gestao.getByRole('button', { name: 'Criar' }).click();
  await expect(gestao.getByLabel('Nome')).toBeFocused();
  await conferirTela(gestao);
  await gestao.getByLabel('Nome').fill('Faculdade do Cerrado');
  await gestao.getByLabel('Sigla').fill('CERRADO');
  await gestao.getByLabel('Grupo de ensino').fill('Grupo Cerrado');
  const escolhido = gestao.waitForEvent('filechooser');
  await gestao.getByRole('button', { name: 'Enviar PDF' }).click();
  await (await escolhido).setFiles(await comprovante('regulamento'));
  // The first file of a run waits for the process that reads files.
  await expect(gestao.getByRole('button', { name: 'Trocar o PDF' })).toBeVisible({ timeout: 60_000 });
  // On a phone the word that it was sent stands over the button for a while.
  await gestao.getByRole('button', { name: 'Dispensar', exact: true }).click();
  const baixado = gestao.waitForEvent('download');
  await gestao.getByRole('link', { name: /^abrir o pdf/i }).click();
  expect((await baixado).suggestedFilename()).toBe('regulamento.pdf');
  await gestao.getByRole('button', { name: 'Criar' }).click();
  await expect(gestao.getByRole('heading', { level: 1, name: 'Faculdade do Cerrado' })).toBeVisible();
  await expect(gestao.getByText('Versão 1')).toBeVisible();
  await conferirTela(gestao);
  const instituicaoId = Number(new URL(gestao.url()).pathname.split('/').at(-1));
  const campusId = Number(
    await criar('campus', { instituicaoId, nome: 'Campus Pequi', cidade: 'Goiânia', uf: 'GO' }),
  );
  const grau = 'GRADUACAO';
  const bolsaId = Number(
    await criar('bolsa', {
      instituicaoId,
      codigo: 'CER-GRAD',
      nome: 'Crédito Cerrado',
      grau,
      habilitada: true,
    }),
  );
  const cursoId = Number(
    await criar('curso', {
      instituicaoId,
      codigo: 'CER-AGR',
      nome: 'Agronomia',
      grau,
      mensalidadeCentavos: 123_456,
    }),
  );
  await criar('oferta', { bolsaId, campusId, cursoId, tipo: 'O', valores: [25, 50], ativa: true });
  const estudante = await entrarPorChamada(await criarContaPronta(pessoa('Noemi Prado Sales', 91)));
  expect(
    await criarPedido(estudante, { grau, instituicao: /cerrado/i, curso: /agronomia/i }),
  ).toBeGreaterThan(0);
});

test('two administrators change one course: the second is shown the first, and nothing is lost', async () => {
  await abrir('profissao', 'Profissões');
  const chave = await criar('profissao', { codigo: 'LUT-1', nome: 'Luthier' });
  const outra = await contexto.newPage();
  for (const aba of [gestao, outra]) await abrir(`profissao/${chave}`, 'Luthier', aba);
  await outra.getByLabel('Código (CBO)').fill('915215');
  await outra.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(outra.getByText('Versão 2')).toBeVisible();
  await outra.close();
  await gestao.getByLabel('Nome').fill('Luthier de rabecas');
  await gestao.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(gestao.getByText(/^Raul Bastos salvou outra versão/)).toBeVisible();
  await expect(gestao.getByLabel('Nome')).toHaveValue('Luthier de rabecas');
  await expect(gestao.getByLabel('Código (CBO)')).toHaveValue('915215');
  await conferirTela(gestao);
  await gestao.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(gestao.getByRole('heading', { level: 1, name: 'Luthier de rabecas' })).toBeVisible();
  await gestao.getByText('O que mudou (1 campo)').first().click();
  await conferirTela(gestao);
});

test('a message is previewed as it is typed, and what would not be filled in is refused at its field', async () => {
  await abrir('modelo/acesso-desbloqueado', /./);
  const texto = gestao.getByLabel('Texto do e-mail');
  await texto.fill('Olá, {pessoa}.\nTente de novo, {senha}.');
  await expect(gestao.getByRole('region', { name: 'Como fica' })).toContainText('Tente de novo');
  await gestao.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(texto).toBeFocused();
  await expect(gestao.getByText(/\{senha\} não existe nesta mensagem/)).toBeVisible();
  await conferirTela(gestao);
  await gestao.getByRole('button', { name: 'Trazer o texto original' }).click();
  await expect(texto).not.toHaveValue(/\{senha\}/);
});

test('the rules of a programme: what a change does is shown on an example before it is saved', async () => {
  await abrir('regras-do-programa', 'Regras dos programas');
  await gestao
    .getByRole('link', { name: /Crédito Técnico/ })
    .first()
    .click();
  const taxa = gestao.getByLabel('Taxa de administração por mês');
  await expect(taxa).toHaveValue('0,35%');
  const exemplo = gestao.getByRole('table', { name: 'O exemplo antes e depois da mudança' });
  const total = exemplo.getByRole('row', { name: /Total a restituir/ });
  await expect(total).toHaveText(/R\$\s56\.064,00.*R\$\s56\.064,00/);
  await taxa.fill('0.7');
  await expect(exemplo).toHaveCount(0);
  await gestao.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(taxa).toBeFocused();
  await expect(gestao.getByText('Escreva um percentual com até quatro casas, como 0,35%.')).toBeVisible();
  await taxa.fill('0,7 %');
  await expect(total).toHaveText(/R\$\s56\.064,00.*R\$\s64\.128,00/);
  await conferirTela(gestao);
  await gestao.getByRole('button', { name: 'Salvar nova versão' }).click();
  await expect(gestao.getByText('Versão 1')).toBeVisible();
  await expect(total).toHaveText(/R\$\s64\.128,00.*R\$\s64\.128,00/);
});

test('an announcement is on the portal of its audience, and stays away once it is put away', async ({
  page,
}) => {
  const dia = (momento: number) => dataEmSaoPaulo(new Date(momento));
  await criar('comunicado', {
    titulo: 'Central fechada no feriado',
    texto: 'Voltamos na segunda-feira.',
    publicos: ['fiador'],
    inicio: dia(Date.now()),
    // Midnight may pass meanwhile.
    fim: dia(Date.now() + 24 * 3_600_000),
  });
  await page.goto(`${base()}/fiador/`);
  const faixa = page.getByRole('region', { name: 'Comunicados' });
  await expect(faixa).toContainText('Central fechada no feriado');
  await conferirTela(page);
  await faixa.getByRole('button', { name: 'Dispensar aviso' }).click();
  await expect(faixa).toBeHidden();
  await page.goto(`${base()}/estudante/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Central fechada no feriado')).toBeHidden();
});

test('what was half written is there after a reload, and gone with a logout in another tab', async () => {
  await abrir('profissao/novo', 'Nova profissão');
  await gestao.getByLabel('Nome').fill('Afinadora de rabecas');
  await gestao.reload();
  await expect(gestao.getByLabel('Nome')).toHaveValue('Afinadora de rabecas');
  await expect(gestao.getByText('Você tinha começado a escrever aqui e não salvou.')).toBeVisible();
  const outra = await contexto.newPage();
  await abrir('profissao', 'Profissões', outra);
  await outra.getByRole('button', { name: 'Sair' }).click();
  await expect(outra.getByLabel('Senha', { exact: true })).toBeVisible();
  await expect(gestao.getByLabel('Senha', { exact: true })).toBeVisible();
  expect(await gestao.evaluate(() => sessionStorage.getItem('gestao') ?? '')).not.toContain('rabecas');
});
