/** The portals in Firefox and WebKit: who opens, reloads, logs in, creates an account, asks for credit, sends a file. */

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { entrarPorChamada } from '../world/chamadas.ts';
import { criarContaPronta } from '../world/conta-pronta.ts';
import { base, esperarMensagem } from '../world/mensagens.ts';
import { criarPedido, SEM_FIADOR } from '../world/novo-pedido.ts';
import { rgDe } from '../world/papeis.ts';
import { devolver, solicitacaoEnviada } from '../world/pendencias-prontas.ts';
import { pessoa } from '../world/pessoas.ts';
import { preencherParte } from '../world/solicitacao-pronta.ts';
import { entrar, sair } from './entrada.ts';
import { TECLAS } from './motor.ts';
import { test } from './prova.ts';
import { botao, campo, texto } from './tela.ts';

const INTERNAS = [
  ['estudante/cadastro', /cpf/],
  ['estudante/recuperacao-senha', /senha/],
  ['fiador/cadastro', /cpf/],
] as const;

test('@curta engines 1: pages that are opened directly or reloaded are drawn', async ({ tela }) => {
  for (const [caminho, titulo] of INTERNAS) {
    await tela.motor.abrir(`${base()}/${caminho}`);
    await tela.titulo(titulo);
    await tela.motor.recarregar();
    await tela.titulo(titulo);
  }
});

test('engines 1, 2: people in several states log in, see dates, reload and leave', async ({ tela }) => {
  const nova = await criarContaPronta(pessoa('Otília Conta Nova', 91));
  const preenche = await criarContaPronta(pessoa('Ícaro Ainda Preenche', 92));
  await criarPedido(await entrarPorChamada(preenche), SEM_FIADOR);
  const devolvida = pessoa('Zuleide Pendência Certa', 93);
  await devolver(await solicitacaoEnviada({ estudante: devolvida }), 'estudante', [{ tipoDocumento: 'RG' }]);

  await entrar(tela, 'estudante', nova);
  await tela.titulo(/quem está fazendo esta solicitação/);
  await tela.motor.recarregar();
  await tela.titulo(/quem está fazendo esta solicitação/);
  await sair(tela);

  await entrar(tela, 'estudante', preenche);
  const desde = await tela.ver(texto(/\d{2}\/\d{2}\/\d{4} às \d{2}h\d{2}/));
  expect(desde).not.toMatch(/undefined|NaN|Invalid/);
  await tela.motor.recarregar();
  await tela.ver(texto(/\d{2}\/\d{2}\/\d{4}/));
  await sair(tela);

  await entrar(tela, 'estudante', devolvida);
  await tela.ver(botao(/^corrigir agora/));
});

test('a mask keeps the caret, and what is typed in its middle', async ({ tela }) => {
  await tela.motor.abrir(`${base()}/estudante/cadastro`);
  await tela.digitar(/^CPF/, '529982247');
  expect(await tela.ler(campo(/^CPF/))).toBe('529.982.247');
  await tela.motor.teclar(TECLAS.inicio + TECLAS.direita.repeat(5) + TECLAS.apagarAntes);
  expect(await tela.ler(campo(/^CPF/))).toBe('529.822.47');
  await tela.motor.teclar(`9${TECLAS.fim}25`);
  expect(await tela.ler(campo(/^CPF/))).toBe('529.982.247-25');
});

test('an account is created, with the code of a message', async ({ tela }) => {
  const nova = pessoa('Conceição Álvares Prado', 94);
  await tela.motor.abrir(`${base()}/estudante/cadastro`);
  await tela.titulo(/cpf/);
  await tela.digitar(/^CPF/, nova.cpf);
  await tela.avancar();
  await tela.titulo(/nome completo/);
  await tela.digitar(/^Nome completo/, nova.nome);
  await tela.avancar();
  await tela.titulo(/e-mail/);
  await tela.motor.recarregar();
  await tela.titulo(/e-mail/);
  await tela.digitar(/^E-mail/, nova.email);
  await tela.avancar();
  await tela.titulo(/celular/);
  await tela.digitar(/^Celular/, nova.telefone);
  await tela.avancar();
  await tela.titulo(/receber o código/);
  await tela.tocar(texto(/^SMS$/));
  await tela.avancar();
  await tela.titulo(/código que enviamos/);
  const { achado } = await esperarMensagem(nova.telefone, /\b(\d{6})\b/);
  await tela.digitar(/código de 6 números/, achado[1] ?? '');
  await tela.titulo(/crie uma senha/);
  await tela.digitar(/^Senha/, nova.senha);
  await tela.digitar(/^Repita a senha/, nova.senha);
  await tela.tocar(botao(/^criar conta$/));
  await tela.titulo(/sua conta foi criada/);
});

test('@curta engines 2: credit is asked for, with the semesters that there are', async ({ tela }) => {
  await entrar(tela, 'estudante', await criarContaPronta(pessoa('Davi Pede Crédito', 95)));
  await tela.endereco(/universidade-curso/);
  await tela.titulo(/quem está fazendo esta solicitação/);
  await tela.tocar(texto(/^Sou eu que vou estudar$/));
  await tela.avancar();
  await tela.titulo(/documentos por perto/);
  await tela.avancar();
  await tela.titulo(/qual é a instituição e o curso/);
  await tela.escolher(campo(/^Nível de ensino/), 'Graduação');
  await tela.tocar(botao(/instituição e campus/));
  await tela.digitar(/buscar instituição/, 'aurora');
  await tela.tocar(botao(/universidade aurora/));
  await tela.tocar(botao(/paulista/));
  await tela.tocar(botao(/^curso/));
  await tela.digitar(/buscar curso/, 'administracao');
  await tela.tocar(botao(/administração/));
  await tela.avancar();
  await tela.titulo(/indicou você/);
  await tela.tocar(texto(/^Não$/));
  await tela.avancar();
  await tela.titulo(/quando você começa o curso/);
  const ingresso = await tela.escolher(campo(/^Semestre de ingresso/), 1);
  expect(ingresso).toMatch(/^\d{4}-\d{2}-01$/);
  await tela.escolher(campo(/^Semestre em que vai usar/), 1);
  await tela.tocar(texto(/^Sim$/));
  await tela.avancar();
  await tela.titulo(/quanto da mensalidade/);
  await tela.avancar();
  await tela.titulo(/conheça as regras/);
});

test('@curta engines 1: a step that was saved is there after a reload, and after another login', async ({
  tela,
}) => {
  const estudante = await criarContaPronta(pessoa('Graça Grava Passo', 98));
  const api = await entrarPorChamada(estudante);
  await preencherParte(api, await criarPedido(api, SEM_FIADOR), 'estudante');
  const passo = `${base()}/estudante/dados-pessoais/grupo-familiar`;
  await entrar(tela, 'estudante', estudante);
  await tela.motor.abrir(passo);
  await tela.titulo(/quantas pessoas moram/);
  const antes = Number(await tela.ler(campo(/pessoas/)));
  await tela.tocar(botao(/^acrescentar pessoa/));
  await tela.avancar();
  await tela.titulo(/confira o que você informou/);
  await tela.motor.abrir(passo);
  const agora = () => tela.ler(campo(/pessoas/));
  expect(Number(await agora())).toBe(antes + 1);
  await tela.motor.recarregar();
  await tela.titulo(/quantas pessoas moram/);
  expect(Number(await agora())).toBe(antes + 1);
  await sair(tela);
  await entrar(tela, 'estudante', estudante);
  await tela.motor.abrir(passo);
  await tela.titulo(/quantas pessoas moram/);
  expect(Number(await agora())).toBe(antes + 1);
});

test('a photo is seen before it is sent, and read; a date keeps its mask', async ({ tela }) => {
  const estudante = await criarContaPronta(pessoa('Emília Envia Foto', 96));
  await criarPedido(await entrarPorChamada(estudante), SEM_FIADOR);
  await entrar(tela, 'estudante', estudante);
  await tela.tocar(botao(/continuar|preencher|começar/));
  await tela.titulo(/documento de identidade/);
  await tela.enviar(/rg ou cnh/, await rgDe(estudante));
  // The digital text is read: it is the same file that the server has.
  await tela.ver(texto(/lemos estes dados/));
  await tela.ver(texto(/^enviado$/));
});

test('@curta engines 4: without a server the page of the portal says so', async ({ tela }) => {
  const alvo = Number(new URL(base()).port);
  const soquetes = new Set<Socket>();
  const ponte = createServer((soquete) => {
    const outro = connect(alvo, 'localhost');
    for (const um of [soquete, outro]) {
      soquetes.add(um);
      um.on('error', () => um.destroy());
    }
    soquete.pipe(outro).pipe(soquete);
  }).listen(0, '127.0.0.1');
  await once(ponte, 'listening');
  const endereco = ponte.address();
  const porta = typeof endereco === 'object' && endereco ? endereco.port : 0;
  await tela.motor.abrir(`http://localhost:${porta}/estudante/`);
  await tela.titulo(/crédito para estudar/);
  const controla = () =>
    tela.motor.avaliar(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(controla).toBe(true);
  ponte.close();
  for (const soquete of soquetes) soquete.destroy();
  await tela.motor.abrir(`http://localhost:${porta}/estudante/perfil`).catch(() => undefined);
  await tela.titulo(/você está sem internet/);
});
