/** The staff's API, for states that a journey only starts from. */
import { Cliente } from './chamadas.ts';
import { codigoDoAplicativo, operador } from './equipe.ts';
import { base } from './mensagens.ts';

const daEquipe = new Map<string, Promise<Cliente>>();

/** One session per operator and run: a code of the application counts once. */
export function entrarComoOperador(usuario: string): Promise<Cliente> {
  const aberta = daEquipe.get(usuario) ?? abrirDaEquipe(usuario);
  daEquipe.set(usuario, aberta);
  return aberta;
}

const TENTATIVAS = 5;
const OLHADA_NO_CODIGO_MS = 500;

async function abrirDaEquipe(usuario: string): Promise<Cliente> {
  const { nome, email, senha } = operador(usuario);
  const postar = (caminho: string, body: unknown) =>
    fetch(`${base()}/api${caminho}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (let tentativa = 0; tentativa < TENTATIVAS; tentativa += 1) {
    const primeira = await postar('/gestao/autenticacao/autenticar', { email, senha });
    const { desafio } = (await primeira.json()) as { desafio: string };
    const codigo = await codigoDoAplicativo(usuario);
    const resposta = await postar('/gestao/autenticacao/confirmar', { desafio, codigo });
    if (resposta.ok)
      return new Cliente({ nome, email, senha, cpf: '', telefone: '' }, resposta.headers.get('token') ?? '');
    // Others have used this one and the next: another is due within half a minute. Each code is tried once, as too many
    // wrong ones lock the operator out.
    while ((await codigoDoAplicativo(usuario)) === codigo)
      await new Promise((pronto) => setTimeout(pronto, OLHADA_NO_CODIGO_MS));
  }
  throw new Error(`${usuario} could not enter`);
}
