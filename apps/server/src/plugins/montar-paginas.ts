/** Puts the pages together from the build and the configuration. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ConfiguracaoPublica } from '../modules/configuracao/configuracao-publica.ts';

export interface PaginaDoApp {
  nome: string;
  pasta: string;
  pagina: string;
}

export interface Portal extends PaginaDoApp {
  /** Also the first part of its paths. */
  nome: 'estudante' | 'fiador' | 'gestao';
  /** A web app with manifest, service worker and a drawn login. */
  instalavel: boolean;
}

const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));
const PASTA_DO_PORTAL = join(RAIZ, 'portal/dist');

export const PORTAIS: readonly Portal[] = [
  { nome: 'estudante', pasta: PASTA_DO_PORTAL, pagina: 'estudante.html', instalavel: true },
  { nome: 'fiador', pasta: PASTA_DO_PORTAL, pagina: 'fiador.html', instalavel: true },
  { nome: 'gestao', pasta: join(RAIZ, 'gestao/dist'), pagina: 'index.html', instalavel: false },
];

/** Whoever signs by a link, and whoever verifies a signature: one page of the portal's build, in no portal (ADR 0141). */
export const PAGINA_DA_ASSINATURA = {
  nome: 'assinar',
  pasta: PASTA_DO_PORTAL,
  pagina: 'assinar.html',
  enderecos: ['/assinar', '/verificar'],
} as const satisfies PaginaDoApp & { enderecos: readonly string[] };

export interface Pagina {
  html: string;
  comprimida: Buffer;
  /** Digests of its inline parts, for the policy. */
  scripts: readonly string[];
  estilos: readonly string[];
}

export interface Paginas {
  /** The login, drawn. */
  entrada: Pagina;
  /** The student's simulator, drawn; null where there is none. */
  simulador: Pagina | null;
  outras: Pagina;
  semConexao: Pagina;
}

/** Links to what every page that is not drawn needs at once, and what the simulator and the start need each (apps/portal/construcao). */
const RESTO = /<!--resto ([\s\S]*?)-->/;
const SIMULADOR = /<!--simulador ([\s\S]*?)-->/;
const INICIO = /<!--inicio ([\s\S]*?)-->/;

export async function carregarPaginas(portal: Portal, publica: ConfiguracaoPublica): Promise<Paginas> {
  const modelo = preencher(readFileSync(join(portal.pasta, portal.pagina), 'utf8'), portal, publica);
  const outras = criarPagina(
    modelo.replace('<!--entrada-->', '').replace(SIMULADOR, '').replace(INICIO, '').replace(RESTO, '$1'),
  );
  if (!portal.instalavel) return { entrada: outras, simulador: null, outras, semConexao: outras };
  const desenhista = await abrirDesenhista(portal);
  const semResto = modelo.replace(RESTO, '');
  const desenhada = (pagina: string, desenho: string | undefined) =>
    criarPagina(pagina.replace('<!--entrada-->', () => desenho ?? ''));
  return {
    entrada: desenhada(
      semResto.replace(SIMULADOR, '').replace(INICIO, '$1'),
      desenhista?.desenharEntrada(portal.nome, publica),
    ),
    simulador: SIMULADOR.test(modelo)
      ? desenhada(
          semResto.replace(SIMULADOR, '$1').replace(INICIO, ''),
          desenhista?.desenharSimulador(publica),
        )
      : null,
    outras,
    semConexao: criarPagina(
      preencher(readFileSync(join(portal.pasta, 'sem-conexao.html'), 'utf8'), portal, publica),
    ),
  };
}

/** Patterns below the portal's base of all screens that it has; null of a build that does not say. */
export function telasDoPortal({ nome, pasta }: Portal): readonly string[] | null {
  const arquivo = join(pasta, '.telas.json');
  if (!existsSync(arquivo)) return null;
  const telas = JSON.parse(readFileSync(arquivo, 'utf8')) as Partial<Record<string, readonly string[]>>;
  return telas[nome] ?? null;
}

/** Its frame is drawn; what stands in it comes with the script, because the secret of a link never reaches the server. */
export async function carregarPaginaDaAssinatura(publica: ConfiguracaoPublica): Promise<Pagina> {
  const { pasta, pagina } = PAGINA_DA_ASSINATURA;
  const modelo = preencher(readFileSync(join(pasta, pagina), 'utf8'), PAGINA_DA_ASSINATURA, publica);
  const desenhista = await abrirDesenhista(PAGINA_DA_ASSINATURA);
  return criarPagina(modelo.replace('<!--entrada-->', () => desenhista?.desenharAssinatura(publica) ?? ''));
}

interface Desenhista {
  desenharEntrada(nome: string, configuracao: ConfiguracaoPublica): string;
  desenharSimulador(configuracao: ConfiguracaoPublica): string;
  desenharAssinatura(configuracao: ConfiguracaoPublica): string;
}

/** The portal's own code, built for here; a build without it (development) draws everything in the browser. */
async function abrirDesenhista({ pasta }: PaginaDoApp): Promise<Desenhista | null> {
  const arquivo = join(pasta, '.servidor/entrada.js');
  if (!existsSync(arquivo)) return null;
  return (await import(pathToFileURL(arquivo).href)) as Desenhista;
}

/** What a page says of the provider and of the configuration. */
export function preencher(html: string, { nome }: PaginaDoApp, publica: ConfiguracaoPublica): string {
  return html
    .replaceAll('%PROVEDOR%', () => escapar(publica.provedor.nome))
    .replaceAll('%PORTAL%', nome)
    .replace('<!--configuracao-->', () => blocoDeDados(publica))
    .replace('</head>', () => `${corDoProvedor(publica)}</head>`);
}

/** The one colour that the provider sets (packages/ui/src/tema/tokens.css); stronger than the sheet's own. */
function corDoProvedor({ provedor: { cor } }: ConfiguracaoPublica): string {
  return cor === null ? '' : `<style>html:root{--cor-provedor:${cor}}</style>`;
}

/** Not a script: the browser never runs it. An escaped `<` cannot end it early. */
function blocoDeDados(publica: ConfiguracaoPublica): string {
  const json = JSON.stringify(publica).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="configuracao">${json}</script>`;
}

function criarPagina(html: string): Pagina {
  return {
    html,
    comprimida: brotliCompressSync(html),
    scripts: resumosDe(
      html,
      /<script(?![^>]*\b(?:src|type="application\/json")[=\s>])[^>]*>([\s\S]*?)<\/script>/g,
    ),
    estilos: resumosDe(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function resumosDe(html: string, padrao: RegExp): readonly string[] {
  return [...html.matchAll(padrao)].map(
    (achado) =>
      `'sha256-${createHash('sha256')
        .update(achado[1] ?? '')
        .digest('base64')}'`,
  );
}

function escapar(texto: string): string {
  return texto.replace(/[&<>"]/g, (letra) => `&#${letra.charCodeAt(0)};`);
}
