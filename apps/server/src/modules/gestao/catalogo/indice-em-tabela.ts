/** Published numbers of the indices: one entry for each index and day, under their names. */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { chaveDoNumero, NOME_DO_INDICE } from '@credito/domain/catalogo/ficha-do-indice';
import type { IndicePublicado } from '@credito/domain/credito/regras-do-programa';
import { formatarData } from '@credito/domain/tempo/data';
import { formatarMilionesimos } from '@credito/domain/texto/decimal';
import { sql } from 'kysely';
import { type EntidadeEmTabela, escaparLike, gravarComoItem } from './entidade-em-tabela.ts';

const ENTIDADE = 'numero-do-indice';

const NUMEROS = (onde: ReturnType<typeof sql>) => sql<{
  chave: string;
  programa: string | null;
  conteudo: Conteudo;
}>`select n.chave, n.conteudo, b.nome as programa
  from item_do_catalogo n left join bolsa b on b.id::text = n.conteudo ->> 'bolsaId'
  where n.entidade = ${ENTIDADE} and ${onde}`;

const tituloDe = ({ indice, desde }: Conteudo) =>
  `${NOME_DO_INDICE[indice as IndicePublicado]}, desde ${formatarData(String(desde))}`;

export const indiceEmTabela: EntidadeEmTabela = {
  listar: async (db, busca, maximo) => {
    const { rows } = await NUMEROS(
      sql`sem_acento(n.chave || ' ' || coalesce(b.nome, ''))
          like '%' || sem_acento(${escaparLike(busca)}) || '%'
        order by n.conteudo ->> 'desde' desc, n.chave limit ${maximo}`,
    ).execute(db);
    return rows.map(({ chave, programa, conteudo }) => ({
      chave,
      titulo: tituloDe(conteudo),
      detalhe: [formatarMilionesimos(Number(conteudo.numero)), ...(programa ? [programa] : [])].join(' · '),
      inativo: false,
    }));
  },
  ler: async (db, chave) => {
    const { rows } = await NUMEROS(sql`n.chave = ${chave}`).execute(db);
    const [linha] = rows;
    return linha ? { titulo: tituloDe(linha.conteudo), conteudo: linha.conteudo } : null;
  },
  novaChave: async (trx, conteudo) => {
    const chave = chaveDoNumero(conteudo);
    const reservada = await trx
      .selectFrom('versao_do_catalogo')
      .select('id')
      .where('entidade', '=', ENTIDADE)
      .where('chave', '=', chave)
      .where('cancelada_em', 'is', null)
      .executeTakeFirst();
    return reservada || (await indiceEmTabela.ler(trx, chave))
      ? {
          recusa: {
            campo: 'desde',
            mensagem: 'Este índice já tem um número deste dia. Mude o que existe.',
          },
        }
      : chave;
  },
  gravar: (trx, chave, conteudo) => gravarComoItem(trx, ENTIDADE, chave, conteudo),
};
