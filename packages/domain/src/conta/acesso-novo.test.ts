import { expect, it } from 'vitest';
import { acessoNovo } from './acesso-novo.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const ANDROID_DEPOIS = ANDROID.replace('130', '131');
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const CRIADA = new Date('2026-11-27T15:00:00Z');
const depois = (minutos: number) => new Date(CRIADA.getTime() + minutos * 60_000);

it.each([
  ['the first login after the registration', ANDROID, [], 1, false],
  ['a login after all sessions were forgotten', ANDROID, [], 61, true],
  ['the same device', ANDROID, [ANDROID], 600, false],
  ['the same device after an update', ANDROID_DEPOIS, [IPHONE, ANDROID], 600, false],
  ['another device', IPHONE, [ANDROID], 5, true],
  ['a browser that says nothing', null, [ANDROID], 5, true],
  ['a browser that never says anything', null, [null], 5, false],
] as const)('%s', (_, agente, anteriores, minutos, esperado) => {
  expect(acessoNovo({ agente, anteriores, contaCriadaEm: CRIADA, agora: depois(minutos) })).toBe(esperado);
});
