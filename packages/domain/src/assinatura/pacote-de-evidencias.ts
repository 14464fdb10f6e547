/** The evidence of one envelope as a file: what is attached to the sealed document, and what is exported of any envelope. */
import { jsonCanonico } from '../texto/json-canonico.ts';
import type { EloDeEvidencia, TipoDeEvidencia } from './evidencia.ts';

export const NOME_DAS_EVIDENCIAS = 'evidencias.json';
const FORMATO_DO_PACOTE = 1;

export interface PacoteDeEvidencias {
  formato: typeof FORMATO_DO_PACOTE;
  envelope: string;
  titulo: string;
  /** Where anybody can ask for the document: the last part of the public address. */
  codigo: string;
  /** Name under which the file that was read stands beside the evidence. */
  arquivo: string;
  sha256: string;
  elos: readonly EloDeEvidencia[];
}

export function escreverPacote(pacote: Omit<PacoteDeEvidencias, 'formato'>): string {
  return `${jsonCanonico({ ...pacote, formato: FORMATO_DO_PACOTE } satisfies PacoteDeEvidencias)}\n`;
}

/** Null where it is not such a file. Looked at is whatever is read of it to judge who signed what. */
export function lerPacote(texto: string): PacoteDeEvidencias | null {
  let lido: unknown;
  try {
    lido = JSON.parse(texto);
  } catch {
    return null;
  }
  const textos = ['envelope', 'titulo', 'codigo', 'arquivo', 'sha256'];
  const vale =
    ehObjeto(lido) &&
    lido.formato === FORMATO_DO_PACOTE &&
    temTextos(lido, textos) &&
    Array.isArray(lido.elos) &&
    lido.elos.every(ehElo);
  return vale ? (lido as unknown as PacoteDeEvidencias) : null;
}

type Objeto = Readonly<Record<string, unknown>>;

const ehObjeto = (valor: unknown): valor is Objeto => typeof valor === 'object' && valor !== null;
const temTextos = (valor: Objeto, nomes: readonly string[]) =>
  nomes.every((nome) => typeof valor[nome] === 'string');

/** What the judgement reads of a record that is about one signer, or about all of them. */
const FATOS_LIDOS: Partial<Record<TipoDeEvidencia, (registro: Objeto) => boolean>> = {
  aberto: ({ assinantes }) =>
    Array.isArray(assinantes) &&
    assinantes.every((um) => ehObjeto(um) && temTextos(um, ['id', 'papel', 'nome', 'cpf'])),
  assinado: ({ assinante, pessoa }) => ehAssinante(assinante) && ehPessoa(pessoa),
  dispensado: ({ assinante }) => ehAssinante(assinante),
};

const ehAssinante = (valor: unknown) => ehObjeto(valor) && temTextos(valor, ['id', 'papel']);

const ehPessoa = (valor: unknown) =>
  ehObjeto(valor) && [valor.nome, valor.cpf].every((dado) => ehObjeto(dado) && temTextos(dado, ['valor']));

/** A byte that changed may have renamed a member that every check reads. */
export function ehElo(elo: unknown): boolean {
  if (!ehObjeto(elo) || !temTextos(elo, ['anterior', 'hash'])) return false;
  const { registro } = elo;
  if (!ehObjeto(registro) || !temTextos(registro, ['envelope', 'tipo'])) return false;
  const { hora, documento, tipo, sequencia } = registro;
  return (
    typeof sequencia === 'number' &&
    ehObjeto(hora) &&
    temTextos(hora, ['em']) &&
    !Number.isNaN(Date.parse(String(hora.em))) &&
    ehObjeto(documento) &&
    temTextos(documento, ['sha256']) &&
    (FATOS_LIDOS[tipo as TipoDeEvidencia]?.(registro) ?? true)
  );
}
