/** Everything far away or outside the database, as ports. The configuration chooses the adapters. */
import type { Antivirus } from '../arquivos/antivirus.ts';
import type { Cofre } from '../arquivos/cofre.ts';
import type { Oficina } from '../arquivos/oficina.ts';
import type { Recepcao } from '../arquivos/recepcao.ts';
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
      /** The answer was lost: the far side may have taken it, and will say so by its notice. */
      avisara?: boolean;
    };

export interface MensagemDeEmail {
  para: string;
  assunto: string;
  texto: string;
  html: string | null;
  /** Same id on a repeated delivery, so that the far side can tell. */
  id: string;
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
export interface InscricaoDePush {
  endereco: string;
  p256dh: string;
  auth: string;
}

/** What the device shows, also on a locked screen: nothing of the person, their data or the outcome. */
export interface ConteudoDePush {
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

export interface Gateways {
  email: GatewayDeEmail;
  sms: GatewayDeMensagemCurta;
  whatsapp: GatewayDeMensagemCurta;
  push: GatewayDePush;
  cep: GatewayDeCep;
  omnichannel: GatewayOmnichannel;
  cofre: Cofre;
  antivirus: Antivirus;
  /** Threads for heavy work on files; one for the whole process. */
  oficina: Oficina;
  recepcao: Recepcao;
  visao: Visao;
}
