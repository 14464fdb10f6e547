/** Rules of programmes: one entry for each programme, under the programme's id. */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { conteudoDasRegras, lerRegras } from '@credito/domain/catalogo/regras-do-programa';
import { sql } from 'kysely';
import { porNome } from '../../../banco/por-nome.ts';
import { type EntidadeEmTabela, escaparLike, gravarComoItem } from './entidade-em-tabela.ts';

const ENTIDADE = 'regras-do-programa';

const REGRAS = (onde: ReturnType<typeof sql>) => sql<{
  chave: string;
  titulo: string;
  detalhe: string;
  inativo: boolean;
  conteudo: Conteudo;
}>`select r.chave, r.conteudo, b.nome as titulo, b.codigo || ' · ' || i.nome as detalhe, not b.habilitada as inativo
  from item_do_catalogo r join bolsa b on b.id::text = r.chave join instituicao i on i.id = b.instituicao_id
  where r.entidade = ${ENTIDADE} and ${onde}`;

export const regrasEmTabela: EntidadeEmTabela = {
  listar: async (db, busca, maximo) => {
    const { rows } = await REGRAS(
      sql`sem_acento(b.nome || ' ' || b.codigo || ' ' || i.nome)
          like '%' || sem_acento(${escaparLike(busca)}) || '%'
        order by ${porNome('b.nome')}, b.id limit ${maximo}`,
    ).execute(db);
    return rows.map(({ conteudo: _, ...item }) => item);
  },
  ler: async (db, chave) => {
    const { rows } = await REGRAS(sql`r.chave = ${chave}`).execute(db);
    const [linha] = rows;
    if (!linha) return null;
    // What an older form did not ask has the product's own value.
    return { titulo: linha.titulo, conteudo: conteudoDasRegras(Number(chave), lerRegras(linha.conteudo)) };
  },
  novaChave: async (trx, { bolsaId }) => {
    const chave = String(bolsaId);
    const reservada = await trx
      .selectFrom('versao_do_catalogo')
      .select('id')
      .where('entidade', '=', ENTIDADE)
      .where('chave', '=', chave)
      .where('cancelada_em', 'is', null)
      .executeTakeFirst();
    return reservada || (await regrasEmTabela.ler(trx, chave))
      ? { recusa: { campo: 'bolsaId', mensagem: 'Este programa já tem regras. Mude as que existem.' } }
      : chave;
  },
  gravar: (trx, chave, conteudo) => gravarComoItem(trx, ENTIDADE, chave, conteudo),
};
