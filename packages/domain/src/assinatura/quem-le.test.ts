import { expect, it } from 'vitest';
import { leODocumento } from './quem-le.ts';
import { SITUACOES_DO_LINK } from './situacao-do-link.ts';

it('is read until it is over for the reader, and by whoever signed it also afterwards', () => {
  expect(SITUACOES_DO_LINK.filter((situacao) => leODocumento(situacao, 'viu'))).toEqual([
    'aberta',
    'em-outro-servico',
    'fora-da-vez',
    'preparando',
    'assinada',
    'bloqueada',
  ]);
  expect(SITUACOES_DO_LINK.every((situacao) => leODocumento(situacao, 'assinou'))).toBe(true);
});
