import { PROVEDORES_DE_ASSINATURA } from '@credito/domain/assinatura/palavras';
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
    parcelaMenor: z.int().describe('A menor e a maior parcela.'),
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
  area: 'configuração',
  permissao: 'publica',
  resposta: z.object({
    provedor: z.object({ nome: z.string(), cor: z.string().nullable(), logo: z.string().nullable() }),
    exemplo,
    demonstracao: z.boolean(),
    assinatura: z.enum(PROVEDORES_DE_ASSINATURA).describe('Quem colhe as assinaturas eletrônicas.'),
    quadro: z.boolean().describe('O computador de tela larga mostra o portal do estudante em uma moldura.'),
    chaveDePush: z
      .string()
      .nullable()
      .describe('A chave com que um navegador se inscreve nas notificações; nulo quando não há.'),
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
    entradaSocial: z.array(z.enum(PROVEDORES_SOCIAIS)).describe('Provedores de identidade que têm um botão.'),
    alertaDeFraudes: z.string().nullable(),
    maisAcesso: z.string().nullable(),
    portalLegado: z.string().nullable(),
  }),
});

export const rotasDeConfiguracao = [rotaConfiguracao] as const;
