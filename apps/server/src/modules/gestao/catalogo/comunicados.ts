import { createHash } from 'node:crypto';
import { comunicadoVale, type PublicoDoComunicado } from '@credito/domain/catalogo/fichas-de-comunicacao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { porCodigo } from '@credito/domain/texto/ordem';
import type { Contexto } from '../../../contexto.ts';
import { textosVigentes } from './textos-em-tabela.ts';

/** More than these at the top of a page and nobody reads any. */
const MAXIMO = 4;

/** Announcements of today for an audience, the one that began last first. */
export async function comunicadosDeHoje({ db, relogio }: Contexto, publico: PublicoDoComunicado) {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const todos = await textosVigentes(db, 'comunicado');
  return {
    comunicados: [...todos]
      .filter(([, conteudo]) => comunicadoVale(conteudo, publico, hoje))
      .toSorted(([, a], [, b]) => porCodigo(String(b.inicio), String(a.inicio)))
      .slice(0, MAXIMO)
      .map(([chave, { titulo, texto }]) => ({
        chave,
        edicao: createHash('sha256').update(`${chave}\n${titulo}\n${texto}`).digest('base64url').slice(0, 12),
        titulo: String(titulo),
        texto: String(texto),
      })),
  };
}
