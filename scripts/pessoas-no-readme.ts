/** The people of the demonstration in the README, from the same tables that the start prints. */
import type { Tabela } from './apresentacao.ts';
import {
  equipeDaDemonstracao,
  estudantesDaDemonstracao,
  fiadoresDaDemonstracao,
} from './pessoas-da-demonstracao.ts';

const INICIO = '<!-- pessoas: written by npm run generate -->';
const FIM = '<!-- /pessoas -->';

export function comPessoas(readme: string): string {
  const inicio = readme.indexOf(INICIO);
  const fim = readme.indexOf(FIM);
  if (inicio < 0 || fim < inicio)
    throw new Error('README.md has no place for the people of the demonstration');
  const tabelas = [estudantesDaDemonstracao(), fiadoresDaDemonstracao(), equipeDaDemonstracao()]
    .map(emMarkdown)
    .join('\n\n');
  return `${readme.slice(0, inicio + INICIO.length)}\n\n${tabelas}\n\n${readme.slice(fim)}`;
}

function emMarkdown([cabecalho = [], ...linhas]: Tabela): string {
  const linha = (celulas: readonly string[]) => `| ${celulas.join(' | ')} |`;
  return [linha(cabecalho), linha(cabecalho.map(() => '---')), ...linhas.map(linha)].join('\n');
}
