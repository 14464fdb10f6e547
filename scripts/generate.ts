/** Writes every generated file; with --verificar, fails when one of them is not current. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { INDICE_DAS_DECISOES, indiceDasDecisoes, lerDecisoes } from './decisoes.ts';
import { ARQUIVO_DO_DIAGRAMA, diagramaDeEstados } from './diagrama-de-estados.ts';
import { comPessoas } from './pessoas-no-readme.ts';
import { ARQUIVO_DA_RETENCAO, tabelaDeRetencao } from './tabela-de-retencao.ts';

const verificar = process.argv.includes('--verificar');

function escrever(arquivo: string, conteudo: string): void {
  if (!verificar) {
    writeFileSync(arquivo, conteudo);
    return;
  }
  let atual = '';
  try {
    atual = readFileSync(arquivo, 'utf8');
  } catch {
    // A missing file is as stale as a different one.
  }
  if (atual === conteudo) return;
  process.stderr.write(`${arquivo} is not current. Run: npm run generate\n`);
  process.exitCode = 1;
}

escrever(ARQUIVO_DO_DIAGRAMA, diagramaDeEstados());
escrever(INDICE_DAS_DECISOES, indiceDasDecisoes(lerDecisoes('.')));
escrever(ARQUIVO_DA_RETENCAO, tabelaDeRetencao());
escrever('README.md', comPessoas(readFileSync('README.md', 'utf8')));
try {
  execFileSync(
    process.execPath,
    ['apps/server/scripts/gerar-esquema.ts', ...(verificar ? ['--verificar'] : [])],
    {
      stdio: 'inherit',
    },
  );
} catch {
  process.exitCode = 1;
}
