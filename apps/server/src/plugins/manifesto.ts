import type { Configuracao } from '../config/configuracao.ts';

const TEXTOS: Readonly<Record<string, { nome: string; curto: string; descricao: string }>> = {
  estudante: {
    nome: 'Portal do estudante',
    curto: 'Estudante',
    descricao: 'Peça e acompanhe o seu crédito estudantil.',
  },
  fiador: { nome: 'Portal do fiador', curto: 'Fiador', descricao: 'Aceite e acompanhe a sua fiança.' },
};

/** One installable app per portal; `id` stays when the start address changes, so that nobody installs it twice. */
export function manifesto(portal: string, { provedor }: Pick<Configuracao, 'provedor'>): string {
  const { nome, curto, descricao } = TEXTOS[portal] ?? { nome: portal, curto: portal, descricao: '' };
  const icone = (arquivo: string, lado: number, purpose: string) => ({
    src: `/${portal}/icones/${arquivo}.png`,
    sizes: `${lado}x${lado}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: `/${portal}/`,
    name: `${nome} · ${provedor.nome}`,
    short_name: curto,
    description: descricao,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: `/${portal}/`,
    scope: `/${portal}/`,
    display: 'standalone',
    background_color: '#f7f5f0',
    theme_color: '#f7f5f0',
    categories: ['education', 'finance'],
    icons: [icone('192', 192, 'any'), icone('512', 512, 'any'), icone('recorte', 512, 'maskable')],
  });
}
