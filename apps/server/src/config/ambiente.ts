import * as z from 'zod';
import { enderecoLocal } from './endereco-local.ts';
import {
  chave,
  chaveDeVapid,
  clamd,
  cpf,
  DOMINIO,
  inteiro,
  lista,
  pagina,
  pessoas,
  proxies,
  segredo,
  segredoDeAviso,
  servico,
  simOuNao,
  telefone,
  texto,
  url,
} from './tipos-de-ajuste.ts';

/** Every setting, by its name in the environment. `.env.example` documents the same names (a test compares them). */

const AmbienteSchema = z.object({
  PORT: inteiro(0, 65_535).optional(),
  HOST: texto('a host name or network address to listen on', /^[\w.:-]+$/).optional(),
  PUBLIC_URL: pagina.optional(),
  TRUST_PROXY: proxies.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .meta({ esperado: 'fatal, error, warn, info, debug, trace or silent' })
    .optional(),
  DATABASE_URL: url(['postgresql', 'postgres']).optional(),
  DATA_DIR: texto('a directory').optional(),
  CHAVE_DE_ARQUIVOS: chave.optional(),
  DEMONSTRACAO: simOuNao.optional(),

  PROVEDOR_NOME: texto('a name of up to 60 characters', /^\s*\S.{0,59}$/).optional(),
  PROVEDOR_CNPJ: texto('a CNPJ such as 12.345.678/0001-95', /^[\dA-Z./-]{14,18}$/).optional(),
  PROVEDOR_ENDERECO: texto('an address in one line').optional(),
  REPRESENTANTE_NOME: texto('the name of whoever signs contracts for the provider').optional(),
  REPRESENTANTE_CPF: cpf.optional(),
  REPRESENTANTE_CARGO: texto('the office of whoever signs, such as Diretora').optional(),
  TESTEMUNHAS: pessoas.optional(),
  PROVEDOR_COR: texto('a colour such as #0f6b5c', /^#[0-9a-fA-F]{6}$/).optional(),
  PROVEDOR_LOGO_URL: pagina.optional(),
  PROVEDOR_EMAIL: z.email().meta({ esperado: 'an e-mail address' }).optional(),
  PROVEDOR_PRIVACIDADE_URL: pagina.optional(),
  PROVEDOR_TELEFONE_CAPITAIS: telefone.optional(),
  PROVEDOR_TELEFONE_DEMAIS: telefone.optional(),
  CENTRAL_DE_AJUDA_URL: pagina.optional(),
  WHATSAPP_SUPORTE: texto(
    'a number with country and area code, digits only, such as 5511912345678',
    /^\d{10,15}$/,
  ).optional(),
  MESSENGER_URL: pagina.optional(),
  LIGAMOS_PARA_VOCE_URL: pagina.optional(),
  CHAT_SCRIPT_URL: servico.optional(),
  RASTREAMENTO_SCRIPT_URL: servico.optional(),
  QUADRO_NO_COMPUTADOR: simOuNao.optional(),
  ALERTA_DE_FRAUDES_URL: pagina.optional(),
  REGULAMENTO_URL: pagina.optional(),
  LEGADO_PDE_URL: pagina.optional(),
  MAIS_ACESSO_URL: pagina.optional(),
  DOMINIOS_DE_SUPORTE: lista(
    (item) => DOMINIO.test(item),
    'domains separated by commas, such as ipe.org.br',
  ).optional(),
  PRAZO_DE_ANALISE_DIAS_UTEIS: inteiro(1, 90).optional(),
  COBRANCA_DIAS_ANTES: inteiro(3, 60).optional(),
  ATRASO_DIAS_ATE_O_FIADOR: inteiro(0, 59).optional(),

  SMTP_URL: url(['smtp', 'smtps']).optional(),
  SMTP_FROM: texto(
    'a sender such as Fundação Ipê <nao-responda@ipe.org.br>',
    /^[^<>@\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/,
  ).optional(),
  SMTP_DEVOLUCOES: z.email().meta({ esperado: 'an e-mail address' }).optional(),
  SMTP_SEGREDO_DO_AVISO: segredoDeAviso.optional(),
  SMS_URL: servico.optional(),
  SMS_TOKEN: segredo.optional(),
  SMS_SEGREDO_DO_AVISO: segredoDeAviso.optional(),
  WHATSAPP_URL: servico.optional(),
  WHATSAPP_TOKEN: segredo.optional(),
  WHATSAPP_PHONE_ID: texto('the digits of the sender at the provider', /^\d+$/).optional(),
  WHATSAPP_MODELO: texto(
    'the name of an approved template, such as aviso_do_portal',
    /^[a-z0-9_]+$/,
  ).optional(),
  WHATSAPP_SEGREDO_DO_APP: segredoDeAviso.optional(),
  WHATSAPP_TOKEN_DE_VERIFICACAO: segredoDeAviso.optional(),
  VAPID_SUBJECT: url(['mailto', 'https'])
    .meta({ esperado: 'a contact such as mailto:suporte@ipe.org.br' })
    .optional(),
  VAPID_PUBLIC_KEY: chaveDeVapid.optional(),
  VAPID_PRIVATE_KEY: chaveDeVapid.optional(),
  SERVICOS_DE_PUSH: lista(
    (item) => DOMINIO.test(item) || enderecoLocal(item),
    'domains separated by commas, such as fcm.googleapis.com,push.apple.com',
  ).optional(),

  VIACEP_URL: servico.optional(),
  ZENDESK_URL: servico.optional(),
  ZENDESK_TOKEN: segredo.optional(),
  CLICKSIGN_URL: servico.optional(),
  CLICKSIGN_TOKEN: segredo.optional(),
  CLICKSIGN_SEGREDO_DO_AVISO: segredoDeAviso.optional(),
  PAGAMENTO_URL: servico.optional(),
  PAGAMENTO_BOLETO_URL: servico.optional(),
  PAGAMENTO_TOKEN_URL: servico.optional(),
  PAGAMENTO_CLIENTE: segredo.optional(),
  PAGAMENTO_SEGREDO: segredo.optional(),
  PAGAMENTO_CHAVE_PIX: texto('the Pix key of the receiver', /^\S{1,77}$/).optional(),
  PAGAMENTO_SEGREDO_DO_AVISO: segredoDeAviso.optional(),
  PAGAMENTO_PFX: texto('the path of a PFX file').optional(),
  PAGAMENTO_SENHA_DO_PFX: segredo.optional(),
  OIDC_GOOGLE_ISSUER: servico.optional(),
  OIDC_GOOGLE_CLIENT_ID: segredo.optional(),
  OIDC_GOOGLE_CLIENT_SECRET: segredo.optional(),
  OIDC_FACEBOOK_ISSUER: servico.optional(),
  OIDC_FACEBOOK_CLIENT_ID: segredo.optional(),
  OIDC_FACEBOOK_CLIENT_SECRET: segredo.optional(),
  OIDC_FACEBOOK_TOKEN_URL: servico.optional(),
  CLAMD_URL: clamd.optional(),
  S3_ENDPOINT: servico.optional(),
  S3_BUCKET: texto('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/).optional(),
  S3_REGION: texto('a region such as sa-east-1', /^[a-z0-9-]+$/).optional(),
  S3_ACCESS_KEY_ID: segredo.optional(),
  S3_SECRET_ACCESS_KEY: segredo.optional(),

  SELO_PFX: texto('the path of a PFX file').optional(),
  SELO_PEM: texto('the path of a PEM file with key and certificates').optional(),
  SELO_SENHA: segredo.optional(),
  CARIMBO_URL: servico.optional(),

  LIMITE_LOGIN_POR_CPF: inteiro(1, 1_000_000).optional(),
  LIMITE_POR_ENDERECO: inteiro(1, 100_000_000).optional(),
  LIMITE_MENSAGENS_POR_ENDERECO: inteiro(1, 100_000_000).optional(),
  LIMITE_CODIGOS_POR_DIA: inteiro(1, 1_000_000).optional(),
  LIMITE_TENTATIVAS_POR_DIA: inteiro(1, 1_000_000).optional(),
  ESPERA_ENTRE_CODIGOS_SEGUNDOS: inteiro(0, 3600).optional(),
  LIMITE_FALHAS_POR_ENDERECO: inteiro(1, 100_000_000).optional(),
  LIMITE_EXISTENCIAS_POR_DIA: inteiro(1, 1_000_000).optional(),
  LIMITE_NUMEROS_SEM_CONFIRMAR: inteiro(1, 100_000_000).optional(),
  LIMITE_CODIGOS_DO_APLICATIVO_POR_DIA: inteiro(1, 1_000_000).optional(),
  ORCAMENTO_DE_SMS_POR_HORA: inteiro(1, 100_000_000).optional(),
  ORCAMENTO_DE_SMS_POR_DIA: inteiro(1, 100_000_000).optional(),
  ORCAMENTO_DE_WHATSAPP_POR_HORA: inteiro(1, 100_000_000).optional(),
  ORCAMENTO_DE_WHATSAPP_POR_DIA: inteiro(1, 100_000_000).optional(),
  EMAIL_DOS_ALARMES: z.email().meta({ esperado: 'an e-mail address' }).optional(),
  DURACAO_DO_TOKEN_SEGUNDOS: inteiro(10, 86_400).optional(),
  PAUSA_DE_QUEM_INSISTE_MS: inteiro(0, 10_000).optional(),
  PROCESSADOR_POR_ARQUIVO_SEGUNDOS: inteiro(1, 600).optional(),
  PROCESSADOR_POR_PESSOA_SEGUNDOS: inteiro(1, 3_600).optional(),
  LIMITE_DE_ATRASO_MS: inteiro(0, 60_000).optional(),

  TETO_DE_UMA_PESSOA_CENTAVOS: inteiro(0, 999_999_999).optional(),

  COTA_DE_MESAS: inteiro(1, 1_000_000).optional(),
  COTA_DE_DOCUMENTOS: inteiro(1, 1_000_000).optional(),
  COTA_DE_REVELACOES: inteiro(1, 1_000_000).optional(),
  COTA_DE_FICHAS: inteiro(1, 1_000_000).optional(),
  COTA_DE_EXPORTACOES: inteiro(1, 1_000_000).optional(),
});

export type Ambiente = z.output<typeof AmbienteSchema>;
export type NomeDeAjuste = keyof Ambiente;

export const NOMES_DE_AJUSTES: readonly NomeDeAjuste[] = AmbienteSchema.keyof().options;

/** Settings that make sense only together: half of a group is a mistake that would show itself too late. */
const GRUPOS: readonly (readonly NomeDeAjuste[])[] = [
  ['SMTP_URL', 'SMTP_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['WHATSAPP_URL', 'WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'],
  ['WHATSAPP_SEGREDO_DO_APP', 'WHATSAPP_TOKEN_DE_VERIFICACAO'],
  ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['ZENDESK_URL', 'ZENDESK_TOKEN'],
  // Without its notices an envelope would be signed there and never finished here.
  ['CLICKSIGN_URL', 'CLICKSIGN_TOKEN', 'CLICKSIGN_SEGREDO_DO_AVISO'],
  // Without its notices a payment would be seen a night later.
  [
    'PAGAMENTO_URL',
    'PAGAMENTO_BOLETO_URL',
    'PAGAMENTO_TOKEN_URL',
    'PAGAMENTO_CLIENTE',
    'PAGAMENTO_SEGREDO',
    'PAGAMENTO_CHAVE_PIX',
    'PAGAMENTO_SEGREDO_DO_AVISO',
  ],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['OIDC_GOOGLE_ISSUER', 'OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
  ['OIDC_FACEBOOK_ISSUER', 'OIDC_FACEBOOK_CLIENT_ID', 'OIDC_FACEBOOK_CLIENT_SECRET'],
];

export type ErroDeAjuste = { nome: NomeDeAjuste; problema: string };

// Addresses may carry a password, so a wrong one is not repeated either.
const NAO_REPETIR = /URL|TOKEN|SECRET|SEGREDO|KEY|CHAVE|SENHA/;

function esperadoDe(nome: NomeDeAjuste): string {
  const esperado = AmbienteSchema.shape[nome].unwrap().meta()?.esperado;
  return typeof esperado === 'string' ? esperado : 'another value';
}

/** Reads the flat settings. An empty value counts as absent, as in `SMTP_URL=` of an environment file. */
export function lerAmbiente(env: Readonly<Record<string, string | undefined>>): {
  ambiente: Partial<Ambiente>;
  erros: ErroDeAjuste[];
} {
  const ambiente: Record<string, unknown> = {};
  const erros: ErroDeAjuste[] = [];
  for (const nome of NOMES_DE_AJUSTES) {
    const bruto = env[nome]?.trim();
    if (!bruto) continue;
    const lido = AmbienteSchema.shape[nome].safeParse(bruto);
    if (lido.success) ambiente[nome] = lido.data;
    else {
      const visto = NAO_REPETIR.test(nome) ? '' : `, got "${bruto}"`;
      erros.push({ nome, problema: `expected ${esperadoDe(nome)}${visto}` });
    }
  }
  for (const grupo of GRUPOS) {
    const ausentes = grupo.filter((nome) => !env[nome]?.trim());
    if (ausentes.length === 0 || ausentes.length === grupo.length) continue;
    for (const nome of ausentes)
      erros.push({
        nome,
        problema: `required together with ${grupo.filter((outro) => outro !== nome).join(', ')}`,
      });
  }
  return { ambiente: ambiente as Partial<Ambiente>, erros };
}
