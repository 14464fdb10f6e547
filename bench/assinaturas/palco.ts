/** A throw-away server with its contracts and its mailbox, that may be killed; and at the end its database in our own hands. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { semearCatalogo } from '../../apps/server/db/seed/catalogo.ts';
import { lerConfiguracao } from '../../apps/server/src/config/configuracao.ts';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { iniciarServidor, type Servidor } from '../../apps/server/src/main.ts';
import { servidorPorRede } from '../../apps/server/test/efeito/por-rede.ts';
import { Chamador } from '../chamador.ts';
import { ServidorMortal } from '../quedas/servidor-mortal.ts';
import { abrirCorreio, type Correio } from './correio.ts';
import { type ContratoDoEnsaio, povoar, type RepresentanteDoEnsaio } from './povoar.ts';
import { isSelado } from './quem-assina.ts';

export interface Palco {
  base: string;
  pasta: string;
  chamador: Chamador;
  correio: Correio;
  servidor: ServidorMortal;
  contratos: readonly ContratoDoEnsaio[];
  representantes: readonly RepresentanteDoEnsaio[];
}

export interface OpcoesDoPalco {
  porta: number;
  quantos: number;
  env?: Record<string, string>;
}

const SEGREDO_DOS_RECIBOS = 'segredo-da-caixa-de-devolucoes';

/** `ensaio` leaves everything signed; `conferir` meets the database after the last start. */
export async function comPalco<Feito>(
  { porta, quantos, env: mais = {} }: OpcoesDoPalco,
  ensaio: (palco: Palco) => Promise<Feito>,
  conferir: (contexto: Contexto, palco: Palco, feito: Feito) => Promise<void>,
): Promise<void> {
  const pasta = await mkdtemp(join(tmpdir(), 'portal-assinaturas-'));
  // As root the database runs under another account, which must pass through.
  await chmod(pasta, 0o711);
  const base = `http://localhost:${porta}`;
  const env = {
    PORT: String(porta),
    DATA_DIR: pasta,
    DEMONSTRACAO: 'true',
    LOG_LEVEL: 'fatal',
    LIMITE_POR_ENDERECO: '100000000',
    LIMITE_MENSAGENS_POR_ENDERECO: '100000000',
    LIMITE_CODIGOS_POR_DIA: '1000000',
    ESPERA_ENTRE_CODIGOS_SEGUNDOS: '0',
    LIMITE_DE_ATRASO_MS: '0',
    DURACAO_DO_TOKEN_SEGUNDOS: '86400',
    SMTP_URL: `smtp://127.0.0.1:${porta + 1}`,
    SMTP_DEVOLUCOES: 'devolucoes@demonstracao.example',
    SMTP_SEGREDO_DO_AVISO: SEGREDO_DOS_RECIBOS,
    SMTP_FROM: 'Portal <nao-responda@demonstracao.example>',
    NODE_COMPILE_CACHE: join(pasta, 'compilado'),
    ...mais,
  };
  const aqui = (): Promise<Servidor> =>
    iniciarServidor(lerConfiguracao(env), (erro) => {
      throw erro;
    });
  const correio = await abrirCorreio(porta + 1, {
    url: `${base}/api/avisos-de-entrega/email`,
    segredo: SEGREDO_DOS_RECIBOS,
  });
  const servidor = new ServidorMortal(
    base,
    pasta,
    env,
    fileURLToPath(new URL('./servidor-com-falhas.ts', import.meta.url)),
  );
  try {
    const primeiro = await aqui();
    const povoado = await semearCatalogo(primeiro.contexto.db)
      .then(() => povoar(servidorPorRede(base, primeiro.contexto), quantos))
      .finally(() => primeiro.parar());
    process.stdout.write(`${quantos} contracts to be sent after ${Math.round(performance.now() / 1000)} s\n`);
    await servidor.subir();
    const palco = { base, pasta, chamador: new Chamador(base), correio, servidor, ...povoado };
    const feito = await ensaio(palco);
    await servidor.parar();
    const ultimo = await aqui();
    try {
      await esvaziarFila(ultimo);
      await conferir(ultimo.contexto, palco, feito);
    } finally {
      await ultimo.parar();
    }
  } finally {
    await servidor.parar();
    await correio.fechar();
    await rm(pasta, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

/** Seconds from the last recovery until every student reads that the contract is signed; at most `maximo`. */
export async function segundosAteSelar(
  { chamador, contratos }: Palco,
  desde: number,
  maximo: number,
): Promise<number> {
  let faltam = [...contratos];
  for (;;) {
    const ainda: ContratoDoEnsaio[] = [];
    for (const contrato of faltam) if (!(await isSelado(chamador, contrato))) ainda.push(contrato);
    const segundos = (performance.now() - desde) / 1_000;
    if (ainda.length === 0 || segundos > maximo) return segundos;
    faltam = ainda;
    await esperar(250);
  }
}

/** The last messages leave. */
async function esvaziarFila({ contexto: { db } }: Servidor): Promise<void> {
  for (let vez = 0; vez < 400; vez += 1) {
    const { rows } = await sql<{ quantas: number }>`
      select count(*)::int as quantas from mensagem where canal = 'email' and estado = 'na-fila'
        and nao_antes_de <= now()`.execute(db);
    if (rows[0]?.quantas === 0) return;
    await esperar(250);
  }
}
