/**
 * `npm run bench:memoria`: what the server's process holds in memory (ADR 0082). `npm start` in an empty data directory
 * and once more; each time its memory after a pause; then what people ask, right and wrong, and its memory after another
 * pause. Ends with 1 beyond 180 MB at rest or 30 MB more afterwards. MEMORIA is the number of requests (54,000); with
 * `-- --curta` 3,000.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { abrirVisitas } from './memoria/visitas.ts';
import { type Memoria, partir } from './partida.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean' } } }).values;
const PEDIDOS = Number(process.env.MEMORIA ?? (curta ? 3_000 : 54_000));
const PORTA = Number(process.env.PORT ?? 4792);
const AO_MESMO_TEMPO = 8;
/** A little more than the threads for passwords stay without work. */
const PAUSA_MS = 75_000;
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

try {
  const primeira = await partir(env);
  await esperar(PAUSA_MS);
  const tempo = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
  anotar(`first start (${tempo(primeira.levouMs)}), at rest`, primeira.memoria(), EM_REPOUSO_MB);
  await primeira.parar();

  const segunda = await partir(env);
  try {
    await esperar(PAUSA_MS);
    const antes = segunda.memoria();
    anotar(`second start (${tempo(segunda.levouMs)}), at rest`, antes, EM_REPOUSO_MB);
    const visitas = await abrirVisitas(`http://localhost:${PORTA}`);
    const estados = await visitas.fazer(PEDIDOS, AO_MESMO_TEMPO);
    await esperar(PAUSA_MS);
    anotar(`after ${PEDIDOS} requests, at rest`, segunda.memoria(), antes.servidorMb + A_MAIS_MB);
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
