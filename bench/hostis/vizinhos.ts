/** Other people: one reads all the time, another sends an ordinary photo now and then. */
import { randomBytes } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import sharp from 'sharp';
import type { Alvo } from './abusos.ts';

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
const ENTRE_ENVIOS_MS = 1_000;

/** An ordinary photo, another one each time. */
function foto(): Promise<Buffer> {
  return sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .resize(1_200, 800)
    .jpeg()
    .toBuffer();
}

export class Vizinhos {
  readonly #alvo: Alvo;

  constructor(alvo: Alvo) {
    this.#alvo = alvo;
  }

  async medir(enquanto: () => Promise<unknown>): Promise<TemposDosVizinhos> {
    const tempos: TemposDosVizinhos = { leituras: [], envios: [], recusados: 0 };
    let acabou = false;
    const repetir = async (lista: number[], pausaMs: number, pedir: () => Promise<Response>) => {
      while (!acabou) {
        const inicio = performance.now();
        const resposta = await pedir();
        await resposta.arrayBuffer();
        lista.push(performance.now() - inicio);
        if (!resposta.ok) tempos.recusados += 1;
        await esperar(pausaMs);
      }
    };
    const vizinhos = [
      repetir(tempos.leituras, ENTRE_LEITURAS_MS, () => this.#ler(tempos.leituras.length)),
      repetir(tempos.envios, ENTRE_ENVIOS_MS, () => this.#enviar()),
    ];
    await enquanto();
    acabou = true;
    await Promise.all(vizinhos);
    return tempos;
  }

  #ler(vez: number): Promise<Response> {
    const caminho = LEITURAS[vez % LEITURAS.length]?.(this.#alvo.solicitacao) ?? '';
    return fetch(this.#alvo.base + caminho, { headers: { authorization: `Bearer ${this.#alvo.token}` } });
  }

  async #enviar(): Promise<Response> {
    const corpo = new FormData();
    corpo.set('file', new Blob([new Uint8Array(await foto())]), 'foto.jpg');
    return fetch(this.#alvo.base + this.#alvo.destino, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#alvo.token}` },
      body: corpo,
    });
  }
}
