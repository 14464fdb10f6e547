/** Everything far away or outside the database, as ports. The configuration chooses the adapters. */
import type { Antivirus } from '../arquivos/antivirus.ts';
import type { Cofre } from '../arquivos/cofre.ts';
import type { Oficina } from '../arquivos/oficina.ts';
import type { Recepcao } from '../arquivos/recepcao.ts';
import type { Visao } from './visao/visao.ts';

/** What became of a message handed to its channel. */
export type Entrega =
  | { tipo: 'aceita' }
  /** The far side said no for this address; trying again is pointless. */
  | { tipo: 'recusada'; motivo: string }
  /** No answer or a temporary failure: worth another try. */
  | { tipo: 'adiada'; motivo: string };

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
  cep: GatewayDeCep;
  omnichannel: GatewayOmnichannel;
  cofre: Cofre;
  antivirus: Antivirus;
  /** Threads for heavy work on files; one for the whole process. */
  oficina: Oficina;
  recepcao: Recepcao;
  visao: Visao;
}
