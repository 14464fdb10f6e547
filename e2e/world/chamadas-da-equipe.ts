/** The staff's API, for states that a journey only starts from. */
import { Cliente } from './chamadas.ts';
import { codigoDoAplicativo, operador } from './equipe.ts';
import { base } from './mensagens.ts';

const daEquipe = new Map<string, Promise<Cliente>>();

/** One session per operator and world. */
export function entrarComoOperador(usuario: string): Promise<Cliente> {
  const chave = `${base()} ${usuario}`;
  const aberta = daEquipe.get(chave) ?? abrirDaEquipe(usuario);
  daEquipe.set(chave, aberta);
  return aberta;
}

async function abrirDaEquipe(usuario: string): Promise<Cliente> {
  const { nome, email, senha } = operador(usuario);
  const postar = (caminho: string, body: unknown) =>
    fetch(`${base()}/api${caminho}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const primeira = await postar('/gestao/autenticacao/autenticar', { email, senha });
  const { desafio } = (await primeira.json()) as { desafio: string };
  const codigo = await codigoDoAplicativo(usuario);
  const resposta = await postar('/gestao/autenticacao/confirmar', { desafio, codigo });
  if (!resposta.ok)
    throw new Error(`${usuario} could not enter: ${resposta.status} ${await resposta.text()}`);
  return new Cliente({ nome, email, senha, cpf: '', telefone: '' }, resposta.headers.get('token') ?? '');
}

/** Made-up papers do not match what was declared, and whoever approves against that says why. */
export const NOTA_DE_QUEM_APROVA = 'Conferido por telefone com a pessoa.';
