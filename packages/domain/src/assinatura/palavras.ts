/** Words of the signature that rows keep. */

/** What an envelope may belong to. */
export const DONOS_DO_ENVELOPE = ['contrato', 'alteracao'] as const;
export type TipoDeDonoDoEnvelope = (typeof DONOS_DO_ENVELOPE)[number];

export const PROVEDORES_DE_ASSINATURA = ['proprio', 'clicksign'] as const;
export type ProvedorDeAssinatura = (typeof PROVEDORES_DE_ASSINATURA)[number];

/** What a provider of signatures collects is signed there and nowhere else. */
export const assinaAqui = (provedor: ProvedorDeAssinatura): boolean => provedor === 'proprio';

/** Why a link was sent. */
const MOTIVOS_DO_CONVITE = ['vez', 'reenvio', 'lembrete', 'contato', 'reabertura', 'prazo'] as const;
export type MotivoDoConvite = (typeof MOTIVOS_DO_CONVITE)[number];
