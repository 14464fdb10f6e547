import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  aprovarDocumentos,
  assumir,
  confirmarProposta,
  decidir,
  entrarNaGestao,
  recusarDocumento,
  reprovar,
} from '../actors/analista.ts';
import {
  abrirStatus,
  concluir,
  convidarFiador,
  corrigirIdentidade,
  pedirCredito,
  preencherSeusDados,
} from '../actors/estudante.ts';
import { aceitar, preencherSuaParte } from '../actors/fiador.ts';
import { criarConta, entrar } from '../actors/quem-cria-conta.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

// The last file of a project would leave the other worker with nothing to do.
test.describe.configure({ mode: 'parallel' });

interface Telas {
  estudante: Page;
  fiador: Page;
  analista: Page;
}

/** Three people, three browsers' worth of cookies; the desk is a desktop's. */
async function abrirTelas(browser: Browser): Promise<Telas> {
  const doEstudante = await browser.newContext();
  const doFiador = await browser.newContext();
  const daGestao = await browser.newContext({
    isMobile: false,
    hasTouch: false,
    viewport: { width: 1280, height: 800 },
  });
  return {
    estudante: await doEstudante.newPage(),
    fiador: await doFiador.newPage(),
    analista: await daGestao.newPage(),
  };
}

/** From nothing to a request under analysis; gives its protocol. */
async function enviarSolicitacao(telas: Telas, estudante: Pessoa, fiador: Pessoa): Promise<string> {
  await test.step('the student creates an account, asks for credit and sends the papers', async () => {
    await criarConta(telas.estudante, 'estudante', estudante);
    await pedirCredito(telas.estudante);
    await preencherSeusDados(telas.estudante, estudante);
  });
  await test.step('the student invites a guarantor', () => convidarFiador(telas.estudante, fiador));
  await test.step('the guarantor accepts and fills in', async () => {
    await aceitar(telas.fiador, fiador);
    await preencherSuaParte(telas.fiador, fiador);
  });
  return test.step('the student concludes', () => concluir(telas.estudante));
}

test('@principal a student asks for credit, corrects what an analyst refused for a reason, and is approved', async ({
  browser,
}) => {
  const telas = await abrirTelas(browser);
  const estudante = pessoa('Marina Conceição Dias', 1);
  const protocolo = await enviarSolicitacao(telas, estudante, pessoa("Otávio Lemos d'Ávila", 2));
  const explicacao = 'O canto direito do documento ficou fora da foto.';
  await test.step('the analyst refuses the identity document for a reason', async () => {
    await entrarNaGestao(telas.analista, 'lucia.analista');
    await assumir(telas.analista, 'Dados do estudante', protocolo);
    await recusarDocumento(telas.analista, /cortado/i, explicacao);
    await decidir(telas.analista, /devolver ao estudante/i);
  });
  await test.step('the student reads why and sends another photo', async () => {
    await abrirStatus(telas.estudante);
    await expect(telas.estudante).toHaveURL(/\/solicitacao-reprovada/);
    await corrigirIdentidade(telas.estudante, estudante, explicacao);
  });
  await test.step('the analyst approves the student, then the guarantor', async () => {
    await assumir(telas.analista, 'Dados do estudante', protocolo);
    await aprovarDocumentos(telas.analista);
    await decidir(telas.analista, /aprovar dados do estudante/i);
    await assumir(telas.analista, 'Fiador', protocolo);
    await aprovarDocumentos(telas.analista);
    await decidir(telas.analista, /aprovar fiador/i);
  });
  await test.step('the student sees the approval', async () => {
    await abrirStatus(telas.estudante);
    await expect(telas.estudante).toHaveURL(/\/solicitacao-aprovada/);
    await expect(telas.estudante.getByRole('heading', { level: 1 })).toContainText(/aprovad[ao]/i);
    await conferirTela(telas.estudante);
  });
});

test('@principal one analyst refuses for a reason, another confirms, and the student reads it', async ({
  browser,
}) => {
  const telas = await abrirTelas(browser);
  const estudante = pessoa('Marina Conceição Dias', 3);
  const id = await solicitacaoEnviada({ estudante, fiador: pessoa("Otávio Lemos d'Ávila", 4) });
  const { protocolo } = await (await entrarPorChamada(estudante)).pedir<{ protocolo: string }>(
    'GET',
    `/solicitacao/s/status/${id}`,
  );
  const explicacao = 'A renda do fiador não cobre as parcelas deste curso.';
  await test.step('the analyst refuses', async () => {
    await entrarNaGestao(telas.analista, 'davi.analista');
    await assumir(telas.analista, 'Dados do estudante', protocolo);
    await reprovar(telas.analista, 'Fora da política de crédito', explicacao);
  });
  await test.step('another analyst confirms', async () => {
    const outra = await browser.newPage({
      isMobile: false,
      hasTouch: false,
      viewport: { width: 1280, height: 800 },
    });
    await entrarNaGestao(outra, 'lucia.analista');
    await confirmarProposta(outra, 'Dados do estudante', protocolo, 'reprovação');
    await outra.context().close();
  });
  await test.step('the student reads why', async () => {
    await entrar(telas.estudante, 'estudante', estudante);
    await expect(telas.estudante).toHaveURL(/\/solicitacao-reprovada/);
    await expect(telas.estudante.getByText(explicacao).first()).toBeVisible();
    await conferirTela(telas.estudante);
  });
});
