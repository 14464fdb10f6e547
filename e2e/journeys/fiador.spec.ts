/** Student and guarantor, two people in two contexts; each journey starts where the calls of the others end. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { concluir, convidarFiador } from '../actors/estudante.ts';
import { abrirLink, confirmarPorEmail, recusarConvite } from '../actors/fiador.ts';
import { entrar, pergunta } from '../actors/quem-cria-conta.ts';
import { conferirFocoAVista, conferirTela } from '../world/acessibilidade.ts';
import { type Cliente, entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { irPara } from '../world/endereco.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { COM_DOIS_FIADORES, COM_UM_FIADOR, criarPedido } from '../world/novo-pedido.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';
import { rascunhosDe } from '../world/rascunhos.ts';
import { segurarResposta } from '../world/resposta-segurada.ts';
import {
  aceitarPorChamada,
  comecarPeloFiador,
  convidar,
  preencherParte,
  preencherPeloFiador,
} from '../world/solicitacao-pronta.ts';

const CONJUGE = {
  nomeConjuge: 'Sônia Prado Lemos',
  cpfConjuge: '86288366757',
  emailConjuge: 'sonia@exemplo.com.br',
  telefoneConjuge: '41987650012',
  dataNascimentoConjuge: '1990-02-01',
};

let fiador: Pessoa;
let doFiador: Cliente;

test.beforeAll(async () => {
  fiador = await criarContaPronta(pessoa('Rita Moura Campos', 61));
  doFiador = await entrarPorChamada(fiador);
});

async function estudante(nome: string, ordem: number): Promise<Cliente> {
  return entrarPorChamada(await criarContaPronta(pessoa(nome, ordem)));
}

async function abrir(browser: Browser, portal: 'estudante' | 'fiador', quem: Pessoa): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await entrar(page, portal, quem);
  await expect(page).toHaveURL(new RegExp(`/${portal}/[a-z]`));
  return page;
}

const codFiadorDe = async (quem: Pessoa, depoisDe: number) =>
  (await esperarMensagem(quem.email, /(https?:\/\/\S+cod-fiador=[\w-]+)/, depoisDe)).achado[1] ?? '';

test('invited, accepted by e-mail, filled in and concluded', async ({ browser }) => {
  const aluna = await estudante('Bianca Teles Rocha', 62);
  const id = await criarPedido(aluna, COM_UM_FIADOR);
  await preencherParte(aluna, id, 'estudante');
  const daAluna = await abrir(browser, 'estudante', aluna.pessoa);
  const antes = Date.now();
  await daAluna.goto(`${base()}/estudante/dados-pessoais-fiador`);
  await convidarFiador(daAluna, fiador);
  const daFiadora = await abrir(browser, 'fiador', fiador);
  await abrirLink(daFiadora, await codFiadorDe(fiador, antes));
  await conferirFocoAVista(daFiadora);
  await confirmarPorEmail(daFiadora, fiador);
  await pergunta(daFiadora, /falta a sua parte/i);
  await preencherParte(doFiador, id, 'fiador');
  await daAluna.goto(`${base()}/estudante/status-fiador/fiador`);
  await test.step('whoever sent everything and did not say so is named, and has the button (19.1)', async () => {
    await expect(daAluna.getByText(/ainda não avisou que terminou/i)).toBeVisible();
    await expect(daAluna.getByRole('button', { name: 'Enviar lembrete' })).toBeVisible();
    await conferirTela(daAluna);
    await daFiadora.goto(`${base()}/fiador/inicio`);
    await daFiadora.getByRole('button', { name: 'Conferir e avisar' }).click();
    await pergunta(daFiadora, /falta avisar que você terminou/i);
    await conferirTela(daFiadora);
    await daFiadora.getByRole('button', { name: 'Avisar que terminei' }).click();
    await expect(daFiadora.getByRole('button', { name: 'Avisar que terminei' })).toHaveCount(0);
  });
  await daAluna.goto(`${base()}/estudante/status-fiador/fiador`);
  await expect(daAluna.getByText(/o fiador aceitou e enviou tudo/i)).toBeVisible();
  await expect(daAluna.getByText(/último acesso/i)).toBeVisible();
  await conferirTela(daAluna);
  await concluir(daAluna);
});

test('a married guarantor says the regime of the marriage, and an agreed separation asks for the pact', async ({
  browser,
}) => {
  const aluna = await estudante('Célia Prado Viana', 68);
  const id = await criarPedido(aluna, COM_UM_FIADOR);
  const { id: garantia } = await aceitarPorChamada(doFiador, await convidar(aluna, fiador));
  await preencherParte(doFiador, id, 'fiador', { respostas: { estadoCivil: 'CASADO', ...CONJUGE } });
  const daFiadora = await abrir(browser, 'fiador', fiador);
  await daFiadora.emulateMedia({ colorScheme: 'dark' });
  await daFiadora.goto(`${base()}/fiador/meus-dados/${garantia}/regime-de-bens`);
  await pergunta(daFiadora, /qual é o regime de bens do seu casamento/i);
  await expect(daFiadora.getByRole('radio', { name: /comunhão parcial/i })).toBeChecked();
  await expect(daFiadora.getByRole('radio', { name: /não sei/i })).toBeVisible();
  await conferirTela(daFiadora);
  await daFiadora.getByRole('radio', { name: /separação convencional/i }).check();
  await daFiadora.getByRole('button', { name: /^avançar$/i }).click();
  await pergunta(daFiadora, /envie o pacto antenupcial/i);
  await conferirTela(daFiadora);
  await daFiadora.goto(`${base()}/fiador/garantia/${garantia}`);
  await expect(daFiadora.getByRole('button', { name: 'Continuar os meus dados' })).toBeVisible();
  await daFiadora.goto(`${base()}/fiador/meus-dados/${garantia}/regime-de-bens`);
  await daFiadora.getByRole('radio', { name: /não sei/i }).check();
  await daFiadora.getByRole('button', { name: /^avançar$/i }).click();
  await pergunta(daFiadora, /renda mensal/i);
});

test('filled in by the student, accepted by the guarantor', async ({ browser }) => {
  const aluna = await estudante('Clara Nunes Vidal', 63);
  const id = await criarPedido(aluna, COM_UM_FIADOR);
  await preencherParte(aluna, id, 'estudante');
  const comecado = await comecarPeloFiador(aluna, fiador);
  const daAluna = await abrir(browser, 'estudante', aluna.pessoa);
  await test.step('the link is for later: whoever accepts first fills in alone (fidelity X5)', async () => {
    await daAluna.goto(`${base()}/estudante/dados-pessoais-fiador/link/fiador`);
    await pergunta(daAluna, /preencha os dados de rita/i);
    await expect(
      daAluna.getByText(/primeiro, preencha os dados de rita; o link é para depois/i),
    ).toBeVisible();
    await expect(daAluna.getByRole('button', { name: 'Preencher os dados de Rita' })).toBeVisible();
  });
  const link = await preencherPeloFiador(aluna, id, fiador, comecado);
  await daAluna.goto(`${base()}/estudante/dados-pessoais-fiador/fiador/renda`);
  await pergunta(daAluna, new RegExp(`renda mensal de ${fiador.nome.split(' ')[0]}`, 'i'));
  await test.step('a list that still answers another search is nothing to choose from', async () => {
    const busca = await segurarResposta(daAluna, '**/profissao/buscar?nome=enfermeiro');
    const profissao = daAluna.getByRole('button', { name: /profissão/i });
    const primeira = daAluna.getByRole('option').first();
    await profissao.click();
    await expect(primeira).toBeEnabled();
    await daAluna.getByLabel('Buscar profissão').fill('enfermeiro');
    await busca.pedida;
    await expect(primeira).toBeDisabled();
    await primeira.click({ force: true });
    await busca.soltar();
    await primeira.click();
    await expect(profissao).toContainText(/enfermeir/i);
  });
  await test.step('the stages stay in reach while only the acceptance is missing (fidelity, portal 4)', async () => {
    await daAluna.goto(`${base()}/estudante/status`);
    const nome = fiador.nome.split(' ')[0];
    await pergunta(daAluna, new RegExp(`falta ${nome} aceitar`, 'i'));
    await daAluna.getByRole('button', { name: `Lembrar ${nome}` }).click();
    await pergunta(daAluna, /lembrar/i);
    await daAluna.goto(`${base()}/estudante/aguardando-aceite`);
    await pergunta(daAluna, new RegExp(`falta ${nome} aceitar`, 'i'));
    await daAluna.getByRole('button', { name: 'Voltar' }).click();
    await expect(daAluna).toHaveURL(/\/estudante\/status$/);
  });
  const daFiadora = await abrir(browser, 'fiador', fiador);
  await abrirLink(daFiadora, link);
  await expect(daFiadora.getByText(/clara já preencheu os seus dados/i)).toBeVisible();
  await confirmarPorEmail(daFiadora, fiador);
  await expect(daFiadora.getByRole('button', { name: /revisar os meus dados/i })).toBeVisible();
  await concluir(daAluna);
});

test('refused, with a reason that the student reads, and another person invited', async ({ browser }) => {
  const aluna = await estudante('Diana Alves Pinto', 64);
  await criarPedido(aluna, COM_UM_FIADOR);
  const link = await convidar(aluna, fiador);
  const daFiadora = await abrir(browser, 'fiador', fiador);
  await abrirLink(daFiadora, link);
  await daFiadora.getByRole('button', { name: /não quero garantir/i }).click();
  await daFiadora.getByLabel(/não posso garantir/i).check();
  await daFiadora.getByLabel(/quer dizer algo/i).fill('Estou em outra garantia.');
  await expect.poll(() => rascunhosDe(daFiadora)).toContain('Estou em outra garantia.');
  await daFiadora.reload();
  await expect(daFiadora.getByLabel(/quer dizer algo/i)).toHaveValue('Estou em outra garantia.');
  await expect(daFiadora.getByLabel(/não posso garantir/i)).toBeChecked();
  await daFiadora.getByRole('button', { name: /voltar sem recusar/i }).click();
  await recusarConvite(daFiadora, /não posso garantir/i, 'Estou sem trabalho.');
  await expect(daFiadora.getByText(/você não quis garantir/i)).toBeVisible();
  const daAluna = await abrir(browser, 'estudante', aluna.pessoa);
  // The e-mail leads to the guarantors; whoever comes by themselves arrives at the request.
  for (const pagina of ['status', 'selecao-de-fiador']) {
    await daAluna.goto(`${base()}/estudante/${pagina}`);
    await expect(daAluna.getByText(/^motivo: .*estou sem trabalho/i)).toBeVisible();
  }
  await conferirTela(daAluna);
  await daAluna.getByRole('button', { name: /indicar fiador/i }).click();
  await convidarFiador(daAluna, pessoa('Elias Prado Gomes', 65));
});

test('swapped while the guarantor fills in: the old screen deletes nothing', async ({ browser }) => {
  const aluna = await estudante('Eva Lins Barreto', 66);
  const id = await criarPedido(aluna, COM_UM_FIADOR);
  await aceitarPorChamada(doFiador, await convidar(aluna, fiador));
  const daAluna = await abrir(browser, 'estudante', aluna.pessoa);
  await daAluna.goto(`${base()}/estudante/troca-fiador/fiador`);
  await pergunta(daAluna, /trocar rita moura campos/i);
  await daAluna.getByRole('button', { name: /^trocar fiador$/i }).click();
  await preencherParte(doFiador, id, 'fiador');
  await daAluna.getByRole('button', { name: /^excluir$/i }).click();
  const aviso = daAluna.getByRole('dialog', { name: /solicitação atualizada/i });
  await expect(aviso).toBeVisible();
  await aviso.getByRole('button', { name: /entendi/i }).click();
  await irPara(daAluna, '/estudante/status-fiador/fiador');
  await expect(daAluna.getByText('Falta avisar', { exact: true })).toBeVisible();
  await daAluna.getByRole('button', { name: /quero trocar meu fiador/i }).click();
  await daAluna.getByRole('button', { name: /^trocar fiador$/i }).click();
  await daAluna.getByRole('button', { name: /^excluir$/i }).click();
  await pergunta(daAluna, /rita saiu da solicitação/i);
  await daAluna.getByText(/eu preencho os dados/i).click();
  await daAluna.getByRole('button', { name: /^avançar$/i }).click();
  await expect(daAluna.getByText(/troca de fiador/i)).toBeVisible();
  await pergunta(daAluna, /de quem você vai preencher/i);
});

test('a second guarantor stands beside the first', async ({ browser }) => {
  const aluna = await estudante('Flora Dias Amaral', 67);
  await criarPedido(aluna, COM_DOIS_FIADORES);
  await convidar(aluna, fiador);
  const daAluna = await abrir(browser, 'estudante', aluna.pessoa);
  await daAluna.goto(`${base()}/estudante/status-fiador/fiador`);
  await daAluna.getByRole('button', { name: /quero incluir mais um fiador/i }).click();
  await expect(daAluna.getByText(/segundo fiador/i)).toBeVisible();
  await convidarFiador(daAluna, pessoa('Gil Braga Serpa', 68));
  await daAluna.getByRole('button', { name: /ver os fiadores/i }).click();
  await expect(daAluna.getByRole('heading', { level: 2 })).toContainText([/rita moura/i, /gil braga/i]);
  await expect(daAluna.getByRole('button', { name: /adicionar fiador/i })).toBeHidden();
  await conferirTela(daAluna);
  await daAluna.goto(`${base()}/estudante/lembrete-fiador/fiador`);
  await daAluna.getByRole('button', { name: /^enviar lembrete$/i }).click();
  await expect(daAluna.getByText(/lembrete (enviado|marcado) para .* o próximo pode sair em/i)).toBeVisible();
  await expect(daAluna.getByRole('button', { name: /^enviar lembrete$/i })).toBeHidden();
  await conferirTela(daAluna);
});

test('the link is worth nothing to an uncle, nor where the student is logged in', async ({ browser }) => {
  const aluna = await estudante('Greta Sales Moura', 69);
  await criarPedido(aluna, COM_UM_FIADOR);
  const link = await convidar(aluna, fiador);
  const daAluna = await abrir(browser, 'estudante', aluna.pessoa);
  await daAluna.goto(link);
  await daAluna.getByRole('button', { name: /continuar como/i }).click();
  await expect(daAluna.getByText(/este convite não é para esta conta/i)).toBeVisible();
  await expect(daAluna.getByText(fiador.nome)).toBeHidden();
  await conferirTela(daAluna);
  await daAluna.getByRole('button', { name: /sair e entrar com outra conta/i }).click();
  await daAluna.getByRole('button', { name: /já tenho conta/i }).click();
  await daAluna.getByLabel('CPF').fill(fiador.cpf);
  await daAluna.getByLabel('Senha', { exact: true }).fill(fiador.senha);
  await daAluna.getByRole('button', { name: /^entrar$/i }).click();
  await daAluna.getByRole('button', { name: /continuar como/i }).click();
  await pergunta(daAluna, /você aceita garantir/i);
});

test('who logs in after all, with the account wizard open, is led from it back to the invitation', async ({
  browser,
}) => {
  const aluna = await estudante('Lia Prado Castro', 63);
  await criarPedido(aluna, COM_UM_FIADOR);
  const page = await (await browser.newContext()).newPage();
  await page.goto(await convidar(aluna, fiador));
  await page.getByRole('button', { name: /criar minha conta/i }).click();
  await pergunta(page, /qual é o seu cpf/i);
  const outraAba = await page.context().newPage();
  await entrar(outraAba, 'fiador', fiador);
  await expect(outraAba).toHaveURL(/\/fiador\/inicio$/);
  await page.reload();
  await page.getByRole('button', { name: /continuar como/i }).click();
  await pergunta(page, /você aceita garantir/i);
});
