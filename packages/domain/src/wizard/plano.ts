/**
 * The one wizard mechanism (ADR 0003). A wizard is an ordered list of rows; where the person is, what comes
 * next, what is missing and the review page are functions over that list, shared by server and screens.
 */
import * as z from 'zod/mini';
import type { TipoDocumento } from '../documento/tipos.ts';

/** A field of a step, enough for a screen to draw it. The value's rules live in the step's schema. */
export interface Campo {
  nome: string;
  rotulo: string;
  tipo: TipoDeCampo;
  dica?: string;
  /** WHATWG autofill token; `off` where the field belongs to another person than the one who types. */
  autocomplete?: string;
  opcoes?: readonly Opcao[];
  opcional?: boolean;
  /** What most people answer: chosen from the start, seen, and as easily changed. Never what binds somebody. */
  sugestao?: string;
  /** A box that says that there is no answer to this field: one of the two is out of reach while the other is given. */
  noLugarDe?: string;
}

export type TipoDeCampo =
  | 'texto'
  | 'nome'
  | 'cpf'
  | 'telefone'
  | 'email'
  | 'data'
  | 'dinheiro'
  | 'cep'
  | 'escolha'
  | 'selecao'
  | 'seletor'
  | 'caixa'
  | 'caixas'
  | 'contador'
  | 'codigo'
  | 'senha';

export interface Opcao {
  valor: string;
  rotulo: string;
  dica?: string;
}

/** A rule that a single field cannot see: what is wrong, at which field, in the reader's language. */
export interface ErroDeCampo {
  campo: string;
  mensagem: string;
}

export interface ItemDeResumo {
  rotulo: string;
  valor: string;
}

/** Documents that a step asks for; `quantidade` counts files (months, for some income proofs). */
export interface RequisitoDeDocumento {
  tipoDocumento: TipoDocumento;
  quantidade: number;
  opcional?: boolean;
  tipoRenda?: string;
  /** First slot of the type that belongs to this step (household members share one type). */
  indiceInicial?: number;
  /** Label that replaces the type's own where the same type is asked of several people. */
  rotulo?: string;
  /** What is worth knowing of this document here, in the place of what is said of its type. */
  descricao?: string;
}

/** Anything that has answers. `enviados` counts the valid files per document type and slot. */
export interface ContextoDeWizard {
  respostas: Readonly<Record<string, unknown>>;
  documentos: ReadonlyArray<DocumentoNoWizard>;
  /** Fields whose answer is what a document of the person says; the screen marks them. */
  camposLidos?: readonly string[];
  nomes?: NomesDosCodigos;
}

/** What the codes of a list too long for `opcoes` are called, by field; only those that the answers hold. */
export type NomesDosCodigos = Readonly<Record<string, ReadonlyMap<number, string>>>;

export interface DocumentoNoWizard {
  tipoDocumento: TipoDocumento;
  indice: number;
  tipoRenda: string | null;
  rejeitado: boolean;
}

/** Drawn by a screen of its own, which stands in the wizard's `telas`: one that asks, or one that only tells. */
type FormaPropria = 'propria' | 'aviso-proprio';

/** How a step is drawn: a form of its fields, an upload list, something to read, or a screen of its own. */
export type Forma = 'formulario' | 'documentos' | 'aviso' | FormaPropria;

export interface Passo<
  C extends ContextoDeWizard = ContextoDeWizard,
  Id extends string = string,
  F extends Forma = Forma,
> {
  id: Id;
  /** The question, as the page's h1. */
  titulo: string;
  texto?: string;
  /** In its place, where it depends on the answers. */
  textoDe?: (contexto: C) => string;
  forma: F;
  quando: (contexto: C) => boolean;
  campos: readonly Campo[];
  /** Schema of the step's own answers, an object keyed by the names of `campos`. */
  schema: z.core.$ZodType;
  documentos?: (contexto: C) => readonly RequisitoDeDocumento[];
  /**
   * Rules that compare the step's answers with the rest. They are asked also while some of the answers are malformed or
   * missing, and then say nothing that depends on those.
   */
  conferir?: (respostas: Readonly<Record<string, unknown>>, contexto: C) => readonly ErroDeCampo[];
  resumo?: (contexto: C) => readonly ItemDeResumo[];
}

export type Plano<C extends ContextoDeWizard, Id extends string = string> = readonly Passo<C, Id>[];

/** What is known of each row by its type: its id, and how it is drawn. */
type Linha<C extends ContextoDeWizard, P extends Passo<C>> = P extends unknown
  ? Passo<C, P['id'], P['forma']>
  : never;

/** Declares a plan; which rows it has, and which of them have a screen of their own, is part of its type. */
export function definirPlano<C extends ContextoDeWizard>() {
  return <const P extends Passo<C>>(passos: readonly P[]) =>
    // The compiler cannot see that each row is what `Linha` keeps of it.
    passos as readonly unknown[] as readonly Linha<C, P>[];
}

/** The rows that say that they have a screen of their own. */
export type IdComTela<P extends { id: string; forma: Forma }> = P extends { forma: FormaPropria }
  ? P['id']
  : never;

/** Whether a step asks for something, rather than only telling. */
export function perguntaAlgo({ forma }: { forma: Forma }): boolean {
  return forma !== 'aviso' && forma !== 'aviso-proprio';
}

export const SEM_RESPOSTAS = z.object({});

export function passosVisiveis<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
): readonly P[] {
  return plano.filter((passo) => passo.quando(contexto));
}

/** The answers of one step: only the fields that the step owns. */
export function respostasDoPasso<C extends ContextoDeWizard>(
  passo: Passo<C>,
  contexto: C,
): Record<string, unknown> {
  const respostas: Record<string, unknown> = {};
  for (const { nome } of passo.campos) {
    if (contexto.respostas[nome] !== undefined) respostas[nome] = contexto.respostas[nome];
  }
  return respostas;
}

/**
 * Everything wrong with a step's answers, at once: what is malformed, then what the rules that compare say of the other
 * fields. An empty list means that the answers may be saved.
 */
export function errosDoPasso<C extends ContextoDeWizard>(
  passo: Passo<C>,
  respostas: Readonly<Record<string, unknown>>,
  contexto: C,
): readonly ErroDeCampo[] {
  const lido = z.safeParse(passo.schema, respostas);
  // The rules compare what will be stored: digits of a CPF, an e-mail in lower case.
  if (lido.success) return passo.conferir?.(lido.data as Readonly<Record<string, unknown>>, contexto) ?? [];
  const malformados = lido.error.issues.map((issue) => ({
    campo: String(issue.path[0] ?? passo.campos[0]?.nome ?? passo.id),
    mensagem: issue.message,
  }));
  const comparados = passo.conferir?.(emParteLidas(passo.schema, respostas), contexto) ?? [];
  return [
    ...malformados,
    ...comparados.filter(({ campo }) => malformados.every((erro) => erro.campo !== campo)),
  ];
}

/**
 * Well-formed fields as they will be stored; the others as they were given, for a rule says only what it can tell. Of
 * these only plain values: no form gives others, and a rule could not read them.
 */
function emParteLidas(
  schema: z.core.$ZodType,
  respostas: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const lidas = Object.fromEntries(Object.entries(respostas).filter(([, valor]) => Object(valor) !== valor));
  if (def.type !== 'object') return lidas;
  for (const [campo, regra] of Object.entries(def.shape)) {
    const lido = z.safeParse(regra, respostas[campo]);
    if (lido.success && lido.data !== undefined) lidas[campo] = lido.data;
  }
  return lidas;
}

/** The answers as they are stored, in the schema's own form; only for answers without errors. */
export function valoresDoPasso<C extends ContextoDeWizard>(
  passo: Passo<C>,
  respostas: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return z.parse(passo.schema, respostas) as Readonly<Record<string, unknown>>;
}

/** How many required files of the step are still missing or rejected. */
export function documentosFaltando<C extends ContextoDeWizard>(
  passo: Passo<C>,
  contexto: C,
): readonly RequisitoDeDocumento[] {
  const requisitos = passo.documentos?.(contexto) ?? [];
  return requisitos.filter((requisito) => !requisito.opcional && !requisitoAtendido(requisito, contexto));
}

/** A requirement is met when each of its slots holds a file that was not rejected. */
function requisitoAtendido(requisito: RequisitoDeDocumento, contexto: ContextoDeWizard): boolean {
  const inicio = requisito.indiceInicial ?? 0;
  for (let indice = inicio; indice < inicio + requisito.quantidade; indice += 1) {
    const tem = contexto.documentos.some(
      (documento) =>
        documento.tipoDocumento === requisito.tipoDocumento &&
        documento.indice === indice &&
        !documento.rejeitado,
    );
    if (!tem) return false;
  }
  return true;
}

interface Faltas {
  respostas: boolean;
  documentos: readonly RequisitoDeDocumento[];
}

const faltas = new WeakMap<ContextoDeWizard, Map<unknown, Faltas>>();

/** Facts are never changed: what a step of theirs lacks is worked out once, however many ask. */
export function oQueFaltaNoPasso<C extends ContextoDeWizard>(passo: Passo<C>, contexto: C): Faltas {
  const conhecidas = faltas.get(contexto) ?? new Map<unknown, Faltas>();
  faltas.set(contexto, conhecidas);
  const achada = conhecidas.get(passo) ?? {
    respostas: errosDoPasso(passo, respostasDoPasso(passo, contexto), contexto).length > 0,
    documentos: documentosFaltando(passo, contexto),
  };
  conhecidas.set(passo, achada);
  return achada;
}

export function passoCompleto<C extends ContextoDeWizard>(passo: Passo<C>, contexto: C): boolean {
  const { respostas, documentos } = oQueFaltaNoPasso(passo, contexto);
  return !respostas && documentos.length === 0;
}

/** Where "Continuar de onde eu parei" leads; null when nothing is missing. */
export function primeiroIncompleto<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
): P | null {
  return passosVisiveis(plano, contexto).find((passo) => !passoCompleto(passo, contexto)) ?? null;
}

export function passosIncompletos<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
): readonly P[] {
  return passosVisiveis(plano, contexto).filter((passo) => !passoCompleto(passo, contexto));
}

/** Percentage of complete steps, 0 to 100, among those that ask for something. */
export function percentualDoPlano<C extends ContextoDeWizard, Id extends string>(
  plano: Plano<C, Id>,
  contexto: C,
): number {
  const pedem = passosVisiveis(plano, contexto).filter(perguntaAlgo);
  if (pedem.length === 0) return 100;
  const completos = pedem.filter((passo) => passoCompleto(passo, contexto)).length;
  return Math.floor((completos * 100) / pedem.length);
}
