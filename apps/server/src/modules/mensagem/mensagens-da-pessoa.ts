/** "O que enviamos": what went to a person, newest first, with what became of it. */
import type { Canal } from '@credito/domain/mensagem/canais';
import { fichaDoModelo, textoParaReler } from '@credito/domain/mensagem/modelos';
import { mascararEmail } from '@credito/domain/pessoa/email';
import { mascararTelefone } from '@credito/domain/pessoa/telefone';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';

const POR_PAGINA = 20;

/** Moment and id of the last one shown: what comes next does not move when a new message arrives. */
const micros = sql<string>`(floor(extract(epoch from criada_em) * 1000000))::bigint::text`;

export async function mensagensDaPessoa({ db }: Contexto, contaId: string, depoisDe: string | null) {
  const [momento, id] = depoisDe?.split('.') ?? [];
  const linhas = await db
    .selectFrom('mensagem')
    .select([
      'id',
      'canal',
      'destino',
      'modelo',
      'assunto',
      'texto',
      'estado',
      'criada_em',
      'nao_antes_de',
      'enviada_em',
      micros.as('micros'),
    ])
    .where('conta_id', '=', contaId)
    .$if(momento !== undefined, (consulta) =>
      consulta.where(
        sql<boolean>`(criada_em, id::text) < (timestamptz 'epoch' + ${momento}::bigint * interval '1 microsecond', ${id})`,
      ),
    )
    .orderBy('criada_em', 'desc')
    .orderBy(sql`id::text`, 'desc')
    .limit(POR_PAGINA + 1)
    .execute();
  const pagina = linhas.slice(0, POR_PAGINA);
  const ultima = pagina.at(-1);
  return {
    mensagens: pagina.map((linha) => ({
      id: linha.id,
      titulo: fichaDoModelo(linha.modelo).titulo,
      canal: linha.canal,
      destino: destinoCoberto(linha.canal, linha.destino),
      estado: linha.estado,
      criadaEm: linha.criada_em.toISOString(),
      saiEm: (linha.enviada_em ?? linha.nao_antes_de).toISOString(),
      texto: textoParaReler(linha.modelo, linha.texto),
    })),
    proxima: linhas.length > POR_PAGINA && ultima ? `${ultima.micros}.${ultima.id}` : null,
  };
}

export function destinoCoberto(canal: Canal, destino: string): string {
  if (canal === 'push') return 'aparelho conectado';
  return canal === 'email' ? mascararEmail(destino) : mascararTelefone(destino);
}
