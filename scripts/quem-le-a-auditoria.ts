/**
 * Which files of the server read the audit trail. It proves what happened; what the product goes by stands in tables of its
 * own, written beside the link, so that the next audited act changes nothing (ADR 0114, 0200).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TABELA = '(?:auditoria|cabeca_da_auditoria|elo_ancorado)';
/** By the query builder, under another name too, or as written SQL. */
const LE = new RegExp(
  `\\b(?:selectFrom|\\w*[jJ]oin|using)\\(\\s*\\[?\\s*'${TABELA}\\b|\\b(?:from|join)\\s+(?:only\\s+)?${TABELA}\\b`,
);
/** What is not read there may be asked of whoever reads it. */
const PEDE = /import (?:type )?\{([^}]*)\} from '[^']*\/auditoria\/[\w-]+\.ts'/g;

function arquivosDe(repositorio: string, raizes: readonly string[]) {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...raizes], {
    cwd: repositorio,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((arquivo) => arquivo.endsWith('.ts') && !arquivo.endsWith('.test.ts'))
    .map((arquivo) => ({ arquivo, texto: readFileSync(join(repositorio, arquivo), 'utf8') }));
}

/** In order of the alphabet, without tests: they look whether the trail was written. */
export function quemLeAAuditoria(repositorio: string, raizes: readonly string[]): readonly string[] {
  return arquivosDe(repositorio, raizes).flatMap(({ arquivo, texto }) => (LE.test(texto) ? [arquivo] : []));
}

/** What the modules below `raiz` take from the module of the trail, each name once. */
export function oQueSePedeDaAuditoria(repositorio: string, raiz: string): readonly string[] {
  const nomes = arquivosDe(repositorio, [raiz])
    .filter(({ arquivo }) => !arquivo.startsWith(`${raiz}auditoria/`))
    .flatMap(({ texto }) => [...texto.matchAll(PEDE)].flatMap(([, quais = '']) => quais.split(',')))
    .map((nome) => nome.replace('type ', '').trim())
    .filter((nome) => nome !== '');
  return [...new Set(nomes)].sort();
}
