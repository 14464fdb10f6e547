/** What was refused, grouped as the person corrects it: one group per person and document type (spec 2 section 3). */
import { mesesDoComprovante } from '../documento/meses.ts';
import {
  CODIGOS_DE_DOCUMENTO,
  rotuloDoDocumento,
  TIPOS_DE_DOCUMENTO,
  type TipoDocumento,
} from '../documento/tipos.ts';
import { TIPOS_DE_PESSOA, type TipoPessoa } from '../participante/participante-contexto.ts';
import { TIPOS_DE_RENDA } from '../renda/tipos-de-renda.ts';
import type { Data } from '../tempo/data.ts';
import type { RequisitoDeDocumento } from '../wizard/plano.ts';

/** A refused file, in force or already answered by a new one that was not judged yet. */
export interface DocumentoRecusado {
  id: string;
  tipoPessoa: TipoPessoa;
  tipoDocumento: TipoDocumento;
  indice: number;
  motivos: readonly string[];
  respondido: boolean;
  paginas: number;
  /** Day on which the refused file was sent: the month of a proof is counted from it. */
  enviadoEm: Data;
}

export interface GrupoRecusado {
  person: TipoPessoa;
  field: TipoDocumento;
  motivos: readonly string[];
  ids: readonly string[];
  /** Pages of each of the refused files. */
  paginas: readonly number[];
  /** Positions of a document of several months. */
  indices: readonly number[];
  /** Positions that still wait for a new file. */
  abertos: readonly number[];
  enviadoEm: Data;
}

/** Documents of the guardian and of the spouse come after the person's own (spec 2 section 4). */
const POR_ULTIMO: readonly string[] = ['responsavel', 'estado-civil'];

function peso(tipo: TipoDocumento): number {
  const ultimo = POR_ULTIMO.includes(TIPOS_DE_DOCUMENTO[tipo].grupo) ? CODIGOS_DE_DOCUMENTO.length : 0;
  return ultimo + CODIGOS_DE_DOCUMENTO.indexOf(tipo);
}

export function gruposRecusados(documentos: readonly DocumentoRecusado[]): readonly GrupoRecusado[] {
  const grupos = new Map<string, DocumentoRecusado[]>();
  for (const documento of documentos) {
    const chave = `${documento.tipoPessoa} ${documento.tipoDocumento}`;
    grupos.set(chave, [...(grupos.get(chave) ?? []), documento]);
  }
  return [...grupos.values()]
    .map(grupoDe)
    .sort(
      (a, b) =>
        TIPOS_DE_PESSOA.indexOf(a.person) - TIPOS_DE_PESSOA.indexOf(b.person) ||
        peso(a.field) - peso(b.field),
    );
}

function grupoDe(documentos: readonly DocumentoRecusado[]): GrupoRecusado {
  const emOrdem = [...documentos].sort((a, b) => a.indice - b.indice);
  const [primeiro] = emOrdem;
  if (!primeiro) throw new Error('A group has at least one document');
  return {
    person: primeiro.tipoPessoa,
    field: primeiro.tipoDocumento,
    motivos: [...new Set(emOrdem.flatMap(({ motivos }) => motivos))],
    ids: emOrdem.map(({ id }) => id),
    paginas: emOrdem.map(({ paginas }) => paginas),
    indices: emOrdem.map(({ indice }) => indice),
    abertos: emOrdem.filter(({ respondido }) => !respondido).map(({ indice }) => indice),
    enviadoEm: emOrdem.map(({ enviadoEm }) => enviadoEm).sort()[0] ?? primeiro.enviadoEm,
  };
}

const FEMININO = /^(selfie|declaração|escritura|certidão|averbação|dissolução|DECORE)/;

/** Inside a sentence; what is written in capitals stays so. */
const comMinuscula = (rotulo: string) =>
  /^\p{Lu}\p{Ll}/u.test(rotulo) ? rotulo.charAt(0).toLowerCase() + rotulo.slice(1) : rotulo;

/** Documents that the person sends about somebody else are not "yours". */
const DE_OUTRA_PESSOA = /cônjuge|companheiro|familiar|responsável/;

/** Asks the person whose part it is, with the article that the word asks for. */
export function tituloDoReenvio({ field }: Pick<GrupoRecusado, 'field'>): string {
  if (field === 'SELFIE') return 'Tire outra selfie';
  const rotulo = comMinuscula(rotuloDoDocumento(field));
  const [artigo, seu] = rotulo.startsWith('notas')
    ? ['as', 'suas']
    : FEMININO.test(rotulo)
      ? ['a', 'sua']
      : ['o', 'seu'];
  return ['Envie de novo', artigo, ...(DE_OUTRA_PESSOA.test(rotulo) ? [] : [seu]), rotulo].join(' ');
}

/** One requirement per refused position, so that only those are asked for, each with its month. */
export function requisitosDoGrupo(grupo: GrupoRecusado): readonly RequisitoDeDocumento[] {
  return grupo.indices.map((indice) => ({
    tipoDocumento: grupo.field,
    quantidade: 1,
    indiceInicial: indice,
    rotulo: rotuloDaPosicao(grupo, indice),
  }));
}

function rotuloDaPosicao({ field, indices, enviadoEm }: GrupoRecusado, indice: number): string {
  const rotulo = rotuloDoDocumento(field);
  const meses = mesesPedidos(field);
  if (meses > 1 && indice < meses)
    return `${rotulo} de ${mesesDoComprovante(enviadoEm, meses)[indice] ?? ''}`.trim();
  return indices.length > 1 || indice > 0 ? `${rotulo} ${indice + 1}` : rotulo;
}

function mesesPedidos(tipo: TipoDocumento): number {
  return Math.max(
    1,
    ...Object.values(TIPOS_DE_RENDA)
      .flatMap(({ provas }) => provas)
      .filter(({ tipoDocumento }) => tipoDocumento === tipo)
      .map(({ qtdeMeses }) => qtdeMeses),
  );
}

export function isComprovanteDeRenda(tipo: string): boolean {
  return TIPOS_DE_DOCUMENTO[tipo as TipoDocumento]?.grupo === 'renda';
}

/** "1 pendência", "3 pendências": what the rejected page says of each person. */
export function contagemEmPalavras(quantas: number): string {
  return quantas === 1 ? '1 pendência' : `${quantas} pendências`;
}
