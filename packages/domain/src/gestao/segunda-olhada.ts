/** What a correction changed, beside what was refused: the analyst's second look reads only this. */

export type MudancaDoDocumento =
  /** A new file in the place of a refused one. */
  | 'reenviado'
  /** The refused file itself, put before the analyst again beside other proofs. */
  | 'reposto'
  /** A new file in the place of one that was not refused. */
  | 'trocado'
  /** A file in a place that was empty. */
  | 'novo'
  /** A file that nothing took the place of. */
  | 'retirado';

export const ROTULO_DA_MUDANCA: Readonly<Record<MudancaDoDocumento, string>> = {
  reenviado: 'Enviado de novo',
  reposto: 'Volta para avaliar',
  trocado: 'Trocado',
  novo: 'Novo',
  retirado: 'Retirado',
};

interface Vaga {
  tipoDocumento: string;
  indice: number;
}

/** A file as the request was handed in before the refusal. */
export interface DocumentoDeAntes extends Vaga {
  id: string;
  recusado: boolean;
}

export interface DocumentoDeAgora extends Vaga {
  id: string;
  /** The same file, but its refusal was taken off by the correction. */
  reposto: boolean;
}

export interface DiferencaDeDocumento extends Vaga {
  mudanca: MudancaDoDocumento;
  documentoId: string | null;
  anteriorId: string | null;
}

const mesmaVaga = (a: Vaga, b: Vaga) => a.tipoDocumento === b.tipoDocumento && a.indice === b.indice;

/** In the order of the files in force; whatever left comes last. */
export function diferencasDosDocumentos(
  antes: readonly DocumentoDeAntes[],
  agora: readonly DocumentoDeAgora[],
): readonly DiferencaDeDocumento[] {
  const mudados = agora.flatMap((documento): DiferencaDeDocumento[] => {
    const { id, tipoDocumento, indice } = documento;
    const anterior = antes.find((um) => um.id === id) ?? antes.find((um) => mesmaVaga(um, documento));
    if (anterior?.id === id && !documento.reposto) return [];
    return [
      {
        mudanca: mudancaDe(documento, anterior),
        tipoDocumento,
        indice,
        documentoId: id,
        anteriorId: anterior?.id ?? null,
      },
    ];
  });
  const retirados = antes
    .filter((documento) => !agora.some((um) => um.id === documento.id || mesmaVaga(um, documento)))
    .map(
      ({ id, tipoDocumento, indice }): DiferencaDeDocumento => ({
        mudanca: 'retirado',
        tipoDocumento,
        indice,
        documentoId: null,
        anteriorId: id,
      }),
    );
  return [...mudados, ...retirados];
}

function mudancaDe(documento: DocumentoDeAgora, anterior: DocumentoDeAntes | undefined): MudancaDoDocumento {
  if (!anterior) return 'novo';
  if (anterior.id === documento.id) return 'reposto';
  return anterior.recusado ? 'reenviado' : 'trocado';
}

type Respostas = Readonly<Record<string, unknown>>;

export interface DiferencaDeResposta {
  campo: string;
  antes: unknown;
  agora: unknown;
}

/** Answers that are not the same any more, in the order of `campos`. No answer and an empty one are the same. */
export function diferencasDasRespostas(
  campos: readonly string[],
  antes: Respostas,
  agora: Respostas,
): readonly DiferencaDeResposta[] {
  return campos
    .filter((campo) => emTexto(antes[campo]) !== emTexto(agora[campo]))
    .map((campo) => ({ campo, antes: antes[campo], agora: agora[campo] }));
}

function emTexto(valor: unknown): string {
  if (valor === undefined || valor === null || valor === '' || valor === false) return '';
  if (Array.isArray(valor)) return JSON.stringify(valor.map(String).sort());
  return typeof valor === 'string' ? valor.normalize('NFC').trim() : JSON.stringify(valor);
}

/**
 * Whether the second look leaves a file out: it did not change and nobody waits for a verdict on it. A file that
 * was never judged stays in sight although nobody touched it.
 */
export function ficaRecolhido(documento: {
  mudou: boolean;
  avaliavel: boolean;
  situacao: 'enviado' | 'aprovado' | 'rejeitado';
}): boolean {
  if (documento.mudou) return false;
  return !documento.avaliavel || documento.situacao === 'aprovado';
}
