/**
 * `npm run bench:adulteracoes`: a sealed file, one byte of which is changed at random, 10,000 times (ADULTERACOES), drawn by
 * ADULTERACOES_SEMENTE; with `-- --curta` 1,000. Every one must be found by the verifier that knows the SHA-256 of the file, as the public page and
 * the audit trail say it. What the verifier finds without it is counted apart, and may only miss what no signature covers:
 * the room of the seal itself. Then as often a byte of a row of the contract, its parts, its plan, its envelope, its signers and
 * its evidence (short: 300): every one must be found by what `npm run audit:verify` runs.
 */
import { parseArgs } from 'node:util';
import { Pdf } from '@credito/verificador/pdf/arquivo';
import { camposAssinados, lerCampo } from '@credito/verificador/selo/campo';
import { verificar } from '@credito/verificador/verificar';
import { aleatorioSemeado } from '../apps/server/src/aleatorio.ts';
import { autoridadeDaDemonstracao } from '../apps/server/src/selo/autoridade-da-demonstracao.ts';
import { servidorPorRede } from '../apps/server/test/efeito/por-rede.ts';
import { assinarComo, contratoParaAssinar } from '../apps/server/test/envelopes.ts';
import { chavesDeTeste, documentoSelado, EM } from '../apps/server/test/selo/documento-de-teste.ts';
import { mudarLinhas } from './adulteracoes/linhas.ts';
import { comServidor } from './com-servidor.ts';

const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const MUDANCAS = Number(process.env.ADULTERACOES ?? (curta ? 1_000 : 10_000));
const DE_LINHAS = Number(process.env.ADULTERACOES ?? (curta ? 300 : 10_000));
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
if (contagem.comResumo !== MUDANCAS || contagem.escaparamFora > 0) process.exitCode = 1;

await comServidor(
  async ({ base, contexto }) => {
    const servidor = servidorPorRede(base, contexto);
    const { contratoId, estudante } = await contratoParaAssinar(servidor, 7_480);
    const { token } = estudante;
    await servidor.pedir({ metodo: 'POST', url: `/api/contrato/${contratoId}/enviar-clicksign`, token });
    for (const papel of ['estudante', 'conjuge-do-fiador', 'fiador'] as const)
      await assinarComo(servidor, contratoId, papel);
    const sortear = (ate: number) => bytes(4).readUInt32BE(0) % ate;
    const { achadas, escaparam, porTabela, recusadas } = await mudarLinhas(contexto, DE_LINHAS, sortear);
    process.stdout.write(
      `${DE_LINHAS} mudanças de um byte em linhas (${Object.entries(porTabela)
        .map(([tabela, vezes]) => `${tabela} ${vezes}`)
        .join(', ')}): ${achadas} achadas; o banco recusou outras ${recusadas}\n`,
    );
    if (escaparam.length > 0) {
      process.stdout.write(`escaparam: ${[...new Set(escaparam)].join(', ')}\n`);
      process.exitCode = 1;
    }
  },
  { env: { ESPERA_ENTRE_CODIGOS_SEGUNDOS: '0' } },
);
