import { comunicadoVale, type PublicoDoComunicado } from '@credito/domain/catalogo/entidades';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../../contexto.ts';
import { textosVigentes } from './textos-em-tabela.ts';

/** Announcements of today for an audience. */
export async function comunicadosDeHoje({ db, relogio }: Contexto, publico: PublicoDoComunicado) {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const todos = await textosVigentes(db, 'comunicado');
  return {
    comunicados: [...todos]
      .filter(([, conteudo]) => comunicadoVale(conteudo, publico, hoje))
      .map(([chave, { titulo, texto }]) => ({ chave, titulo: String(titulo), texto: String(texto) })),
  };
}
