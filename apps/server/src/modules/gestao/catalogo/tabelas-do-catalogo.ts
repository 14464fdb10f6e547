/** Where each kind of entry is kept. */
import type { Entidade } from '@credito/domain/catalogo/entidades';
import { campanhaEmTabela } from './campanha-em-tabela.ts';
import { ENSINO_EM_TABELA } from './ensino-em-tabela.ts';
import type { EntidadeEmTabela } from './entidade-em-tabela.ts';
import { indiceEmTabela } from './indice-em-tabela.ts';
import { regrasEmTabela } from './regras-em-tabela.ts';
import { textosEmTabela } from './textos-em-tabela.ts';

export const TABELAS: Readonly<Record<Entidade, EntidadeEmTabela>> = {
  ...ENSINO_EM_TABELA,
  'regras-do-programa': regrasEmTabela,
  'numero-do-indice': indiceEmTabela,
  motivo: textosEmTabela('motivo'),
  'motivo-de-cancelamento': textosEmTabela('motivo-de-cancelamento'),
  campanha: campanhaEmTabela,
  comunicado: textosEmTabela('comunicado'),
  modelo: textosEmTabela('modelo'),
};
