import { expect, test } from '@playwright/test';
import { abrirSolicitacao, aprovarDocumentos, entrarNaGestao } from '../actors/analista.ts';
import { concluir, convidarFiador, pedirCredito, preencherSeusDados } from '../actors/estudante.ts';
import { aceitar, preencherSuaParte } from '../actors/fiador.ts';
import { criarConta } from '../actors/quem-cria-conta.ts';
import { pessoa } from '../world/pessoas.ts';

test('@principal a student asks for credit, a guarantor accepts, an analyst approves', async ({
  browser,
}, info) => {
  const estudante = pessoa('Marina Conceição Dias', 1);
  const fiador = pessoa("Otávio Lemos d'Ávila", 2);
  const doEstudante = await browser.newContext();
  const doFiador = await browser.newContext();
  const doAnalista = await browser.newContext({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1280, height: 800 },
  });
  const telaDoEstudante = await doEstudante.newPage();
  const telaDoFiador = await doFiador.newPage();
  const telaDoAnalista = await doAnalista.newPage();

  await test.step('the student creates an account and asks for credit', async () => {
    await criarConta(telaDoEstudante, 'estudante', estudante);
    await pedirCredito(telaDoEstudante);
    await preencherSeusDados(telaDoEstudante, estudante);
  });
  await test.step('the student invites a guarantor', () => convidarFiador(telaDoEstudante, fiador));
  await test.step('the guarantor accepts and fills in', async () => {
    await aceitar(telaDoFiador, fiador);
    await preencherSuaParte(telaDoFiador, fiador);
  });
  await test.step('the student concludes', () => concluir(telaDoEstudante));
  const protocolo = await telaDoEstudante
    .getByText(/\d{4,}-?\d*/)
    .first()
    .innerText();
  await test.step('the analyst approves the student and the guarantor', async () => {
    await entrarNaGestao(telaDoAnalista, 'lucia.analista');
    await abrirSolicitacao(telaDoAnalista, protocolo);
    await aprovarDocumentos(telaDoAnalista);
  });
  expect(protocolo).not.toBe('');
});
