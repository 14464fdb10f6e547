/**
 * The clients of the storm, in a thread of their own so that they do not take turns with the server. They stay for all
 * the jobs they are given: browsers out there do not start on the server's machine either.
 */
import { Agent, request } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

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
/** A storm begins once; here it begins again at every turn, and its first calls do not all come in the same instant. */
const ENTRE_CHEGADAS_MS = 8;
const agente = new Agent({ keepAlive: true });
let parado = false;

interface Chamada {
  url: string;
  cabecalhos: Record<string, string>;
  corpo?: string;
}

/** With as little work as a client can do: it shares the machine with the server that is measured. */
function chamar({
  url,
  cabecalhos,
  corpo,
}: Chamada): Promise<{ status: number; espera: string | undefined }> {
  return new Promise((resolver, rejeitar) => {
    const pedido = request(
      url,
      { agent: agente, method: corpo === undefined ? 'GET' : 'POST', headers: cabecalhos },
      (resposta) => {
        resposta.resume().once('error', rejeitar);
        resposta.once('end', () =>
          resolver({ status: resposta.statusCode ?? 0, espera: resposta.headers['retry-after'] }),
        );
      },
    );
    pedido.once('error', rejeitar).end(corpo);
  });
}

async function cumprir(trabalho: Trabalho): Promise<Medida> {
  const medida: Medida = { respostas: [], duracaoMs: 0, semEspera: 0, leituras: [], calmos: [] };
  let acabou = false;
  parado = false;

  async function entrar(cpf: string, password: string): Promise<number> {
    const inicio = performance.now();
    const corpo = JSON.stringify({ cpf, password });
    const { status, espera } = await chamar({
      url: `${trabalho.base}/api/autenticacao/autenticar`,
      cabecalhos: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(corpo)) },
      corpo,
    });
    medida.respostas.push(status);
    if ((status === 429 || status === 503) && !espera) medida.semEspera += 1;
    return performance.now() - inicio;
  }

  async function ler(lugar: number): Promise<void> {
    await esperar((lugar * ENTRE_LEITURAS_MS) / LEITORES);
    while (!acabou) {
      const inicio = performance.now();
      const { status } = await chamar({
        url: trabalho.leitura.url,
        cabecalhos: { authorization: `Bearer ${trabalho.leitura.token}` },
      });
      if (status === 200) medida.leituras.push(performance.now() - inicio);
      await esperar(ENTRE_LEITURAS_MS);
    }
  }

  const maisUma = (vez: number) => (trabalho.semFim ? !parado : vez < trabalho.logins.length);

  async function tempestade(): Promise<void> {
    const inicio = performance.now();
    let proximo = 0;
    await Promise.all(
      Array.from({ length: trabalho.conexoes }, async (_, lugar) => {
        await esperar(lugar * ENTRE_CHEGADAS_MS);
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

  const leitores = trabalho.semFim ? [] : Array.from({ length: LEITORES }, (_, lugar) => ler(lugar));
  await Promise.all([tempestade(), calmos(), esperar(trabalho.segundos * 1000)]);
  acabou = true;
  await Promise.all(leitores);
  return medida;
}

parentPort?.on('message', (pedido: Trabalho | 'parar' | 'fechar') => {
  if (pedido === 'parar') parado = true;
  else if (pedido === 'fechar') parentPort?.close();
  else void cumprir(pedido).then((medida) => parentPort?.postMessage(medida));
});
