import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MAXIMO_DA_EXPLICACAO, motivoPorExtenso, recusaSchema } from './recusa.ts';

describe('a refusal to be a guarantor', () => {
  it.each([
    [{ motivo: 'nao-quero' }, true],
    [{ motivo: 'outro', explicacao: 'Já garanto outra pessoa.' }, true],
    [{ motivo: 'outro', explicacao: 'x'.repeat(MAXIMO_DA_EXPLICACAO + 1) }, false],
    [{ motivo: 'porque sim' }, false],
    [{}, false],
  ])('%o: accepted is %s', (recusa, aceita) => {
    expect(z.safeParse(recusaSchema, recusa).success).toBe(aceita);
  });

  it('is told to the student in words', () => {
    expect(motivoPorExtenso({ motivo: 'nao-posso' })).toBe('Não posso garantir este crédito agora');
    expect(motivoPorExtenso({ motivo: 'outro', explicacao: ' Vou me mudar. ' })).toBe(
      'Outro motivo: Vou me mudar.',
    );
  });
});
