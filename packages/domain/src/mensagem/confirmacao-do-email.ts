/** A link in a mail proves that its reader has the address; the code of the profile proves the same. */
export const VALIDADE_DO_LINK_DO_EMAIL_DIAS = 7;

/** Asking twice in this time sends one message. */
export const ESPERA_DO_LINK_DO_EMAIL_MINUTOS = 10;

export const SITUACOES_DO_LINK_DO_EMAIL = ['confirmado', 'ja-confirmado'] as const;
export type SituacaoDoLinkDoEmail = (typeof SITUACOES_DO_LINK_DO_EMAIL)[number];

export const LINK_DO_EMAIL_VENCIDO =
  'Este link não vale mais. Entre na sua conta e peça outro em “Meu perfil”.';
