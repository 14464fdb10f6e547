/** Somebody whose calls may get no answer: what is not known to be done is asked for again, as the portal does. */
import { setTimeout as esperar } from 'node:timers/promises';
import type { ContaDeTeste } from '../../apps/server/test/pessoas.ts';

export interface Ocorrencias {
  respostas: number;
  semResposta: number;
  /** Answers 5xx while the database is away; the client tries again. */
  indisponiveis: number;
  /** What must never be: refusals, and values that went back. */
  erradas: string[];
}

const PACIENCIA_MS = 30_000;

/** The outcome is not known, and the same must be asked again. */
class SemResposta extends Error {}

/** A refusal that whoever asked has foreseen: what was asked is done already. */
export class JaFeito extends Error {}

export class QuemInsiste {
  readonly ocorrencias: Ocorrencias = { respostas: 0, semResposta: 0, indisponiveis: 0, erradas: [] };
  protected readonly conta: ContaDeTeste;
  protected fim = false;
  readonly #base: string;

  constructor(base: string, conta: ContaDeTeste) {
    this.#base = base;
    this.conta = conta;
  }

  terminar(): void {
    this.fim = true;
  }

  protected async insistir<T>(pedir: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await pedir();
      } catch (erro) {
        if (!(erro instanceof SemResposta)) throw erro;
        await esperar(100);
      }
  }

  protected async pedir<T>(
    metodo: string,
    url: string,
    { json, form, chave, jaFeito }: { json?: unknown; form?: FormData; chave?: string; jaFeito?: number },
  ): Promise<T> {
    let resposta: Response;
    let texto: string;
    try {
      resposta = await fetch(`${this.#base}/api${url}`, {
        method: metodo,
        headers: {
          authorization: `Bearer ${this.conta.token}`,
          ...(json ? { 'content-type': 'application/json' } : {}),
          ...(chave ? { 'idempotency-key': chave } : {}),
        },
        body: json ? JSON.stringify(json) : (form ?? null),
        signal: AbortSignal.timeout(PACIENCIA_MS),
      });
      texto = await resposta.text();
    } catch {
      this.ocorrencias.semResposta += 1;
      throw new SemResposta();
    }
    if (resposta.status >= 500) {
      this.ocorrencias.indisponiveis += 1;
      throw new SemResposta();
    }
    if (resposta.status === jaFeito) throw new JaFeito();
    if (!resposta.ok) {
      const queixa = `${metodo} ${url}: ${resposta.status} ${texto.slice(0, 300)}`;
      this.ocorrencias.erradas.push(queixa);
      throw new Error(queixa);
    }
    this.ocorrencias.respostas += 1;
    return (texto ? JSON.parse(texto) : null) as T;
  }
}
