/** Property regime of a marriage: it decides whether a guarantor's spouse has to sign (credito, section 3). */

export const REGIMES_DE_BENS = [
  'COMUNHAO_PARCIAL',
  'COMUNHAO_UNIVERSAL',
  'PARTICIPACAO_FINAL',
  'SEPARACAO_CONVENCIONAL',
  'SEPARACAO_OBRIGATORIA',
  'NAO_SEI',
] as const;
export type RegimeDeBens = (typeof REGIMES_DE_BENS)[number];

export const ROTULO_DO_REGIME: Readonly<Record<RegimeDeBens, string>> = {
  COMUNHAO_PARCIAL: 'Comunhão parcial de bens',
  COMUNHAO_UNIVERSAL: 'Comunhão universal de bens',
  PARTICIPACAO_FINAL: 'Participação final nos aquestos',
  SEPARACAO_CONVENCIONAL: 'Separação convencional de bens',
  SEPARACAO_OBRIGATORIA: 'Separação obrigatória de bens',
  NAO_SEI: 'Não sei',
};

/** Only the agreed separation exempts (Código Civil, article 1.647 III); it is proven by the marriage pact. */
export function dispensaOutorga(regime: RegimeDeBens | undefined): boolean {
  return regime === 'SEPARACAO_CONVENCIONAL';
}
