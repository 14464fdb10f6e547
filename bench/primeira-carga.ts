/**
 * `npm run bench:carga`: bytes that the login page's first load needs, brotli, by kind, as a browser asks for them.
 * The baseline of the same run is react-dom alone, the floor of any page drawn with React.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { abrirNavegador } from '../e2e/world/navegador.ts';
import { comServidor } from './com-servidor.ts';

const brotli = (conteudo: Uint8Array): number => brotliCompressSync(conteudo).length;

function pisoDoReact(): number {
  const pasta = createRequire(import.meta.url)
    .resolve('react-dom/package.json')
    .replace(/package\.json$/, '');
  return brotli(readFileSync(`${pasta}cjs/react-dom-client.production.js`));
}

await comServidor(async ({ base }) => {
  const { executavel, argumentos } = await abrirNavegador();
  const navegador = await chromium.launch({ executablePath: executavel, args: [...argumentos] });
  const pagina = await navegador.newPage();
  const bytes = new Map<string, number>();
  pagina.on('response', async (resposta) => {
    const tipo = resposta.request().resourceType();
    if (resposta.url().includes('/api/')) return;
    const corpo = await resposta.body().catch(() => null);
    if (!corpo) return;
    const tamanho = tipo === 'font' ? corpo.length : brotli(corpo);
    bytes.set(tipo, (bytes.get(tipo) ?? 0) + tamanho);
  });
  await pagina.goto(`${base}/estudante/`, { waitUntil: 'networkidle' });
  await navegador.close();
  const total = [...bytes.values()].reduce((soma, valor) => soma + valor, 0);
  const piso = pisoDoReact();
  for (const [tipo, valor] of [...bytes].sort()) process.stdout.write(`${tipo.padEnd(12)} ${valor} bytes\n`);
  process.stdout.write(`total        ${total} bytes brotli\n`);
  process.stdout.write(
    `react-dom    ${piso} bytes brotli; the page is ${(total / piso).toFixed(2)} times the floor\n`,
  );
});
