import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { tomarFolego } from './folego.ts';
import { lerImagem } from './ler-imagem.ts';

const reconhecer = vi.hoisted(() => vi.fn(async () => []));
vi.mock('./reconhecer-texto.ts', () => ({ reconhecerTexto: reconhecer }));

it.each([
  ['in every direction while it has breath', 60_000, 4],
  ['attack 3: in no further one without', 0, 1],
])('looks at a picture of nothing %s', async (_, ms, direcoes) => {
  const nada = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  reconhecer.mockClear();
  tomarFolego(ms);
  expect(await lerImagem(nada, '2026-11-27')).toEqual([]);
  expect(reconhecer).toHaveBeenCalledTimes(direcoes);
});
