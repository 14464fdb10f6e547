/// <reference path="./oidc-provider.d.ts" />
/**
 * A real OpenID provider on loopback. Its own pages ask for a login: whatever address is typed there is the
 * person; addresses that begin with `nao-verificado` are not verified by it.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

export interface ProvedorDeTeste {
  issuer: string;
  encerrar(): Promise<void>;
}

export const CLIENTE_DE_TESTE = { id: 'portal', segredo: 'segredo-do-portal' } as const;

/** "ana.lima@exemplo.com" is Ana Lima. */
function nomeDe(email: string): string {
  const palavras = (email.split('@')[0] ?? '').split('.').map((parte) => parte.replace(/\d/g, ''));
  return palavras.map((palavra) => palavra.charAt(0).toUpperCase() + palavra.slice(1)).join(' ');
}

/** `retornos` are the addresses to which it may send people back. */
export async function iniciarProvedorSocial(retornos: readonly string[]): Promise<ProvedorDeTeste> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const endereco = servidor.address();
  if (endereco === null || typeof endereco === 'string') throw new Error('no address');
  const issuer = `http://localhost:${endereco.port}`;
  const provedor = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENTE_DE_TESTE.id,
        client_secret: CLIENTE_DE_TESTE.segredo,
        redirect_uris: [...retornos],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['chave-de-teste'] },
    ttl: { AccessToken: 600, IdToken: 600, Grant: 3600, Interaction: 600, Session: 3600 },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: async (_, email) => ({
      accountId: email,
      claims: async () => ({
        sub: email,
        name: nomeDe(email),
        email,
        email_verified: !email.startsWith('nao-verificado'),
      }),
    }),
  });
  servidor.on('request', provedor.callback());
  return {
    issuer,
    encerrar: async () => {
      servidor.close();
      servidor.closeAllConnections();
      await once(servidor, 'close');
    },
  };
}

/** A browser on the provider's pages: says who it is and agrees, or gives up; ends at the address of return. */
export async function percorrerProvedor(inicio: string, email: string | null): Promise<URL> {
  const { origin } = new URL(inicio);
  const cookies = new Map<string, string>();
  let endereco = new URL(inicio);
  let formulario: URLSearchParams | null = null;
  for (let passo = 0; passo < 20; passo += 1) {
    if (endereco.origin !== origin) return endereco;
    const resposta: Response = await fetch(endereco, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([nome, valor]) => `${nome}=${valor}`).join('; ') },
      ...(formulario ? { method: 'POST', body: formulario } : {}),
    });
    formulario = null;
    for (const cookie of resposta.headers.getSetCookie()) {
      const [par = ''] = cookie.split(';');
      cookies.set(par.slice(0, par.indexOf('=')), par.slice(par.indexOf('=') + 1));
    }
    const destino = resposta.headers.get('location');
    if (destino) {
      endereco = new URL(destino, endereco);
      continue;
    }
    const pagina = await resposta.text();
    if (email === null) endereco = new URL(/href="([^"]+\/abort)"/.exec(pagina)?.[1] ?? '/sem-saida', origin);
    else {
      const pergunta = /name="prompt" value="(\w+)"/.exec(pagina)?.[1] ?? '';
      formulario = new URLSearchParams({ prompt: pergunta, login: email, password: 'qualquer' });
      endereco = new URL(/action="([^"]+)"/.exec(pagina)?.[1] ?? '/sem-formulario', origin);
    }
  }
  throw new Error(`the provider's pages do not end: ${endereco.pathname}`);
}
