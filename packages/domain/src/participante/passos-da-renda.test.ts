import { expect, it } from 'vitest';
import { PERGUNTA_DOS_COMPROVANTES, perguntaDosComprovantes } from './passos-da-renda.ts';

it('asks for the proofs of an amount, in one wording', () => {
  expect(perguntaDosComprovantes(PERGUNTA_DOS_COMPROVANTES, 500_000)).toBe(
    'Quais comprovantes de renda você vai enviar para compor os R$\u00a05.000,00?',
  );
  expect(perguntaDosComprovantes(PERGUNTA_DOS_COMPROVANTES, undefined)).toBe(PERGUNTA_DOS_COMPROVANTES);
});
