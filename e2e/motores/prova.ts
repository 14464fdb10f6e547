/** A journey in one of the other engines, in a browser of its own that nobody has used. */
import { test as daJornada, expect } from '@playwright/test';
import { abrirFirefox } from './firefox.ts';
import type { Motor, NomeDoMotor } from './motor.ts';
import { Tela } from './tela.ts';
import { abrirWebKit } from './webkit.ts';

const ABRIR: Record<NomeDoMotor, () => Promise<Motor>> = { firefox: abrirFirefox, webkit: abrirWebKit };

export interface Janela {
  largura: number;
  altura: number;
}

export const test = daJornada.extend<{ janela: Janela; motor: Motor; tela: Tela }>({
  janela: [{ largura: 1280, altura: 800 }, { option: true }],
  motor: async ({ janela }, usar, { project }) => {
    const motor = await ABRIR[project.name.split(' ')[0] as NomeDoMotor]();
    try {
      await motor.dimensionar(janela.largura, janela.altura);
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
