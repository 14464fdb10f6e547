import type { rotaMensagensAResponder } from '@credito/api/gestao-conversa.rotas';
import type { Devolvido } from '@credito/api/rota';
import { rotuloDoAssunto } from '@credito/domain/pendencia/conversa';
import { siglasAbertas } from '@credito/domain/solicitacao/estados';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { conflitosDe } from '../conflito/conflitos-de.ts';

const micros = sql<string>`(floor(extract(epoch from conversa.atualizada_em) * 1000000))::bigint::text`;

/** A request whose analysis ended asks for no answer any more. */
export function conversasAResponder(db: Kysely<DB>, fora: readonly number[]) {
  return db
    .selectFrom('conversa')
    .innerJoin('solicitacao', 'solicitacao.id', 'conversa.solicitacao_id')
    .innerJoin('participante', 'participante.id', 'conversa.participante_id')
    .where('conversa.aguarda', '=', 'equipe')
    .where('participante.removido_em', 'is', null)
    .where('solicitacao.sigla', 'in', [...siglasAbertas])
    .$if(fora.length > 0, (consulta) => consulta.where('solicitacao.id', 'not in', fora));
}

/** Oldest first, a page at a time. */
export async function mensagensAResponder(
  { db }: Contexto,
  { operadorId }: SessaoDeGestao,
  { depoisDe, limite }: { depoisDe?: string | undefined; limite: number },
): Promise<Devolvido<typeof rotaMensagensAResponder>> {
  const [momento, id] = depoisDe?.split('.') ?? [];
  const fora = [...(await conflitosDe(db, operadorId)).keys()];
  const linhas = await conversasAResponder(db, fora)
    .innerJoin('participante as estudante', (juncao) =>
      juncao
        .onRef('estudante.solicitacao_id', '=', 'solicitacao.id')
        .on('estudante.tipo_pessoa', '=', 'estudante')
        .on('estudante.removido_em', 'is', null),
    )
    .select([
      'conversa.id',
      'conversa.assunto',
      'conversa.atualizada_em',
      'solicitacao.id as solicitacaoId',
      'solicitacao.protocolo',
      'solicitacao.sigla',
      'participante.tipo_pessoa',
      'estudante.nome as estudante',
      micros.as('micros'),
    ])
    .$if(momento !== undefined, (consulta) =>
      consulta.where(
        sql<boolean>`(conversa.atualizada_em, conversa.id)
          > (timestamptz 'epoch' + ${momento}::bigint * interval '1 microsecond', ${id}::uuid)`,
      ),
    )
    .orderBy('conversa.atualizada_em')
    .orderBy('conversa.id')
    .limit(limite + 1)
    .execute();
  const pagina = linhas.slice(0, limite);
  const ultima = pagina.at(-1);
  return {
    itens: pagina.map((linha) => ({
      id: linha.id,
      solicitacaoId: linha.solicitacaoId,
      protocolo: linha.protocolo,
      sigla: linha.sigla,
      estudante: linha.estudante,
      tipoPessoa: linha.tipo_pessoa,
      assunto: rotuloDoAssunto(linha.assunto),
      desde: linha.atualizada_em.toISOString(),
    })),
    proxima: linhas.length > limite && ultima ? `${ultima.micros}.${ultima.id}` : null,
  };
}
