/** Survey campaigns: a table of their own, with days instead of moments in the form. */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Campanha, DB } from '../../../banco/esquema.gerado.ts';
import { type EntidadeEmTabela, escaparLike } from './entidade-em-tabela.ts';

const DIA_MS = 24 * 3_600_000;
const inicioDoDia = (dia: unknown) => new Date(`${String(dia)}T00:00:00-03:00`);

/** The form says the last day; the table the moment at which it is over. */
const ultimoDia = (fim: Date | null) => (fim ? dataEmSaoPaulo(new Date(fim.getTime() - 1)) : null);

function conteudoDe({ id, titulo, pergunta, momento, inicio, fim }: Selectable<Campanha>): Conteudo {
  return {
    codigo: id,
    titulo,
    pergunta,
    momento,
    inicio: dataEmSaoPaulo(inicio),
    fim: ultimoDia(fim),
  };
}

const achar = (db: Kysely<DB>, id: string) =>
  db.selectFrom('campanha').selectAll().where('id', '=', id).executeTakeFirst();

export const campanhaEmTabela: EntidadeEmTabela = {
  listar: async (db, busca, maximo) => {
    const linhas = await db
      .selectFrom('campanha')
      .selectAll()
      .where(sql<boolean>`sem_acento(titulo) like '%' || sem_acento(${escaparLike(busca)}) || '%'`)
      .orderBy('inicio', 'desc')
      .orderBy('id')
      .limit(maximo)
      .execute();
    return linhas.map(({ id, titulo, inicio, fim }) => {
      const ate = ultimoDia(fim);
      return {
        chave: id,
        titulo,
        detalhe: `${id} · desde ${formatarData(dataEmSaoPaulo(inicio))}${ate ? ` até ${formatarData(ate)}` : ''}`,
        inativo: false,
      };
    });
  },
  ler: async (db, chave) => {
    const linha = await achar(db, chave);
    return linha ? { titulo: linha.titulo, conteudo: conteudoDe(linha) } : null;
  },
  novaChave: async (trx, { codigo }) => {
    const chave = String(codigo);
    const reservada = await trx
      .selectFrom('versao_do_catalogo')
      .select('id')
      .where('entidade', '=', 'campanha')
      .where('chave', '=', chave)
      .where('cancelada_em', 'is', null)
      .executeTakeFirst();
    return reservada || (await achar(trx, chave))
      ? { recusa: { campo: 'codigo', mensagem: 'Já existe uma campanha com este código.' } }
      : chave;
  },
  gravar: async (trx, chave, conteudo) => {
    const linha = {
      titulo: String(conteudo.titulo),
      pergunta: String(conteudo.pergunta),
      momento: String(conteudo.momento),
      inicio: inicioDoDia(conteudo.inicio),
      fim: conteudo.fim ? new Date(inicioDoDia(conteudo.fim).getTime() + DIA_MS) : null,
    };
    await trx
      .insertInto('campanha')
      .values({ id: chave, ...linha })
      .onConflict((ja) => ja.column('id').doUpdateSet(linha))
      .execute();
  },
};
