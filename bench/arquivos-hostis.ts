/**
 * Twenty families of hostile files and ways of sending, ten variants of each drawn by a seed, over HTTP against the
 * product as `npm start` runs it. Each costs at most 1 s of processor in a process that is there before it is refused or
 * drawn (server and its processes, also those that it ends, without the database; ADR 0076) and 256 MB in a process;
 * nothing answers 5xx but 503 with time to come back; meanwhile other people's reads and uploads take at most twice as
 * long as at rest (p99). The same for looking at the pages of what was taken. Documents that are slow to read have 16 s and
 * 448 MB until they are read or given up.
 *
 * On a slower machine, and on one that does something else, an ordinary PDF takes longer than the 280 ms of the machine
 * of these figures: a hostile one may then take as much longer. The short form takes a few of the families and no
 * readings; its limits are twice as wide, and it compares medians, since a p99 of so few calls is one of them.
 *
 * `--so` takes one part alone: `arquivos` what files cost, `leituras` those that are slow to read, `outros` the times of
 * other people while others attack (a quarter of an hour, on a machine that does nothing else).
 *
 *   npm run bench:hostis -- [--curta] [--so=arquivos|leituras|outros] [semente] [variantes] [part of a family's name]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gerarRg } from '../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import type { Ataque } from './hostis/agressores.ts';
import { enviar, novosAlvos } from './hostis/alvo.ts';
import { type Familia, familiasPara, leiturasPara } from './hostis/familias.ts';
import { percentil, VigiaDeMemoria } from './hostis/medidas.ts';
import { type Linha, type Medidor, medirComum, medirFamilia, medirLeitura } from './hostis/medir-familia.ts';
import { medirVizinhos, VIZINHOS } from './hostis/vizinhos.ts';
import { partir } from './partida.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    curta: { type: 'boolean', default: false },
    so: { type: 'string' },
  },
});
const [semente, variantes, NOME = ''] = positionals;
const PARTES = ['arquivos', 'leituras', 'outros'] as const;
if (values.so !== undefined && !PARTES.some((parte) => parte === values.so))
  throw new Error(`--so takes one of: ${PARTES.join(', ')}`);
const cabe = (parte: (typeof PARTES)[number]) => (values.so ?? parte) === parte;
const PORTA = Number(process.env.PORT ?? 4793);
const SEMENTE = Number(semente ?? (values.curta ? 1 : Date.now() % 1_000_000));
const VARIANTES = Number(variantes ?? (values.curta ? 1 : 10));
/** A p99 of a hundred uploads is the slowest one of them: so long that there are some hundreds. */
const EM_REPOUSO_MS = values.curta ? 8_000 : 200_000;
const VOLTAS = values.curta ? 2 : 6;

const AGRESSORES = values.curta ? 2 : 3;
const UMA_DE_CADA = values.curta ? 4 : 1;

const CPU_MS = values.curta ? 2_000 : 1_000;
const MEMORIA_MB = 256;
const MEMORIA_DA_LEITURA_MB = 448;
const COMUM_MS = 280;
const VEZES = values.curta ? 4 : 2;
const PARTE = values.curta ? 0.5 : 0.99;
const MEDIDA = values.curta ? 'median' : 'p99';
const CPU_DA_LEITURA_MS = 16_000;

const ESCOLHA = { so: NOME, umaDeCada: UMA_DE_CADA };
const familias = familiasPara(ESCOLHA);
const leituras = values.curta ? [] : leiturasPara(NOME);

const dizer = (linha: string) => process.stdout.write(`${linha}\n`);
let falhas = 0;
function julgar(alcancado: boolean, linha: string): void {
  if (!alcancado) falhas += 1;
  dizer(`${alcancado ? 'ok    ' : 'MISSED'}  ${linha}`);
}

function contar(nome: string, linha: Linha, limites: { cpu: number; memoria: number }, mais = ''): void {
  const { cpu, memoria, estados, certas } = linha;
  const respostas = [...estados].map(([status, vezes]) => `${vezes}×${status}`).join(' ');
  const pior = Math.max(...cpu);
  const numero = (valor: number, casas: number) => String(Math.round(valor)).padStart(casas);
  julgar(
    pior <= limites.cpu && memoria <= limites.memoria && certas,
    `${nome.padEnd(44)} CPU median ${numero(percentil(cpu, 0.5), 5)}, worst ${numero(pior, 5)} ms; ${numero(memoria, 4)} MB; ${respostas}${mais}`,
  );
}

async function medirArquivos(medidor: Medidor): Promise<void> {
  const comum = await medirComum(medidor);
  dizer(
    `an ordinary PDF: ${comum.frio} ms of processor with the start of a process, ${comum.morno} ms without`,
  );
  const limites = { cpu: CPU_MS * Math.max(1, comum.morno / COMUM_MS), memoria: MEMORIA_MB };
  for (const familia of familias) {
    const { envio, paginas, comuns } = await medirFamilia(medidor, familia);
    const recomeco = Math.max(...comuns.cpu.slice(1)) - comum.morno;
    contar(familia.nome, envio, limites, recomeco > comum.morno ? `; then a start of ${recomeco} ms` : '');
    if (paginas.cpu.length > 0) contar('  its pages', paginas, limites);
  }
}

async function medirLeituras(medidor: Medidor): Promise<void> {
  const rg: Familia = {
    nome: 'an ordinary identity document',
    lugar: 900,
    preparar: async (sorteio) => {
      const foto = await gerarRg({}, { ladoMaior: 1_600 + sorteio.entre(0, 400) });
      return (alvo) => enviar(alvo, 'rg.jpg', foto);
    },
  };
  // The first one opens the model.
  await medirLeitura({ ...medidor, variantes: 1 }, rg);
  const comum = await medirLeitura({ ...medidor, variantes: 3 }, { ...rg, lugar: 901 });
  const cpu = percentil(comum.cpu, 0.5);
  dizer(`${rg.nome}: ${cpu} ms of processor, ${Math.round(comum.memoria)} MB`);
  const limites = { cpu: CPU_DA_LEITURA_MS, memoria: MEMORIA_DA_LEITURA_MB };
  for (const familia of leituras)
    contar(`reading: ${familia.nome}`, await medirLeitura(medidor, familia), limites);
}

/** Ready to begin. */
async function prepararAtaque(base: string, vez: number): Promise<() => Promise<unknown>> {
  const alvos = await novosAlvos(base, AGRESSORES);
  const agressores = fork(fileURLToPath(new URL('./hostis/agressores.ts', import.meta.url)));
  const fim = once(agressores, 'exit');
  agressores.send({
    alvos,
    escolha: ESCOLHA,
    sementes: alvos.map((_, i) => SEMENTE + 7_000 * (vez * AGRESSORES + i + 1)),
    voltas: VOLTAS,
  } satisfies Ataque);
  await Promise.race([once(agressores, 'message'), fim]);
  return async () => {
    agressores.send('atacar');
    const [codigo] = await fim;
    if (codigo !== 0) throw new Error(`the attack ended with ${codigo}`);
  };
}

async function compararVizinhos(
  base: string,
  vez: number,
): Promise<{ alcancado: boolean; linhas: string[] }> {
  const vizinhos = await novosAlvos(base, VIZINHOS);
  const atacar = await prepararAtaque(base, vez);
  // Whoever comes first after a pause waits for a process, which is nobody's fault.
  await medirVizinhos(vizinhos, async () => esperar(2_000));
  const ocioso = await medirVizinhos(vizinhos, async () => esperar(EM_REPOUSO_MS));
  const ocupado = await medirVizinhos(vizinhos, atacar);
  const partes = (['leituras', 'envios'] as const).map((o) => {
    const [antes, durante] = [percentil(ocioso[o], PARTE), percentil(ocupado[o], PARTE)];
    const alcancado = durante <= VEZES * antes;
    const linha =
      `${MEDIDA} of other people's ${o === 'leituras' ? 'reads' : 'uploads'}: ${Math.round(antes)} ms at rest (${ocioso[o].length}), ` +
      `${Math.round(durante)} ms (${ocupado[o].length}) meanwhile: ${(durante / antes).toFixed(2)} times (at most ${VEZES}); ` +
      `medians ${Math.round(percentil(ocioso[o], 0.5))} and ${Math.round(percentil(ocupado[o], 0.5))} ms`;
    return { alcancado, linha };
  });
  const recusados = `other people's calls that were not answered with 200: ${ocupado.recusados}`;
  return {
    alcancado: partes.every(({ alcancado }) => alcancado) && ocupado.recusados === 0,
    linhas: [...partes.map(({ linha }) => linha), recusados],
  };
}

/** A p99 of a few hundred calls is two or three of them: it is measured once more before it is believed. */
async function julgarVizinhos(base: string): Promise<void> {
  let comparado = await compararVizinhos(base, 0);
  if (!comparado.alcancado) {
    for (const linha of comparado.linhas) dizer(`again   ${linha}`);
    comparado = await compararVizinhos(base, 1);
  }
  for (const linha of comparado.linhas) dizer(`        ${linha}`);
  julgar(comparado.alcancado, 'other people are served as at rest');
}

const quantas = familias.length + leituras.length;
dizer(
  `seed ${SEMENTE}, ${VARIANTES} variants of ${quantas} families${values.so ? `: ${values.so} alone` : ''}`,
);
const pasta = await mkdtemp(join(tmpdir(), 'portal-bench-'));
// As root the database runs under another account, which must pass through.
await chmod(pasta, 0o711);
const base = `http://localhost:${PORTA}`;
const servidor = await partir(
  {
    PORT: String(PORTA),
    DATA_DIR: pasta,
    PUBLIC_URL: base,
    DEMONSTRACAO: 'true',
    LOG_LEVEL: 'error',
    LIMITE_POR_ENDERECO: '1000000',
    LIMITE_DE_ATRASO_MS: '0',
  },
  ['--so-a-base'],
);
try {
  process.env.E2E_BASE = base;
  const vigia = new VigiaDeMemoria(servidor.pid);
  const medidor = { base, pid: servidor.pid, vigia, variantes: VARIANTES, semente: SEMENTE };
  if (familias.length > 0 && cabe('arquivos')) await medirArquivos(medidor);
  if (leituras.length > 0 && cabe('leituras')) await medirLeituras(medidor);
  vigia.parar();
  if (familias.length > 0 && cabe('outros')) await julgarVizinhos(base);
  dizer(falhas === 0 ? 'every figure reached' : `${falhas} figures missed (seed ${SEMENTE})`);
  process.exitCode = falhas === 0 ? 0 : 1;
} finally {
  await servidor.parar();
  await rm(pasta, { recursive: true, force: true });
}
