/** The clients of the storm, in a thread of their own so that they do not take turns with the server. */
import { setTimeout as esperar } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Trabalho {
  base: string;
  senha: string;
  leitura: { url: string; token: string };
  /** Whoever logs in; every second one with a wrong password. */
  logins: readonly string[];
  conexoes: number;
  /** People who log in one after the other, whose time is taken. */
  calmos: readonly string[];
  /** How long the readers go on at least. */
  segundos: number;
  /** A flood: wrong passwords alone, from the first login again until a message comes, with no reader beside it. */
  semFim?: boolean;
}

export interface Medida {
  respostas: number[];
  duracaoMs: number;
  /** Refusals that did not say when to come back. */
  semEspera: number;
  leituras: number[];
  calmos: number[];
}

/** People who look at their request once a second. */
const LEITORES = 20;
const ENTRE_LEITURAS_MS = 1_000;
const trabalho = workerData as Trabalho;
const medida: Medida = { respostas: [], duracaoMs: 0, semEspera: 0, leituras: [], calmos: [] };
let acabou = false;
let parado = false;

async function entrar(cpf: string, password: string): Promise<number> {
  const inicio = performance.now();
  const resposta = await fetch(`${trabalho.base}/api/autenticacao/autenticar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf, password }),
  });
  await resposta.arrayBuffer();
  medida.respostas.push(resposta.status);
  const recusada = resposta.status === 429 || resposta.status === 503;
  if (recusada && !resposta.headers.get('retry-after')) medida.semEspera += 1;
  return performance.now() - inicio;
}

async function ler(lugar: number): Promise<void> {
  await esperar((lugar * ENTRE_LEITURAS_MS) / LEITORES);
  while (!acabou) {
    const inicio = performance.now();
    const resposta = await fetch(trabalho.leitura.url, {
      headers: { authorization: `Bearer ${trabalho.leitura.token}` },
    });
    await resposta.arrayBuffer();
    if (resposta.ok) medida.leituras.push(performance.now() - inicio);
    await esperar(ENTRE_LEITURAS_MS);
  }
}

const maisUma = (vez: number) => (trabalho.semFim ? !parado : vez < trabalho.logins.length);

async function tempestade(): Promise<void> {
  const inicio = performance.now();
  let proximo = 0;
  await Promise.all(
    Array.from({ length: trabalho.conexoes }, async () => {
      for (let vez = proximo++; maisUma(vez); vez = proximo++)
        await entrar(
          trabalho.logins[vez % trabalho.logins.length] ?? '',
          vez % 2 === 0 && !trabalho.semFim ? trabalho.senha : 'senha errada',
        );
    }),
  );
  medida.duracaoMs = performance.now() - inicio;
}

async function calmos(): Promise<void> {
  for (const cpf of trabalho.calmos) {
    medida.calmos.push(await entrar(cpf, trabalho.senha));
    await esperar(100);
  }
}

parentPort?.once('message', () => {
  parado = true;
});
const leitores = trabalho.semFim ? [] : Array.from({ length: LEITORES }, (_, lugar) => ler(lugar));
await Promise.all([tempestade(), calmos(), esperar(trabalho.segundos * 1000)]);
acabou = true;
await Promise.all(leitores);
parentPort?.postMessage(medida);
parentPort?.close();
