import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { quemGrava } from './quem-grava.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** Tables that several modules still write. The list may lose rows and modules and never gains one. */
const POR_VARIOS: Readonly<Record<string, readonly string[]>> = {
  acao_estudante: ['documento', 'sessao'],
  acesso_de_suporte: ['gestao', 'suporte'],
  conta: ['conta', 'gestao', 'mensagem', 'perfil', 'sessao', 'social'],
  contrato: ['contrato', 'gestao'],
  participante: ['fiador', 'gestao', 'participante', 'solicitacao'],
  solicitacao: ['gestao', 'solicitacao'],
};

describe('who writes a table', () => {
  it('is one module, but for the tables that are known', () => {
    const porVarios = [...quemGrava(RAIZ, 'apps/server/src/modules/')].filter(
      ([, modulos]) => modulos.length > 1,
    );
    expect(Object.fromEntries(porVarios)).toEqual(POR_VARIOS);
  });

  it('finds every way of writing, and no reading', () => {
    const pasta = mkdtempSync(join(tmpdir(), 'quem-grava-'));
    try {
      const escrever = (caminho: string, texto: string) => {
        mkdirSync(dirname(join(pasta, caminho)), { recursive: true });
        writeFileSync(join(pasta, caminho), texto);
      };
      execFileSync('git', ['init', '-q', pasta]);
      escrever('src/b/um.ts', "db\n  .insertInto('conta')\n  .values({});\n");
      escrever('src/a/fundo/dois.ts', "db.updateTable('conta').set({});\ndb.deleteFrom('sessao');\n");
      escrever('src/c/tres.ts', "db.selectFrom('conta').selectAll();\n");
      escrever('src/a/dois.test.ts', "db.deleteFrom('codigo');\n");
      escrever('src/limpeza/tudo.ts', "db.deleteFrom('conta');\n");
      expect(Object.fromEntries(quemGrava(pasta, 'src/'))).toEqual({ conta: ['a', 'b'], sessao: ['a'] });
    } finally {
      rmSync(pasta, { recursive: true });
    }
  });
});
