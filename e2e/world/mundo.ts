/** The world of the journeys: one real server with its own database, on loopback, for the whole run. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLIENTE_DE_TESTE, iniciarProvedorSocial } from '../../apps/server/test/provedor-social.ts';
import { abrirFeicoes } from './feicao.ts';

const SERVIDOR = fileURLToPath(new URL('./servidor.ts', import.meta.url));

async function portaLivre(): Promise<number> {
  const servidor = createServer().listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const endereco = servidor.address();
  servidor.close();
  await once(servidor, 'close');
  if (endereco === null || typeof endereco === 'string') throw new Error('no free port');
  return endereco.port;
}

/** The server says by itself that it listens and that its catalogue and staff exist. */
async function ficarPronto(processo: ChildProcess): Promise<void> {
  const morreu = once(processo, 'exit').then(([codigo]) => {
    throw new Error(`the server ended with ${codigo}`);
  });
  await Promise.race([once(processo, 'message'), morreu]);
}

export interface Servidor {
  base: string;
  /** Where states are set that no screen reaches at once (`bastidores.ts`). */
  bastidores: string;
  encerrar: () => Promise<void>;
}

/** The product on a throw-away directory; `ambiente` gets the address that it will have. */
export async function subirServidor(
  ambiente: (base: string) => Promise<NodeJS.ProcessEnv> | NodeJS.ProcessEnv,
): Promise<Servidor> {
  const [porta, bastidores] = [await portaLivre(), await portaLivre()];
  const base = `http://localhost:${porta}`;
  const pasta = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  // As root the database runs under another account, which must pass through.
  await chmod(pasta, 0o711);
  const processo = fork(SERVIDOR, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(porta),
      PORTA_DOS_BASTIDORES: String(bastidores),
      DATA_DIR: pasta,
      PUBLIC_URL: base,
      DEMONSTRACAO: 'true',
      LOG_LEVEL: 'error',
      // Every journey comes from one address.
      LIMITE_POR_ENDERECO: '1000000',
      LIMITE_NUMEROS_SEM_CONFIRMAR: '1000000',
      LIMITE_FALHAS_POR_ENDERECO: '1000000',
      LIMITE_EXISTENCIAS_POR_DIA: '1000',
      LIMITE_DE_ATRASO_MS: '0',
      // What calls were made with is not renewed, and one login serves many journeys.
      DURACAO_DO_TOKEN_SEGUNDOS: '7200',
      ...(await ambiente(base)),
    },
  });
  await ficarPronto(processo);
  return {
    base,
    bastidores: `http://localhost:${bastidores}`,
    async encerrar() {
      const saiu = once(processo, 'exit');
      processo.kill('SIGTERM');
      await saiu;
      await rm(pasta, { recursive: true, force: true });
    },
  };
}

/** Whom this process and the workers that it begins call. */
export function falarCom({ base, bastidores }: Pick<Servidor, 'base' | 'bastidores'>): void {
  process.env.E2E_BASE = base;
  process.env.E2E_BASTIDORES = bastidores;
}

/** A world of its own, for what no other journey may meet: another clock. The one of the run is there again afterwards. */
export async function emMundoProprio(contar: () => Promise<void>): Promise<void> {
  const { E2E_BASE, E2E_BASTIDORES } = process.env;
  const servidor = await subirServidor((base) => ({ LEGADO_PDE_URL: `${base}/saude` }));
  falarCom(servidor);
  try {
    await contar();
  } finally {
    Object.assign(process.env, { E2E_BASE, E2E_BASTIDORES });
    await servidor.encerrar();
  }
}

export default async function mundo(): Promise<() => Promise<void>> {
  let google: Awaited<ReturnType<typeof iniciarProvedorSocial>> | undefined;
  const servidor = await subirServidor(async (base) => {
    google = await iniciarProvedorSocial([`${base}/api/v1/auth/social/google-plus/retorno`]);
    return {
      OIDC_GOOGLE_ISSUER: google.issuer,
      OIDC_GOOGLE_CLIENT_ID: CLIENTE_DE_TESTE.id,
      OIDC_GOOGLE_CLIENT_SECRET: CLIENTE_DE_TESTE.segredo,
      LEGADO_PDE_URL: `${base}/saude`,
    };
  });
  falarCom(servidor);
  const esquecerFeicoes = await abrirFeicoes();
  return async () => {
    await esquecerFeicoes();
    await servidor.encerrar();
    await google?.encerrar();
  };
}
