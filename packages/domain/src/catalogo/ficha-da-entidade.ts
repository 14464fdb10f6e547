/** The form of one kind of entry of the catalogue, and the pieces that several forms share. */
import type { CampoDoCatalogo, Conteudo, ErroDoCatalogo } from './campos.ts';

export interface FichaDaEntidade {
  rotulo: string;
  plural: string;
  /** What a change does, and what it does not. */
  efeito: string;
  campos: readonly CampoDoCatalogo[];
  /** What single fields cannot see. */
  erros?: (conteudo: Conteudo, chave: string | null) => readonly ErroDoCatalogo[];
  /** Title of the form that makes one; null: only those that exist are changed. */
  novo: string | null;
  /** What that form begins with, besides everything that can be switched on. */
  inicial?: Conteudo;
}

export const texto = (
  nome: string,
  rotulo: string,
  resto: Partial<CampoDoCatalogo> = {},
): CampoDoCatalogo => ({
  nome,
  rotulo,
  tipo: 'texto',
  ...resto,
});
export const campoDeSimOuNao = (nome: string, rotulo: string, grupo?: string): CampoDoCatalogo => ({
  nome,
  rotulo,
  tipo: 'sim-nao',
  ...(grupo ? { grupo } : {}),
});

export const CODIGO = {
  padrao: /^[A-Z0-9][A-Z0-9_-]{1,19}$/,
  formato: 'Use de 2 a 20 letras maiúsculas, números e hífen.',
};

/** Of everything that a request copies when it begins. */
export const COPIA = 'As solicitações em andamento ficam com a versão com que começaram.';

/** What people read in a message or a reason must not carry places for data: nothing would fill them. */
export const SEM_LACUNAS = {
  padrao: /^[^{}<>]*$/,
  formato: 'Não use chaves nem sinais de menor e maior.',
};

export const PERIODO = ({ inicio, fim }: Conteudo): readonly ErroDoCatalogo[] =>
  typeof inicio === 'string' && typeof fim === 'string' && fim < inicio
    ? [{ campo: 'fim', mensagem: 'O último dia não pode vir antes do primeiro.' }]
    : [];
