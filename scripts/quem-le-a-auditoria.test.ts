import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { oQueSePedeDaAuditoria, quemLeAAuditoria } from './quem-le-a-auditoria.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));

/** The trail itself: it is written, sealed, anchored, verified, and shown to whom it is about. */
const A_PROPRIA_TRILHA = 'apps/server/src/modules/auditoria/';

/** Those who hold it against what it proves. The list may lose rows and never gains one. */
const QUEM_CONFERE: readonly string[] = [
  'apps/server/src/modules/assinatura/conferir-envelopes.ts',
  'apps/server/src/modules/invariantes/regras-das-provas.ts',
  'apps/server/src/modules/invariantes/regras.ts',
];

describe('who reads the audit trail', () => {
  it('is the trail itself and who verifies it: nobody takes a fact from it', () => {
    const leitores = quemLeAAuditoria(RAIZ, ['apps/server/src', 'apps/server/db', 'apps/server/scripts']);
    expect(leitores.filter((arquivo) => !arquivo.startsWith(A_PROPRIA_TRILHA))).toEqual(QUEM_CONFERE);
    expect(leitores.length).toBeGreaterThan(QUEM_CONFERE.length);
  });

  it('is asked to write and to verify by the other modules, and for nothing else', () => {
    expect(oQueSePedeDaAuditoria(RAIZ, 'apps/server/src/modules/')).toEqual([
      'Ator',
      'registrarDecisao',
      'registrarDecisoes',
      'registrarVisualizacao',
      'registrarVisualizacoes',
      'verificarCadeias',
    ]);
  });

  it('is found in every way of reading, and not where the trail is written', () => {
    const pasta = mkdtempSync(join(tmpdir(), 'quem-le-'));
    try {
      const escrever = (caminho: string, texto: string) => {
        mkdirSync(dirname(join(pasta, caminho)), { recursive: true });
        writeFileSync(join(pasta, caminho), texto);
      };
      execFileSync('git', ['init', '-q', pasta]);
      escrever('src/a/um.ts', "eb.exists(\n  eb.selectFrom('auditoria').select('auditoria.seq'),\n);\n");
      escrever('src/a/dois.ts', "db.selectFrom('conta').leftJoin(\n  'auditoria as a', juntar);\n");
      escrever('src/b/tres.ts', 'sql`select 1 from conta c\n  join  auditoria a on a.conta_id = c.id`;\n');
      escrever('src/b/quatro.ts', 'sql`select elo from cabeca_da_auditoria`;\n');
      escrever(
        'src/c/escreve.ts',
        "db.insertInto('auditoria').values(linha);\n// From the audit trail, by auditoria.ts.\n",
      );
      escrever('src/c/tres.test.ts', "db.selectFrom('auditoria').selectAll();\n");
      escrever('src/c/pede.ts', "import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';\n");
      escrever('src/auditoria/a.ts', "import { selar } from '../auditoria/selar.ts';\n");
      expect(quemLeAAuditoria(pasta, ['src'])).toEqual([
        'src/a/dois.ts',
        'src/a/um.ts',
        'src/b/quatro.ts',
        'src/b/tres.ts',
      ]);
      expect(oQueSePedeDaAuditoria(pasta, 'src/')).toEqual(['Ator', 'registrarDecisao']);
    } finally {
      rmSync(pasta, { recursive: true });
    }
  });
});
