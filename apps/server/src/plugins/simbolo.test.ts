import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { desenharSimbolo, PETALA } from './simbolo.ts';

const DA_TELA = new URL('../../../../packages/ui/src/marca/simbolo.tsx', import.meta.url);

it('is the flower that the screens show', () => {
  expect(readFileSync(DA_TELA, 'utf8')).toContain(`'${PETALA}'`);
  const desenho = desenharSimbolo({ lado: 64, tamanho: 32, petala: '#fc0', traco: 'none', miolo: '#fff' });
  expect(desenho.split(PETALA)).toHaveLength(6);
  expect(desenho).toContain('translate(16 16) scale(1)');
});
