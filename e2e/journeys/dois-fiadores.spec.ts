/**
 * Two guarantors, each invited or filled in for by the student, in every combination: whose turn it is at every step, on a
 * phone and on a desktop, until the request is sent (fidelity D4 and D5).
 */
import { expect, type Page, test } from '@playwright/test';
import { concluir } from '../actors/estudante.ts';
import { entrar } from '../actors/quem-cria-conta.ts';
import { conferirTelaToda } from '../world/acessibilidade.ts';
import { type Cliente, entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base } from '../world/mensagens.ts';
import { COM_DOIS_FIADORES, criarPedido } from '../world/novo-pedido.ts';
import { type Pessoa, pessoa } from '../world/pessoas.ts';
import {
  aceitarPorChamada,
  comecarPeloFiador,
  convidar,
  preencherParte,
  preencherPeloFiador,
} from '../world/solicitacao-pronta.ts';

type Modo = 'invited' | 'filled in for';
const MODOS: readonly Modo[] = ['invited', 'filled in for'];
const VAGAS = ['fiador', 'fiador2'] as const;
const NOMES = ['Rita Moura Campos', 'Gil Braga Serpa'] as const;
const OS_DOIS = NOMES.join(' e ');

/** Begun by the student; what is left to do of the student's, and of the guarantor's own. */
interface Comecado {
  doEstudante: () => Promise<void>;
  doFiador: () => Promise<void>;
}

async function comecar(
  aluna: Cliente,
  id: number,
  modo: Modo,
  vaga: (typeof VAGAS)[number],
  fiador: Pessoa,
): Promise<Comecado> {
  const doFiador = await entrarPorChamada(await criarContaPronta(fiador));
  if (modo === 'filled in for') {
    const comecado = await comecarPeloFiador(aluna, fiador);
    const link = comecado.convite?.link ?? '';
    return {
      doEstudante: async () => {
        await preencherPeloFiador(aluna, id, fiador, comecado);
      },
      doFiador: async () => {
        await aceitarPorChamada(doFiador, link);
      },
    };
  }
  const link = await convidar(aluna, fiador);
  return {
    doEstudante: async () => undefined,
    doFiador: async () => {
      await aceitarPorChamada(doFiador, link);
      await preencherParte(doFiador, id, vaga);
    },
  };
}

/** What the student reads on the page of the request. */
async function aVezDe(page: Page, deQuem: string): Promise<void> {
  await page.goto(`${base()}/estudante/inicio`);
  const vez = page.getByRole('definition').filter({ hasText: /./ }).first();
  await expect(page.getByText('De quem é a vez')).toBeVisible();
  await expect(vez).toHaveText(deQuem);
  await conferirTelaToda(page);
}

for (const primeiro of MODOS)
  for (const segundo of MODOS)
    test(`the first ${primeiro}, the second ${segundo}`, async ({ page }) => {
      const quem = MODOS.indexOf(primeiro) * 2 + MODOS.indexOf(segundo);
      const estudante = await criarContaPronta(pessoa('Flora Dias Amaral', 720 + quem));
      const aluna = await entrarPorChamada(estudante);
      const id = await criarPedido(aluna, COM_DOIS_FIADORES);
      await preencherParte(aluna, id, 'estudante');
      const comecados: Comecado[] = [];
      for (const [posicao, modo] of [primeiro, segundo].entries())
        comecados.push(
          await comecar(
            aluna,
            id,
            modo,
            VAGAS[posicao] ?? 'fiador',
            pessoa(NOMES[posicao] ?? '', 730 + 2 * quem + posicao),
          ),
        );
      await entrar(page, 'estudante', estudante);
      await expect(page).toHaveURL(/\/estudante\/[a-z]/);
      const preenche = [primeiro, segundo].includes('filled in for');
      await aVezDe(page, preenche ? 'Você' : OS_DOIS);
      for (const [posicao, { doEstudante }] of comecados.entries()) {
        await doEstudante();
        const falta = [primeiro, segundo].slice(posicao + 1).includes('filled in for');
        if (preenche) await aVezDe(page, falta ? 'Você' : OS_DOIS);
      }
      for (const [posicao, { doFiador }] of comecados.entries()) {
        await doFiador();
        await aVezDe(page, posicao === 0 ? NOMES[1] : 'Você');
      }
      await concluir(page);
    });
