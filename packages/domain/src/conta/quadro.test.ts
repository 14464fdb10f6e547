import { describe, expect, it } from 'vitest';
import { noQuadro } from './quadro.ts';

describe('the desktop frame', () => {
  it.each([
    '/',
    '/login-como',
    '/recuperacao-senha',
    '/simulador',
    '/contratos',
    '/financeiro',
    '/perfil',
    '/perfil/senha',
    '/inicio',
    '/pendencias-atualizacao-fiador',
    '/alteracao-contratual/7/assinatura',
  ])('leaves %s the whole window', (caminho) => {
    expect(noQuadro(caminho)).toBe(false);
  });

  it.each(['/cadastro/1', '/status', '/dados-pessoais/endereco', '/pendencias', '/iniciozinho'])(
    'holds %s',
    (caminho) => {
      expect(noQuadro(caminho)).toBe(true);
    },
  );
});
