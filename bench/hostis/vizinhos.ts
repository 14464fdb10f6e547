/**
 * Other people: somebody reads all the time, and somebody sends an ordinary photo every now and then. They are many, since
 * whoever sends photo after photo for minutes weighs like an aggressor, and gives way like one (ADR 0072).
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import sharp from 'sharp';
import type { Alvo } from './alvo.ts';

export interface TemposDosVizinhos {
  leituras: number[];
  envios: number[];
  recusados: number;
}

const LEITURAS: readonly ((id: number) => string)[] = [
  (id) => `/api/solicitacao/s/linha-do-tempo/${id}`,
  (id) => `/api/solicitacaoCredito/${id}/documentosv2/estudante`,
  (id) => `/api/solicitacao/status-ies/${id}`,
];
const ENTRE_LEITURAS_MS = 40;
const ENTRE_ENVIOS_MS = 600;

/** An ordinary photo, another one each time; made before the time is taken, since it is the sender's work. */
function foto(): Promise<Buffer> {
  return sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .resize(1_200, 800)
    .jpeg()
    .toBuffer();
}

/** As many as make each send a photo every twelve seconds. */
export const VIZINHOS = 20;

/** Tells the times of all of them while something else goes on. */
export async function medirVizinhos(
  vizinhos: readonly Alvo[],
  enquanto: () => Promise<unknown>,
): Promise<TemposDosVizinhos> {
  const tempos: TemposDosVizinhos = { leituras: [], envios: [], recusados: 0 };
  const fim = new AbortController();
  const pausar = (ms: number) => esperar(ms, undefined, { signal: fim.signal }).catch(() => undefined);
  const repetir = async (
    lista: number[],
    { inicioMs, pausaMs }: { inicioMs: number; pausaMs: number },
    preparar: () => Promise<() => Promise<Response>>,
  ) => {
    await pausar(inicioMs);
    while (!fim.signal.aborted) {
      const pedir = await preparar();
      const inicio = performance.now();
      const resposta = await pedir();
      await resposta.arrayBuffer();
      lista.push(performance.now() - inicio);
      if (!resposta.ok) tempos.recusados += 1;
      await pausar(pausaMs);
    }
  };
  // One after the other, as they would come.
  const vez = (entreMs: number, i: number) => ({ inicioMs: i * entreMs, pausaMs: entreMs * vizinhos.length });
  const deTodos = vizinhos.flatMap((alvo, i) => [
    repetir(tempos.leituras, vez(ENTRE_LEITURAS_MS, i), async () => () => ler(alvo, tempos.leituras.length)),
    repetir(tempos.envios, vez(ENTRE_ENVIOS_MS, i), () => prepararEnvio(alvo)),
  ]);
  await enquanto();
  fim.abort();
  await Promise.all(deTodos);
  return tempos;
}

function ler({ base, token, solicitacao }: Alvo, vez: number): Promise<Response> {
  const caminho = LEITURAS[vez % LEITURAS.length]?.(solicitacao) ?? '';
  return fetch(base + caminho, { headers: { authorization: `Bearer ${token}` } });
}

async function prepararEnvio({ base, token, destino }: Alvo): Promise<() => Promise<Response>> {
  const corpo = new FormData();
  corpo.set('file', new Blob([new Uint8Array(await foto())]), 'foto.jpg');
  return () =>
    fetch(base + destino, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: corpo });
}
