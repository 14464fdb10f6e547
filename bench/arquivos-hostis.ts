/**
 * Twenty families of hostile files and ways of sending, ten variants of each drawn by a seed, over HTTP against the
 * product's own server. Each costs at most 1 s of processor more than an ordinary PDF of the same run before it is refused
 * or drawn (server and its processes, without the database; ADR 0076) and 256 MB in a process; nothing answers 5xx but 503 with time to come back; meanwhile other
 * people's reads and uploads take at most twice as long as at rest (p99). The same for reading pages of what was taken.
 *
 *   npm run bench:hostis -- [semente] [variantes] [part of a family's name]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { familiasDeArquivos } from '../apps/server/test/documentos/hostis/familias.ts';
import { Sorteio } from '../apps/server/test/documentos/hostis/sorteio.ts';
import { pdfSimples } from '../apps/server/test/documentos/pdf-hostil.ts';
import { entrarPorChamada } from '../e2e/world/chamadas.ts';
import { criarContaPronta } from '../e2e/world/conta-pronta.ts';
import { criarPedido, SEM_FIADOR } from '../e2e/world/novo-pedido.ts';
import { pessoa } from '../e2e/world/pessoas.ts';
import { type Alvo, corpoSemFim, type Desfecho, tusIndevido } from './hostis/abusos.ts';
import { cpuMs, percentil, VigiaDeMemoria } from './hostis/medidas.ts';
import { Vizinhos } from './hostis/vizinhos.ts';

const PORTA = Number(process.env.PORT ?? 4793);
const SEMENTE = Number(process.argv[2] ?? Date.now() % 1_000_000);
const VARIANTES = Number(process.argv[3] ?? 10);
const SO = process.argv[4] ?? '';

const CPU_MS = 1_000;
const MEMORIA_MB = 256;
const VEZES = 2;
/** After its answer a piece of work may still be ending. */
const REPOUSO_MS = 150;
/** What a connection holds in its buffers on both sides after the server has said no. */
const BYTES_APOS_RECUSA = 24 * 1024 * 1024;

const ID_DO_DOCUMENTO = /"idDocumento":"([0-9a-f-]{36})"/;

interface Familia {
  nome: string;
  tentar: (alvo: Alvo, sorteio: Sorteio) => Promise<Desfecho>;
}

async function enviar(alvo: Alvo, arquivo: string, conteudo: Buffer): Promise<Desfecho> {
  const corpo = new FormData();
  corpo.set('file', new Blob([new Uint8Array(conteudo)]), arquivo);
  const resposta = await fetch(alvo.base + alvo.destino, {
    method: 'POST',
    headers: { authorization: `Bearer ${alvo.token}` },
    body: corpo,
  });
  const texto = await resposta.text();
  const id = resposta.ok ? ID_DO_DOCUMENTO.exec(texto)?.[1] : undefined;
  return { status: resposta.status, tentarDepois: resposta.headers.has('retry-after'), id };
}

const familias: Familia[] = [
  ...familiasDeArquivos.map(({ nome, arquivo, gerar }) => ({
    nome,
    tentar: async (alvo: Alvo, sorteio: Sorteio) => enviar(alvo, arquivo, await gerar(sorteio)),
  })),
  { nome: 'protocol of parts misused', tentar: tusIndevido },
  { nome: 'body without end', tentar: corpoSemFim },
].filter(({ nome }) => nome.includes(SO));

const dizer = (linha: string) => process.stdout.write(`${linha}\n`);
let falhas = 0;
function julgar(alcancado: boolean, linha: string): void {
  if (!alcancado) falhas += 1;
  dizer(`${alcancado ? 'ok    ' : 'MISSED'}  ${linha}`);
}

let contas = 0;
/** Nobody's budget of the hour hides what a file costs: each family has a sender of its own. */
async function novoAlvo(base: string): Promise<Alvo> {
  contas += 1;
  const estudante = await entrarPorChamada(await criarContaPronta(pessoa('Marina Conceição Dias', contas)));
  const id = await criarPedido(estudante, SEM_FIADOR);
  const destino = `/api/solicitacaoCredito/${id}/salvarDocumento/estudante/RESIDENCIA/0/null/N`;
  return { base, token: estudante.token, solicitacao: id, destino };
}

/** Every page of what was taken, as its sender may ask for it. */
async function lerPaginas({ base, token }: Alvo, documento: string): Promise<Desfecho> {
  let pior: Desfecho = { status: 200, tentarDepois: false };
  for (let pagina = 1; pagina <= 30; pagina += 1) {
    const resposta = await fetch(
      `${base}/api/solicitacaoCredito/documentos/${documento}/visao?pagina=${pagina}`,
      {
        headers: { authorization: `Bearer ${token}` },
      },
    );
    await resposta.arrayBuffer();
    if (resposta.status === 404) break;
    if (resposta.status > pior.status)
      pior = { status: resposta.status, tentarDepois: resposta.headers.has('retry-after') };
  }
  return pior;
}

const servivel = ({ status, tentarDepois, bytes = 0 }: Desfecho) =>
  (status < 500 || (status === 503 && tentarDepois)) && bytes <= BYTES_APOS_RECUSA;

interface Linha {
  cpu: number[];
  memoria: number;
  estados: Map<number, number>;
  certas: boolean;
}

async function medirFamilia(
  base: string,
  pid: number,
  vigia: VigiaDeMemoria,
  familia: Familia,
): Promise<Linha[]> {
  let alvo = await novoAlvo(base);
  const envio: Linha = { cpu: [], memoria: 0, estados: new Map(), certas: true };
  const leitura: Linha = { cpu: [], memoria: 0, estados: new Map(), certas: true };
  async function medir(linha: Linha, fazer: () => Promise<Desfecho>): Promise<Desfecho> {
    vigia.colher();
    const antes = cpuMs(pid);
    const desfecho = await fazer();
    await esperar(REPOUSO_MS);
    linha.cpu.push(cpuMs(pid) - antes);
    linha.memoria = Math.max(linha.memoria, vigia.colher());
    linha.estados.set(desfecho.status, (linha.estados.get(desfecho.status) ?? 0) + 1);
    linha.certas &&= servivel(desfecho);
    return desfecho;
  }
  for (let variante = 0; variante < VARIANTES; variante += 1) {
    const sorteio = new Sorteio(SEMENTE + variante * 1_000 + familias.indexOf(familia));
    const desfecho = await medir(envio, () => familia.tentar(alvo, sorteio));
    if (desfecho.status === 429) alvo = await novoAlvo(base);
    const { id } = desfecho;
    if (id !== undefined) await medir(leitura, () => lerPaginas(alvo, id));
  }
  return leitura.cpu.length > 0 ? [envio, leitura] : [envio];
}

/** An ordinary file, in a process that begins for it and in one that is there: what every sender costs. */
async function medirComum(base: string, pid: number): Promise<{ frio: number; morno: number }> {
  const alvo = await novoAlvo(base);
  const cpu: number[] = [];
  for (let vez = 0; vez < 6; vez += 1) {
    const antes = cpuMs(pid);
    const { status } = await enviar(alvo, 'holerite.pdf', await pdfSimples(`Holerite ${vez}`));
    if (status !== 200) throw new Error(`an ordinary PDF was answered with ${status}`);
    await esperar(REPOUSO_MS);
    cpu.push(cpuMs(pid) - antes);
  }
  return { frio: cpu[0] ?? 0, morno: percentil(cpu.slice(1), 0.5) };
}

function contar(nome: string, { cpu, memoria, estados, certas }: Linha, comumMs: number): void {
  const respostas = [...estados].map(([status, vezes]) => `${vezes}×${status}`).join(' ');
  const pior = Math.max(...cpu);
  julgar(
    pior - comumMs <= CPU_MS && memoria <= MEMORIA_MB && certas,
    `${nome.padEnd(48)} CPU median ${String(Math.round(percentil(cpu, 0.5))).padStart(5)}, worst ${String(Math.round(pior)).padStart(5)} ms; ${String(Math.round(memoria)).padStart(4)} MB; ${respostas}`,
  );
}

async function comVizinhos(base: string): Promise<void> {
  const vizinhos = new Vizinhos(await novoAlvo(base));
  const ocioso = await vizinhos.medir(async () => esperar(15_000));
  const agressores = await Promise.all([novoAlvo(base), novoAlvo(base), novoAlvo(base)]);
  const ocupado = await vizinhos.medir(async () => {
    await Promise.all(
      agressores.map(async (alvo, i) => {
        for (const [ordem, familia] of familias.entries()) {
          const desfecho = await familia.tentar(alvo, new Sorteio(SEMENTE + 7_000 * (i + 1) + ordem));
          if (desfecho.id !== undefined) await lerPaginas(alvo, desfecho.id);
        }
      }),
    );
  });
  for (const o of ['leituras', 'envios'] as const) {
    const [antes, durante] = [percentil(ocioso[o], 0.99), percentil(ocupado[o], 0.99)];
    julgar(
      durante <= VEZES * antes,
      `p99 of other people's ${o === 'leituras' ? 'reads' : 'uploads'}: ${Math.round(antes)} ms at rest (${ocioso[o].length}), ${Math.round(durante)} ms (${ocupado[o].length}) meanwhile: ${(durante / antes).toFixed(2)} times (at most ${VEZES})`,
    );
  }
  julgar(
    ocupado.recusados === 0,
    `other people's calls that were not answered with 200: ${ocupado.recusados}`,
  );
}

dizer(`seed ${SEMENTE}, ${VARIANTES} variants of ${familias.length} families`);
const pasta = await mkdtemp(join(tmpdir(), 'portal-bench-'));
// As root the database runs under another account, which must pass through.
await chmod(pasta, 0o711);
const base = `http://localhost:${PORTA}`;
const processo = fork(fileURLToPath(new URL('../e2e/world/servidor.ts', import.meta.url)), {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PORT: String(PORTA),
    DATA_DIR: pasta,
    PUBLIC_URL: base,
    DEMONSTRACAO: 'true',
    LOG_LEVEL: 'error',
    LIMITE_POR_ENDERECO: '1000000',
    LIMITE_DE_ATRASO_MS: '0',
  },
});
try {
  await once(processo, 'message');
  process.env.E2E_BASE = base;
  const pid = processo.pid ?? 0;
  const comum = await medirComum(base, pid);
  dizer(
    `an ordinary PDF: ${comum.frio} ms of processor with the start of a process, ${comum.morno} ms without`,
  );
  const vigia = new VigiaDeMemoria(pid);
  for (const familia of familias) {
    const [envio, leitura] = await medirFamilia(base, pid, vigia, familia);
    if (envio) contar(familia.nome, envio, comum.frio);
    if (leitura) contar('  its pages', leitura, comum.frio);
  }
  vigia.parar();
  await comVizinhos(base);
  dizer(falhas === 0 ? 'every figure reached' : `${falhas} figures missed (seed ${SEMENTE})`);
  process.exitCode = falhas === 0 ? 0 : 1;
} finally {
  processo.kill('SIGTERM');
  await once(processo, 'exit');
  await rm(pasta, { recursive: true, force: true });
}
