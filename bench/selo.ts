/**
 * What the seal costs the request thread (ADR 0135), beside what no seal can do without: a bare signature by the same key and
 * a digest of the same file. node bench/selo.ts [rounds]. Exits with an error when signature and update of the file take
 * more than 2 ms of processor, unless the bare parts are so slow that the machine is to blame (at most the ratio below).
 */
import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { verificar } from '@credito/verificador/verificar';
import { autoridadeDaDemonstracao } from '../apps/server/src/selo/autoridade-da-demonstracao.ts';
import type { ChaveDoSelo } from '../apps/server/src/selo/chave-do-selo.ts';
import { carimbarDepois, selarSemCarimbo } from '../apps/server/src/selo/selar-pdf.ts';
import { antesDoSelo, chavesDeTeste, EM, outraChave } from '../apps/server/test/selo/documento-de-teste.ts';

const META_MS = 2;
const RAZAO = 8;
const AQUECIMENTO = 5;
/** One seal is too short for the clock of the processor. */
const POR_RODADA = 20;
const rodadas = Number(process.argv[2] ?? 30);

const dizeres = { nome: 'Fundação Ipê', motivo: 'Selo de um contrato', em: EM };
const pdf = await antesDoSelo();

async function custo(fazer: () => unknown): Promise<number> {
  const inicio = process.cpuUsage();
  for (let vez = 0; vez < POR_RODADA; vez += 1) await fazer();
  const { user, system } = process.cpuUsage(inicio);
  return (user + system) / 1_000 / POR_RODADA;
}

const mediana = (valores: readonly number[]) =>
  [...valores].sort((um, outro) => um - outro)[Math.floor(valores.length / 2)] ?? 0;

/** One after the other in the same run, so that a busy machine slows all of them. */
async function medir(trabalhos: readonly (() => unknown)[]): Promise<readonly number[]> {
  const medidas: number[][] = trabalhos.map(() => []);
  for (let rodada = 0; rodada < rodadas + AQUECIMENTO; rodada += 1)
    for (const [indice, trabalho] of trabalhos.entries()) {
      const gasto = await custo(trabalho);
      if (rodada >= AQUECIMENTO) medidas[indice]?.push(gasto);
    }
  return medidas.map(mediana);
}

const ms = (valor: number) => `${valor.toFixed(2)} ms`;

async function julgar(nome: string, chave: ChaveDoSelo): Promise<boolean> {
  const [selo = 0, nu = 0] = await medir([
    () => selarSemCarimbo(pdf, { chave, dizeres }),
    () => sign('sha256', createHash('sha256').update(pdf).digest(), chave.chave),
  ]);
  const razao = selo / nu;
  process.stdout.write(
    `${nome}: ${ms(selo)} de processador para assinatura e atualização de ${Math.round(pdf.length / 1024)} KB ` +
      `(no máximo ${META_MS}); só a assinatura e o resumo, ${ms(nu)}; razão ${razao.toFixed(2)}, mediana de ${rodadas} rodadas\n`,
  );
  return selo <= META_MS || razao <= RAZAO;
}

const chaves = chavesDeTeste();
const rsa = createPrivateKey(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
);
const dentro = [
  await julgar('RSA de 2048 bits', { ...outraChave().chave, chave: rsa }),
  await julgar('P-256', chaves.selo),
];

const autoridade = autoridadeDaDemonstracao(chaves.carimbo, () => EM);
const selado = selarSemCarimbo(pdf, { chave: chaves.selo, dizeres });
const [carimbo = 0, conferencia = 0] = await medir([
  () => carimbarDepois(selado, autoridade),
  () => verificar(selado, { raizes: [chaves.raiz] }),
]);
process.stdout.write(
  `carimbo de tempo da própria demonstração: ${ms(carimbo)}; conferência do arquivo: ${ms(conferencia)}\n`,
);
process.exitCode = dentro.every(Boolean) ? 0 : 1;
