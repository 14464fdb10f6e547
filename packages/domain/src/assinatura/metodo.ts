/** By which way a signer gets the link and the code, and who may change it (spec 3 section 2.5). */

export const METODOS_DE_ASSINATURA = ['email', 'whatsapp'] as const;
export type MetodoDeAssinatura = (typeof METODOS_DE_ASSINATURA)[number];

export const ROTULO_DO_METODO: Readonly<Record<MetodoDeAssinatura, string>> = {
  email: 'E-mail',
  whatsapp: 'WhatsApp',
};

/** Within a sentence. */
export const NO_MEIO_DA_FRASE: Readonly<Record<MetodoDeAssinatura, string>> = {
  email: 'e-mail',
  whatsapp: 'WhatsApp',
};

/** After a resend the card of the signer says so (spec 3 section 2.5). */
export const TEXTO_DO_REENVIO: Readonly<Record<MetodoDeAssinatura, string>> = {
  email: 'Link enviado para o e-mail',
  whatsapp: 'Link enviado para o WhatsApp',
};

export type TipoDeTelefone = 'CELULAR' | 'FIXO';

export interface ContatoDoAssinante {
  email: string | null;
  /** National digits. */
  telefone: string | null;
  tipoDoTelefone: TipoDeTelefone | null;
}

/** Both readings of the specification: contracts show the button from ten digits on, alterations change from eleven. */
const MINIMO_DE_DIGITOS = { contrato: 10, alteracao: 11 } as const;
export type AlvoDoMetodo = keyof typeof MINIMO_DE_DIGITOS;

export const MENSAGEM_SEM_CELULAR =
  'Esta pessoa não tem um celular cadastrado. O link continua indo para o e-mail.';

/** WhatsApp needs a mobile phone; e-mail an address. */
export function podeUsarMetodo(
  metodo: MetodoDeAssinatura,
  { email, telefone, tipoDoTelefone }: ContatoDoAssinante,
  alvo: AlvoDoMetodo,
): boolean {
  if (metodo === 'email') return email !== null;
  return tipoDoTelefone === 'CELULAR' && (telefone ?? '').length >= MINIMO_DE_DIGITOS[alvo];
}

/** Eleven digits that begin with nine after the area code are a mobile phone. */
export function tipoDoTelefone(digitos: string | null): TipoDeTelefone | null {
  if (digitos === null || digitos === '') return null;
  return digitos.length === 11 && digitos[2] === '9' ? 'CELULAR' : 'FIXO';
}

export function podeAlterarMetodo(contato: ContatoDoAssinante, alvo: AlvoDoMetodo): boolean {
  return METODOS_DE_ASSINATURA.every((metodo) => podeUsarMetodo(metodo, contato, alvo));
}

/** E-mail until somebody chooses otherwise; whoever has none is reached on the phone. */
export function metodoInicial(contato: ContatoDoAssinante): MetodoDeAssinatura {
  return contato.email === null ? 'whatsapp' : 'email';
}
