import { describe, expect, it, vi } from 'vitest';
import { familiasDeArquivos } from '../../test/documentos/hostis/familias.ts';
import { Sorteio } from '../../test/documentos/hostis/sorteio.ts';
import { pdfSimples } from '../../test/documentos/pdf-hostil.ts';
import { criarOficina } from './oficina.ts';

// Processes give way: slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The short form of `npm run bench:hostis`, which tries all families over HTTP with ten variants each. */
const PIORES = [
  'tiling pattern without end',
  'drawings that draw each other',
  'Flate bomb in a PDF',
  'form with thousands of fields',
  'JPEG bomb',
];
const CPU_MS = 1_000;
/** Two starts of a process differ as the machine is busy, so the ordinary file is tried beside every hostile one. */
const FOLGA = 2;

/** In a process that begins for it: with its start, as for whoever comes after a file that ended one. */
async function preparar(conteudo: Uint8Array): Promise<{ tipo: string; cpuMs: number }> {
  // The clock decides nothing here: the machine may be busy with other tests.
  const oficina = criarOficina({ simultaneos: 1, limites: { relogioMs: 200_000 } });
  let gasto = 0;
  try {
    const { tipo } = await oficina.preparar(conteudo, {
      aoGastar: (cpuMs) => {
        gasto = cpuMs;
      },
    });
    return { tipo, cpuMs: gasto };
  } finally {
    await oficina.encerrar();
  }
}

describe('attack 2 and 3: a hostile file costs at most a second of processor more than an ordinary one', () => {
  it.each(PIORES)('%s', async (nome) => {
    const familia = familiasDeArquivos.find((uma) => uma.nome === nome);
    if (familia === undefined) throw new Error(nome);
    const comum = await preparar(await pdfSimples('Holerite'));
    expect(comum.tipo).toBe('preparado');
    const { tipo, cpuMs } = await preparar(await familia.gerar(new Sorteio(20_261_129)));
    expect(tipo).not.toBe('fila-cheia');
    expect(cpuMs).toBeLessThan(FOLGA * comum.cpuMs + CPU_MS);
  });
});
