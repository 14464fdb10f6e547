/** The link that invites a guarantor (decisions, "Guarantors") and the words that go with it when shared. */

export const TIPOS_DE_CONVITE = ['indicacao', 'aceite'] as const;
export type TipoDeConvite = (typeof TIPOS_DE_CONVITE)[number];

/** Query parameter of both pages. */
export const PARAMETRO_DO_CODIGO = 'cod-fiador';
/** How long "Link copiado!" stays (spec 2 section 9). */
export const AVISO_DE_COPIA_MS = 3_000;

/** 32 bytes in base64url. */
export const FORMATO_DO_CODIGO = /^[A-Za-z0-9_-]{43}$/;

/** The student filled in the data and only the acceptance is missing: `aceite`; otherwise `indicacao`. */
export function tipoDoConvite(preenchidoPor: 'pessoa' | 'estudante'): TipoDeConvite {
  return preenchidoPor === 'estudante' ? 'aceite' : 'indicacao';
}

export function linkDoConvite(publicUrl: string, tipo: TipoDeConvite, codFiador: string): string {
  return `${publicUrl}/fiador/${tipo}?${PARAMETRO_DO_CODIGO}=${codFiador}`;
}

export type VersaoDoTexto = 'convite' | 'lembrete' | 'reenvio';

/** What the student sends by WhatsApp, Messenger or e-mail; in the student's voice. */
function textoParaCompartilhar(
  versao: VersaoDoTexto,
  { fiador, provedor, link }: { fiador: string; provedor: string; link: string },
): string {
  const frase: Readonly<Record<VersaoDoTexto, string>> = {
    convite: `convidei você a garantir o meu crédito estudantil com ${provedor}. Leia com calma o que você garante e responda por aqui:`,
    lembrete: `a minha solicitação de crédito estudantil com ${provedor} está esperando a sua parte. O link é este:`,
    reenvio: `falta o seu aceite na minha solicitação de crédito estudantil com ${provedor}. O link é este:`,
  };
  return `Oi, ${fiador}! ${frase[versao].charAt(0).toUpperCase()}${frase[versao].slice(1)} ${link}`;
}

const ASSUNTO_DO_EMAIL: Readonly<Record<VersaoDoTexto, string>> = {
  convite: 'Você aceita garantir o meu crédito?',
  lembrete: 'Falta a sua parte no meu crédito',
  reenvio: 'Falta o seu aceite no meu crédito',
};

/** Share addresses of the link-sharing screen; each opens on the student's own device. */
export function enderecosParaCompartilhar(
  versao: VersaoDoTexto,
  dados: { fiador: string; provedor: string; link: string; email: string | null },
): { whatsapp: string; messenger: string; email: string } {
  const texto = textoParaCompartilhar(versao, dados);
  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(texto)}`,
    messenger: `fb-messenger://share/?link=${encodeURIComponent(dados.link)}`,
    email: `mailto:${encodeURIComponent(dados.email ?? '')}?subject=${encodeURIComponent(ASSUNTO_DO_EMAIL[versao])}&body=${encodeURIComponent(texto)}`,
  };
}
