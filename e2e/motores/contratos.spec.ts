/** Contracts in Firefox and WebKit: the student reads, accepts and prints; the guarantor reads what is guaranteed. */
import { expect } from '@playwright/test';
import { criarContrato, daquiA, solicitacaoAprovada } from '../world/contratos-prontos.ts';
import { base } from '../world/mensagens.ts';
import { pessoa } from '../world/pessoas.ts';
import { entrar, sair } from './entrada.ts';
import { test } from './prova.ts';
import { botao, type Tela, texto } from './tela.ts';

/** Nothing that the engine made of a date or an amount is left open, and nothing is wider than the screen. */
async function conferir({ motor }: Tela): Promise<void> {
  expect(await motor.avaliar(() => document.body.textContent)).not.toMatch(/undefined|NaN|Invalid/);
  expect(
    await motor.avaliar(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

test('@curta engines 1: a contract is accepted, printed, read and given up, and its guarantor reads so', async ({
  tela,
}) => {
  const estudante = pessoa('Lia Prestes Moura', 101);
  const fiador = pessoa('Nilo Prestes Moura', 102);
  const contrato = await criarContrato(await solicitacaoAprovada({ estudante, fiador }), {
    prazo: daquiA(8),
  });
  await entrar(tela, 'estudante', estudante);
  await tela.ver(texto(/termina em 8 dias \(\d{2}\/\d{2}\/\d{4}\)/));
  await tela.motor.abrir(`${base()}/estudante/contratos/${contrato}`);
  await tela.titulo(/pronto para você ler e assinar/);
  await tela.ver(texto(/^R\$\s3\.600,00$/));
  await conferir(tela);
  await tela.tocar(texto(/^Li o essencial e o plano/));
  await tela.tocar(botao(/^aceitar o plano$/));
  await tela.tocar(botao(/^assinar contrato/));
  await tela.titulo(/contrato impresso/);
  await tela.tocar(botao(/^imprimir o contrato$/));
  await tela.ver(botao(/^abrir contrato-.+\.pdf/));
  await tela.tocar(botao(/^entendi$/));
  await tela.titulo(/imprima, assine e entregue/);
  await tela.tocar(botao(/^ler o contrato$/));
  await tela.titulo(/contrato de crédito estudantil/);
  await conferir(tela);
  await tela.tocar(botao(/^voltar ao contrato$/));
  await tela.tocar(botao(/^desistir do contrato$/));
  await tela.tocar(botao(/^desistir$/));
  await tela.titulo(/porque você desistiu dele/);
  await tela.tocar(botao(/^ver como o contrato era$/));
  await tela.ver(texto(/^Valor financiado$/));
  await conferir(tela);
  await sair(tela);

  await entrar(tela, 'fiador', fiador);
  await tela.tocar(botao(/^ver contratos$/));
  await tela.ver(texto(/^Por ele você não garante nada\.$/));
  await conferir(tela);
  await tela.tocar(botao(/^ler o contrato/));
  await tela.titulo(/contrato de crédito estudantil/);
});
