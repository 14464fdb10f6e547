import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { lerConfiguracao } from '../config/configuracao.ts';
import { criarIcones, ICONES, type NomeDeIcone } from './icones.ts';
import { manifesto } from './manifesto.ts';

const configuracao = lerConfiguracao({ DEMONSTRACAO: 'true', PROVEDOR_NOME: 'Fundação Teste' });

const icones = criarIcones(configuracao);
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
