import type { ViaDeAssinatura } from '../contrato/assinaturas-do-programa.ts';

const COMO_SE_ASSINA: Readonly<Record<ViaDeAssinatura, string>> = {
  eletronica: 'A assinatura é pela internet: o portal mostra cada passo.',
  impressa:
    'A assinatura é no papel: imprima o contrato, assine, colha as outras assinaturas, reconheça todas em cartório e entregue na sua instituição de ensino até o último dia do prazo.',
};

/**
 * What the message that a contract is there says of the way to sign it; on paper also where it is handed in, where the
 * institution says so.
 */
export function comoSeAssina(via: ViaDeAssinatura, entregaDeContratos: string | null): string {
  const onde = via === 'impressa' ? entregaDeContratos?.trim().replace(/\.$/, '') : undefined;
  return onde ? `${COMO_SE_ASSINA[via]} Onde entregar: ${onde}.` : COMO_SE_ASSINA[via];
}
