import { describe, expect, it } from 'vitest';
import { quemSeraAvisado } from './avisos-do-ato.ts';

describe('who hears of an act', () => {
  it.each([
    ['liberar', 'O estudante e os fiadores com conta no portal são avisados.'],
    ['reprovar', 'O estudante é avisado.'],
    [
      'liquidar',
      'O estudante e os fiadores com conta no portal só são avisados quando outra pessoa confirmar.',
    ],
    [
      'efetivar',
      'O estudante e os fiadores com conta no portal só são avisados quando outra pessoa confirmar.',
    ],
    ['aprovar', 'Ninguém recebe mensagem por este ato.'],
  ] as const)('%s: %s', (acao, texto) => {
    expect(quemSeraAvisado(acao)).toBe(texto);
  });
});
