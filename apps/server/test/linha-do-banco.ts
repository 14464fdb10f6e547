/** A line to the database that can fall silent: it stays open, takes what is sent, and nothing comes back. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type Banco, conectar } from '../src/banco/conectar.ts';

export async function criarLinhaDoBanco() {
  let banco: NetConnectOpts = { port: 0 };
  let calada = false;
  const pontas = new Set<Socket>();
  const esperando = new Set<() => void>();

  function ligar(daqui: Socket): void {
    const dela = connect(banco);
    for (const [ponta, outra] of [
      [daqui, dela],
      [dela, daqui],
    ] as const) {
      pontas.add(ponta);
      ponta.on('error', () => outra.destroy());
      ponta.on('close', () => {
        pontas.delete(ponta);
        outra.destroy();
      });
      ponta.pipe(outra);
    }
  }

  const servidor = createServer((daqui) => {
    if (!calada) return ligar(daqui);
    pontas.add(daqui);
    daqui.on('error', () => daqui.destroy());
    esperando.add(() => {
      if (!daqui.destroyed) ligar(daqui);
    });
  }).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;

  function desligar(): void {
    for (const ponta of pontas) ponta.destroy();
  }

  afterAll(() => {
    desligar();
    servidor.close();
  });

  return {
    /** For `criarServidorDeTeste`. */
    conectar(url: string): Banco {
      const { host, port: daPorta, user, password, database } = new pg.Client(url);
      banco = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${daPorta}` } : { host, port: daPorta };
      const endereco = new URL(`postgresql://127.0.0.1:${port}/${database}`);
      endereco.username = user ?? '';
      endereco.password = typeof password === 'string' ? password : '';
      return conectar(endereco.href);
    },
    /** Whoever is connected hears nothing more, and whoever connects now hears nothing at all. */
    calar(): void {
      calada = true;
      for (const ponta of pontas) ponta.pause();
    },
    /** As when the machine of the database comes back without knowing anybody: who was connected is cut off. */
    desligar,
    falar(): void {
      calada = false;
      for (const ponta of pontas) ponta.resume();
      for (const atender of esperando) atender();
      esperando.clear();
    },
  };
}
