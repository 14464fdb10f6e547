/** The desk in Firefox and WebKit: login with a code of the application, queue, claim. */
import { expect } from '@playwright/test';
import { codigoDoAplicativo, operador } from '../world/equipe.ts';
import { base } from '../world/mensagens.ts';
import { solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';
import { test } from './prova.ts';
import { botao, texto } from './tela.ts';

/** A code counts once: each engine has an operator of its own. */
const OPERADORES = { firefox: 'lucia.analista', webkit: 'taina.analista' };

test('engines 5: an analyst logs in with a code, finds a request in the queue and claims it', async ({
  motor,
  tela,
}) => {
  const estudante = pessoa('Baltazar da Fila Única', 97);
  const id = await solicitacaoEnviada({ estudante });
  const { email, senha } = operador(OPERADORES[motor.nome]);
  await motor.abrir(`${base()}/gestao/`);
  // The people of the demonstration come later, and the form makes room for them.
  await tela.ver(texto(/^Pessoas da demonstração$/));
  await tela.digitar(/^E-mail/, email);
  await tela.digitar(/^Senha/, senha);
  await tela.tocar(botao(/continuar|entrar/));
  await tela.digitar(/código do aplicativo/, await codigoDoAplicativo(OPERADORES[motor.nome]));
  await tela.endereco(/\/gestao\/filas\//);
  await tela.ver(botao(/^\d{12}$/));
  await motor.recarregar();
  await tela.ver(botao(/^\d{12}$/));
  await motor.abrir(`${base()}/gestao/solicitacoes/${id}`);
  await tela.titulo(new RegExp(estudante.nome));
  await tela.tocar(botao(/^assumir/));
  await tela.ver(texto(/^com você$/));
  expect(await motor.avaliar(() => document.body.textContent)).not.toMatch(/undefined|NaN/);
  // What is wider than the screen scrolls in its own place, and the page does not.
  expect(
    await motor.avaliar(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
