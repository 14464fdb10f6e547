import { expect, type Locator, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { convidarFiador } from '../actors/estudante.ts';
import { avancar, entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { enviar } from '../actors/quem-preenche.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarComoOperador } from '../world/chamadas-da-equipe.ts';
import { base, mensagensPara } from '../world/mensagens.ts';
import { comprovante, rgDe } from '../world/papeis.ts';
import { devolver, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';

/** Inside, with the session that the login left. */
async function entrarNoPortal(page: Page, portal: 'estudante' | 'fiador', quem: Pessoa): Promise<void> {
  await entrar(page, portal, quem);
  await expect(page).toHaveURL(new RegExp(`/${portal}/[a-z]`));
}

/** A guarantor's way from the page of the pendencies to the question about the income. */
async function resolverRenda(page: Page, portal: 'estudante' | 'fiador', modo: string): Promise<void> {
  await page.goto(`${base()}/${portal}/pendencias-fiador`);
  await expect(page.getByRole('heading', { name: 'Pendências da solicitação' })).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: /corrigir ou incluir comprovantes/i }).click();
  await pergunta(page, /como você quer resolver/i);
  await page.getByText(modo, { exact: true }).click();
  await avancar(page);
}

async function finalizar(page: Page): Promise<void> {
  await pergunta(page, /tudo pronto para enviar/i);
  await page.getByRole('button', { name: 'Finalizar pendências' }).click();
  await pergunta(page, /recebemos a sua correção/i);
}

const siglaDe = async (id: number) =>
  (
    await (
      await entrarComoOperador('davi.analista')
    ).pedir<{ sigla: string }>('GET', `/gestao/solicitacoes/${id}`)
  ).sigla;

test('a refused identity document is corrected, edited but not sent, then sent', async ({ page }) => {
  const estudante = pessoa('Ulisses Prado Lima', 51);
  const id = await solicitacaoEnviada({ estudante });
  await devolver(id, 'estudante', [{ tipoDocumento: 'RG' }]);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/status`);
  await expect(page).toHaveURL(/solicitacao-reprovada/);
  await expect(page.getByText('Falta corrigir', { exact: true })).toBeVisible();
  await pergunta(page, /falta corrigir 1 documento/i);
  await conferirTela(page);
  await page.getByRole('button', { name: 'Corrigir agora' }).click();
  await pergunta(page, /envie de novo o seu RG ou CNH/i);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /cortado/i })
      .first(),
  ).toBeVisible();
  await conferirTela(page);
  // Until the document is there, taking its photo is what there is to do.
  await expect(page.getByRole('button', { name: 'Tirar foto', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^avançar/i })).toHaveCount(0);
  await enviar(page, /RG ou CNH/i, await rgDe(estudante));
  await avancar(page);
  await pergunta(page, /tudo pronto para enviar/i);
  await conferirTela(page);
  await test.step('a file that is still on its way holds the correction back', async () => {
    await page.getByRole('button', { name: /^rever/i }).click();
    await pergunta(page, /envie de novo o seu RG ou CNH/i);
    await page.route('**/salvarDocumento/**', () => {});
    const escolha = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^trocar/i }).click();
    await (await escolha).setFiles(await rgDe(estudante));
    await page.getByRole('button', { name: 'Trocar arquivo' }).click();
    await page.getByRole('button', { name: /tudo certo/i }).click();
    await page.goBack();
    await page.getByRole('button', { name: 'Enviar correções' }).click();
    const aCaminho = page.getByText('Um arquivo ainda está a caminho');
    await expect(aCaminho).toBeInViewport();
    await conferirTela(page);
    await page.getByRole('button', { name: /^descartar o envio/i }).click();
    await expect(aCaminho).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Enviar correções' })).toBeFocused();
    await pergunta(page, /tudo pronto para enviar/i);
  });
  await test.step('edited but not sent is a state of its own', async () => {
    await page.goto(`${base()}/estudante/status`);
    await expect(page.getByText('Correção feita, mas ainda não enviada')).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Enviar correções' }).click();
    await expect(page).toHaveURL(/status-finalizado/);
  });
  await test.step('what was declared before the correction is kept beside what was declared with it', async () => {
    await page.getByRole('button', { name: 'Ver a minha solicitação' }).click();
    await page.getByRole('button', { name: 'Ver o que eu declarei' }).click();
    await expect(page.getByRole('radio', { name: /o mais recente/i })).toBeChecked();
    await conferirTela(page);
    await page.getByText('O primeiro', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'O que você pediu' })).toBeVisible();
    const baixado = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar em PDF' }).click();
    expect((await baixado).suggestedFilename()).toMatch(/^solicitacao-\d+-copia-1\.pdf$/);
  });
  await test.step('and stays in reach once the request is cancelled', async () => {
    await page.goto(`${base()}/estudante/cancelamento-solicitacao`);
    await page.getByText('Desisti de estudar agora', { exact: true }).click();
    await page.getByRole('button', { name: 'Cancelar solicitação' }).click();
    await expect(page.getByText('Sua solicitação foi cancelada.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver o que eu declarei' })).toBeVisible();
    await conferirTela(page);
    await page.goto(`${base()}/estudante/inicio`);
    await expect(page.getByText('Sua solicitação foi cancelada.')).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Ver detalhes' }).click();
    await page.getByRole('button', { name: 'Ver o que eu declarei' }).click();
    await expect(page.getByRole('radio', { name: /o primeiro/i })).toBeVisible();
  });
});

test('a guarantor corrects alone three of six months of income', async ({ page }) => {
  const fiador = pessoa('Xênia Moura Reis', 53);
  const id = await solicitacaoEnviada({
    estudante: pessoa('Wagner Prado Lima', 52),
    fiador,
    respostasDoFiador: { tiposDeRenda: ['P'] },
  });
  await devolver(id, 'fiador', [{ tipoDocumento: 'PRODUTOR_RURAL', indices: [0, 2, 5] }]);
  await entrarNoPortal(page, 'fiador', fiador);
  await resolverRenda(page, 'fiador', 'Enviar de novo o que foi recusado');
  await pergunta(page, /envie de novo as suas notas de produtor rural/i);
  const cartoes = page.getByRole('region', { name: /notas de produtor rural de/i });
  await expect(cartoes).toHaveCount(3);
  for (let mes = 0; mes < 3; mes += 1) {
    if (mes === 2) {
      await avancar(page);
      await expect(page.getByText('Envie este documento para continuar.')).toHaveCount(1);
    }
    const nome = (await cartoes.nth(mes).getByRole('heading').textContent())?.trim() ?? '';
    await enviar(page, new RegExp(nome, 'i'), await comprovante(`nota-${mes}`));
  }
  await avancar(page);
  await finalizar(page);
  expect(await siglaDe(id)).toBe('PAF');
});

test('other proofs take the place of the refused one, and more join it', async ({ page }) => {
  const fiador = pessoa('Zélia Moura Reis', 55);
  const id = await solicitacaoEnviada({ estudante: pessoa('Yara Prado Lima', 54), fiador });
  await devolver(id, 'fiador', [{ tipoDocumento: 'APOSENTADORIA_BENEFICIO' }]);
  await entrarNoPortal(page, 'estudante', fiador);
  await resolverRenda(page, 'estudante', 'Alterar comprovantes');
  await pergunta(page, /qual é a sua renda mensal/i);
  await avancar(page);
  await pergunta(page, /para compor os R\$\s5\.200,00/i);
  await expect(page.getByRole('button', { name: /^avançar$/i })).toBeDisabled();
  await test.step('what each kind asks for is said here too (fidelity D13)', async () => {
    await page.getByRole('button', { name: 'O que enviar: DECORE' }).click();
    const ajuda = page.getByRole('dialog', { name: 'DECORE' });
    await expect(ajuda.getByRole('term').first()).toBeVisible();
    await conferirTela(page);
    await ajuda.getByRole('button', { name: 'Entendi' }).click();
  });
  const tipo = (nome: string) => page.getByRole('group').getByText(nome, { exact: true });
  await tipo('DECORE').click();
  await tipo('Contracheque').click();
  await avancar(page);
  const limite = page.getByRole('dialog', { name: 'Limite de documentos' });
  await expect(limite).toBeVisible();
  await conferirTela(page);
  await limite.getByRole('button', { name: 'Entendi' }).click();
  await test.step('one type alone takes the place', async () => {
    await tipo('Contracheque').click();
    await avancar(page);
    const troca = page.getByRole('dialog', { name: 'Comprovantes de renda' });
    await expect(troca.getByText(/aposentadoria/i)).toBeVisible();
    await conferirTela(page);
    await troca.getByRole('button', { name: 'Continuar' }).click();
    await pergunta(page, /envie os comprovantes de renda/i);
    await expect(page.getByRole('region', { name: /^decore/i })).toBeVisible();
  });
  await test.step('the guarantor thinks again: the old kind stays, another joins', async () => {
    for (const titulo of [/para compor os/i, /qual é a sua renda mensal/i, /como você quer resolver/i]) {
      await page.getByRole('button', { name: 'Voltar' }).click();
      await pergunta(page, titulo);
    }
    await expect(page.getByText(/aposentadoria ou benefício: .*o documento está cortado/i)).toBeVisible();
    await expect(page.getByText('Enviar de novo o que foi recusado', { exact: true })).toBeVisible();
    await page.getByText('Incluir comprovantes', { exact: true }).click();
    await avancar(page);
  });
  await test.step('more proofs show more income', async () => {
    await pergunta(page, /qual é a sua renda mensal/i);
    await page.getByLabel(/^renda mensal/i).fill('7.400,00');
    await avancar(page);
    await pergunta(page, /para compor os R\$\s7\.400,00/i);
    await expect(page.getByRole('checkbox', { name: /aposentadoria/i })).toBeChecked();
    await tipo('DECORE').click();
    await avancar(page);
    await pergunta(page, /envie os comprovantes de renda/i);
    // The refused one goes before the analyst again as it is: what is new is the other.
    await enviar(page, /^decore/i, await comprovante('renda'));
    await avancar(page);
  });
  await finalizar(page);
  expect(await siglaDe(id)).toBe('PAF');
});

test('a refused guarantor is swapped by the student', async ({ page }) => {
  const estudante = pessoa('Vera Prado Lima', 56);
  const id = await solicitacaoEnviada({ estudante, fiador: pessoa('Ugo Moura Reis', 57) });
  await devolver(id, 'fiador', [{ tipoDocumento: 'SELFIE' }]);
  await entrarNoPortal(page, 'estudante', estudante);
  await page.goto(`${base()}/estudante/status`);
  await pergunta(page, /falta ugo corrigir/i);
  await expect(page.getByText('Ugo tem 1 coisa para corrigir')).toBeVisible();
  await expect(page.getByText(/no portal do fiador, com a própria conta/i)).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: 'Lembrar Ugo' }).click();
  await pergunta(page, /lembrar ugo/i);
  await page.goBack();
  await page.getByRole('button', { name: 'Trocar de fiador' }).click();
  await page.getByRole('button', { name: /^trocar fiador$/i }).click();
  await page.getByRole('button', { name: /^excluir$/i }).click();
  await pergunta(page, /ugo saiu da solicitação/i);
  await avancar(page);
  await convidarFiador(page, pessoa('Tadeu Braga Serpa', 58));
  await pergunta(page, /fiador trocado: agora é tadeu/i);
  await expect(page.getByRole('link', { name: /preciso de ajuda/i })).toBeVisible();
});

/** What is written while the message before is on its way is not taken for sent. */
async function continuarEnquantoEnvia(
  tela: Page,
  onde: Locator,
  endereco: string,
  rotulo: RegExp,
): Promise<void> {
  const envio = await segurarResposta(tela, endereco);
  const enviar = onde.getByRole('button', { name: 'Enviar mensagem' });
  const mensagem = onde.getByRole('textbox', { name: rotulo });
  await enviar.click();
  await envio.pedida;
  await mensagem.fill('Ou é melhor amanhã?');
  await envio.soltar();
  await expect(enviar).toBeEnabled();
  await expect(mensagem).toHaveValue('Ou é melhor amanhã?');
  await mensagem.fill('');
}

test('guarantor and analyst write to each other under a pendency', async ({ page, browser }) => {
  const fiador = pessoa('Saulo Moura Reis', 45);
  const id = await solicitacaoEnviada({ estudante: pessoa('Raquel Prado Lima', 44), fiador });
  await devolver(id, 'fiador', [{ tipoDocumento: 'SELFIE' }]);
  const conversa = (tela: Page) => tela.getByRole('group').filter({ has: tela.getByText(/^Selfie/) });
  await entrarNoPortal(page, 'fiador', fiador);
  await page.goto(`${base()}/fiador/pendencias-fiador`);
  await conversa(page)
    .getByText(/^Selfie/)
    .click();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('Escreva a mensagem.')).toBeVisible();
  await expect(page.getByLabel('Sua mensagem')).toBeFocused();
  await page.getByLabel('Sua mensagem').fill('Posso tirar a foto de óculos?');
  await page.reload();
  await conversa(page)
    .getByText(/^Selfie/)
    .click();
  await expect(page.getByLabel('Sua mensagem')).toHaveValue('Posso tirar a foto de óculos?');
  await continuarEnquantoEnvia(
    page,
    page.locator('main'),
    '**/pendencias/*/fiador/conversas',
    /^sua mensagem/i,
  );
  await expect(page.getByRole('list', { name: /mensagens: selfie/i })).toContainText('Posso tirar a foto');
  await conferirTela(page);

  const mesa = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await entrarNaGestao(mesa, 'taina.analista');
  await mesa.getByRole('link', { name: /^Mensagens/ }).click();
  const linha = mesa.getByRole('row').filter({ hasText: 'Raquel Prado Lima' });
  await expect(linha).toContainText(/fiador.*selfie/i);
  await conferirTela(mesa);
  await linha.getByRole('link').click();
  // Both used this machine: whoever looks at the guarantor's part is told.
  await mesa
    .getByRole('region', { name: /documentos do fiador/i })
    .getByRole('button', { name: /selfie/i })
    .click();
  await expect(mesa.getByText('Estudante e fiador podem ser a mesma pessoa')).toBeVisible();
  const naMesa = mesa.getByRole('region', { name: 'Mensagens sobre as pendências' });
  await naMesa.getByText('1 nova').click();
  await expect(naMesa.getByRole('list', { name: /mensagens: selfie, saulo/i })).toContainText(
    'Posso tirar a foto de óculos?',
  );
  await naMesa.getByLabel('Mensagem', { exact: true }).fill('Sem óculos, por favor. Consegue hoje?');
  await naMesa.getByText('Esperar resposta da pessoa').click();
  await continuarEnquantoEnvia(mesa, naMesa, '**/gestao/solicitacoes/*/conversas', /^mensagem/i);
  await expect(naMesa.getByText(/ainda não lida/i)).toBeVisible();
  await conferirTela(mesa);

  await page.reload();
  await expect(conversa(page)).toContainText('1 mensagem nova');
  await conversa(page)
    .getByText(/^Selfie/)
    .click();
  await expect(page.getByText('Sem óculos, por favor. Consegue hoje?')).toBeVisible();
  await expect(conversa(page)).toContainText('Espera a sua resposta');
  const avisos = (await mensagensPara(fiador.email)).filter(({ modelo }) => modelo === 'mensagem-da-equipe');
  expect(avisos).toHaveLength(1);
  expect(avisos[0]?.texto).not.toMatch(/óculos|selfie|ilegível/i);
});

test('the survey is asked once, answered by one and skipped by another', async ({ page, browser }) => {
  const [responde, pula] = [pessoa('Nilo Prado Lima', 59), pessoa('Olga Prado Lima', 60)];
  for (const estudante of [responde, pula]) await solicitacaoEnviada({ estudante });
  await entrarNoPortal(page, 'estudante', responde);
  await page.goto(`${base()}/estudante/status`);
  // The news first: the survey is a card below it.
  await expect(page).toHaveURL(/status-finalizado/);
  await conferirTela(page);
  await page.getByRole('button', { name: 'Dar a minha nota' }).click();
  for (const nota of ['Muito ruim', 'Ruim', 'Normal', 'Bom', 'Muito bom'])
    await expect(page.getByText(new RegExp(`^\\d · ${nota}$`))).toBeVisible();
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.getByText('Escolha uma nota de 1 a 5.')).toBeVisible();
  await conferirTela(page);
  await page.getByText('4 · Bom', { exact: true }).click();
  await page.getByLabel(/quer contar mais/i).fill('Gostei de ver quem age agora.');
  await page.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page).toHaveURL(/status-finalizado/);
  await expect(page.getByRole('button', { name: 'Ver a minha solicitação' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dar a minha nota' })).toHaveCount(0);

  const outra = await (await browser.newContext()).newPage();
  await entrarNoPortal(outra, 'estudante', pula);
  await outra.goto(`${base()}/estudante/status`);
  await outra.getByRole('button', { name: 'Dar a minha nota' }).click();
  await outra.getByRole('button', { name: 'Agora não' }).click();
  await expect(outra).toHaveURL(/status-finalizado/);
  await expect(outra.getByRole('button', { name: 'Dar a minha nota' })).toHaveCount(0);

  const equipe = await entrarComoOperador('raul.administrador');
  const { campanhas } = await equipe.pedir<{
    campanhas: { comentarios: { nota: number; texto: string }[]; dispensas: number }[];
  }>('GET', '/gestao/pesquisas');
  expect(campanhas[0]?.comentarios).toContainEqual(
    expect.objectContaining({ nota: 4, texto: 'Gostei de ver quem age agora.' }),
  );
  expect(campanhas[0]?.dispensas).toBeGreaterThan(0);
});
