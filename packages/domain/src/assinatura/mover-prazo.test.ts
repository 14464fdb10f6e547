import { expect, it } from 'vitest';
import { ESTADOS_DO_ENVELOPE } from './envelope.ts';
import { recusaDeMoverPrazo } from './mover-prazo.ts';

it('the last day moves while signatures are given', () => {
  const movem = ESTADOS_DO_ENVELOPE.filter((estado) => recusaDeMoverPrazo(estado) === null);
  expect(movem).toEqual(['preparando', 'em-assinatura', 'falhou']);
});
