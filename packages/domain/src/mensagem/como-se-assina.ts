import type { ViaDeAssinatura } from '../contrato/assinaturas-do-programa.ts';

export interface ComoSeAssina {
  via: ViaDeAssinatura;
  /** Where and when signed paper is handed in, in the institution's words; null where it says nothing. */
  entrega: string | null;
  /** Somebody signs beside the student before the paper is handed in. */
  outrosAssinam: boolean;
}

/** What the message that a contract is there says of the way to sign it. */
export function comoSeAssina({ via, entrega, outrosAssinam }: ComoSeAssina): string {
  if (via === 'eletronica') return 'A assinatura é pela internet: o portal mostra cada passo.';
  const assinaturas = outrosAssinam
    ? 'assine, colha as outras assinaturas, reconheça todas em cartório'
    : 'assine, reconheça a assinatura em cartório';
  const onde = entrega?.trim().replace(/\.$/, '');
  return `A assinatura é no papel: imprima o contrato, ${assinaturas} e entregue na sua instituição de ensino até o último dia do prazo.${
    onde ? ` Onde entregar: ${onde}.` : ''
  }`;
}
