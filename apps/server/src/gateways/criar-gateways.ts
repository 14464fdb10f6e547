import { antivirusNaoConfigurado } from '../arquivos/antivirus.ts';
import { criarAntivirusClamd } from '../arquivos/antivirus-clamd.ts';
import { criarOficina } from '../arquivos/oficina.ts';
import { criarRecepcao } from '../arquivos/recepcao.ts';
import { obterChavesDePush } from '../config/chaves-de-push.ts';
import type { Configuracao } from '../config/configuracao.ts';
import { abrirLog } from '../log.ts';
import { criarPdfs } from '../pdf/pdfs.ts';
import { criarSelo } from '../selo/selo.ts';
import { abrirCofre } from './abrir-cofre.ts';
import { assinaturaNaoConfigurada } from './assinatura/assinatura-nao-configurada.ts';
import { criarClicksign } from './assinatura/clicksign.ts';
import { cepDeDemonstracao } from './cep/cep-de-demonstracao.ts';
import { criarViaCep } from './cep/via-cep.ts';
import { demonstracaoDeEmail } from './email/email-de-demonstracao.ts';
import type { AjustesDeSmtp } from './email/smtp.ts';
import type { GatewayDeEmail, Gateways, LeitorDoLogo } from './gateways.ts';
import { criarLeitorDoLogo, semLogo } from './logo/baixar-logo.ts';
import { omnichannelDeDemonstracao } from './omnichannel/omnichannel-de-demonstracao.ts';
import { criarZendesk } from './omnichannel/zendesk.ts';
import { criarPagamento } from './pagamento/criar-pagamento.ts';
import { pushNaoConfigurado } from './push/push-nao-configurado.ts';
import { criarWebPush } from './push/web-push.ts';
import { criarSenhas } from './senhas/senhas.ts';
import { smsDeDemonstracao } from './sms/sms-de-demonstracao.ts';
import { criarSmsHttp } from './sms/sms-http.ts';
import { criarProvedoresSociais } from './social/criar-provedores-sociais.ts';
import { criarVisao } from './visao/criar-visao.ts';
import { criarWhatsAppCloud } from './whatsapp/whatsapp-cloud.ts';
import { whatsappDeDemonstracao } from './whatsapp/whatsapp-de-demonstracao.ts';

const LIMITE_DO_ANTIVIRUS_MS = 30_000;

/** The configured object store, else files in the data directory, without what a crash left half written. */
/** Chooses each adapter by the configuration: the real one where it is configured, else the demonstration's. */
export async function criarGateways(configuracao: Configuracao): Promise<Gateways> {
  const { mensagens, servicos, provedor } = configuracao;
  const log = abrirLog(configuracao);
  const cofre = await abrirCofre(configuracao);
  const antivirus = servicos.clamd
    ? criarAntivirusClamd({ ...servicos.clamd, limiteMs: LIMITE_DO_ANTIVIRUS_MS })
    : antivirusNaoConfigurado;
  const oficina = criarOficina({
    limites: { cpuMs: configuracao.limites.processadorPorArquivoMs },
    aoQuebrar: (onde) => log.error({ onde }, 'file work broke'),
  });
  const logo = provedor.logoUrl
    ? criarLeitorDoLogo({
        url: provedor.logoUrl,
        aoFalhar: (motivo) => log.warn({ motivo }, 'the logo of the provider could not be fetched'),
      })
    : semLogo;
  const chavesDePush = obterChavesDePush(configuracao);
  return {
    email: mensagens.smtp ? await abrirSmtp(mensagens.smtp, mensagens, logo) : demonstracaoDeEmail,
    sms: mensagens.sms ? criarSmsHttp(mensagens.sms) : smsDeDemonstracao,
    whatsapp: mensagens.whatsapp ? criarWhatsAppCloud(mensagens.whatsapp) : whatsappDeDemonstracao,
    push: chavesDePush
      ? criarWebPush({ chaves: chavesDePush, servicos: mensagens.servicosDePush })
      : pushNaoConfigurado,
    cep: servicos.viaCepUrl ? criarViaCep(servicos.viaCepUrl) : cepDeDemonstracao,
    omnichannel: servicos.zendesk ? criarZendesk(servicos.zendesk) : omnichannelDeDemonstracao,
    social: criarProvedoresSociais(configuracao),
    assinatura: servicos.clicksign ? criarClicksign(servicos.clicksign) : assinaturaNaoConfigurada,
    ...(await criarPagamento(configuracao)),
    cofre,
    antivirus,
    oficina,
    recepcao: criarRecepcao({ cofre, antivirus, oficina }),
    senhas: criarSenhas(),
    pdfs: criarPdfs(),
    logo,
    selo: await criarSelo(configuracao),
    visao: criarVisao({ aoQuebrar: (onde) => log.error({ onde }, 'document reading broke') }),
  };
}

/** Read only where mail leaves by SMTP (ADR 0082). */
async function abrirSmtp(
  smtp: NonNullable<Configuracao['mensagens']['smtp']>,
  mensagens: Configuracao['mensagens'],
  logo: LeitorDoLogo,
): Promise<GatewayDeEmail> {
  const { criarSmtp } = await import('./email/smtp.ts');
  return criarSmtp({ ...comRecibos(smtp, mensagens), logo });
}

/** Receipts go to the mailbox of what comes back, and only when it hands them on to us. */
function comRecibos(
  smtp: NonNullable<Configuracao['mensagens']['smtp']>,
  { segredoDoAvisoDeEmail }: Configuracao['mensagens'],
): AjustesDeSmtp {
  return {
    ...smtp,
    comRecibo: smtp.devolucoes !== undefined && segredoDoAvisoDeEmail !== undefined,
  };
}
