import { PROVEDORES_SOCIAIS } from '@credito/domain/conta/entrada-social';
import * as z from 'zod';
import { definirRota } from './rota.ts';

/** What a credit of an open programme costs today, for whoever has not asked yet; null while none is open. */
const exemplo = z
  .object({
    instituicao: z.string(),
    mensalidade: z.int(),
    percentual: z.int(),
    meses: z.int(),
    pagoAgora: z.int(),
    /** The smallest and the largest instalment. */
    parcelaMenor: z.int(),
    parcelaMaior: z.int(),
    parcelas: z.int(),
    financiado: z.int(),
    total: z.int(),
  })
  .nullable();

/** Public, non-personal settings of the provider that the screens need (white label). */
export const rotaConfiguracao = definirRota({
  metodo: 'GET',
  caminho: '/configuracao',
  resumo: 'Nome, contatos e endereços públicos do provedor',
  area: 'configuracao',
  permissao: 'publica',
  resposta: z.object({
    provedor: z.object({ nome: z.string(), cor: z.string().nullable(), logo: z.string().nullable() }),
    exemplo,
    demonstracao: z.boolean(),
    /** Whether a wide desktop shows the student's portal in a frame. */
    quadro: z.boolean(),
    /** The key that a browser subscribes to notifications with; null when they are not offered. */
    chaveDePush: z.string().nullable(),
    telefones: z.object({ capitais: z.string().nullable(), demais: z.string().nullable() }),
    ajuda: z.object({
      central: z.string().nullable(),
      whatsapp: z.string().nullable(),
      messenger: z.string().nullable(),
      chat: z.string().nullable(),
      email: z.string().nullable(),
      ligamosParaVoce: z.string().nullable(),
    }),
    rastreamento: z.string().nullable(),
    /** Providers of identities that have a button. */
    entradaSocial: z.array(z.enum(PROVEDORES_SOCIAIS)),
    alertaDeFraudes: z.string().nullable(),
    maisAcesso: z.string().nullable(),
    portalLegado: z.string().nullable(),
  }),
});

export const rotasDeConfiguracao = [rotaConfiguracao] as const;
