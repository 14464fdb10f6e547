/** What an envelope belongs to, as the use cases of this folder meet it (ADR 0140); of what stands behind it they know nothing. */
import type { Confirmacao } from '@credito/domain/assinatura/evidencia';
import type { Manifesto } from '@credito/domain/assinatura/manifesto';
import type { TipoDeDonoDoEnvelope } from '@credito/domain/assinatura/palavras';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { AnexoDoSelado } from '../../selo/selar-documento.ts';
import type { Assinante, Envelope } from './envelope.repository.ts';

interface ConteudoParaQuemAssina {
  fatos: ReadonlyArray<{ rotulo: string; valor: string; detalhe?: string }>;
  /** As the page of a phone draws them; opaque here. */
  blocos: readonly unknown[];
}

export interface FotoAprovada {
  arquivo: string;
  sha256: string;
  em: Date;
}

export interface LugarDoEnvelope {
  id: string;
  edicao: number;
}

/** `C` is what every use case may reach; named by whoever puts the server together. */
export interface RegrasDoDonoDoEnvelope<C> {
  /** What this signer is told before the document is read. */
  conteudo: (db: Kysely<DB>, lugar: LugarDoEnvelope, papel: string) => Promise<ConteudoParaQuemAssina>;
  /** What the role is called, as people read it. */
  rotuloDoPapel: (papel: string) => string;
  /** What the role declares besides the document itself; null where nothing. */
  declaracaoDoPapel: (db: Kysely<DB>, lugar: LugarDoEnvelope, papel: string) => Promise<string | null>;
  /** What the owner has seen of this signer before: documents and decisions. */
  confirmacoes: (db: Kysely<DB>, lugar: LugarDoEnvelope, papel: string) => Promise<readonly Confirmacao[]>;
  /** A photo of the face that the owner has approved lately, which stands for a new one. */
  fotoAprovada: (
    contexto: C,
    db: Kysely<DB>,
    lugar: LugarDoEnvelope,
    papel: string,
  ) => Promise<FotoAprovada | null>;
  /** The same pages again, with who signed them and the attachments. */
  desenharSelado: (
    contexto: C,
    lugar: LugarDoEnvelope,
    extras: { manifesto: Manifesto; anexos: readonly AnexoDoSelado[] },
  ) => Promise<Buffer>;
  /** Why somebody of the staff may not sign this for the provider, as they read it; null when they may. */
  impedimentoDoOperador: (
    db: Kysely<DB>,
    lugar: LugarDoEnvelope,
    operadorId: string,
  ) => Promise<string | null>;
  /** Somebody has signed, in the transaction of the signature. */
  aoAssinar: (contexto: C, trx: Transaction<DB>, envelope: Envelope, quem: Assinante) => Promise<void>;
  aoRecusar: (
    contexto: C,
    trx: Transaction<DB>,
    envelope: Envelope,
    quem: Assinante,
    motivo: string,
  ) => Promise<void>;
  /** The link of this signer came back: whoever waits for the signature is told. */
  aoDevolver: (contexto: C, trx: Transaction<DB>, envelope: Envelope, quem: Assinante) => Promise<void>;
  /** The finished file is kept. */
  aoSelar: (contexto: C, trx: Transaction<DB>, envelope: Envelope) => Promise<void>;
}

export type DonosDoEnvelope<C> = Readonly<Record<TipoDeDonoDoEnvelope, RegrasDoDonoDoEnvelope<C>>>;
