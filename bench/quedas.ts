/**
 * `npm run bench:quedas`: kills the server (kill -9) and its database while students write, starts again each time,
 * and at the end compares what was acknowledged with what is there. QUEDAS_DO_SERVIDOR and QUEDAS_DO_BANCO choose how
 * often, QUEDAS_MINUTOS when to stop all the same, QUEDAS_PORTA which ports. QUEDAS_RECIBOS=nao takes the receipts of
 * the mail server away: what is then sent again is counted, since nothing can tell (ADR 0046).
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { gerarRg } from '../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import { lerConfiguracao } from '../apps/server/src/config/configuracao.ts';
import { iniciarServidor, type Servidor } from '../apps/server/src/main.ts';
import { abrirPeriodo } from '../apps/server/test/atualizacoes.ts';
import { inserirContrato } from '../apps/server/test/contratos.ts';
import { pdfSimples } from '../apps/server/test/documentos/pdf-hostil.ts';
import { servidorPorRede } from '../apps/server/test/efeito/por-rede.ts';
import { pessoaNumero } from '../apps/server/test/fiadores.ts';
import { solicitacaoEmAnalise } from '../apps/server/test/gestao.ts';
import { criarConta } from '../apps/server/test/pessoas.ts';
import { CURSO_SEM_FIADOR, corpoDaNovaSolicitacao } from '../apps/server/test/solicitacoes.ts';
import { Chamador } from './chamador.ts';
import { abrirCaixaPostal } from './quedas/caixa-postal.ts';
import { conferir, quebrasDe, type Terreno } from './quedas/conferir.ts';
import { conferirAtualizacoes } from './quedas/conferir-atualizacoes.ts';
import { Escritor } from './quedas/escritor.ts';
import { EscritorDaAtualizacao } from './quedas/escritor-da-atualizacao.ts';
import {
  type ContratoNoPapel,
  conferirContratos,
  EscritorDeContratos,
} from './quedas/escritor-de-contratos.ts';
import { prepararContratos } from './quedas/preparar-contratos.ts';
import type { QuemInsiste } from './quedas/quem-insiste.ts';
import { ServidorMortal } from './quedas/servidor-mortal.ts';

const DO_SERVIDOR = Number(process.env.QUEDAS_DO_SERVIDOR ?? 200);
const DO_BANCO = Number(process.env.QUEDAS_DO_BANCO ?? 50);
const MINUTOS = Number(process.env.QUEDAS_MINUTOS ?? Number.POSITIVE_INFINITY);
const PORTA = Number(process.env.QUEDAS_PORTA ?? 4791);
const COM_RECIBOS = process.env.QUEDAS_RECIBOS !== 'nao';
const SEGREDO_DOS_RECIBOS = 'segredo-da-caixa-de-devolucoes';
const ESCRITORES = 5;
const DAS_ATUALIZACOES = 2;
const CONTRATOS = Number(process.env.QUEDAS_CONTRATOS ?? 60);
/** A life is as long as a few calls that were answered, so that every death falls among writes. */
const RESPOSTAS_POR_VIDA = 15;
const VIDA_MAXIMA_MS = 30_000;

type Queda = 'servidor' | 'postmaster' | 'processo';

/** Deaths of the database spread evenly: one that dies again and again within a minute is given up on purpose. */
function programa(): readonly Queda[] {
  const total = DO_SERVIDOR + DO_BANCO;
  let doBanco = 0;
  return Array.from({ length: total }, (_, vez): Queda => {
    if (Math.floor(((vez + 1) * DO_BANCO) / total) === doBanco) return 'servidor';
    doBanco += 1;
    return doBanco % 2 === 0 ? 'processo' : 'postmaster';
  });
}

const decimo = (valores: readonly number[], parte: number): string => {
  const emOrdem = [...valores].sort((a, b) => a - b);
  return `${Math.round(emOrdem[Math.min(emOrdem.length - 1, Math.floor(emOrdem.length * parte))] ?? 0)} ms`;
};

const pasta = await mkdtemp(join(tmpdir(), 'portal-quedas-'));
// As root the database runs under another account, which must pass through.
await chmod(pasta, 0o711);
const base = `http://localhost:${PORTA}`;
const env = {
  PORT: String(PORTA),
  DATA_DIR: pasta,
  DEMONSTRACAO: 'true',
  LOG_LEVEL: 'error',
  LIMITE_POR_ENDERECO: '100000000',
  LIMITE_DE_ATRASO_MS: '0',
  DURACAO_DO_TOKEN_SEGUNDOS: '86400',
  SMTP_URL: `smtp://127.0.0.1:${PORTA + 1}`,
  // Starts are what this trial waits for: what was compiled once is kept.
  NODE_COMPILE_CACHE: join(pasta, 'compilado'),
  SMTP_FROM: 'Portal <nao-responda@demonstracao.example>',
  ...(COM_RECIBOS
    ? { SMTP_DEVOLUCOES: 'devolucoes@demonstracao.example', SMTP_SEGREDO_DO_AVISO: SEGREDO_DOS_RECIBOS }
    : {}),
};

const aqui = (): Promise<Servidor> =>
  iniciarServidor(lerConfiguracao(env), (erro) => {
    throw erro;
  });

interface Escritores {
  dosPedidos: readonly Escritor[];
  dasAtualizacoes: readonly EscritorDaAtualizacao[];
  terreno: Terreno;
  deContratos: EscritorDeContratos;
  contratos: readonly ContratoNoPapel[];
}

async function criarEscritores(): Promise<Escritores> {
  const servidor = await aqui();
  try {
    const { contexto } = servidor;
    const deTeste = { contexto, db: contexto.db } as Parameters<typeof criarConta>[0];
    const arquivo = new Uint8Array(await gerarRg({}, { ladoMaior: 300 }));
    const nova = await corpoDaNovaSolicitacao(deTeste, { curso: CURSO_SEM_FIADOR });
    const porRede = servidorPorRede(base, contexto);
    const hoje = dataEmSaoPaulo(new Date());
    await abrirPeriodo(porRede, {
      abre: somarDias(hoje, -1),
      fecha: somarDias(hoje, 21),
      tardio_ate: somarDias(hoje, 28),
    });
    const dasAtualizacoes = [];
    for (let numero = 0; numero < DAS_ATUALIZACOES; numero += 1) {
      const { id, estudante } = await solicitacaoEmAnalise(porRede, 31_000 + numero, CURSO_SEM_FIADOR);
      await contexto.db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', id).execute();
      await inserirContrato(porRede, id, { codigo: 'EFE', termo: { ano: 2026, semestre: 2 } });
      dasAtualizacoes.push(new EscritorDaAtualizacao(base, estudante, arquivo));
    }
    const contas = [];
    for (let numero = 0; numero < ESCRITORES; numero += 1)
      contas.push(await criarConta(deTeste, pessoaNumero(30_000 + numero)));
    const dosPedidos = contas.map((conta) => new Escritor(base, conta, nova, arquivo));
    const { contratos, quem } = await prepararContratos(porRede, CONTRATOS);
    const pdf = new Uint8Array(await pdfSimples('Contrato assinado'));
    const deContratos = new EscritorDeContratos(new Chamador(base), quem, pdf);
    const quebras = await quebrasDe(contexto);
    const deAntes = new Map(quebras.map(({ id, total }) => [id, total]));
    return { dosPedidos, dasAtualizacoes, deContratos, contratos, terreno: { deAntes } };
  } finally {
    await servidor.parar();
  }
}

async function viver(escritores: readonly QuemInsiste[], servidor: ServidorMortal): Promise<void> {
  const respostas = () => escritores.reduce((soma, { ocorrencias }) => soma + ocorrencias.respostas, 0);
  const ate = respostas() + 1 + Math.floor(Math.random() * RESPOSTAS_POR_VIDA);
  const fim = performance.now() + VIDA_MAXIMA_MS;
  while (respostas() < ate && performance.now() < fim) {
    servidor.exigirVivo();
    await esperar(5);
  }
  await esperar(Math.random() * 100);
}

/** The last messages leave the queue. */
async function esvaziarFila({ contexto: { db } }: Servidor): Promise<void> {
  for (let vez = 0; vez < 600; vez += 1) {
    const espera = await db
      .selectFrom('mensagem')
      .select('id')
      .where('canal', '=', 'email')
      .where('estado', '=', 'na-fila')
      .limit(1)
      .executeTakeFirst();
    if (!espera) return;
    await esperar(500);
  }
}

const caixa = await abrirCaixaPostal(
  PORTA + 1,
  COM_RECIBOS ? { url: `${base}/api/avisos-de-entrega/email`, segredo: SEGREDO_DOS_RECIBOS } : null,
);
const servidor = new ServidorMortal(base, pasta, env);
try {
  const { dosPedidos, dasAtualizacoes, deContratos, contratos, terreno } = await criarEscritores();
  const escritores = [...dosPedidos, ...dasAtualizacoes];
  const partidas = [await servidor.subir()];
  const voltas: number[] = [];
  const escrevendo = Promise.allSettled([
    ...escritores.map((escritor) => escritor.escrever()),
    deContratos.escrever(contratos, dataEmSaoPaulo(new Date())),
  ]);
  for (const [vez, queda] of programa().entries()) {
    if (performance.now() > MINUTOS * 60_000) break;
    await viver(escritores, servidor);
    if (queda === 'servidor') {
      await servidor.matar();
      partidas.push(await servidor.subir());
    } else {
      await servidor.matarBanco(queda);
      await esperar(20);
      voltas.push(await servidor.voltar());
    }
    if ((vez + 1) % 10 === 0)
      process.stdout.write(`${vez + 1} deaths after ${Math.round(performance.now() / 1000)} s\n`);
  }
  for (const escritor of [...escritores, deContratos]) escritor.terminar();
  for (const fim of await escrevendo)
    if (fim.status === 'rejected') process.stdout.write(`somebody gave up: ${fim.reason}\n`);
  await servidor.parar();
  const ultimo = await aqui();
  try {
    await esvaziarFila(ultimo);
    const dosPedidosFeitos = await conferir(ultimo.contexto, dosPedidos, caixa, {
      comRecibos: COM_RECIBOS,
      ...terreno,
    });
    const dasAtualizacoesFeitas = await conferirAtualizacoes(ultimo.contexto, dasAtualizacoes);
    const dosContratos = await conferirContratos(ultimo.contexto, [deContratos]);
    const linhas = [...dosPedidosFeitos.linhas, ...dasAtualizacoesFeitas.linhas, dosContratos.linha];
    const erros = [...dosPedidosFeitos.erros, ...dasAtualizacoesFeitas.erros, ...dosContratos.erros];
    const saida = [
      `${partidas.length - 1} deaths of the server, ${voltas.length} of the database, every start worked`,
      `start after a death: median ${decimo(partidas, 0.5)}, slowest ${decimo(partidas, 1)}; ` +
        `back after the database died: median ${decimo(voltas, 0.5)}, slowest ${decimo(voltas, 1)}`,
      ...linhas,
      erros.length === 0 ? 'nothing lost, nothing doubled' : `${erros.length} wrong:`,
      ...erros.slice(0, 50),
    ];
    process.stdout.write(`${saida.join('\n')}\n`);
    process.exitCode = erros.length === 0 ? 0 : 1;
  } finally {
    await ultimo.parar();
  }
} finally {
  await servidor.parar();
  await caixa.fechar();
  await rm(pasta, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
