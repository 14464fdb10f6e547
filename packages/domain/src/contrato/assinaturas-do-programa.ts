/** What a programme asks of the signing of its contracts, and by which way an institution's contracts are signed. */
import type { ConfiguracaoDasAssinaturas } from './signatarios.ts';

export const VIAS_DE_ASSINATURA = ['eletronica', 'impressa'] as const;
export type ViaDeAssinatura = (typeof VIAS_DE_ASSINATURA)[number];

export type MomentoDoProvedor = 'antes-da-analise' | 'ao-efetivar';

/**
 * When the provider signs. A file is sealed once, with everybody's signature, and only a sealed one is analysed (ADR 0135); paper is
 * signed by whoever puts it into effect.
 */
export const momentoDoProvedor = (via: ViaDeAssinatura): MomentoDoProvedor =>
  via === 'eletronica' ? 'antes-da-analise' : 'ao-efetivar';

export interface AssinaturasDoPrograma extends ConfiguracaoDasAssinaturas {
  /** Guarantors give up that the student's goods are taken first (Código Civil, articles 827 and 828, I). */
  renunciaBeneficioDeOrdem: boolean;
  /** Whoever signs sends a photo of the own face, unless one was approved in the last twelve months. */
  pedeFoto: boolean;
  /** From the release of a contract to the last day on which it may be signed. */
  prazoDeAssinaturaDias: number;
  /** The new deadline of a contract that was cancelled by its deadline and recovered. */
  prazoDaRecuperacaoDias: number;
}

export const ASSINATURAS_PADRAO: AssinaturasDoPrograma = {
  companheiroAssina: true,
  renunciaBeneficioDeOrdem: false,
  testemunhas: 0,
  pedeFoto: false,
  prazoDeAssinaturaDias: 15,
  prazoDaRecuperacaoDias: 7,
};
