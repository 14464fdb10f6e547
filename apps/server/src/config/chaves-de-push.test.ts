import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { obterChavesDePush } from './chaves-de-push.ts';
import { lerConfiguracao } from './configuracao.ts';

let pasta: string;
beforeEach(() => {
  pasta = mkdtempSync(join(tmpdir(), 'push-'));
});
afterEach(() => rmSync(pasta, { recursive: true }));

test('the demonstration makes its keys once and finds them again', () => {
  const configuracao = lerConfiguracao({ DATA_DIR: pasta });
  const chaves = obterChavesDePush(configuracao);
  expect(chaves?.publicKey).toMatch(/^[\w-]{87}$/);
  expect(obterChavesDePush(configuracao)).toEqual(chaves);
  expect(statSync(join(pasta, 'chaves-de-push')).mode & 0o777).toBe(0o600);
});

test('configured keys are used and nothing is written', () => {
  const vapid = { subject: 'mailto:a@ipe.org.br', publicKey: 'B'.repeat(87), privateKey: 'p'.repeat(43) };
  const { subject, publicKey, privateKey } = vapid;
  const configuracao = lerConfiguracao({
    DATA_DIR: pasta,
    VAPID_SUBJECT: subject,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  });
  expect(obterChavesDePush(configuracao)).toEqual(vapid);
  expect(readdirSync(pasta)).toEqual([]);
});

test('damaged keys are an error, never silently others: devices subscribed to the old ones', () => {
  writeFileSync(join(pasta, 'chaves-de-push'), 'curta');
  expect(() => obterChavesDePush(lerConfiguracao({ DATA_DIR: pasta }))).toThrow('is damaged');
});

test('outside the demonstration there are none without configuration', () => {
  const configuracao = { ...lerConfiguracao({ DATA_DIR: pasta }), demonstracao: false };
  expect(obterChavesDePush(configuracao)).toBeUndefined();
});
