import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AMOSTRAS, caminho } from '../test/amostras.ts';
import { executar, SAIDA } from './linha-de-comando.ts';

const [{ arquivo, raiz, sha256 }] = AMOSTRAS;
const [SELADO, RAIZ] = [caminho(arquivo), caminho(raiz)];
const mudado = readFileSync(SELADO);
// A byte of a page.
mudado.writeUInt8((mudado[20_000] ?? 0) ^ 1, 20_000);

/** A world of files by their names. */
function rodar(argumentos: readonly string[], arquivos: Readonly<Record<string, Uint8Array>> = {}) {
  let [dito, reclamado] = ['', ''];
  const codigo = executar(argumentos, {
    ler: (nome) => arquivos[nome] ?? readFileSync(nome),
    escrever: (texto) => {
      dito += texto;
    },
    reclamar: (texto) => {
      reclamado += texto;
    },
  });
  return { codigo, dito, reclamado };
}

describe('what the command says', () => {
  it('of a whole file: who signed, whose seal, and that it holds', () => {
    const { codigo, dito } = rodar([SELADO, '--raiz', RAIZ, '--sha256', sha256.toUpperCase()]);
    expect(codigo).toBe(SAIDA.confere);
    for (const frase of [
      'Contrato de crédito estudantil nº 000123',
      'Selado em 11/01/2027 às 09h10, horário de São Paulo',
      'Íris Conceição de Araújo (Estudante) assinou em 11/01/2027 às 09h02.',
      'O documento confere.',
    ])
      expect(dito).toContain(frase);
  });

  it('of a changed file: what is wrong, and that it does not hold', () => {
    const { codigo, dito } = rodar(['x.pdf', '--raiz', RAIZ], { 'x.pdf': mudado });
    expect(codigo).toBe(SAIDA.recusado);
    expect(dito).toContain('RECUSADO  O arquivo foi mudado depois de selado.');
    expect(dito).toContain('O documento NÃO confere.');
  });

  it('of a seal under no root that was given: that it is not known whose it is', () => {
    const { codigo, dito } = rodar([SELADO]);
    expect(codigo).toBe(SAIDA.semRaiz);
    expect(dito).toContain('atenção   Nenhum certificado raiz foi informado');
    expect(dito).toContain('De quem é o selo não foi conferido.');
    expect(dito).not.toContain('O documento confere.');
  });

  it('to programs: the same as JSON', () => {
    const { codigo, dito } = rodar([SELADO, '--raiz', RAIZ, '--json']);
    expect(codigo).toBe(SAIDA.confere);
    expect(JSON.parse(dito)).toMatchObject({
      confere: true,
      sha256,
      documento: { codigo: 'ABCDEFGHJKMNPQRS' },
    });
  });

  it.each([
    ['nothing', []],
    ['two files', ['a', 'b']],
    ['an unknown option', [SELADO, '--rede']],
    ['half a digest', [SELADO, '--sha256', 'abc']],
  ])('of a wrong command (%s): how it is used', (_, argumentos) => {
    const { codigo, reclamado, dito } = rodar(argumentos);
    expect([codigo, dito]).toEqual([SAIDA.uso, '']);
    expect(reclamado).toContain('Uso: verificar-selo');
  });

  it('of a root that is none: so', () => {
    const { codigo, reclamado } = rodar([SELADO, '--raiz', 'r'], { r: Buffer.from('nada') });
    expect(codigo).toBe(SAIDA.uso);
    expect(reclamado).toContain('r não tem certificados em PEM');
  });
});

describe('the single file', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'verificar-selo-'));
  const programa = join(pasta, 'verificar-selo.mjs');
  afterAll(() => rmSync(pasta, { recursive: true }));

  beforeAll(async () => {
    await build({
      root: caminho('..'),
      configFile: caminho('../vite.config.ts'),
      logLevel: 'error',
      build: { outDir: pasta, emptyOutDir: false },
    });
  });

  /** Nothing of ours stands beside it, and nothing is asked of the network. */
  const comNode = (...argumentos: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [programa, ...argumentos], {
      cwd: pasta,
      env: {},
      encoding: 'utf8',
    });
    return { codigo: status, dito: stdout + stderr };
  };

  it('runs alone, and imports nothing but node', () => {
    const escrito = readFileSync(programa, 'utf8');
    expect(escrito.startsWith('#!/usr/bin/env node')).toBe(true);
    const importados = [...escrito.matchAll(/^import .* from "([^"]+)"/gm)].map(([, de]) => de);
    expect(importados.length).toBeGreaterThan(2);
    expect(importados.filter((de) => !de?.startsWith('node:'))).toEqual([]);
    expect(comNode(SELADO, '--raiz', RAIZ)).toMatchObject({
      codigo: SAIDA.confere,
      dito: expect.stringContaining('O documento confere.'),
    });
  });

  it('answers a changed file and a missing one by its exit code', () => {
    writeFileSync(join(pasta, 'mudado.pdf'), mudado);
    expect(comNode('mudado.pdf').codigo).toBe(SAIDA.recusado);
    expect(comNode('falta.pdf')).toEqual({ codigo: SAIDA.uso, dito: 'Não foi possível ler falta.pdf.\n' });
  });
});
