import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Insistencia } from './insistencia.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How many of the refusals have been let go. */
function contarSoltos(insistencia: Insistencia, quantos: number): () => number {
  let soltos = 0;
  for (let vez = 0; vez < quantos; vez += 1)
    void insistencia.deter().then(() => {
      soltos += 1;
    });
  return () => soltos;
}

describe('insistencia', () => {
  it('holds every refusal back for the pause, all of them at the same time', async () => {
    const soltos = contarSoltos(new Insistencia(1_000), 64);
    await vi.advanceTimersByTimeAsync(999);
    expect(soltos()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(soltos()).toBe(64);
  });

  it('holds no more than a thousand, so that waiting costs little memory', async () => {
    const insistencia = new Insistencia(1_000);
    const soltos = contarSoltos(insistencia, 1_003);
    await vi.advanceTimersByTimeAsync(0);
    expect(soltos()).toBe(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(soltos()).toBe(1_003);
    const seguinte = contarSoltos(insistencia, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(seguinte()).toBe(0);
  });
});
