/**
 * The notices of the libraries that a build carries, which their licences ask for wherever they go: Vite writes them
 * (`build.license`), the server sends them beside the bundle, and a build without one of them is refused.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ARQUIVO_DAS_LICENCAS = 'licencas-das-bibliotecas.txt';

/** What every web app of ours is made of. */
const SEMPRE = ['react', 'react-dom', 'scheduler', 'wouter', '@tanstack/react-query', 'lucide-react'];

/** The heading of one library, as Vite writes it: `## react - 19.2.0 (MIT)`. */
const TITULO = /^## (\S+) - \S+ \((.*)\)$/gm;

/** Licences that ask for a notice and for nothing more. */
const SO_COM_AVISO = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'Zlib',
];

/** One of those that it leaves to choose, or all that it names. */
function bastaOAviso(licenca: string): boolean {
  const nomes = licenca.replace(/[()]/g, '').split(/ (?:OR|AND) /);
  const basta = (nome: string) => SO_COM_AVISO.includes(nome);
  return licenca.includes(' OR ') ? nomes.some(basta) : nomes.every(basta);
}

/** Why a file of notices does not do; nothing, when it does. */
export function faltasNasLicencas(texto: string, sempre: readonly string[] = SEMPRE): readonly string[] {
  const achadas = new Map([...texto.matchAll(TITULO)].map(([, nome = '', licenca = '']) => [nome, licenca]));
  return [
    ...sempre.filter((nome) => !achadas.has(nome)).map((nome) => `no notice of ${nome}`),
    ...[...achadas]
      .filter(([, licenca]) => !bastaOAviso(licenca))
      .map(([nome, licenca]) => `${nome} asks for more than a notice: ${licenca}`),
  ];
}

if (import.meta.main) {
  const [pasta] = process.argv.slice(2);
  if (!pasta) throw new Error('usage: node scripts/licencas-da-carga.ts <folder>');
  const faltas = faltasNasLicencas(readFileSync(join(pasta, ARQUIVO_DAS_LICENCAS), 'utf8'));
  if (faltas.length > 0) throw new Error(faltas.join('\n'));
}
