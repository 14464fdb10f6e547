/**
 * `npm run bench:carga`: bytes of the login page's first load as a browser receives them, by kind, against the bytes of
 * React in the same build, the floor of any page drawn with it; then how far anything on the page moved.
 */
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Request } from '@playwright/test';
import { abrirNavegador } from '../e2e/world/navegador.ts';
import { comServidor } from './com-servidor.ts';

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);

interface Recebido {
  tipo: string;
  url: string;
  bytes: number;
}

/** Fonts bring their own compression; text that came without brotli is counted as if it had it. */
async function receber(pedido: Request): Promise<Recebido | null> {
  const resposta = await pedido.response();
  const tipo = pedido.resourceType();
  if (!resposta?.ok() || new URL(pedido.url()).pathname.startsWith('/api/')) return null;
  const comprimido = tipo === 'font' || (await resposta.headerValue('content-encoding')) === 'br';
  const bytes = comprimido
    ? (await pedido.sizes()).responseBodySize
    : brotliCompressSync(await resposta.body()).length;
  return { tipo, url: pedido.url(), bytes };
}

await comServidor(async ({ base }) => {
  const { executavel, argumentos } = await abrirNavegador();
  const navegador = await chromium.launch({ executablePath: executavel, args: [...argumentos] });
  try {
    const pagina = await navegador.newPage({ viewport: { width: 360, height: 740 } });
    const pedidos: Promise<Recebido | null>[] = [];
    pagina.on('requestfinished', (pedido) => pedidos.push(receber(pedido)));
    await pagina.addInitScript(() => {
      const moveu = { tudo: 0 };
      Object.assign(window, { moveu });
      new PerformanceObserver((lista) => {
        for (const { value } of lista.getEntries() as (PerformanceEntry & { value: number })[])
          moveu.tudo += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await pagina.goto(`${base}/estudante/`, { waitUntil: 'networkidle' });
    const recebidos = (await Promise.all(pedidos)).filter((um) => um !== null);
    const somar = (quais: readonly Recebido[]) => quais.reduce((soma, { bytes }) => soma + bytes, 0);
    for (const tipo of [...new Set(recebidos.map((um) => um.tipo))].sort())
      dizer(`${tipo.padEnd(12)} ${somar(recebidos.filter((um) => um.tipo === tipo))} bytes`);
    const tudo = somar(recebidos);
    const react = somar(recebidos.filter(({ url }) => /\/assets\/react-[\w-]+\.js$/.test(url)));
    dizer(`total        ${tudo} bytes with brotli, in ${recebidos.length} answers`);
    dizer(`React        ${react} bytes; the page is ${(tudo / react).toFixed(2)} times this floor`);
    const moveu = await pagina.evaluate(() => (window as unknown as { moveu: { tudo: number } }).moveu.tudo);
    dizer(`layout shift ${moveu}`);
  } finally {
    await navegador.close();
  }
});
