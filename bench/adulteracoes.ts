/**
 * `npm run bench:adulteracoes`: a sealed file, one byte of which is changed at random, 10,000 times (ADULTERACOES), drawn by
 * ADULTERACOES_SEMENTE; with `-- --curta` 1,000. Every one must be found by the verifier that knows the SHA-256 of the file, as the public page and
 * the audit trail say it. What the verifier finds without it is counted apart, and may only miss what no signature covers:
 * the room of the seal itself.
 */
import { parseArgs } from 'node:util';
import { Pdf } from '@credito/verificador/pdf/arquivo';
import { camposAssinados, lerCampo } from '@credito/verificador/selo/campo';
import { verificar } from '@credito/verificador/verificar';
import { aleatorioSemeado } from '../apps/server/src/aleatorio.ts';
import { autoridadeDaDemonstracao } from '../apps/server/src/selo/autoridade-da-demonstracao.ts';
import { chavesDeTeste, documentoSelado, EM } from '../apps/server/test/selo/documento-de-teste.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const MUDANCAS = Number(process.env.ADULTERACOES ?? (curta ? 1_000 : 10_000));
const SEMENTE = process.env.ADULTERACOES_SEMENTE ?? 'adulteracoes';

const chaves = chavesDeTeste();
const { pdf, sha256 } = await documentoSelado(
  chaves.selo,
  autoridadeDaDemonstracao(chaves.carimbo, () => EM),
);
const raizes = [chaves.raiz];

function lugarDoSelo(): readonly [inicio: number, fim: number] {
  const lido = new Pdf(pdf);
  const [assinatura] = camposAssinados(lido);
  const campo = assinatura && lerCampo(lido, assinatura);
  if (!campo) throw new Error('the file has no seal');
  return [campo.cobertos[0].length, pdf.length - campo.cobertos[1].length];
}

const [inicio, fim] = lugarDoSelo();
const { bytes } = aleatorioSemeado(SEMENTE);
const contagem = { comResumo: 0, sozinho: 0, escaparamNoLugar: 0, escaparamFora: 0 };
if (!verificar(pdf, { raizes, sha256 }).confere) throw new Error('the file is not whole to begin with');

for (let mudanca = 0; mudanca < MUDANCAS; mudanca += 1) {
  const sorte = bytes(5);
  const onde = sorte.readUInt32BE(0) % pdf.length;
  const antes = pdf[onde] ?? 0;
  const mudado = Buffer.from(pdf);
  // Never the same byte again.
  mudado.writeUInt8((antes + 1 + (sorte.readUInt8(4) % 255)) % 256, onde);
  if (!verificar(mudado, { raizes, sha256 }).confere) contagem.comResumo += 1;
  if (!verificar(mudado, { raizes }).confere) contagem.sozinho += 1;
  else if (onde >= inicio && onde < fim) contagem.escaparamNoLugar += 1;
  else contagem.escaparamFora += 1;
}

process.stdout.write(
  `${MUDANCAS} mudanças de um byte em ${pdf.length} bytes: ${contagem.comResumo} achadas com o SHA-256 do arquivo; ` +
    `sem ele, ${contagem.sozinho}, e ${contagem.escaparamNoLugar} escaparam no lugar do selo e ${contagem.escaparamFora} fora dele\n`,
);
process.exitCode = contagem.comResumo === MUDANCAS && contagem.escaparamFora === 0 ? 0 : 1;
