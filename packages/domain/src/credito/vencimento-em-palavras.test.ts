import { expect, it } from 'vitest';
import { vencimentoEmPalavras } from './vencimento-em-palavras.ts';

const emDiaUtil = { vencimento: '2026-12-10', pagavelAte: '2026-12-10' };
const noSabado = { vencimento: '2026-12-12', pagavelAte: '2026-12-14' };

it.each([
  [emDiaUtil, '2026-12-07', 'Vence em 3 dias, quinta-feira, 10 de dezembro de 2026.'],
  [emDiaUtil, '2026-12-10', 'Vence hoje, quinta-feira, 10 de dezembro de 2026.'],
  [emDiaUtil, '2026-10-10', 'Vence em 10/12/2026.'],
  [emDiaUtil, '2026-12-11', 'Venceu ontem, quinta-feira, 10 de dezembro de 2026.'],
  [
    noSabado,
    '2026-12-11',
    'Vence amanhã, sábado, 12 de dezembro de 2026. Não é dia útil: você paga sem acréscimo até segunda-feira, 14 de dezembro de 2026.',
  ],
  [
    noSabado,
    '2026-12-14',
    'Venceu há 2 dias, sábado, 12 de dezembro de 2026. Não é dia útil: você paga sem acréscimo até segunda-feira, 14 de dezembro de 2026.',
  ],
  [noSabado, '2026-12-15', 'Venceu há 3 dias, sábado, 12 de dezembro de 2026.'],
  [
    { vencimento: '2026-12-10', pagavelAte: '2026-12-17' },
    '2026-12-15',
    'Venceu há 5 dias, quinta-feira, 10 de dezembro de 2026. Antes não havia como pagar: você paga sem acréscimo até quinta-feira, 17 de dezembro de 2026.',
  ],
])('%j on %s', (prazo, hoje, frase) => {
  expect(vencimentoEmPalavras(prazo, hoje)).toBe(frase);
});
