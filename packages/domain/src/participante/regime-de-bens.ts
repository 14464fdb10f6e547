/** Property regime of a marriage (ADR 0122): it decides whether a guarantor's spouse has to sign (credito, section 3). */

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

/** Each choice in words that need no lawyer; shown below its name. */
export const EXPLICACAO_DO_REGIME: Readonly<Record<RegimeDeBens, string>> = {
  COMUNHAO_PARCIAL:
    'O mais comum. O que o casal compra depois de casar é dos dois; o que cada um já tinha continua separado.',
  COMUNHAO_UNIVERSAL: 'Quase tudo é dos dois, também o que cada um já tinha antes de casar.',
  PARTICIPACAO_FINAL:
    'Raro. Cada um cuida dos próprios bens; se o casamento acabar, divide-se o que foi comprado durante ele.',
  SEPARACAO_CONVENCIONAL:
    'O casal combinou em cartório, antes de casar, que os bens de cada um não se misturam. Pediremos o pacto.',
  SEPARACAO_OBRIGATORIA:
    'A lei impôs a separação, por exemplo pela idade de quem se casou. Não foi uma escolha do casal.',
  NAO_SEI: 'Tudo bem: dá para continuar sem saber.',
};

/** Only the agreed separation exempts (Código Civil, article 1.647 III); it is proven by the marriage pact. */
export function dispensaOutorga(regime: RegimeDeBens | undefined): boolean {
  return regime === 'SEPARACAO_CONVENCIONAL';
}
