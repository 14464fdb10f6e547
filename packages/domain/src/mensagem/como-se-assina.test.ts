import { describe, expect, it } from 'vitest';
import { comoSeAssina } from './como-se-assina.ts';

const papel = { via: 'impressa', entrega: null, outrosAssinam: true } as const;

describe('the way to sign, in the message that a contract is there', () => {
  it('asks for the signatures of the others only where somebody else signs', () => {
    expect(comoSeAssina(papel)).toContain(
      'assine, colha as outras assinaturas, reconheça todas em cartório e entregue',
    );
    expect(comoSeAssina({ ...papel, outrosAssinam: false })).toBe(
      'A assinatura é no papel: imprima o contrato, assine, reconheça a assinatura em cartório e entregue na sua instituição de ensino até o último dia do prazo.',
    );
  });

  it('says where paper is handed in, as one sentence, and nothing of it over the internet', () => {
    expect(comoSeAssina({ ...papel, entrega: ' Secretaria, bloco A. ' })).toMatch(
      /do prazo\. Onde entregar: Secretaria, bloco A\.$/,
    );
    expect(comoSeAssina({ ...papel, via: 'eletronica', entrega: 'Secretaria' })).toBe(
      'A assinatura é pela internet: o portal mostra cada passo.',
    );
  });
});
