/**
 * The record of one act around an envelope. It knows documents, signers and contacts, and nothing of what the document
 * is about. Records are chained (`cadeia.ts`); times are UTC as ISO text, digests are lowercase hex.
 */
import type { Data } from '../tempo/data.ts';

/** Another shape of a record is another number; whatever was written before stays readable under its own. */
export const FORMATO_DA_EVIDENCIA = 1;

export type CanalDeAssinatura = 'email' | 'sms' | 'whatsapp';

/** What was put before the signer. Every record quotes it, so that none of them fits another document. */
export interface DocumentoProvado {
  /** Digest of the file as it was read (H0). */
  sha256: string;
  /** Digest of the blocks that the pages of a phone were drawn from. */
  blocosSha256: string;
  /** Version of the template that wrote it. */
  modelo: string;
}

export interface AssinanteNaEvidencia {
  id: string;
  /** As people read it; which roles there are is known to whoever opened the envelope. */
  papel: string;
}

export interface AssinanteExigido extends AssinanteNaEvidencia {
  grupo: number;
  nome: string;
  cpf: string;
}

interface HoraDoAto {
  em: string;
  /** Offset of São Paulo at that moment. */
  fuso: string;
  /** How far the server's clock stood behind the record before this one; zero while it runs forward. */
  atrasoMs: number;
}

/** Who caused it; a signer acts as themselves. */
interface AutorDoAto {
  tipo: 'assinante' | 'conta' | 'operador' | 'sistema' | 'provedor';
  id: string | null;
}

/** Where an act came from. */
export interface OrigemDoAto {
  ip: string | null;
  porta: number | null;
  agente: string | null;
  /** Id that the browser keeps in its cookie. */
  aparelho: string | null;
  /** Digest of the session, where somebody was logged in. */
  sessaoSha256: string | null;
  caminho: 'link' | 'portal' | 'retaguarda' | 'publico' | 'provedor';
}

/** How a datum of a person came to be believed. */
export type Confirmacao =
  | { como: 'conta'; conta: string; desde: string }
  | { como: 'convite' }
  | { como: 'documento'; documento: string; sha256: string }
  | { como: 'analise'; decisao: string }
  | { como: 'declarado'; por: string }
  | { como: 'provedor'; nome: string };

interface DadoDaPessoa {
  valor: string;
  confirmado: readonly Confirmacao[];
}

export interface PessoaNaEvidencia {
  nome: DadoDaPessoa;
  cpf: DadoDaPessoa;
  nascimento: DadoDaPessoa | null;
}

export interface ContatoNaEvidencia {
  canal: CanalDeAssinatura;
  /** Masked: the file goes to everybody who signed. */
  destino: string;
  /** Keyed digest of the whole contact: whoever holds the key can show that it was this one. */
  hmac: string;
  /** Null while nobody has verified it: the code of this signature is then the first proof. */
  verificadoDesde: string | null;
  declaradoPor: string | null;
}

/** The code itself is kept nowhere. */
export interface CodigoNaEvidencia {
  id: string;
  canal: CanalDeAssinatura;
  emitidoEm: string;
}

export interface DeclaracaoNaEvidencia {
  texto: string;
  versao: string;
  sha256: string;
  lingua: string;
}

/** Informative: nothing of it was demanded. */
export interface LeituraNaEvidencia {
  abertoEm: string;
  secoes: ReadonlyArray<{ secao: string; segundos: number }>;
  chegouAoFim: boolean;
  letraAumentada: boolean;
  baixouPdf: boolean;
}

export interface FotoNaEvidencia {
  arquivo: string;
  sha256: string;
  tiradaEm: string;
  modo: 'captura' | 'envio';
  parecer: 'aprovada' | 'sem-parecer';
}

interface MensagemNaEvidencia {
  id: string;
  canal: CanalDeAssinatura;
  destino: string;
}

/** What made the signature one: our own code, or what the provider of signatures reports that it asked. */
export type Autenticacao =
  | { por: 'codigo'; codigo: CodigoNaEvidencia & { usadoEm: string; tentativas: number } }
  | { por: 'sessao'; segundoFator: string }
  | { por: 'provedor'; nome: string; metodos: readonly string[]; evento: string; em: string };

interface DoAssinante {
  assinante: AssinanteNaEvidencia;
}
interface ComOrigem {
  origem: OrigemDoAto;
}

/** What each kind of record says besides what all of them say. */
interface FatosDaEvidencia {
  aberto: { titulo: string; prazo: Data; assinantes: readonly AssinanteExigido[] };
  enviado: DoAssinante & {
    mensagem: MensagemNaEvidencia;
    motivo: 'convite' | 'reenvio' | 'lembrete';
    /** Written at night: it leaves then, and has not left. */
    marcadoPara?: string;
  };
  entregue: DoAssinante & { mensagem: MensagemNaEvidencia };
  devolvido: DoAssinante & { mensagem: MensagemNaEvidencia; motivo: string };
  visto: DoAssinante & ComOrigem;
  'identidade-confirmada': DoAssinante & ComOrigem & { pessoa: PessoaNaEvidencia };
  'documento-mostrado': DoAssinante & ComOrigem;
  'codigo-pedido': DoAssinante & ComOrigem & { contato: ContatoNaEvidencia; codigo: CodigoNaEvidencia };
  'codigo-errado': DoAssinante & ComOrigem & { codigo: CodigoNaEvidencia; tentativas: number };
  assinado: DoAssinante &
    ComOrigem & {
      pessoa: PessoaNaEvidencia;
      contato: ContatoNaEvidencia | null;
      autenticacao: Autenticacao;
      declaracao: DeclaracaoNaEvidencia;
      leitura: LeituraNaEvidencia | null;
      foto: FotoNaEvidencia | null;
    };
  recusado: DoAssinante & ComOrigem & { motivo: string };
  /** Nobody needs this signature any more, for a reason outside the envelope. */
  dispensado: DoAssinante & { motivo: string };
  'contato-trocado': DoAssinante & {
    antes: ContatoNaEvidencia;
    depois: ContatoNaEvidencia;
    motivo: string;
  };
  'prazo-movido': { de: Data; ate: Data; motivo: string };
  /** The file that a provider of signatures finished, kept beside the seal. */
  'recebido-do-provedor': { nome: string; sha256: string };
  selado: { sha256: string; certificadoSha256: string; carimbadoEm: string | null };
  /** The time-stamp came after the seal: the same seal, in a file with another digest. */
  carimbado: { sha256: string; carimbadoEm: string };
  baixado: ComOrigem & { arquivo: 'lido' | 'selado'; assinante: AssinanteNaEvidencia | null };
  verificado: ComOrigem & { confere: boolean };
}

export type TipoDeEvidencia = keyof FatosDaEvidencia;

interface RegistroComum {
  formato: typeof FORMATO_DA_EVIDENCIA;
  envelope: string;
  /** From 1, without a gap. */
  sequencia: number;
  hora: HoraDoAto;
  documento: DocumentoProvado;
  autor: AutorDoAto;
}

/** One record, of any kind or of the kinds that are named. */
export type Evidencia<Tipo extends TipoDeEvidencia = TipoDeEvidencia> = {
  [Um in Tipo]: RegistroComum & { tipo: Um } & FatosDaEvidencia[Um];
}[Tipo];

/** What whoever reports an act says; sequence, time and chain are added when it is written. */
export type AtoParaRegistrar<Tipo extends TipoDeEvidencia = TipoDeEvidencia> = {
  [Um in Tipo]: { tipo: Um; autor: AutorDoAto } & FatosDaEvidencia[Um];
}[Tipo];

/** A record in its chain. `hash` is SHA-256 of the hash before it followed by the record. */
export interface EloDeEvidencia {
  registro: Evidencia;
  anterior: string;
  hash: string;
}
