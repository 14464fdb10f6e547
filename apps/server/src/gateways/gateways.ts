/** Everything far away or outside the database, as ports. The configuration chooses the adapters. */
import type { ProvedorSocial as NomeDoProvedorSocial } from '@credito/domain/conta/entrada-social';
import type { Antivirus } from '../arquivos/antivirus.ts';
import type { Cofre } from '../arquivos/cofre.ts';
import type { Oficina } from '../arquivos/oficina.ts';
import type { Recepcao } from '../arquivos/recepcao.ts';
import type { Pdfs } from '../pdf/pdfs.ts';
import type { Selo } from '../selo/selo.ts';
import type { GatewayDeAssinatura } from './assinatura/assinatura.ts';
import type { ProvedorFicticio } from './pagamento/ficticio/provedor-ficticio.ts';
import type { GatewayDePagamento } from './pagamento/pagamento.ts';
import type { Senhas } from './senhas/senhas.ts';
import type { Visao } from './visao/visao.ts';

/** What became of a message handed to its channel. */
export type Entrega =
  | {
      tipo: 'aceita';
      /** Its name at the provider, by which later notices speak of it. */
      idNoProvedor?: string;
    }
  /** The far side said no for this address; trying again is pointless. */
  | { tipo: 'recusada'; motivo: string }
  /** No answer or a temporary failure: worth another try. */
  | {
      tipo: 'adiada';
      motivo: string;
      /** The answer was lost: the far side may have taken it. */
      podeTerIdo?: boolean;
    };

interface MensagemDeEmail {
  para: string;
  assunto: string;
  texto: string;
  html: string | null;
  /** Same id on a repeated delivery, so that the far side can tell. */
  id: string;
  /** Where the person switches off messages of this kind; absent for those that always come. */
  sairDaLista?: string | undefined;
}

export interface MensagemCurta {
  /** E.164, e.g. +5511987654321. */
  para: string;
  texto: string;
  id: string;
}

export interface GatewayDeEmail {
  enviar(mensagem: MensagemDeEmail): Promise<Entrega>;
}

export interface GatewayDeMensagemCurta {
  enviar(mensagem: MensagemCurta): Promise<Entrega>;
}

/** Where a device hears: what its browser gave when the person turned notifications on. */
interface InscricaoDePush {
  endereco: string;
  p256dh: string;
  auth: string;
}

/** What the device shows, also on a locked screen: nothing of the person, their data or the outcome. */
interface ConteudoDePush {
  titulo: string;
  corpo: string;
  /** Path that a tap opens. */
  caminho: string;
  /** A repeated delivery replaces the notice instead of showing it twice. */
  id: string;
}

/** `sumiu`: the subscription is gone for good and must be forgotten. */
export type EntregaDePush = Entrega | { tipo: 'sumiu'; motivo: string };

export interface GatewayDePush {
  /** The key that browsers subscribe with; null when notifications are not offered. */
  chavePublica: string | null;
  /** Whether the address belongs to a push service that we know: the browser chooses it, our server calls it. */
  aceitaEndereco(endereco: string): boolean;
  enviar(mensagem: { inscricao: InscricaoDePush; conteudo: ConteudoDePush }): Promise<EntregaDePush>;
}

export interface EnderecoDoCep {
  cep: string;
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: string;
}

export interface GatewayDeCep {
  /** Null when the code is unknown or the service fails; never throws, answers within 10 s (CEP-01). */
  buscar(cep: string): Promise<EnderecoDoCep | null>;
}

export interface GatewayOmnichannel {
  /** Registers the person with the support service; its failure never blocks account creation. */
  registrarUsuario(pessoa: { cpf: string; nome: string; email: string; telefone: string }): Promise<Entrega>;
}

/** Known to this server and to the browser's cookie alone; bind the answer of a provider to the question. */
export interface SegredosDaEntrada {
  estado: string;
  nonce: string;
  verificador: string;
}

export interface IdentidadeConfirmada {
  emissor: string;
  sujeito: string;
  /** Null when it does not pass our own rule of names. */
  nome: string | null;
  email: string | null;
  /** Only a verified address says that the account with it belongs to the same person. */
  emailVerificado: boolean;
}

type RetornoDoProvedor =
  | { tipo: 'confirmada'; identidade: IdentidadeConfirmada }
  | { tipo: 'cancelada' }
  | { tipo: 'falhou'; motivo: string };

/** A provider of identities (Google, Facebook), by OpenID Connect. */
export interface ProvedorSocial {
  /** The provider's page on which the person says yes; throws when the provider does not answer. */
  iniciar(segredos: SegredosDaEntrada): Promise<string>;
  /** `busca` is the query with which the provider sent the browser back; never throws. */
  concluir(busca: string, segredos: SegredosDaEntrada): Promise<RetornoDoProvedor>;
}

/** A picture, as its own machine sent it. */
export interface Logo {
  tipo: string;
  bytes: Uint8Array;
}

export interface LeitorDoLogo {
  /** Null where none is configured, or it could not be had; never throws. */
  ler(): Promise<Logo | null>;
}

export interface Gateways {
  email: GatewayDeEmail;
  sms: GatewayDeMensagemCurta;
  whatsapp: GatewayDeMensagemCurta;
  push: GatewayDePush;
  cep: GatewayDeCep;
  omnichannel: GatewayOmnichannel;
  /** Only the configured ones; there is none in the demonstration, since a made-up provider would prove nothing. */
  social: Partial<Record<NomeDoProvedorSocial, ProvedorSocial>>;
  assinatura: GatewayDeAssinatura;
  pagamento: GatewayDePagamento;
  /** The far side of the demonstration's payments; null where money is real. */
  pagamentoFicticio: ProvedorFicticio | null;
  cofre: Cofre;
  antivirus: Antivirus;
  /** Threads for heavy work on files; one for the whole process. */
  oficina: Oficina;
  recepcao: Recepcao;
  /** Threads for passwords. */
  senhas: Senhas;
  visao: Visao;
  /** A thread that draws contracts and copies. */
  pdfs: Pdfs;
  logo: LeitorDoLogo;
  /** The key that seals what everybody has signed. */
  selo: Selo;
}
