/** A loopback stand-in for a phone on 3G: limits and delays what goes up, counts it, and cuts the line at given bytes. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface RedeLenta {
  base: string;
  /** Bytes that left the phone, headers and repetitions included. */
  enviados: () => number;
  cortes: () => number;
  encerrar: () => Promise<void>;
}

export interface AjustesDaRede {
  porta: number;
  bytesPorSegundo: number;
  atrasoMs: number;
  /** Total bytes sent at which the line is cut. */
  cortarEm: readonly number[];
}

const FATIA_MS = 50;
const ATRASO_PERDOADO_MS = 500;

export async function abrirRedeLenta(ajustes: AjustesDaRede): Promise<RedeLenta> {
  const abertos = new Set<Socket>();
  const faltam = [...ajustes.cortarEm];
  let enviados = 0;
  let cortes = 0;
  // One line for everybody: the next slice leaves when the ones before have.
  let livreEm = 0;
  const servidor = createServer((telefone) => {
    const destino = connect(ajustes.porta, '127.0.0.1');
    const fechar = () => {
      telefone.destroy();
      destino.destroy();
    };
    // The server may hang up as soon as it has answered; its answer is still on the way to the phone.
    const fecharDepoisDaResposta = () => setTimeout(fechar, ajustes.atrasoMs);
    for (const [lado, aoFechar] of [
      [telefone, fechar],
      [destino, fecharDepoisDaResposta],
    ] as const) {
      abertos.add(lado);
      lado.on('error', fechar).on('close', () => {
        abertos.delete(lado);
        aoFechar();
      });
    }
    void (async () => {
      for await (const pedaco of telefone) {
        const fatia = Math.ceil((ajustes.bytesPorSegundo * FATIA_MS) / 1000);
        for (let i = 0; i < pedaco.length; i += fatia) {
          const parte: Buffer = pedaco.subarray(i, i + fatia);
          // A timer that came late is made up for; an idle line saves nothing.
          livreEm =
            Math.max(livreEm, Date.now() - ATRASO_PERDOADO_MS) +
            (parte.length * 1000) / ajustes.bytesPorSegundo;
          await esperar(livreEm - Date.now());
          enviados += parte.length;
          if (faltam[0] !== undefined && enviados >= faltam[0]) {
            faltam.shift();
            cortes += 1;
            return fechar();
          }
          if (!destino.write(parte)) await once(destino, 'drain');
        }
      }
      destino.end();
    })().catch(fechar);
    destino.on('data', (pedaco: Buffer) => setTimeout(() => telefone.write(pedaco), ajustes.atrasoMs));
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  return {
    base: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    enviados: () => enviados,
    cortes: () => cortes,
    encerrar: async () => {
      for (const lado of abertos) lado.destroy();
      servidor.close();
      await once(servidor, 'close');
    },
  };
}

export function esperar(ms: number): Promise<void> {
  return new Promise((resolver) => setTimeout(resolver, Math.max(0, ms)));
}
