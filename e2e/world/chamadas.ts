/** Calls of the API in somebody's name, for journeys that start where other journeys end. */
import { setTimeout as esperar } from 'node:timers/promises';
import { base } from './mensagens.ts';
import type { Pessoa } from './pessoas.ts';

/** What answers that it is too busy has done nothing. */
const OCUPADO = 503;
const TENTATIVAS = 30;
const ENTRE_TENTATIVAS_MS = 1_000;

export class Cliente {
  readonly pessoa: Pessoa;
  readonly token: string;

  constructor(pessoa: Pessoa, token: string) {
    this.pessoa = pessoa;
    this.token = token;
  }

  async pedir<T>(metodo: string, caminho: string, body?: unknown): Promise<T> {
    for (let tentativa = 1; ; tentativa += 1) {
      const { ok, status, texto } = await this.chamar(metodo, caminho, body);
      if (ok) return (texto === '' ? undefined : JSON.parse(texto)) as T;
      // Nothing was done: a machine with several journeys at once has a moment for this one too.
      if (status !== OCUPADO || tentativa === TENTATIVAS)
        throw new Error(`${metodo} ${caminho}: ${status} ${texto}`);
      await esperar(ENTRE_TENTATIVAS_MS);
    }
  }

  private async chamar(metodo: string, caminho: string, body?: unknown) {
    const arquivo = body instanceof FormData;
    const resposta = await fetch(`${base()}/api${caminho}`, {
      method: metodo,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(arquivo || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: arquivo ? body : JSON.stringify(body) }),
    });
    return { ok: resposta.ok, status: resposta.status, texto: await resposta.text() };
  }
}

export async function entrarPorChamada(pessoa: Pessoa): Promise<Cliente> {
  const resposta = await fetch(`${base()}/api/autenticacao/autenticar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cpf: pessoa.cpf, password: pessoa.senha }),
  });
  const token = resposta.headers.get('token');
  if (!token) throw new Error(`login of ${pessoa.nome}: ${resposta.status}`);
  return new Cliente(pessoa, token);
}
