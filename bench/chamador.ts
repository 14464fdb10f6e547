/** A call that is made again until it is answered, as the page of whoever signs does. */
import { setTimeout as esperar } from 'node:timers/promises';

export interface Contagem {
  respostas: number;
  semResposta: number;
  indisponiveis: number;
}

export interface Respondida {
  status: number;
  corpo: unknown;
  texto: string;
}

/** No fault lasts so long: a call that still fails is answered by nothing but a failure. */
const PACIENCIA_MS = 240_000;

export class Chamador {
  readonly contagem: Contagem = { respostas: 0, semResposta: 0, indisponiveis: 0 };
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  /** Whatever is neither lost nor a failure of the server; refusals are answers. */
  async chamar(
    metodo: 'GET' | 'POST' | 'PUT',
    caminho: string,
    body?: unknown,
    token?: string,
  ): Promise<Respondida> {
    const fim = performance.now() + PACIENCIA_MS;
    let ultima = 'no answer';
    const json = body !== undefined && !(body instanceof FormData);
    for (;;) {
      try {
        const resposta = await fetch(`${this.#base}/api${caminho}`, {
          method: metodo,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(json ? { 'content-type': 'application/json' } : {}),
          },
          body: json ? JSON.stringify(body) : body instanceof FormData ? body : null,
          signal: AbortSignal.timeout(30_000),
        });
        const texto = await resposta.text();
        if (resposta.status < 500) {
          this.contagem.respostas += 1;
          return { status: resposta.status, texto, corpo: texto ? JSON.parse(texto) : null };
        }
        this.contagem.indisponiveis += 1;
        ultima = `${resposta.status} ${texto.slice(0, 500)}`;
      } catch (erro) {
        if (erro instanceof SyntaxError) throw erro;
        this.contagem.semResposta += 1;
        ultima = String(erro);
      }
      if (performance.now() > fim) throw new Error(`${metodo} ${caminho} still fails: ${ultima}`);
      await esperar(200);
    }
  }
}
