/** Electronic signature as a port: one exact file, its signers in groups, a deadline. It knows nothing of credit. */
import type { Data } from '@credito/domain/tempo/data';

interface SignatarioDoEnvelope {
  id: string;
  grupo: number;
  nome: string;
  cpf: string;
  contato: { canal: 'email' | 'whatsapp'; endereco: string };
}

interface EnvelopeNovo {
  titulo: string;
  pdf: Buffer;
  /** Of the exact bytes that are read and signed. */
  sha256: string;
  prazo: Data;
  signatarios: readonly SignatarioDoEnvelope[];
}

interface SituacaoDoEnvelope {
  /** Signed by everybody whose signature is required; a provider's "closed" alone never means it. */
  assinado: boolean;
  assinaturas: ReadonlyArray<{ signatarioId: string; em: Date }>;
}

export interface GatewayDeAssinatura {
  /** Whether an envelope can be opened at this moment. */
  readonly disponivel: boolean;
  abrir(envelope: EnvelopeNovo): Promise<{ id: string }>;
  /** Calls the signer again, by the contact of the envelope. */
  avisar(envelopeId: string, signatarioId: string): Promise<void>;
  trocarContato(
    envelopeId: string,
    signatarioId: string,
    contato: SignatarioDoEnvelope['contato'],
  ): Promise<void>;
  cancelar(envelopeId: string): Promise<void>;
  consultar(envelopeId: string): Promise<SituacaoDoEnvelope>;
  /** The sealed file. */
  baixar(envelopeId: string): Promise<Buffer>;
}
