/** What a programme asks of the signing of its contracts, and by which way an institution's contracts are signed. */
import type { ConfiguracaoDasAssinaturas } from './signatarios.ts';

export const VIAS_DE_ASSINATURA = ['eletronica', 'impressa'] as const;
export type ViaDeAssinatura = (typeof VIAS_DE_ASSINATURA)[number];

/** When the provider signs: before its analysis, or only when the contract is put into effect. */
export const MOMENTOS_DO_PROVEDOR = ['antes-da-analise', 'ao-efetivar'] as const;
type MomentoDoProvedor = (typeof MOMENTOS_DO_PROVEDOR)[number];

export interface AssinaturasDoPrograma extends ConfiguracaoDasAssinaturas {
  provedorAssina: MomentoDoProvedor;
  /** Guarantors give up that the student's goods are taken first (Código Civil, articles 827 and 828, I). */
  renunciaBeneficioDeOrdem: boolean;
  /** From the release of a contract to the last day on which it may be signed. */
  prazoDeAssinaturaDias: number;
  /** The new deadline of a contract that was cancelled by its deadline and recovered. */
  prazoDaRecuperacaoDias: number;
}

export const ASSINATURAS_PADRAO: AssinaturasDoPrograma = {
  provedorAssina: 'antes-da-analise',
  companheiroAssina: true,
  renunciaBeneficioDeOrdem: false,
  testemunhas: 0,
  prazoDeAssinaturaDias: 15,
  prazoDaRecuperacaoDias: 7,
};
