/**
 * `npm run bench:fuzz`: requests that no client of ours makes, over every operation of the documentation and everybody who
 * may call it: no 5xx but a 503 that says when to come back, no connection cut, what takes over a second listed, and the
 * memory of the server's process, as `npm start` runs it, before and after each third: at rest at most 30 MB more
 * afterwards (ADR 0082). FUZZ is the number of requests, FUZZ_MULTIPART how many of them carry a file, FUZZ_SEMENTE the
 * seed; with `-- --curta` 1,500, and memory is judged without a pause, after a first part that has read what requests need.
 */
import { fork } from 'node:child_process';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { criarMundo } from '../apps/server/test/autorizacao/mundo.ts';
import { servidorPorRede } from '../apps/server/test/efeito/por-rede.ts';
import { type Atores, conhecidosDe, criarAtores } from '../apps/server/test/fuzz/atores.ts';
import { operacoesDe } from '../apps/server/test/fuzz/gerador.ts';
import { comPartida } from './com-partida.ts';
import type { Encargo, Relato } from './fuzz/cliente.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const PEDIDOS = Number(process.env.FUZZ ?? (curta ? 1_500 : 54_000));
const MULTIPART = Number(process.env.FUZZ_MULTIPART ?? Math.round((PEDIDOS * 5) / 54));
const SEMENTE = process.env.FUZZ_SEMENTE ?? 'fuzz';
const TERCOS = 3;
/** Of each round; the first one of the short form, which reads what requests need, is not judged by its memory. */
const AQUECIMENTO = curta ? 1 : 0;
/** A little more than the threads for passwords and the processes for files stay without work. */
const PAUSA_MS = curta ? 3_000 : 75_000;
const A_MAIS_MB = 30;

async function repousar(): Promise<void> {
  process.stdout.write(`${PAUSA_MS / 1_000} s without a request, until nothing is kept for the next one\n`);
  await esperar(PAUSA_MS);
}

function sair(encargo: Encargo, atores: Atores): Promise<Relato> {
  return new Promise((resolver, rejeitar) => {
    const cliente = fork(fileURLToPath(new URL('./fuzz/cliente.ts', import.meta.url)));
    cliente.on('message', async ({ tipo, valor }: { tipo: string; valor: unknown }) => {
      if (tipo === 'relato') resolver(valor as Relato);
      else cliente.send({ tipo: `renovada ${valor}`, valor: await atores.renovar(String(valor)) });
    });
    cliente.on('error', rejeitar);
    cliente.on('exit', (codigo) => {
      if (codigo !== 0) rejeitar(new Error(`the client ended with ${codigo}`));
    });
    cliente.send({ tipo: 'encargo', valor: encargo });
  });
}

await comPartida(
  async ({ base, contexto, memoria }) => {
    const memoriaMb = () => Math.round(memoria().servidorMb);
    const servidor = servidorPorRede(base, contexto);
    const mundo = await criarMundo(servidor);
    const atores = await criarAtores(servidor, mundo);
    const documento = await (await fetch(`${base}/api/openapi.json`)).json();
    const operacoes = operacoesDe(documento as Parameters<typeof operacoesDe>[0]);
    process.stdout.write(`seed "${SEMENTE}": ${operacoes.length} operations, ${atores.quem.length} actors\n`);
    let falhas = 0;
    await repousar();
    let emRepousoMb = memoriaMb();
    for (let terco = 1; terco <= TERCOS; terco += 1) {
      const antes = memoriaMb();
      const inicio = performance.now();
      const relato = await sair(
        {
          base,
          semente: `${SEMENTE}/${terco}`,
          operacoes,
          tokens: Object.fromEntries(atores.quem.map((quem) => [quem, atores.token(quem)])),
          conhecidos: conhecidosDe(mundo.alvos),
          pedidos: Math.round(PEDIDOS / TERCOS),
          multipart: Math.round(MULTIPART / TERCOS),
        },
        atores,
      );
      falhas += relato.falhas.length;
      if (terco === AQUECIMENTO) emRepousoMb = memoriaMb();
      process.stdout.write(
        [
          `third ${terco}: ${Math.round(PEDIDOS / TERCOS)} requests, ${Math.round(MULTIPART / TERCOS)} with a file, ` +
            `${Math.round((performance.now() - inicio) / 1000)} s; RSS ${antes} → ${memoriaMb()} MB; ` +
            `${relato.renovadas} sessions renewed; slowest ${Math.round(relato.maisLentoMs)} ms`,
          `  answers: ${Object.entries(relato.estados)
            .map(([status, vezes]) => `${vezes} × ${status}`)
            .join(', ')}`,
          ...relato.demorados.slice(0, 20).map((um) => `  slow: ${um}`),
          ...relato.falhas.slice(0, 40).map((uma) => `  WRONG: ${uma}`),
          '',
        ].join('\n'),
      );
    }
    await repousar();
    const depoisMb = memoriaMb();
    const coube = depoisMb <= emRepousoMb + A_MAIS_MB;
    process.stdout.write(
      `${falhas === 0 ? 'no 5xx, no connection cut' : `${falhas} wrong`}; memory ${emRepousoMb} → ${depoisMb} MB ` +
        `(at most ${A_MAIS_MB} more)${coube ? '' : ': BEYOND'}\n`,
    );
    if (falhas > 0 || !coube) process.exitCode = 1;
  },
  { LIMITE_DE_ATRASO_MS: '0', PAUSA_DE_QUEM_INSISTE_MS: '0', DURACAO_DO_TOKEN_SEGUNDOS: '86400' },
);
