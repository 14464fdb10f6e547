/**
 * What drawing a contract costs, beside the same document with the fonts as they are installed (ADR 0124):
 * node bench/contrato-em-pdf.ts [rounds]. Exits with an error when it costs more than 0.45 times as much.
 */
import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { dadosDeExemplo } from '@credito/domain/contrato/texto/exemplo-de-dados';
import { desenharContrato } from '../apps/server/src/pdf/desenhar-contrato.ts';
import { bytesDaFonte, type NomeDaFonte, woffDaFonte } from '../apps/server/src/pdf/fontes.ts';

const META = 0.45;
const AQUECIMENTO = 5;
const rodadas = Number(process.argv[2] ?? 30);

/** A plan of forty-eight instalments: the longest that an ordinary course has. */
const pedido = {
  texto: escreverContrato(dadosDeExemplo({ meses: 48, configuracao: { assinatura: 'impressa' } })),
};
const lidos = new Map<NomeDaFonte, Buffer>();
/** Read once too: only the inflating is compared. */
const comoInstaladas = (nome: NomeDaFonte): Buffer => {
  const bytes = lidos.get(nome) ?? woffDaFonte(nome);
  lidos.set(nome, bytes);
  return bytes;
};

async function custo(fontes: (nome: NomeDaFonte) => Buffer): Promise<number> {
  const inicio = process.cpuUsage();
  await desenharContrato(pedido, fontes);
  const { user, system } = process.cpuUsage(inicio);
  return (user + system) / 1000;
}

const mediana = (valores: readonly number[]) =>
  [...valores].sort((um, outro) => um - outro)[Math.floor(valores.length / 2)] ?? 0;

const comSfnt: number[] = [];
const comWoff: number[] = [];
for (let rodada = 0; rodada < rodadas + AQUECIMENTO; rodada += 1) {
  // One after the other in the same run, so that a busy machine slows both.
  const [sfnt, woff] = [await custo(bytesDaFonte), await custo(comoInstaladas)];
  if (rodada < AQUECIMENTO) continue;
  comSfnt.push(sfnt);
  comWoff.push(woff);
}

const [agora, antes] = [mediana(comSfnt), mediana(comWoff)];
const razao = agora / antes;
process.stdout.write(
  `contrato de 48 parcelas: ${agora.toFixed(1)} ms de processador; com as fontes em WOFF, ${antes.toFixed(1)} ms; ` +
    `razão ${razao.toFixed(2)} (no máximo ${META}), mediana de ${rodadas} rodadas\n`,
);
process.exitCode = razao <= META ? 0 : 1;
