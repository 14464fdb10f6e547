import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** What draws, writes PDFs, sends by SMTP or tells the demonstration, and what knows more than check digits. */
const SO_QUANDO_PRECISO = [
  ...[
    'sharp',
    'fontkit',
    'pdfkit',
    'brotli',
    '@cantoo/pdf-lib',
    '@hyzyla/pdfium',
    'tesseract.js',
    'libheif-js',
  ],
  ...['nodemailer', '@brazilian-utils/brazilian-utils/dist/brazilian-utils.js'],
].map((pacote) => `/node_modules/${pacote}`);

it('attack 15: the server reads nothing at its start that only some of its work needs', async () => {
  const processo = fork(new URL('../test/modulos-lidos.ts', import.meta.url), { execArgv: [] });
  const [lidos] = (await once(processo, 'message')) as [readonly string[]];
  expect(lidos.length).toBeGreaterThan(100);
  expect(lidos.filter((um) => SO_QUANDO_PRECISO.some((pacote) => um.includes(pacote)))).toEqual([]);
  expect(lidos.filter((um) => um.includes('/db/seed/demonstracao/'))).toEqual([]);
});
