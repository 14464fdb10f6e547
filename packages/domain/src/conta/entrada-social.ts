/** Social login (spec 1 section 7): providers, and the names that the wire gives them. */

export const PROVEDORES_SOCIAIS = ['google', 'facebook'] as const;
export type ProvedorSocial = (typeof PROVEDORES_SOCIAIS)[number];

/** "Provider plus '-plus'" (spec 1 section 7). */
export const TIPOS_DE_ENTRADA = ['google-plus', 'facebook-plus'] as const;
export type TipoDeEntrada = (typeof TIPOS_DE_ENTRADA)[number];

export const NOME_DO_PROVEDOR: Readonly<Record<ProvedorSocial, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

export function provedorDoTipo(tipo: TipoDeEntrada): ProvedorSocial {
  return tipo === 'google-plus' ? 'google' : 'facebook';
}

export function tipoDoProvedor(provedor: ProvedorSocial): TipoDeEntrada {
  return `${provedor}-plus`;
}

/** Who asked, and so where the way back from the provider leads. */
export const ORIGENS_DA_ENTRADA = ['estudante', 'fiador', 'suporte'] as const;
export type OrigemDaEntrada = (typeof ORIGENS_DA_ENTRADA)[number];

/** The person closed the provider's page, or the provider could not confirm anybody. */
export const FALHAS_DA_ENTRADA = ['cancelada', 'falhou'] as const;
export type FalhaDaEntrada = (typeof FALHAS_DA_ENTRADA)[number];

/** The provider told who it is, and we did not get on with it. */
export const MENSAGEM_PERFIL_SOCIAL =
  'Ocorreu um problema ao processar as informações do perfil social. Tente novamente mais tarde.';

export const MENSAGEM_FALHA_SOCIAL =
  'Ocorreu um problema ao realizar o login com redes sociais. Tente novamente mais tarde.';
