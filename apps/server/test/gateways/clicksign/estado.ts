/** What stands at the stand-in, and what people do there: they sign, refuse, let the deadline pass. */
import { createHmac, randomUUID } from 'node:crypto';

interface AssinanteLa {
  id: string;
  atributos: Record<string, unknown>;
}
export interface RequisitoLa {
  id: string;
  action: string;
  role: string | null;
  auth: string | null;
  assinante: string;
  documento: string;
}
interface EventoLa {
  id: string;
  name: string;
  created: string;
  data: Record<string, unknown> | null;
}
export interface DocumentoLa {
  id: string;
  filename: string;
  metadata: unknown;
  bytes: Buffer;
  status: string;
  eventos: EventoLa[];
  /** Readings until the finished file shows. */
  demora: number;
}
export interface EnvelopeLa {
  id: string;
  nome: string;
  status: 'draft' | 'running' | 'closed' | 'canceled';
  criado: string;
  atributos: Record<string, unknown>;
  documentos: DocumentoLa[];
  assinantes: AssinanteLa[];
  requisitos: RequisitoLa[];
}

/** As it leaves for our address. */
export interface AvisoLa {
  evento: string;
  corpo: Buffer;
  cabecalhos: Record<string, string>;
}

export interface Fato {
  name: string;
  data?: Record<string, unknown>;
}

export class EstadoLa {
  readonly envelopes: EnvelopeLa[] = [];
  readonly avisos: AvisoLa[] = [];
  readonly segredo = 'segredo-do-aviso-de-teste';
  readonly agora: () => number;

  constructor(agora: () => number) {
    this.agora = agora;
  }

  unico(): EnvelopeLa {
    const [envelope, outro] = this.envelopes;
    if (!envelope || outro) throw new Error(`expected one envelope, there are ${this.envelopes.length}`);
    return envelope;
  }

  /** Only who is required, and whose turn it is. */
  assinar(envelope: EnvelopeLa, cpf: string): void {
    if (envelope.status !== 'running') throw new Error(`cannot sign: ${envelope.status}`);
    const assinante = envelope.assinantes.find((um) => digitos(um) === cpf && exige(envelope, um));
    if (!assinante) throw new Error('nobody of this CPF signs here');
    const faltam = pendentes(envelope);
    if (!faltam.includes(assinante)) throw new Error('signed already');
    const grupo = Math.min(...faltam.map(({ atributos }) => Number(atributos.group)));
    if (Number(assinante.atributos.group) !== grupo) throw new Error('not your turn');
    this.contar(envelope, { name: 'signature_started', data: { signer: pessoa(envelope, assinante) } });
    this.contar(envelope, { name: 'sign', data: { signer: pessoa(envelope, assinante), secret_hmac: null } });
    if (pendentes(envelope).length > 0) return;
    this.fechar(envelope, 'auto_close');
  }

  recusar(envelope: EnvelopeLa, cpf: string, comment: string): void {
    const assinante = envelope.assinantes.find((um) => digitos(um) === cpf && exige(envelope, um));
    if (!assinante) throw new Error('nobody of this CPF signs here');
    const refusal = { reasons: ['Conteúdo do documento'], comment };
    this.contar(envelope, { name: 'refusal', data: { signer: pessoa(envelope, assinante), refusal } });
  }

  /** With one signature it is finished, without any it is cancelled. */
  vencer(envelope: EnvelopeLa): void {
    const assinado = envelope.documentos.some(({ eventos }) => eventos.some(({ name }) => name === 'sign'));
    this.contar(envelope, { name: 'deadline', data: { reached_at: new Date(this.agora()).toISOString() } });
    if (assinado) this.fechar(envelope);
    else this.encerrar(envelope, 'canceled');
  }

  cancelar(envelope: EnvelopeLa): void {
    this.encerrar(envelope, 'canceled');
    this.contar(envelope, { name: 'cancel', data: { user: { email: 'painel@exemplo.org.br' } } });
  }

  contar(envelope: EnvelopeLa, { name, data }: Fato): void {
    for (const documento of envelope.documentos) {
      const created = new Date(this.agora()).toISOString();
      documento.eventos.push({ id: randomUUID(), name, created, data: data ?? null });
      // A draft tells nobody anything.
      if (envelope.status !== 'draft')
        this.avisos.push(this.aviso(documento, { name, ...(data ? { data } : {}) }));
    }
  }

  /** The start tells all at once what happened before it. */
  iniciar(envelope: EnvelopeLa): void {
    envelope.status = 'running';
    for (const documento of envelope.documentos) {
      documento.status = 'running';
      for (const { name, data } of documento.eventos)
        this.avisos.push(this.aviso(documento, { name, ...(data ? { data } : {}) }));
    }
  }

  aviso(
    { id, filename, metadata, status }: DocumentoLa,
    { name, data }: Fato,
    segredo = this.segredo,
  ): AvisoLa {
    const corpo = Buffer.from(
      JSON.stringify({
        event: { name, data: data ?? null, occurred_at: new Date(this.agora()).toISOString() },
        document: { key: id, filename, status, metadata, signers: [], events: [] },
      }),
    );
    const hmac = createHmac('sha256', segredo).update(corpo).digest('hex');
    return {
      evento: name,
      corpo,
      cabecalhos: { 'content-type': 'application/json', event: name, 'content-hmac': `sha256=${hmac}` },
    };
  }

  private fechar(envelope: EnvelopeLa, antes?: 'auto_close'): void {
    this.encerrar(envelope, 'closed');
    if (antes) this.contar(envelope, { name: antes });
    this.contar(envelope, { name: 'document_closed' });
  }

  private encerrar(envelope: EnvelopeLa, status: 'closed' | 'canceled'): void {
    envelope.status = status;
    for (const documento of envelope.documentos) documento.status = status;
  }
}

const digitos = ({ atributos }: AssinanteLa) => String(atributos.documentation ?? '').replace(/\D/g, '');

const exige = ({ requisitos }: EnvelopeLa, { id }: AssinanteLa) =>
  requisitos.some(({ action, assinante }) => action === 'agree' && assinante === id);

function pendentes(envelope: EnvelopeLa): readonly AssinanteLa[] {
  const assinaram = envelope.documentos.flatMap(({ eventos }) =>
    eventos
      .filter(({ name }) => name === 'sign')
      .map(({ data }) => (data?.signer as { key: string } | undefined)?.key),
  );
  return envelope.assinantes.filter((um) => exige(envelope, um) && !assinaram.includes(um.id));
}

function pessoa({ requisitos }: EnvelopeLa, { id, atributos }: AssinanteLa): Record<string, unknown> {
  const auths = requisitos.filter(({ assinante, auth }) => assinante === id && auth).map(({ auth }) => auth);
  return {
    key: id,
    name: atributos.name,
    email: atributos.email ?? null,
    documentation: atributos.documentation ?? null,
    auths,
    address: '203.0.113.7',
    selfie_enabled: false,
    liveness_enabled: false,
    facial_biometrics_enabled: false,
  };
}
