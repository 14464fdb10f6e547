/** What one family of files or of ways of sending costs, variant by variant. */
import { setTimeout as esperar } from 'node:timers/promises';
import { Sorteio } from '../../apps/server/test/documentos/hostis/sorteio.ts';
import { pdfSimples } from '../../apps/server/test/documentos/pdf-hostil.ts';
import { type Desfecho, enviar, lerPaginas, novoAlvo } from './alvo.ts';
import type { Familia } from './familias.ts';
import { cpuMs, percentil, type VigiaDeMemoria } from './medidas.ts';

export interface Linha {
  cpu: number[];
  memoria: number;
  estados: Map<number, number>;
  certas: boolean;
}

export interface Medidor {
  base: string;
  pid: number;
  vigia: VigiaDeMemoria;
  variantes: number;
  semente: number;
}

/** What a connection holds in its buffers on both sides after the server has said no. */
const BYTES_APOS_RECUSA = 24 * 1024 * 1024;
/** After its answer a piece of work may still be ending; then nothing is, when the processors are left alone. */
const REPOUSO_MS = 150;
const EM_REPOUSO_MS = 20;

const novaLinha = (): Linha => ({ cpu: [], memoria: 0, estados: new Map(), certas: true });

const servivel = ({ status, tentarDepois, bytes = 0 }: Desfecho) =>
  (status < 500 || (status === 503 && tentarDepois)) && bytes <= BYTES_APOS_RECUSA;

async function ateOFim(pid: number): Promise<void> {
  for (let antes = Number.NEGATIVE_INFINITY; ; ) {
    const agora = cpuMs(pid);
    if (agora - antes <= EM_REPOUSO_MS) return;
    antes = agora;
    await esperar(REPOUSO_MS);
  }
}

async function medir(
  { pid, vigia }: Medidor,
  linha: Linha,
  fazer: () => Promise<Desfecho>,
): Promise<Desfecho> {
  vigia.colher();
  const antes = cpuMs(pid);
  const desfecho = await fazer();
  await ateOFim(pid);
  linha.cpu.push(cpuMs(pid) - antes);
  linha.memoria = Math.max(linha.memoria, vigia.colher());
  linha.estados.set(desfecho.status, (linha.estados.get(desfecho.status) ?? 0) + 1);
  linha.certas &&= servivel(desfecho);
  return desfecho;
}

export interface Comum {
  /** Of an ordinary PDF, in a process that begins for it, and in one that is there. */
  frio: number;
  morno: number;
}

export async function medirComum(medidor: Medidor): Promise<Comum> {
  const alvo = await novoAlvo(medidor.base);
  const linha = novaLinha();
  for (let vez = 0; vez < 6; vez += 1)
    await medir(medidor, linha, async () => enviar(alvo, 'holerite.pdf', await pdfSimples(`Folha ${vez}`)));
  if (linha.estados.get(200) !== 6) throw new Error('an ordinary PDF was refused');
  return { frio: linha.cpu[0] ?? 0, morno: percentil(linha.cpu.slice(1), 0.5) };
}

/**
 * Each variant comes to a process that has just served the same sender an ordinary PDF. What that one costs beyond an
 * ordinary one is the start of a process in the place of the one that the variant before has ended.
 */
export async function medirFamilia(
  medidor: Medidor,
  familia: Familia,
): Promise<{ envio: Linha; paginas: Linha; comuns: Linha }> {
  const [envio, paginas, comuns] = [novaLinha(), novaLinha(), novaLinha()];
  let alvo = await novoAlvo(medidor.base);
  for (let variante = 0; variante < medidor.variantes; variante += 1) {
    const conteudo = await pdfSimples(`Folha ${familia.lugar} ${variante}`);
    const comum = await medir(medidor, comuns, () => enviar(alvo, 'holerite.pdf', conteudo));
    const sorteio = new Sorteio(medidor.semente + variante * 1_000 + familia.lugar);
    const tentar = await familia.preparar(sorteio);
    const desfecho = await medir(medidor, envio, () => tentar(alvo));
    const { id } = desfecho;
    if (id !== undefined) await medir(medidor, paginas, () => lerPaginas(alvo, id));
    if (desfecho.status === 429 || comum.status === 429) alvo = await novoAlvo(medidor.base);
  }
  return { envio, paginas, comuns };
}

/** The reading of one kind of document, from its sending to the end of the work. */
export async function medirLeitura(medidor: Medidor, familia: Familia): Promise<Linha> {
  const linha = novaLinha();
  for (let variante = 0; variante < medidor.variantes; variante += 1) {
    const alvo = await novoAlvo(medidor.base, 'RG');
    const sorteio = new Sorteio(medidor.semente + variante * 1_000 + familia.lugar);
    const tentar = await familia.preparar(sorteio);
    await medir(medidor, linha, () => tentar(alvo));
  }
  return linha;
}
