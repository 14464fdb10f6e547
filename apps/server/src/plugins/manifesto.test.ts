import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { lerConfiguracao } from '../config/configuracao.ts';
import { semLogo } from '../gateways/logo/baixar-logo.ts';
import { criarIcones, ICONES, type NomeDeIcone } from './icones.ts';
import { manifesto } from './manifesto.ts';

const configuracao = lerConfiguracao({ DEMONSTRACAO: 'true', PROVEDOR_NOME: 'Fundação Teste' });

const icones = criarIcones(configuracao, semLogo);
afterAll(() => icones.encerrar());

const nomeDoIcone = (src: string): NomeDeIcone => {
  const nome = src.replace(/^.*\/(.+)\.png$/, '$1');
  if (!(nome in ICONES)) throw new Error(`no icon ${nome}`);
  return nome as NomeDeIcone;
};

it.each(['estudante', 'fiador'])(
  'the portal %s can be installed: a name, a start in its scope, icons as large as said',
  async (portal) => {
    const lido = JSON.parse(manifesto(portal, configuracao)) as {
      id: string;
      name: string;
      start_url: string;
      scope: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    const base = `/${portal}/`;
    expect(lido).toMatchObject({ id: base, start_url: base, scope: base, display: 'standalone' });
    expect(lido.name).toContain('Fundação Teste');
    expect(lido.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of lido.icons) {
      const { width, height, format } = await sharp(
        await icones.desenhar(nomeDoIcone(src), portal),
      ).metadata();
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
    }
  },
);

it('shows the logo of the provider on paper, once there is one', async () => {
  const vermelho = { create: { width: 40, height: 10, channels: 3, background: '#c00000' } } as const;
  const bytes = await sharp(vermelho).png().toBuffer();
  const comLogo = criarIcones(configuracao, { ler: async () => ({ tipo: 'image/png', bytes }) });
  try {
    const { data, info } = await sharp(await comLogo.desenhar('192', 'estudante'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const meio = (info.width * info.height) / 2 + info.width / 2;
    expect([...data.subarray(meio * info.channels, meio * info.channels + 3)]).toEqual([192, 0, 0]);
  } finally {
    await comLogo.encerrar();
  }
});
