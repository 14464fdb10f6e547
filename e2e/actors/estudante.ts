import { expect, type Page } from '@playwright/test';
import { conferirTela } from '../world/acessibilidade.ts';
import { base } from '../world/mensagens.ts';
import { outraFotoDoRg } from '../world/papeis.ts';
import type { Pessoa } from '../world/pessoas.ts';
import { avancar, pergunta } from './quem-cria-conta.ts';
import {
  conferirDadosPessoais,
  declararSolteiro,
  enviar,
  enviarIdentidade,
  informarEndereco,
} from './quem-preenche.ts';

/** Etapa 2 de 4: a graduation course that asks for the least. */
export async function pedirCredito(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/universidade-curso/);
  await pergunta(page, /quem está fazendo esta solicitação/i);
  await page.getByLabel('Sou eu que vou estudar').check();
  await avancar(page);
  await pergunta(page, /documentos por perto/i);
  await avancar(page);
  await pergunta(page, /qual é a instituição e o curso/i);
  await page.getByLabel('Nível de ensino').selectOption({ label: 'Graduação' });
  await page.getByRole('button', { name: /instituição e campus/i }).click();
  await page.getByLabel(/buscar instituição/i).fill('aurora');
  await page.getByRole('option', { name: /universidade aurora/i }).click();
  await page.getByRole('option', { name: /paulista/i }).click();
  await page.getByRole('button', { name: /^curso/i }).click();
  await page.getByLabel(/buscar curso/i).fill('administracao');
  await page.getByRole('option', { name: /administração/i }).click();
  await avancar(page);
  await pergunta(page, /indicou você/i);
  await page.getByLabel('Não', { exact: true }).check();
  await avancar(page);
  await pergunta(page, /quando você começa o curso/i);
  await page.getByLabel(/semestre de ingresso/i).selectOption({ index: 1 });
  await page.getByLabel(/semestre em que vai usar/i).selectOption({ index: 1 });
  await page.getByLabel('Sim', { exact: true }).check();
  await avancar(page);
  await pergunta(page, /quanto da mensalidade/i);
  await avancar(page);
  await pergunta(page, /conheça as regras/i);
  await page.getByText(/li e concordo com as regras/i).click();
  await page.getByRole('button', { name: /ir para os meus dados/i }).click();
}

/** Etapa 3 de 4. */
export async function preencherSeusDados(page: Page, pessoa: Pessoa): Promise<void> {
  await expect(page).toHaveURL(/\/dados-pessoais\//);
  await enviarIdentidade(page, pessoa);
  await conferirDadosPessoais(page, true);
  await informarEndereco(page);
  await declararSolteiro(page);
  await pergunta(page, /quantas pessoas moram/i);
  await avancar(page);
  await pergunta(page, /confira o que você informou/i);
  await conferirTela(page);
  await page.getByRole('button', { name: /está tudo certo/i }).click();
  await pergunta(page, /sua parte está preenchida/i);
  await page.getByRole('button', { name: /próxima etapa/i }).click();
}

export async function convidarFiador(page: Page, fiador: Pessoa): Promise<void> {
  await pergunta(page, /quem vai ser o seu fiador/i);
  await page.getByLabel('CPF').fill(fiador.cpf);
  await page.getByLabel('Nome completo').fill(fiador.nome);
  await page.getByLabel('Celular').fill(fiador.telefone);
  await page.getByLabel('E-mail').fill(fiador.email);
  await page.getByLabel('O que essa pessoa é sua?').selectOption({ index: 1 });
  await page
    .getByRole('button', { name: /convidar|enviar|avançar|criar/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dados-pessoais-fiador\/link/);
  await conferirTela(page);
}

/** Reads everything once more, declares that it is true and hands it in; gives its protocol. */
export async function concluir(page: Page): Promise<string> {
  await abrirStatus(page);
  await conferirEEnviar(page);
  await expect(page).toHaveURL(/\/solicitacao-enviada/);
  const protocolo = page.getByRole('region', { name: 'Protocolo' }).getByText(/^\d{4} \d{4} \d{4}$/);
  await expect(protocolo).toBeVisible();
  await expect(page.getByRole('region', { name: 'O que acontece agora' })).toBeVisible();
  await conferirTela(page);
  return (await protocolo.textContent())?.replaceAll(' ', '') ?? '';
}

export async function conferirEEnviar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conferir e enviar' }).click();
  await pergunta(page, /confira e envie/i);
  await page.getByText(/são verdadeir/i).click();
  await conferirTela(page);
  await page.getByRole('button', { name: 'Enviar para análise' }).click();
}

/** From the rejected page: another photo of the identity document, then everything is sent again. */
export async function corrigirIdentidade(page: Page, estudante: Pessoa, motivo: string): Promise<void> {
  await expect(page.getByText(motivo).first()).toBeVisible();
  await conferirTela(page);
  await page.getByRole('button', { name: 'Corrigir agora' }).click();
  await pergunta(page, /envie de novo o seu RG ou CNH/i);
  await enviar(page, /RG ou CNH/i, await outraFotoDoRg(estudante));
  await avancar(page);
  await pergunta(page, /tudo pronto para enviar/i);
  await page
    .getByRole('button', { name: /enviar/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/status-finalizado/);
}

/** Where the request stands; the portal leads to the page of its situation. */
export async function abrirStatus(page: Page): Promise<void> {
  await page.goto(`${base()}/estudante/status`);
}
