/** Everything that the administration keeps, as one table of forms. */
import { type Conteudo, conteudoLimpo, type ErroDoCatalogo, errosDosCampos } from './campos.ts';
import type { FichaDaEntidade } from './ficha-da-entidade.ts';
import { FICHA_DAS_REGRAS } from './ficha-das-regras.ts';
import { FICHA_DO_INDICE } from './ficha-do-indice.ts';
import { FICHAS_DE_COMUNICACAO } from './fichas-de-comunicacao.ts';
import { FICHAS_DE_ESCOLHAS } from './fichas-de-escolhas.ts';
import { FICHAS_DO_ENSINO } from './fichas-do-ensino.ts';

export const ENTIDADES = [
  'instituicao',
  'campus',
  'bolsa',
  'regras-do-programa',
  'numero-do-indice',
  'curso',
  'oferta',
  'profissao',
  'motivo',
  'motivo-de-cancelamento',
  'campanha',
  'comunicado',
  'modelo',
] as const;
export type Entidade = (typeof ENTIDADES)[number];

export const CATALOGO_ADMINISTRADO: Readonly<Record<Entidade, FichaDaEntidade>> = {
  ...FICHAS_DO_ENSINO,
  'regras-do-programa': FICHA_DAS_REGRAS,
  'numero-do-indice': FICHA_DO_INDICE,
  ...FICHAS_DE_ESCOLHAS,
  ...FICHAS_DE_COMUNICACAO,
};

/** `chave`: the entry that is changed; null while it is being made. */
export function errosDoItem(
  entidade: Entidade,
  conteudo: Conteudo,
  chave: string | null = null,
): readonly ErroDoCatalogo[] {
  const { campos, erros } = CATALOGO_ADMINISTRADO[entidade];
  const dosCampos = errosDosCampos(campos, conteudo);
  return dosCampos.length > 0 ? dosCampos : (erros?.(conteudo, chave) ?? []);
}

export function itemLimpo(entidade: Entidade, conteudo: Conteudo): Conteudo {
  return conteudoLimpo(CATALOGO_ADMINISTRADO[entidade].campos, conteudo);
}
