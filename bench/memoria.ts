/**
 * `npm run bench:memoria`: what the server's process holds in memory (ADR 0082). `npm start` in an empty data directory
 * and once more; each time its memory when nothing is left to do; then what people ask, right and wrong, and its memory
 * when that is done. Ends with 1 beyond 180 MB at rest or 30 MB more afterwards. MEMORIA is the number of requests
 * (54,000); with `-- --curta` 3,000.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { abrirVisitas } from './memoria/visitas.ts';
import { type Memoria, type Partida, partir } from './partida.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean' } } }).values;
const PEDIDOS = Number(process.env.MEMORIA ?? (curta ? 3_000 : 54_000));
const PORTA = Number(process.env.PORT ?? 4792);
const AO_MESMO_TEMPO = 8;
/** A little more than the threads for passwords stay without work. */
const PAUSA_MS = 75_000;
/** What the demonstration's people sent is read after the start, for as long as the machine takes. */
const LEITURAS_NO_MAXIMO_MS = 20 * 60_000;
const EM_REPOUSO_MB = 180;
const A_MAIS_MB = 30;

const pasta = await mkdtemp(join(tmpdir(), 'portal-memoria-'));
// As root the database runs under another account, which must pass through.
await chmod(pasta, 0o711);
const env = {
  PORT: String(PORTA),
  DATA_DIR: pasta,
  DEMONSTRACAO: 'true',
  LIMITE_POR_ENDERECO: '100000000',
  LIMITE_LOGIN_POR_CPF: '1000000',
  LIMITE_FALHAS_POR_ENDERECO: '1000000',
  LIMITE_DE_ATRASO_MS: '0',
  PAUSA_DE_QUEM_INSISTE_MS: '0',
  DURACAO_DO_TOKEN_SEGUNDOS: '86400',
};

const linhas: string[] = [];
const faltas: string[] = [];
function anotar(quando: string, { servidorMb, bancoMb, outros }: Memoria, limiteMb: number): void {
  linhas.push(
    `${quando.padEnd(44)}${servidorMb.toFixed(1).padStart(8)} MB${bancoMb.toFixed(1).padStart(10)} MB` +
      `${`at most ${limiteMb.toFixed(0)} MB`.padStart(18)}`,
  );
  if (servidorMb > limiteMb) faltas.push(`${quando}: ${servidorMb.toFixed(1)} MB`);
  if (outros.length > 0) faltas.push(`${quando}: still running: ${outros.join('; ')}`);
}

/** Nothing is being worked on any more; what still runs when the time is over is told as a fault. */
async function repousar({ memoria }: Partida): Promise<Memoria> {
  const comeco = performance.now();
  await esperar(PAUSA_MS);
  while (memoria().outros.length > 0 && performance.now() - comeco < LEITURAS_NO_MAXIMO_MS)
    await esperar(PAUSA_MS);
  return memoria();
}

try {
  const primeira = await partir(env);
  const noComeco = await repousar(primeira);
  const tempo = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
  anotar(`first start (${tempo(primeira.levouMs)}), at rest`, noComeco, EM_REPOUSO_MB);
  await primeira.parar();

  const segunda = await partir(env);
  try {
    const antes = await repousar(segunda);
    anotar(`second start (${tempo(segunda.levouMs)}), at rest`, antes, EM_REPOUSO_MB);
    const visitas = await abrirVisitas(`http://localhost:${PORTA}`);
    const estados = await visitas.fazer(PEDIDOS, AO_MESMO_TEMPO);
    anotar(`after ${PEDIDOS} requests, at rest`, await repousar(segunda), antes.servidorMb + A_MAIS_MB);
    const erros = [...estados].filter(([estado]) => estado >= 500);
    for (const [estado, vezes] of erros) faltas.push(`${vezes} × ${estado}`);
    linhas.push(
      `answers: ${[...estados]
        .sort()
        .map(([estado, vezes]) => `${vezes} × ${estado}`)
        .join(', ')}`,
    );
  } finally {
    await segunda.parar();
  }
} finally {
  await rm(pasta, { recursive: true, force: true });
}

process.stdout.write(
  `${''.padEnd(44)}${'server'.padStart(11)}${'PostgreSQL'.padStart(13)}\n${linhas.join('\n')}\n`,
);
for (const falta of faltas) process.stdout.write(`BEYOND: ${falta}\n`);
if (faltas.length > 0) process.exitCode = 1;
