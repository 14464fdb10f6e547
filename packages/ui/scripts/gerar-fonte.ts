/**
 * Writes the checked-in fonts of the design system from the published package.
 *
 * Run `npm run fonte -w packages/ui` after raising the version of the font package. Two files: what Portuguese
 * needs is preloaded by every page; the letters of foreign surnames are fetched only when a name has them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const packageFolder = path.dirname(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'),
);
const targetFolder = path.join(import.meta.dirname, '../src/tema');

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const portuguese =
  'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝáàâãäéèêëíìîïóòôõöúùûüçñýÿªº°§©®«»·¡¿±×÷¹²³¼½¾–—‘’“”•…€−\u00a0\u2009\u202f';
const foreignNames =
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķŁłĹĺĽľŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŤťŢţŪūŮůŰűŲųŹźŻżŽžȘșȚțÅåÆæØøßÞþÐð';

const files = [
  { source: 'latin', text: ascii + portuguese, target: 'atkinson-portugues.woff2' },
  { source: 'latin-ext', text: foreignNames, target: 'atkinson-nomes.woff2' },
];

for (const { source, text, target } of files) {
  const font = await readFile(
    path.join(packageFolder, `files/atkinson-hyperlegible-next-${source}-wght-normal.woff2`),
  );
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(path.join(targetFolder, target), subset);
  process.stdout.write(`${target}: ${subset.length} bytes\n`);
}
