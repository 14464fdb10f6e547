/** Faults, one after the other, until the work is done: what dies is started again, what fails recovers by itself. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { ServidorMortal } from '../quedas/servidor-mortal.ts';
import type { Falha } from './servidor-com-falhas.ts';

const PROGRAMA = ['servidor', 'disco-cheio', 'processo-do-banco', 'chave-ruim', 'banco'] as const;
type TipoDeFalha = (typeof PROGRAMA)[number];

export type Falhas = Record<TipoDeFalha, number>;

/** Null while it goes on. */
export type FimDoTrabalho = 'feito' | 'falhou' | null;

interface Alvo {
  servidor: ServidorMortal;
  pasta: string;
}

/** Between two faults the work goes on for so long; a disk or a key fails for up to so long. */
export interface Ritmo {
  pausaMs: number;
  duracaoMs: number;
}

/** Answers how often each came, and when the last one was over. */
export async function falharAte(
  alvo: Alvo,
  { pausaMs, duracaoMs }: Ritmo,
  fim: () => FimDoTrabalho,
): Promise<{ falhas: Falhas; recuperadoEm: number }> {
  const falhas: Falhas = { servidor: 0, 'disco-cheio': 0, 'processo-do-banco': 0, 'chave-ruim': 0, banco: 0 };
  let recuperadoEm = performance.now();
  for (let vez = 0; ; vez += 1) {
    // Every kind at least once, also where the work is short.
    const como = fim();
    if (como === 'falhou' || (como === 'feito' && vez >= PROGRAMA.length)) return { falhas, recuperadoEm };
    await esperar(pausaMs * (0.5 + Math.random()));
    const tipo = PROGRAMA[vez % PROGRAMA.length] ?? 'servidor';
    await falhar(alvo, tipo, duracaoMs * (0.5 + Math.random()));
    falhas[tipo] += 1;
    recuperadoEm = performance.now();
  }
}

async function falhar({ servidor, pasta }: Alvo, tipo: TipoDeFalha, duracaoMs: number): Promise<void> {
  switch (tipo) {
    case 'servidor':
      await servidor.matar();
      await servidor.subir();
      return;
    case 'banco':
    case 'processo-do-banco':
      await servidor.matarBanco(tipo === 'banco' ? 'postmaster' : 'processo');
      await esperar(20);
      await servidor.voltar();
      return;
    case 'disco-cheio':
    case 'chave-ruim':
      await comMarca(pasta, tipo, duracaoMs);
  }
}

async function comMarca(pasta: string, falha: Falha, duracaoMs: number): Promise<void> {
  const marca = join(pasta, 'falhas', falha);
  mkdirSync(join(pasta, 'falhas'), { recursive: true });
  writeFileSync(marca, '');
  await esperar(duracaoMs);
  rmSync(marca);
}
