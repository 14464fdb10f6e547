import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarBancoDeTeste } from '../test/banco-de-teste.ts';
import { pdfDeArvoreFunda } from '../test/documentos/pdf-de-ataque.ts';
import { corpoMultipart } from '../test/envio-de-teste.ts';
import type { ServidorEmProcesso } from '../test/servidor-em-processo.ts';

let processo: ChildProcess;
let servidor: ServidorEmProcesso;
let pasta: string;

async function portaLivre(): Promise<number> {
  const sonda = createServer().listen(0, '127.0.0.1');
  await once(sonda, 'listening');
  const { port } = sonda.address() as AddressInfo;
  sonda.close();
  await once(sonda, 'close');
  return port;
}

beforeAll(async () => {
  const { url } = await criarBancoDeTeste();
  pasta = await mkdtemp(join(tmpdir(), 'portal-sinais-'));
  processo = fork(new URL('../test/servidor-em-processo.ts', import.meta.url), {
    env: {
      PATH: process.env.PATH,
      PORT: String(await portaLivre()),
      DATABASE_URL: url,
      DATA_DIR: pasta,
      DEMONSTRACAO: 'true',
      LOG_LEVEL: 'silent',
    },
    execArgv: [],
  });
  [servidor] = (await once(processo, 'message')) as [ServidorEmProcesso];
});

afterAll(async () => {
  processo.disconnect();
  processo.kill('SIGTERM');
  const [codigo] = await once(processo, 'exit');
  await rm(pasta, { recursive: true, force: true });
  expect(codigo).toBe(0);
});

it('attack 1: nobody listens to another signal than the two that ask the server to stop', () => {
  expect([...servidor.sinais].sort()).toEqual(['SIGINT', 'SIGTERM']);
});

it.each([600, 2_000])(
  'attack 1: a PDF whose page tree is %i levels deep is refused, and the server lives on',
  async (niveis) => {
    const { body, tipo } = await corpoMultipart({
      file: { conteudo: pdfDeArvoreFunda(niveis), nome: 'extrato.pdf' },
      password: '',
    });
    const resposta = await fetch(`${servidor.endereco}/api/pdf/s/remover-senha`, {
      method: 'POST',
      headers: { authorization: `Bearer ${servidor.token}`, 'content-type': tipo },
      body: new Uint8Array(body),
    });
    expect(resposta.status).toBe(422);
    expect(processo.exitCode ?? processo.signalCode).toBeNull();
    expect((await fetch(`${servidor.endereco}/pronto`)).status).toBe(200);
  },
);
