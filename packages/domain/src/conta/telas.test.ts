import { describe, expect, it } from 'vitest';
import { telaDoEndereco } from './telas.ts';

const TELAS = ['/', '/status', '/aceite/:id', '/pendencias/:passo?', '/pendencias-fiador/:id?/:passo?'];

describe('the screen of an address', () => {
  it.each([
    ['/', '/'],
    ['/status', '/status'],
    ['/status/', '/status'],
    ['/Status', '/status'],
    ['/aceite/12', '/aceite/:id'],
    ['/pendencias', '/pendencias/:passo?'],
    ['/pendencias/endereco', '/pendencias/:passo?'],
    ['/pendencias-fiador/7/renda', '/pendencias-fiador/:id?/:passo?'],
  ])('%s is %s', (endereco, tela) => {
    expect(telaDoEndereco(TELAS, endereco)).toBe(tela);
  });

  it.each(['/xyz', '/aceite', '/status/1', '/pendencias/a/b', '/statusx', '//status'])(
    '%s is none',
    (endereco) => {
      expect(telaDoEndereco(TELAS, endereco)).toBeUndefined();
    },
  );
});
