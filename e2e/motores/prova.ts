/** A journey in one of the other engines, in a browser of its own that nobody has used. */
import { test as daJornada, expect } from '@playwright/test';
import { abrirFirefox } from './firefox.ts';
import type { Motor, NomeDoMotor } from './motor.ts';
import { Tela } from './tela.ts';
import { abrirWebKit } from './webkit.ts';

const ABRIR: Record<NomeDoMotor, () => Promise<Motor>> = { firefox: abrirFirefox, webkit: abrirWebKit };

export const test = daJornada.extend<{ motor: Motor; tela: Tela }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the parameter what is needed: nothing.
  motor: async ({}, usar, { project }) => {
    const motor = await ABRIR[project.name as NomeDoMotor]();
    try {
      await motor.dimensionar(1280, 800);
      await usar(motor);
      expect(await motor.falhas(), 'errors of the pages').toEqual([]);
    } finally {
      await motor.encerrar();
    }
  },
  tela: async ({ motor }, usar) => {
    await usar(new Tela(motor));
  },
});
