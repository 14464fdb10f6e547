/**
 * The one way in which a document reaches the person: its bytes are looked at first, so that an empty answer or a page
 * of errors is never saved as a PDF; the browser is asked to save it; and a link stays in sight for where downloads are
 * blocked, as inside other apps. No window is opened after a wait, which browsers take for a pop-up (devices 4).
 */
const TIPOS_DE_DOCUMENTO = ['pdf', 'csv', 'zip', 'ics'] as const;
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number];

/** Said to people as it is. */
export class DocumentoQueNaoVeio extends Error {
  constructor() {
    super('Arquivo inválido: o documento não veio inteiro. Tente de novo em alguns instantes.');
  }
}

export interface PedidoDeDocumento {
  /** Which one it is: different documents may have the same name. */
  id: string;
  nome: string;
  tipo: TipoDeDocumento;
  buscar: () => Promise<unknown>;
  /** What people are told when it did not come. */
  explicar: (erro: unknown) => string;
}

export type Entrega =
  | { situacao: 'a-caminho' }
  | { situacao: 'pronto'; nome: string; endereco: string }
  | { situacao: 'nao-veio'; motivo: string; repetir: () => void };

const MIME: Readonly<Record<TipoDeDocumento, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
  zip: 'application/zip',
  ics: 'text/calendar;charset=utf-8',
};
const BYTES_DO_COMECO = 64;
const COMECO: Readonly<Record<TipoDeDocumento, RegExp>> = {
  pdf: /^%PDF-\d/,
  // A page of errors in the place of a table.
  csv: /^(?!\s*(<|\{"))[\s\S]/,
  zip: /^PK/,
  ics: /^BEGIN:VCALENDAR/,
};

/** The last one that was asked for; what came of an earlier one is let go. */
let ultimo: PedidoDeDocumento | null = null;
const ouvintes = new Set<() => void>();
let entrega: Entrega | null = null;

function publicar(nova: Entrega | null): void {
  if (entrega?.situacao === 'pronto') URL.revokeObjectURL(entrega.endereco);
  entrega = nova;
  for (const ouvinte of ouvintes) ouvinte();
}

export function ouvirEntrega(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export const lerEntrega = (): Entrega | null => entrega;
export const dispensarEntrega = (): void => publicar(null);

export async function conferirDocumento(conteudo: unknown, tipo: TipoDeDocumento): Promise<Blob> {
  const bytes = typeof conteudo === 'string' ? new Blob([conteudo]) : conteudo;
  if (!(bytes instanceof Blob) || bytes.size === 0) throw new DocumentoQueNaoVeio();
  const comeco = await bytes.slice(0, BYTES_DO_COMECO).text();
  if (!COMECO[tipo].test(comeco)) throw new DocumentoQueNaoVeio();
  return new Blob([bytes], { type: MIME[tipo] });
}

export async function entregarDocumento(
  nome: string,
  conteudo: unknown,
  tipo: TipoDeDocumento,
): Promise<void> {
  entregarBytes(nome, await conferirDocumento(conteudo, tipo));
}

function entregarBytes(nome: string, bytes: Blob): void {
  const endereco = URL.createObjectURL(bytes);
  publicar({ situacao: 'pronto', nome, endereco });
  const link = document.createElement('a');
  link.href = endereco;
  link.download = nome;
  link.click();
}

/**
 * From the address to the person, and told on the way. A second tap while it comes asks for nothing more; a tap for
 * another document asks for that one instead.
 */
export async function pedirDocumento(pedido: PedidoDeDocumento): Promise<void> {
  if (entrega?.situacao === 'a-caminho' && ultimo?.id === pedido.id) return;
  ultimo = pedido;
  publicar({ situacao: 'a-caminho' });
  try {
    const bytes = await conferirDocumento(await pedido.buscar(), pedido.tipo);
    if (ultimo === pedido) entregarBytes(pedido.nome, bytes);
  } catch (erro) {
    if (ultimo !== pedido) return;
    const motivo = erro instanceof DocumentoQueNaoVeio ? erro.message : pedido.explicar(erro);
    publicar({ situacao: 'nao-veio', motivo, repetir: () => void pedirDocumento(pedido) });
  }
}
