import { expect, it } from 'vitest';
import { ESTADOS_DO_ENVELOPE } from './envelope.ts';
import { recusaDeMoverPrazo } from './mover-prazo.ts';

it('the last day moves while signatures are given, and never at a provider that has the envelope', () => {
  const movem = ESTADOS_DO_ENVELOPE.filter(
    (estado) => recusaDeMoverPrazo({ estado, noProvedor: false }) === null,
  );
  expect(movem).toEqual(['preparando', 'em-assinatura', 'falhou']);
  for (const estado of ESTADOS_DO_ENVELOPE)
    expect(recusaDeMoverPrazo({ estado, noProvedor: true })).toContain('encerra o documento');
});
