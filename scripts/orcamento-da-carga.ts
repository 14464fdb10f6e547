/**
 * The budget of the first load of the login, of the simulator and of the page for signing, checked after each build of the
 * portal: the page with its styles, and all that it asks for before somebody acts (scripts, styles, font), as they are
 * sent with brotli. The page is the fullest one: every provider of social login and the demonstration's note.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfiguracaoPublica } from '../apps/server/src/modules/configuracao/configuracao-publica.ts';
import {
  carregarPaginaDaAssinatura,
  carregarPaginas,
  PAGINA_DA_ASSINATURA,
  type Pagina,
  type PaginaDoApp,
  PORTAIS,
  type Portal,
} from '../apps/server/src/plugins/montar-paginas.ts';
import { comprimir } from './comprimir.ts';

export const LIMITES = { pagina: 13_000, tudo: 110_000 } as const;

const MAIS_CHEIA: ConfiguracaoPublica = {
  provedor: { nome: 'Crédito Estudantil', cor: '#0f6b5c', logo: '/marca/logo' },
  exemplo: {
    instituicao: 'Universidade Aurora',
    mensalidade: 100_000,
    percentual: 50,
    meses: 48,
    pagoAgora: 50_000,
    parcelaMenor: 58_399,
    parcelaMaior: 58_400,
    parcelas: 48,
    financiado: 2_400_000,
    total: 2_803_200,
  },
  demonstracao: true,
  assinatura: 'proprio',
  quadro: true,
  chaveDePush: 'B'.repeat(87),
  telefones: { capitais: '4000-0000', demais: '0800 000 0000' },
  ajuda: {
    central: 'https://ajuda.exemplo.com.br/',
    whatsapp: '5511900000000',
    messenger: 'https://mensagem.exemplo.com.br/provedor',
    chat: 'https://chat.exemplo.com.br/chat.js',
    email: 'ajuda@exemplo.com.br',
    ligamosParaVoce: 'https://ajuda.exemplo.com.br/ligamos',
  },
  rastreamento: 'https://medida.exemplo.com.br/medida.js',
  entradaSocial: ['google', 'facebook'],
  alertaDeFraudes: 'https://www.exemplo.com.br/fraudes',
  maisAcesso: 'https://www.exemplo.com.br/mais-acesso',
  portalLegado: 'https://www.exemplo.com.br/portal',
};

export interface Carga {
  pagina: number;
  scripts: number;
  fontes: number;
  tudo: number;
}

/** Of each page of a portal that arrives drawn, by its address. */
export async function medirCargas(portal: Portal): Promise<ReadonlyMap<string, Carga>> {
  const { entrada, simulador } = await carregarPaginas(portal, MAIS_CHEIA);
  return new Map([
    [`/${portal.nome}`, medirCarga(portal, entrada)],
    ...(simulador ? [[`/${portal.nome}/simulador`, medirCarga(portal, simulador)] as const] : []),
  ]);
}

/** Nothing of it differs between signing and verifying. */
async function medirCargaDaAssinatura(): Promise<ReadonlyMap<string, Carga>> {
  const pagina = await carregarPaginaDaAssinatura(MAIS_CHEIA);
  return new Map([[PAGINA_DA_ASSINATURA.enderecos[0], medirCarga(PAGINA_DA_ASSINATURA, pagina)]]);
}

function medirCarga({ pasta }: PaginaDoApp, { html }: Pagina): Carga {
  const pedidos = [
    ...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/estudante\/(assets\/[^"]+)"[^>]*>/g),
  ].filter(([marca]) => !/type="text\/plain"/.test(marca));
  const somar = (extensao: RegExp) =>
    pedidos
      .map(([, nome = '']) => nome)
      .filter((nome) => extensao.test(nome))
      .reduce((soma, nome) => soma + bytesDe(join(pasta, nome)), 0);
  const carga = {
    pagina: comprimir(Buffer.from(html)).length,
    scripts: somar(/\.js$/),
    fontes: somar(/\.woff2$/),
  };
  return { ...carga, tudo: carga.pagina + carga.scripts + carga.fontes + somar(/\.css$/) };
}

/** Fonts are compressed by their own format; text has its copy beside it. */
function bytesDe(arquivo: string): number {
  const comprimido = `${arquivo}.br`;
  if (existsSync(comprimido)) return readFileSync(comprimido).length;
  const conteudo = readFileSync(arquivo);
  return arquivo.endsWith('.woff2') ? conteudo.length : comprimir(conteudo).length;
}

if (import.meta.main) {
  const cargas = [
    ...PORTAIS.filter(({ instalavel }) => instalavel).map(medirCargas),
    medirCargaDaAssinatura(),
  ];
  for (const medida of cargas)
    for (const [endereco, { pagina, scripts, fontes, tudo }] of await medida) {
      process.stdout.write(
        `first load of ${endereco}: ${tudo} of ${LIMITES.tudo} bytes (page ${pagina} of ${LIMITES.pagina}, scripts ${scripts}, font ${fontes})\n`,
      );
      if (scripts === 0 || fontes === 0) throw new Error(`the page of ${endereco} asks for nothing`);
      if (pagina > LIMITES.pagina || tudo > LIMITES.tudo) {
        process.stdout.write(`The first load of ${endereco} is over its budget (ADR 0036).\n`);
        process.exitCode = 1;
      }
    }
}
