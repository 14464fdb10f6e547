/** What the settings mean: defaults, groups that count only as a whole, and where the demonstration begins. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { DIAS_ATE_O_FIADOR, DIAS_DE_ANTECEDENCIA } from '@credito/domain/cobranca/prazos';
import { SEGUNDOS_ENTRE_CODIGOS } from '@credito/domain/conta/codigo';
import { FICHA_DO_USO } from '@credito/domain/gestao/cotas';
import { TETO_DE_UMA_PESSOA_CENTAVOS } from '@credito/domain/gestao/segunda-pessoa';
import type { Ambiente, NomeDeAjuste } from './ambiente.ts';
import { CONTRATANTE_DA_DEMONSTRACAO, type Contratante } from './contratante.ts';
import { enderecoLocal } from './endereco-local.ts';
import { DOMINIO_DA_DEMONSTRACAO } from './marcas-da-demonstracao.ts';

/** Where the configuration is read; a parameter so that tests decide it. */
export type Local = { pastaDoProjeto: string; comoRoot: boolean };

/** The push services of the browsers in use: Chrome and Edge for Android, Firefox, Edge, Safari. */
const SERVICOS_DE_PUSH = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** PostgreSQL runs unprivileged, so as root its data must lie outside private folders such as /root. */
function pastaDeDados({ pastaDoProjeto, comoRoot }: Local): string {
  if (!comoRoot) return join(pastaDoProjeto, '.dados');
  const impressao = createHash('sha256').update(resolve(pastaDoProjeto)).digest('hex').slice(0, 12);
  return join('/var/lib/portal-credito', impressao);
}

/** The settings that say that others can reach the server. */
function alcancaDeFora(a: Partial<Ambiente>): NomeDeAjuste[] {
  const ditos: readonly (readonly [NomeDeAjuste, boolean])[] = [
    ['HOST', a.HOST !== undefined && !enderecoLocal(a.HOST)],
    ['PUBLIC_URL', a.PUBLIC_URL !== undefined && !enderecoLocal(new URL(a.PUBLIC_URL).hostname)],
    ['TRUST_PROXY', Boolean(a.TRUST_PROXY)],
  ];
  return ditos.filter(([, dito]) => dito).map(([nome]) => nome);
}

/** The settings that say that this is not somebody's laptop: each of them turns the demonstration off (ADR 0080). */
export function sinaisDeImplantacao(a: Partial<Ambiente>): NomeDeAjuste[] {
  return [...alcancaDeFora(a), ...(a.DATABASE_URL === undefined ? [] : (['DATABASE_URL'] as const))];
}

function contratanteDe(a: Partial<Ambiente>, demonstracao: boolean): Contratante | undefined {
  if (
    a.PROVEDOR_CNPJ &&
    a.PROVEDOR_ENDERECO &&
    a.REPRESENTANTE_NOME &&
    a.REPRESENTANTE_CPF &&
    a.REPRESENTANTE_CARGO
  )
    return {
      cnpj: a.PROVEDOR_CNPJ,
      endereco: a.PROVEDOR_ENDERECO,
      representante: { nome: a.REPRESENTANTE_NOME, cpf: a.REPRESENTANTE_CPF, cargo: a.REPRESENTANTE_CARGO },
      testemunhas: a.TESTEMUNHAS ?? [],
    };
  return demonstracao ? CONTRATANTE_DA_DEMONSTRACAO : undefined;
}

export function montarConfiguracao(a: Partial<Ambiente>, local: Local) {
  const porta = a.PORT ?? 3000;
  const host = a.HOST ?? '127.0.0.1';
  const publicUrl = new URL(a.PUBLIC_URL ?? `http://localhost:${porta}`);
  const demonstracao = a.DEMONSTRACAO ?? sinaisDeImplantacao(a).length === 0;
  return {
    /** Mailbox and demo people. Unless it is asked for, only where nothing says that this is not a laptop. */
    demonstracao,
    servidor: {
      porta,
      host,
      /** Base of the links in messages; without a slash at the end. */
      publicUrl: publicUrl.href.replace(/\/+$/, ''),
      /** Browsers keep `Secure` cookies only on these addresses. */
      https: publicUrl.protocol === 'https:',
      /** As far as the settings tell, nobody but this machine can reach the server. */
      soLocal: alcancaDeFora(a).length === 0,
      confiarNoProxy: a.TRUST_PROXY ?? false,
      nivelDeLog: a.LOG_LEVEL ?? 'info',
    },
    dados: {
      pasta: a.DATA_DIR === undefined ? pastaDeDados(local) : resolve(local.pastaDoProjeto, a.DATA_DIR),
      /** Undefined: the embedded PostgreSQL, kept under `pasta`. */
      databaseUrl: a.DATABASE_URL,
      /** Undefined only in the demonstration, which makes one: see chave-de-arquivos.ts. */
      chaveDeArquivos: a.CHAVE_DE_ARQUIVOS,
      /** Where uploaded files rest; the data directory when absent. */
      s3:
        a.S3_ENDPOINT && a.S3_BUCKET && a.S3_REGION && a.S3_ACCESS_KEY_ID && a.S3_SECRET_ACCESS_KEY
          ? {
              endpoint: a.S3_ENDPOINT,
              bucket: a.S3_BUCKET,
              region: a.S3_REGION,
              accessKeyId: a.S3_ACCESS_KEY_ID,
              secretAccessKey: a.S3_SECRET_ACCESS_KEY,
            }
          : undefined,
    },
    provedor: {
      nome: a.PROVEDOR_NOME ?? 'Fundação Ipê',
      /** Undefined: nobody has said who the provider is in a contract, and none is generated. */
      contratante: contratanteDe(a, demonstracao),
      cor: a.PROVEDOR_COR,
      logoUrl: a.PROVEDOR_LOGO_URL,
      email: a.PROVEDOR_EMAIL ?? (demonstracao ? `atendimento@${DOMINIO_DA_DEMONSTRACAO}` : undefined),
      privacidadeUrl: a.PROVEDOR_PRIVACIDADE_URL,
      telefoneCapitais: a.PROVEDOR_TELEFONE_CAPITAIS ?? (demonstracao ? '4000-0000' : undefined),
      telefoneDemais: a.PROVEDOR_TELEFONE_DEMAIS ?? (demonstracao ? '0800 000 0000' : undefined),
      centralDeAjudaUrl: a.CENTRAL_DE_AJUDA_URL,
      whatsappSuporte: a.WHATSAPP_SUPORTE,
      messengerUrl: a.MESSENGER_URL,
      ligamosParaVoceUrl: a.LIGAMOS_PARA_VOCE_URL,
      chatScriptUrl: a.CHAT_SCRIPT_URL,
      rastreamentoScriptUrl: a.RASTREAMENTO_SCRIPT_URL,
      quadroNoComputador: a.QUADRO_NO_COMPUTADOR ?? false,
      alertaDeFraudesUrl: a.ALERTA_DE_FRAUDES_URL,
      regulamentoUrl: a.REGULAMENTO_URL,
      legadoPdeUrl: a.LEGADO_PDE_URL,
      maisAcessoUrl: a.MAIS_ACESSO_URL,
      dominiosDeSuporte: a.DOMINIOS_DE_SUPORTE ?? (demonstracao ? [DOMINIO_DA_DEMONSTRACAO] : []),
      /** Promised time of analysis, shown while there are too few decided cases to measure it. */
      prazoDeAnaliseDiasUteis: a.PRAZO_DE_ANALISE_DIAS_UTEIS ?? 1,
    },
    mensagens: {
      smtp:
        a.SMTP_URL && a.SMTP_FROM
          ? { url: a.SMTP_URL, remetente: a.SMTP_FROM, devolucoes: a.SMTP_DEVOLUCOES }
          : undefined,
      segredoDoAvisoDeEmail: a.SMTP_SEGREDO_DO_AVISO,
      sms: a.SMS_URL && a.SMS_TOKEN ? { url: a.SMS_URL, token: a.SMS_TOKEN } : undefined,
      /** What the SMS provider shows when it tells what became of a message; undefined: it does not tell. */
      segredoDoAvisoDeSms: a.SMS_SEGREDO_DO_AVISO,
      whatsapp:
        a.WHATSAPP_URL && a.WHATSAPP_TOKEN && a.WHATSAPP_PHONE_ID
          ? {
              url: a.WHATSAPP_URL,
              token: a.WHATSAPP_TOKEN,
              phoneId: a.WHATSAPP_PHONE_ID,
              /** Without it only people who wrote in the last 24 hours can be reached. */
              modelo: a.WHATSAPP_MODELO,
              /** Signs Meta's notices; undefined: it does not send any. */
              segredoDoApp: a.WHATSAPP_SEGREDO_DO_APP,
              tokenDeVerificacao: a.WHATSAPP_TOKEN_DE_VERIFICACAO,
            }
          : undefined,
      vapid:
        a.VAPID_SUBJECT && a.VAPID_PUBLIC_KEY && a.VAPID_PRIVATE_KEY
          ? { subject: a.VAPID_SUBJECT, publicKey: a.VAPID_PUBLIC_KEY, privateKey: a.VAPID_PRIVATE_KEY }
          : undefined,
      /** Told of alarms beside the administrators. */
      emailDosAlarmes: a.EMAIL_DOS_ALARMES,
      /** Where a browser may ask us to send notifications; nowhere else, whatever a request says. */
      servicosDePush: a.SERVICOS_DE_PUSH ?? SERVICOS_DE_PUSH,
    },
    servicos: {
      viaCepUrl: a.VIACEP_URL,
      zendesk: a.ZENDESK_URL && a.ZENDESK_TOKEN ? { url: a.ZENDESK_URL, token: a.ZENDESK_TOKEN } : undefined,
      /** Undefined: documents are signed by our own signer alone. */
      clicksign:
        a.CLICKSIGN_URL && a.CLICKSIGN_TOKEN && a.CLICKSIGN_SEGREDO_DO_AVISO
          ? {
              url: a.CLICKSIGN_URL,
              token: a.CLICKSIGN_TOKEN,
              segredoDoAviso: a.CLICKSIGN_SEGREDO_DO_AVISO,
            }
          : undefined,
      /** Undefined: nobody takes money, but in the demonstration, where a fictitious provider does. */
      pagamento:
        a.PAGAMENTO_URL &&
        a.PAGAMENTO_BOLETO_URL &&
        a.PAGAMENTO_TOKEN_URL &&
        a.PAGAMENTO_CLIENTE &&
        a.PAGAMENTO_SEGREDO &&
        a.PAGAMENTO_CHAVE_PIX &&
        a.PAGAMENTO_SEGREDO_DO_AVISO
          ? {
              url: a.PAGAMENTO_URL,
              urlDoBoleto: a.PAGAMENTO_BOLETO_URL,
              urlDoToken: a.PAGAMENTO_TOKEN_URL,
              clienteId: a.PAGAMENTO_CLIENTE,
              segredoDoCliente: a.PAGAMENTO_SEGREDO,
              chave: a.PAGAMENTO_CHAVE_PIX,
              segredoDoAviso: a.PAGAMENTO_SEGREDO_DO_AVISO,
              /** Of the client, where the provider asks for one (mTLS). */
              pfx: a.PAGAMENTO_PFX,
              senhaDoPfx: a.PAGAMENTO_SENHA_DO_PFX,
            }
          : undefined,
      google:
        a.OIDC_GOOGLE_ISSUER && a.OIDC_GOOGLE_CLIENT_ID && a.OIDC_GOOGLE_CLIENT_SECRET
          ? {
              issuer: a.OIDC_GOOGLE_ISSUER,
              clientId: a.OIDC_GOOGLE_CLIENT_ID,
              clientSecret: a.OIDC_GOOGLE_CLIENT_SECRET,
              tokenUrl: undefined,
            }
          : undefined,
      facebook:
        a.OIDC_FACEBOOK_ISSUER && a.OIDC_FACEBOOK_CLIENT_ID && a.OIDC_FACEBOOK_CLIENT_SECRET
          ? {
              issuer: a.OIDC_FACEBOOK_ISSUER,
              clientId: a.OIDC_FACEBOOK_CLIENT_ID,
              clientSecret: a.OIDC_FACEBOOK_CLIENT_SECRET,
              /** Its discovery document names no token endpoint. */
              tokenUrl: a.OIDC_FACEBOOK_TOKEN_URL ?? 'https://graph.facebook.com/oauth/access_token',
            }
          : undefined,
      clamd: a.CLAMD_URL,
    },
    selo: {
      /** Undefined only where nothing is sealed, and in the demonstration, which makes its own. */
      pfx: a.SELO_PFX,
      pem: a.SELO_PEM,
      senha: a.SELO_SENHA,
      /** Who time-stamps the seals; undefined: nobody. */
      carimboUrl: a.CARIMBO_URL,
    },
    limites: {
      /** Failed logins of one CPF in 15 minutes. */
      loginPorCpf: a.LIMITE_LOGIN_POR_CPF ?? 10,
      /** Requests of one network address in a minute; generous, since mobile carriers put thousands behind one. */
      porEndereco: a.LIMITE_POR_ENDERECO ?? 1200,
      /** Codes and recovery links asked for by one network address in an hour: each of them costs money. */
      mensagensPorEnderecoPorHora: a.LIMITE_MENSAGENS_POR_ENDERECO ?? 300,
      /** Wrong passwords of one network address in an hour, whosever accounts they are. */
      falhasPorEnderecoPorHora: a.LIMITE_FALHAS_POR_ENDERECO ?? 100,
      /** Answers a day that say that somebody has an account. */
      existenciasPorDia: a.LIMITE_EXISTENCIAS_POR_DIA ?? 20,
      /** Phones to which one network address had codes sent in an hour and that no code has come back for. */
      numerosSemConfirmar: a.LIMITE_NUMEROS_SEM_CONFIRMAR ?? 5,
      /** Wrong codes of the staff's application for one operator in a day. */
      codigosDoAplicativoPorDia: a.LIMITE_CODIGOS_DO_APLICATIVO_POR_DIA ?? 20,
      codigosPorDia: a.LIMITE_CODIGOS_POR_DIA ?? 10,
      tentativasPorDia: a.LIMITE_TENTATIVAS_POR_DIA ?? 20,
      esperaEntreCodigosSegundos: a.ESPERA_ENTRE_CODIGOS_SEGUNDOS ?? SEGUNDOS_ENTRE_CODIGOS,
      /** How long a refusal is held back from whoever goes on after the first one. */
      pausaDeQuemInsisteMs: a.PAUSA_DE_QUEM_INSISTE_MS ?? 1_000,
      duracaoDoTokenSegundos: a.DURACAO_DO_TOKEN_SEGUNDOS ?? 900,
      /** Processor time that one file may take at its reception. */
      processadorPorArquivoMs: (a.PROCESSADOR_POR_ARQUIVO_SEGUNDOS ?? 8) * 1_000,
      /** The same of all files of one person in an hour. */
      processadorPorHoraMs: (a.PROCESSADOR_POR_PESSOA_SEGUNDOS ?? 180) * 1_000,
      /** Delay of the event loop beyond which requests get 503; 0 never refuses. */
      atrasoMs: a.LIMITE_DE_ATRASO_MS ?? 2_000,
    },
    /** Messages to phones that leave in an hour and in a day. */
    orcamentos: {
      sms: { porHora: a.ORCAMENTO_DE_SMS_POR_HORA ?? 1_000, porDia: a.ORCAMENTO_DE_SMS_POR_DIA ?? 5_000 },
      whatsapp: {
        porHora: a.ORCAMENTO_DE_WHATSAPP_POR_HORA ?? 1_000,
        porDia: a.ORCAMENTO_DE_WHATSAPP_POR_DIA ?? 5_000,
      },
    },
    cobranca: {
      /** Before the due date a charge is issued. */
      diasDeAntecedencia: a.COBRANCA_DIAS_ANTES ?? DIAS_DE_ANTECEDENCIA,
      /** After which guarantors hear of what is late; 0: never by message. */
      diasAteOFiador: a.ATRASO_DIAS_ATE_O_FIADOR ?? DIAS_ATE_O_FIADOR,
    },
    analise: {
      /** Financed in a term; an approval above it takes two people. */
      tetoDeUmaPessoaCentavos: a.TETO_DE_UMA_PESSOA_CENTAVOS ?? TETO_DE_UMA_PESSOA_CENTAVOS,
    },
    /** What one operator opens in a full day: the administration is told at it, and twice as much is refused. */
    cotas: {
      mesa: a.COTA_DE_MESAS ?? FICHA_DO_USO.mesa.cota,
      documento: a.COTA_DE_DOCUMENTOS ?? FICHA_DO_USO.documento.cota,
      revelacao: a.COTA_DE_REVELACOES ?? FICHA_DO_USO.revelacao.cota,
      ficha: a.COTA_DE_FICHAS ?? FICHA_DO_USO.ficha.cota,
      exportacao: a.COTA_DE_EXPORTACOES ?? FICHA_DO_USO.exportacao.cota,
    },
  };
}
