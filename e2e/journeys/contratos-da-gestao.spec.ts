/** Contracts at the desk, on paper: from a batch that is rehearsed to the effect by a second person. */
import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { entrarNaGestao } from '../actors/analista.ts';
import { conferirTela } from '../world/acessibilidade.ts';
import { entrarPorChamada } from '../world/chamadas.ts';
import { entrarComoOperador } from '../world/chamadas-da-equipe.ts';
import {
  criarContrato,
  receberPapel,
  solicitacaoAprovada,
  solicitacoesIguais,
} from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { comprovante } from '../world/papeis.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';

const MESA = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } };

async function entrar(browser: Browser, usuario: string): Promise<Page> {
  const page = await browser.newPage(MESA);
  await entrarNaGestao(page, usuario);
  return page;
}

/** Wide and on a phone, in both themes. */
async function conferirEmTodaParte(page: Page): Promise<void> {
  for (const [largura, celular, tema] of [
    [1280, 360, 'light'],
    [1279, 359, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: tema });
    for (const width of [largura, celular]) {
      await page.setViewportSize({ width, height: 800 });
      await conferirTela(page);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(MESA.viewport);
}

/** Opens the question of an act, answers it and confirms. */
async function agir(page: Page, acao: string, responder?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: acao, exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: `${acao}?` });
  await conferirEmTodaParte(page);
  await responder?.();
  await dialogo.getByRole('button', { name: acao, exact: true }).click();
  await expect(dialogo).toBeHidden();
}

/** The label covers its box. */
async function marcar(onde: Page | Locator, nome: string): Promise<void> {
  const caixa = onde.getByRole('checkbox', { name: nome });
  await expect(caixa).not.toBeChecked();
  await onde.getByText(nome, { exact: true }).click();
  await expect(caixa).toBeChecked();
}

async function situacaoE(page: Page, rotulo: string): Promise<void> {
  await expect(page.getByRole('link', { name: `Contratos: ${rotulo}` })).toBeVisible();
}

/** The student accepts the plan and prints; their own screens have journeys of their own. */
async function imprimir(estudante: Pessoa): Promise<void> {
  const api = await entrarPorChamada(estudante);
  const [contrato] = await api.pedir<ContratoNaLista[]>('GET', '/contrato/s/contratos-estudante');
  const caminho = `/contrato/s/${contrato?.id}`;
  const { versao, fatos } = await api.pedir<ContratoAberto>('GET', caminho);
  await api.pedir('POST', `${caminho}/aceitar-plano`, { versao, totalCentavos: fatos.totalCentavos });
  await api.pedir('POST', `${caminho}/imprimir`);
}

test('a contract is generated, released, received from paper, approved and put into effect', async ({
  browser,
}) => {
  const estudante = pessoa('Rosa Valente Prado', 640);
  await solicitacaoAprovada({ estudante });
  const analista = await entrar(browser, 'davi.analista');
  let endereco = '';

  await test.step('rehearsed, then generated', async () => {
    await analista
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: /^Contratos/ })
      .click();
    await expect(analista.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
    await conferirEmTodaParte(analista);
    await analista.getByRole('link', { name: 'Gerar contratos' }).click();
    await analista.getByLabel('Instituição').selectOption({ label: 'Escola Livre Saber' });
    await expect(analista.getByText(/^o curso termina antes deste semestre/i).first()).toBeVisible();
    await analista.getByLabel('Último mês do curso').fill(`${new Date().getFullYear() + 1}-06-15`);
    await analista.getByRole('button', { name: 'Desmarcar todas' }).click();
    await marcar(analista, estudante.nome);
    await analista.getByRole('button', { name: 'Ensaiar' }).click();
    await expect(analista.getByText(/nada foi gravado ainda/i)).toBeVisible();
    await conferirEmTodaParte(analista);
    await analista.getByRole('button', { name: 'Gerar 1 contrato' }).click();
    await analista.getByRole('dialog').getByRole('button', { name: 'Gerar', exact: true }).click();
    await expect(analista.getByText('1 contrato gerado; 0 falhas.')).toBeVisible();
    await conferirEmTodaParte(analista);
    await analista.getByRole('link', { name: 'Abrir o contrato' }).click();
    await situacaoE(analista, 'Em preparação');
    endereco = new URL(analista.url()).pathname;
  });

  await test.step('read and released, with a deadline of two days at least', async () => {
    await conferirEmTodaParte(analista);
    const previa = analista.waitForEvent('download');
    await analista.getByRole('button', { name: 'Baixar a prévia' }).click();
    expect((await previa).suggestedFilename()).toMatch(/^previa-do-contrato-\d+\.pdf$/);
    await agir(analista, 'Liberar para assinatura', async () => {
      const prazo = analista.getByLabel('Último dia para assinar');
      await expect(prazo).not.toHaveValue('');
      const daqui = await prazo.inputValue();
      await prazo.fill(dataEmSaoPaulo(new Date()));
      await analista
        .getByRole('dialog')
        .getByRole('button', { name: /^liberar/i })
        .click();
      await expect(analista.getByText(/ao menos dois dias/)).toBeVisible();
      await prazo.fill(daqui);
    });
    await situacaoE(analista, 'Disponível');
  });

  await test.step('the institution receives the paper and sends it on', async () => {
    await imprimir(estudante);
    const escola = await entrar(browser, 'bento.livre');
    await escola
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: /^Contratos/ })
      .click();
    await escola.getByRole('link', { name: 'Impresso' }).click();
    await expect(escola.getByText(estudante.nome)).toBeVisible();
    await conferirEmTodaParte(escola);
    await escola.goto(`${base()}${endereco}`);
    await agir(escola, 'Receber na instituição');
    await agir(escola, 'Enviar ao provedor');
    await situacaoE(escola, 'A caminho');
    await expect(escola.getByRole('button', { name: 'Receber o contrato' })).toHaveCount(0);
    await escola.context().close();
  });

  await test.step('received with its copy and a tick of every person', async () => {
    await analista.goto(`${base()}${endereco}`);
    await expect(analista.getByText(/guarde a cópia digitalizada/i)).toBeVisible();
    await conferirEmTodaParte(analista);
    const escolhido = analista.waitForEvent('filechooser');
    await analista.getByRole('button', { name: 'Guardar a cópia assinada' }).click();
    await (await escolhido).setFiles(await comprovante('contrato-assinado'));
    // The first file of a run waits for the process that reads files.
    await expect(analista.getByRole('button', { name: 'Trocar a cópia' })).toBeVisible({ timeout: 60_000 });
    await test.step('several scans are put in order first', async () => {
      const varios = analista.waitForEvent('filechooser');
      await analista.getByRole('button', { name: 'Trocar a cópia' }).click();
      const paginas = ['página 10', 'página 2', 'página 1'].map((nome) => comprovante(nome));
      await (await varios).setFiles(await Promise.all(paginas));
      const ordem = analista.getByRole('list', { name: 'Ordem das páginas da cópia' });
      await expect(ordem.getByRole('listitem')).toHaveText([
        /^1\. página 1/,
        /^2\. página 2/,
        /^3\. página 10/,
      ]);
      await analista.getByRole('button', { name: 'Subir página 2.pdf' }).click();
      await expect(analista.getByText('página 2.pdf: agora na posição 1.')).toBeAttached();
      // At the top it goes no further: the way down has the focus.
      await expect(analista.getByRole('button', { name: 'Descer página 2.pdf' })).toBeFocused();
      await conferirEmTodaParte(analista);
      await analista.getByRole('button', { name: 'Tirar página 10.pdf' }).click();
      await expect(ordem.getByRole('listitem')).toHaveText([/^1\. página 2/, /^2\. página 1/]);
      await analista.getByRole('button', { name: 'Guardar 2 arquivos nesta ordem' }).click();
      await expect(ordem).toHaveCount(0, { timeout: 60_000 });
      await expect(analista.getByText(/^Cópia digitalizada com 2 páginas/)).toBeVisible();
    });
    const copia = analista.waitForEvent('download');
    await analista.getByRole('button', { name: 'Baixar a cópia assinada' }).click();
    expect((await copia).suggestedFilename()).toMatch(/^contrato-\d+-assinado\.pdf$/);
    await agir(analista, 'Receber o contrato', async () => {
      const dialogo = analista.getByRole('dialog');
      await dialogo.getByRole('button', { name: 'Receber o contrato' }).click();
      await expect(dialogo.getByText('Informe o dia em que o estudante assinou.')).toBeVisible();
      await dialogo.getByLabel('Dia em que o estudante assinou').fill(dataEmSaoPaulo(new Date()));
      await marcar(dialogo, estudante.nome);
    });
    await situacaoE(analista, 'Em análise');
  });

  await test.step('a refusal is begun and left, and what was written waits', async () => {
    const dialogo = analista.getByRole('dialog', { name: 'Reprovar?' });
    await analista.getByRole('button', { name: 'Reprovar', exact: true }).click();
    await marcar(dialogo, 'Falta rubrica');
    await dialogo.getByLabel(/^explicação: falta rubrica/i).fill('Falta na página 3.');
    await conferirEmTodaParte(analista);
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    await analista.getByRole('button', { name: 'Reprovar', exact: true }).click();
    await expect(dialogo.getByLabel(/^explicação: falta rubrica/i)).toHaveValue('Falta na página 3.');
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('approved, and put into effect by somebody else', async () => {
    await agir(analista, 'Aprovar');
    await situacaoE(analista, 'Aprovado');
    await agir(analista, 'Propor a efetivação');
    await expect(analista.getByText(/você propôs a efetivação/i)).toBeVisible();
    await situacaoE(analista, 'Aprovado');
    await conferirEmTodaParte(analista);
    const segunda = await entrar(browser, 'lucia.analista');
    await segunda.goto(`${base()}/gestao/contratos/situacao/apr`);
    await expect(
      segunda.getByRole('row', { name: new RegExp(estudante.nome) }).getByText('Efetivação a confirmar'),
    ).toBeVisible();
    await conferirEmTodaParte(segunda);
    await segunda.goto(`${base()}${endereco}`);
    await expect(segunda.getByText(/propôs a efetivação/)).toBeVisible();
    await conferirEmTodaParte(segunda);
    await agir(segunda, 'Confirmar efetivação');
    await situacaoE(segunda, 'Em vigor');
    const historico = segunda.getByRole('list', { name: 'Histórico do contrato' });
    await expect(historico.getByText(/Lúcia Andrade/)).toBeVisible();
    await conferirEmTodaParte(segunda);
    await segunda
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: /^Contratos/ })
      .click();
    await expect(segunda.getByRole('row', { name: /^Em vigor / })).toBeVisible();
    await conferirEmTodaParte(segunda);
    await segunda.context().close();
  });
  await analista.context().close();
});

test('a contract is refused for reasons, corrected into another edition, and cancelled', async ({
  browser,
}) => {
  const estudante = pessoa('Célia Ramos Viana', 641);
  const id = await receberPapel(await criarContrato(await solicitacaoAprovada({ estudante })));
  const analista = await entrar(browser, 'taina.analista');
  await analista.goto(`${base()}/gestao/contratos/${id}`);

  await test.step('whoever works on it claims it, and gives it back', async () => {
    await analista.getByRole('button', { name: /^Assumir/ }).click();
    await expect(analista.getByText('Com você', { exact: true })).toBeVisible();
    await conferirEmTodaParte(analista);
    await analista.getByRole('button', { name: /^Devolver à fila/ }).click();
    await expect(analista.getByRole('button', { name: /^Assumir/ })).toBeVisible();
  });

  await test.step('a refusal needs a reason, and the reasons are there for whoever corrects', async () => {
    await agir(analista, 'Reprovar', async () => {
      const dialogo = analista.getByRole('dialog');
      await dialogo.getByRole('button', { name: 'Reprovar', exact: true }).click();
      await expect(dialogo.getByText('Escolha ao menos um motivo.')).toBeVisible();
      await marcar(dialogo, 'Falta rubrica');
      await marcar(dialogo, 'Divergência de assinatura');
      await dialogo.getByLabel(/^explicação: falta rubrica/i).fill('Falta na página 3.');
      await conferirEmTodaParte(analista);
    });
    await situacaoE(analista, 'Não aprovado');
    await expect(
      analista.getByText('Falta rubrica: Falta na página 3.', { exact: true }).first(),
    ).toBeVisible();
    await conferirEmTodaParte(analista);
  });

  await test.step('corrected, it begins again without copy and signatures', async () => {
    await agir(analista, 'Corrigir e gerar de novo');
    await situacaoE(analista, 'Em preparação');
    await expect(analista.getByRole('button', { name: 'Baixar a prévia' })).toBeVisible();
    await expect(analista.getByRole('button', { name: 'Baixar a cópia assinada' })).toHaveCount(0);
  });

  await test.step('cancelled with a reason that stays in its history', async () => {
    await agir(analista, 'Cancelar o contrato', async () => {
      const dialogo = analista.getByRole('dialog');
      await dialogo.getByRole('button', { name: 'Cancelar o contrato' }).click();
      await expect(dialogo.getByText(/escreva o motivo/i)).toBeVisible();
      await dialogo.getByLabel('Motivo').fill('O estudante mudou de instituição.');
    });
    await situacaoE(analista, 'Cancelado');
    const historico = analista.getByRole('list', { name: 'Histórico do contrato' });
    await expect(historico.getByText(/O estudante mudou de instituição\./)).toBeVisible();
    await conferirEmTodaParte(analista);
  });
  await analista.context().close();
});

test('fifty contracts are rehearsed and generated in one batch, and one that cannot be stops none', async ({
  browser,
}) => {
  const QUANTOS = 50;
  const modelo = pessoa('Modelo do Lote Inteiro', 650);
  const pessoas = Array.from({ length: QUANTOS }, (_, indice) =>
    pessoa(`Zenaide Lote ${indice + 1} Fim`, indice),
  );
  const ids = await solicitacoesIguais(await solicitacaoAprovada({ estudante: modelo }), pessoas);
  const analista = await entrar(browser, 'taina.analista');
  const daEquipe = await entrarComoOperador('davi.analista');
  const termo = { ano: new Date().getFullYear() + 1, semestre: 1 };
  const ultimoMes = `${termo.ano}-06-01`;
  const gerados = async () => {
    const { situacoes } = await daEquipe.pedir<{ situacoes: { codigo: string; total: number }[] }>(
      'GET',
      '/gestao/contratos/contagem',
    );
    return situacoes.find(({ codigo }) => codigo === 'GER')?.total ?? 0;
  };
  const antes = await gerados();

  await test.step('rehearsed, which writes nothing', async () => {
    await analista.goto(`${base()}/gestao/contratos/gerar`);
    await analista.getByLabel('Instituição').selectOption({ label: 'Escola Livre Saber' });
    await analista.getByLabel('Ano').fill(String(termo.ano));
    await analista.getByLabel('Semestre').selectOption('1');
    await analista.getByLabel('Último mês do curso').fill(ultimoMes);
    await analista.getByRole('button', { name: 'Desmarcar todas' }).click();
    for (const { nome } of pessoas) await marcar(analista, nome);
    await expect(analista.getByText(`${QUANTOS} contratos no lote`)).toBeVisible();
    await analista.getByRole('button', { name: 'Ensaiar' }).click();
    await expect(
      analista.getByText(/^50 contratos podem ser gerados, no valor de R\$\s.+; 0 falhas\./),
    ).toBeVisible({
      timeout: 60_000,
    });
    await conferirEmTodaParte(analista);
    expect(await gerados()).toBe(antes);
  });

  await test.step('somebody else has just generated one of them', async () => {
    await daEquipe.pedir('POST', '/gestao/contratos/gerar', {
      termo,
      solicitacoes: [ids[30]],
      ultimoMes,
      ensaio: false,
    });
    await analista.getByRole('button', { name: `Gerar ${QUANTOS} contratos` }).click();
    await analista.getByRole('dialog').getByRole('button', { name: 'Gerar', exact: true }).click();
    await expect(analista.getByText('49 contratos gerados; 1 falha.')).toBeVisible({ timeout: 120_000 });
    const primeira = analista.getByRole('table').last().getByRole('row').nth(1);
    await expect(primeira).toContainText(pessoas[30]?.nome ?? '');
    await expect(primeira).toContainText('já tem um contrato deste programa no semestre');
    await conferirEmTodaParte(analista);
    expect(await gerados()).toBe(antes + QUANTOS);
  });
  await analista.context().close();
});
