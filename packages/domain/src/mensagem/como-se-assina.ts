import type { ViaDeAssinatura } from '../contrato/assinaturas-do-programa.ts';

/** What the message that a contract is there says of the way to sign it. */
export const COMO_SE_ASSINA: Readonly<Record<ViaDeAssinatura, string>> = {
  eletronica: 'A assinatura é pela internet: o portal mostra cada passo.',
  impressa:
    'A assinatura é no papel: imprima o contrato, assine, colha as outras assinaturas, reconheça todas em cartório e entregue na sua instituição de ensino até o último dia do prazo.',
};
