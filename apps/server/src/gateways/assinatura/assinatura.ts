/**
 * A provider of electronic signatures as a port: one exact file, its signers in groups, a deadline. It knows nothing of
 * credit. Our own signer needs none; envelopes whose `provedor` is another one's are opened and asked about here.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type {
  AcontecimentoNoProvedor,
  SituacaoNoProvedor,
  StatusNoProvedor,
} from '@credito/domain/assinatura/acontecimentos';
import type { ContatoNoProvedor, RecusaDoProvedor } from '@credito/domain/assinatura/exigencias-do-provedor';
import type { MetodoDeAssinatura } from '@credito/domain/assinatura/metodo';
import type { ProvedorDeAssinatura } from '@credito/domain/assinatura/palavras';
import type { Data } from '@credito/domain/tempo/data';

export interface AssinanteNovo {
  /** Ours; it stays whatever becomes of the contact. */
  id: string;
  grupo: number;
  /** What the owner of the document calls this signer; a provider that does not know the word takes it as somebody who signs. */
  papel: string;
  nome: string;
  cpf: string;
  nascimento: Data | null;
  contato: ContatoNoProvedor;
}

export interface EnvelopeNovo {
  /** Ours: opened twice it is the same envelope. */
  id: string;
  titulo: string;
  pdf: Buffer;
  /** Of the exact bytes that are read and signed. */
  sha256: string;
  /** Last day for signing. */
  prazo: Data;
  assinantes: readonly AssinanteNovo[];
}

interface AssinanteAberto {
  id: string;
  idExterno: string;
}

/** As our rows know it. */
export interface EnvelopeNoProvedor {
  id: string;
  idExterno: string;
  sha256: string;
  /** Those whose signature is required. */
  assinantes: ReadonlyArray<AssinanteAberto & { cpf: string }>;
}

export interface ConsultaDoEnvelope {
  /** What follows from the signatures; a provider's "closed" alone never means signed. */
  situacao: SituacaoNoProvedor;
  /** The provider's own word, kept beside it. */
  status: StatusNoProvedor;
  /** By their own time, each once. */
  acontecimentos: readonly AcontecimentoNoProvedor[];
}

/** Never an exception: what a provider does is a result. */
export type Resultado<Feito extends object = object> =
  | ({ tipo: 'feito' } & Feito)
  /** The provider takes it again after so many seconds. */
  | { tipo: 'esperar'; segundos: number }
  /** Trying again changes nothing. `detalhe` is for the log and names nobody. */
  | { tipo: 'recusado'; motivo: RecusaDoProvedor; assinanteId: string | null; detalhe: string | null }
  /** No answer, or a failure of its own: later. The same call goes on where this one stopped. */
  | { tipo: 'adiado'; motivo: string };

export type EnvelopeAberto = { idExterno: string; assinantes: readonly AssinanteAberto[] };

export interface GatewayDeAssinatura {
  /** Whether an envelope can be opened at this moment. */
  readonly disponivel: boolean;
  /** Null where none is configured. */
  readonly nome: Exclude<ProvedorDeAssinatura, 'proprio'> | null;
  /** By which ways it reaches a signer. */
  readonly metodos: readonly MetodoDeAssinatura[];
  /** Idempotent by our id: it goes on with what stands half built there. */
  abrir(envelope: EnvelopeNovo): Promise<Resultado<EnvelopeAberto>>;
  /** Calls the signer, by the contact of the envelope. */
  avisar(envelope: EnvelopeNoProvedor, assinanteId: string): Promise<Resultado>;
  /** Nothing of the others is touched. `assinante` with the new contact; its name at the provider may become another. */
  trocarContato(
    envelope: EnvelopeNoProvedor,
    assinante: AssinanteNovo,
  ): Promise<Resultado<{ assinante: AssinanteAberto }>>;
  /** Another last day; done only once the provider shows it. */
  moverPrazo(envelope: EnvelopeNoProvedor, prazo: Data): Promise<Resultado>;
  /** Nothing is required any more of a signer with this name at the provider; the others go on. */
  dispensar(envelope: EnvelopeNoProvedor, idExterno: string): Promise<Resultado>;
  cancelar(envelope: EnvelopeNoProvedor): Promise<Resultado>;
  /** The truth: notices only make us ask. */
  consultar(envelope: EnvelopeNoProvedor): Promise<Resultado<ConsultaDoEnvelope>>;
  /** The finished file, after the provider has shown that it is made of ours; `adiado` while it is not ready. */
  baixar(envelope: EnvelopeNoProvedor): Promise<Resultado<{ pdf: Buffer }>>;
  /** Our envelopes that a notice speaks of. Whatever else it says is not believed. */
  lerAviso(corpo: Buffer, cabecalhos: IncomingHttpHeaders): readonly { envelopeId: string }[] | 'recusado';
}
