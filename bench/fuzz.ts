/**
 * `npm run bench:fuzz`: requests that no client of ours makes, over every operation of the documentation and everybody who
 * may call it: no 5xx but a 503 that says when to come back, no connection cut, what takes over a second listed, and the
 * memory of the server's process before and after each third. FUZZ is the number of requests, FUZZ_MULTIPART how many of
 * them carry a file, FUZZ_SEMENTE the seed.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { criarMundo } from '../apps/server/test/autorizacao/mundo.ts';
import { servidorPorRede } from '../apps/server/test/efeito/por-rede.ts';
import { type Atores, conhecidosDe, criarAtores } from '../apps/server/test/fuzz/atores.ts';
import { operacoesDe } from '../apps/server/test/fuzz/gerador.ts';
import { comServidor } from './com-servidor.ts';
import type { Encargo, Relato } from './fuzz/cliente.ts';

const PEDIDOS = Number(process.env.FUZZ ?? 54_000);
const MULTIPART = Number(process.env.FUZZ_MULTIPART ?? Math.round((PEDIDOS * 5) / 54));
const SEMENTE = process.env.FUZZ_SEMENTE ?? 'fuzz';
const TERCOS = 3;

const memoriaMb = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);

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

await comServidor(
  async ({ base, contexto }) => {
    const servidor = servidorPorRede(base, contexto);
    const mundo = await criarMundo(servidor);
    const atores = await criarAtores(servidor, mundo);
    const documento = await (await fetch(`${base}/api/openapi.json`)).json();
    const operacoes = operacoesDe(documento as Parameters<typeof operacoesDe>[0]);
    process.stdout.write(`seed "${SEMENTE}": ${operacoes.length} operations, ${atores.quem.length} actors\n`);
    let falhas = 0;
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
    process.stdout.write(falhas === 0 ? 'no 5xx, no connection cut\n' : `${falhas} wrong\n`);
    if (falhas > 0) process.exitCode = 1;
  },
  { env: { LIMITE_DE_ATRASO_MS: '0', PAUSA_DE_QUEM_INSISTE_MS: '0', DURACAO_DO_TOKEN_SEGUNDOS: '86400' } },
);
