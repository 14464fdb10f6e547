/** Calls of the API in somebody's name, for journeys that start where other journeys end. */
import { base } from './mensagens.ts';
import type { Pessoa } from './pessoas.ts';

export class Cliente {
  readonly pessoa: Pessoa;
  readonly token: string;

  constructor(pessoa: Pessoa, token: string) {
    this.pessoa = pessoa;
    this.token = token;
  }

  async pedir<T>(metodo: string, caminho: string, body?: unknown): Promise<T> {
    const arquivo = body instanceof FormData;
    const resposta = await fetch(`${base()}/api${caminho}`, {
      method: metodo,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(arquivo || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: arquivo ? body : JSON.stringify(body) }),
    });
    const texto = await resposta.text();
    if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${texto}`);
    return (texto === '' ? undefined : JSON.parse(texto)) as T;
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
