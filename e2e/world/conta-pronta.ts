/** An account made by the calls of the account wizard, for journeys whose subject begins after it. */
import { base, esperarMensagem } from './mensagens.ts';
import type { Pessoa } from './pessoas.ts';

async function chamar(caminho: string, body: unknown, cookie: string): Promise<Response> {
  const resposta = await fetch(`${base()}/api${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`);
  return resposta;
}

export async function criarContaPronta(pessoa: Pessoa): Promise<Pessoa> {
  const pedido = await chamar(
    '/usuario/codigo-verificacao?sms=true',
    { cpf: pessoa.cpf, name: pessoa.nome, phone: pessoa.telefone },
    '',
  );
  const cookie = (pedido.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const { achado } = await esperarMensagem(pessoa.telefone, /\b(\d{6})\b/);
  await chamar('/usuario/validar-codigo', { phone: pessoa.telefone, code: achado[1] }, cookie);
  await chamar(
    '/v1/portal/usuariosweb/cadastrarUsuario',
    {
      cpf: pessoa.cpf,
      nome: pessoa.nome,
      email: pessoa.email,
      confEmail: pessoa.email,
      telefone: `+55${pessoa.telefone}`,
      password: pessoa.senha,
      confPassword: pessoa.senha,
    },
    cookie,
  );
  return pessoa;
}
