import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { obterChaveDeArquivos } from './chave-de-arquivos.ts';
import { lerConfiguracao } from './configuracao.ts';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'chave-'));
});
afterEach(() => rmSync(pasta, { recursive: true }));

test('the demonstration makes one key, keeps it for its owner alone and finds it again', () => {
  const configuracao = lerConfiguracao({ DATA_DIR: join(pasta, 'nova') });
  const chave = obterChaveDeArquivos(configuracao);
  expect(chave).toHaveLength(32);
  expect(obterChaveDeArquivos(configuracao)).toEqual(chave);
  expect(readdirSync(join(pasta, 'nova'))).toEqual(['chave-de-arquivos']);
  expect(statSync(join(pasta, 'nova', 'chave-de-arquivos')).mode & 0o777).toBe(0o600);
});

test('a configured key is used and nothing is written', () => {
  const CHAVE_DE_ARQUIVOS = Buffer.alloc(32, 7).toString('base64');
  expect(obterChaveDeArquivos(lerConfiguracao({ DATA_DIR: pasta, CHAVE_DE_ARQUIVOS }))).toEqual(
    Buffer.alloc(32, 7),
  );
  expect(readdirSync(pasta)).toEqual([]);
});

test('a damaged key is an error, never silently another key', () => {
  writeFileSync(join(pasta, 'chave-de-arquivos'), 'curta');
  expect(() => obterChaveDeArquivos(lerConfiguracao({ DATA_DIR: pasta }))).toThrow('is damaged');
});

test('outside the demonstration no key is made', () => {
  const { dados } = lerConfiguracao({ DATA_DIR: pasta });
  expect(() => obterChaveDeArquivos({ dados, demonstracao: false })).toThrow('CHAVE_DE_ARQUIVOS is required');
  expect(readdirSync(pasta)).toEqual([]);
});
