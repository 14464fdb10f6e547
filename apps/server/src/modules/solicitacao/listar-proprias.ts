/** Everything that this person asked for as a student, the newest first. */
import type { Resposta } from '@credito/api/rota';
import type { rotaMinhasSolicitacoes } from '@credito/api/solicitacao.rotas';
import { rotuloDaSituacao } from '@credito/domain/andamento/situacao';
import { vistaDaPropria } from '@credito/domain/solicitacao/proprias';
import { rotuloDoSemestre } from '@credito/domain/solicitacao/semestres';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';

export async function listarProprias(
  { db }: Contexto,
  sessao: SessaoDeConta,
): Promise<Resposta<typeof rotaMinhasSolicitacoes>> {
  const linhas = await db
    .selectFrom('solicitacao')
    .select([
      'id',
      'protocolo',
      'sigla',
      'status_solicitacao',
      'criada_em',
      'concluida_em',
      'decidida_em',
      'cancelada_em',
      sql<string>`catalogo -> 'instituicao' ->> 'nome'`.as('instituicao'),
      sql<string>`catalogo -> 'curso' ->> 'nome'`.as('curso'),
      sql<string | null>`dados ->> 'dataUtilizacaoCredito'`.as('semestre'),
    ])
    .where('conta_id', '=', sessao.contaId)
    .orderBy('criada_em', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return {
    solicitacoes: linhas.map((linha, posicao) => {
      const situacao = {
        sigla: linha.sigla,
        statusSolicitacao: linha.status_solicitacao,
      };
      const { desfecho, onde, encerradaEm, arquivosAte, guardadaAte } = vistaDaPropria({
        ...situacao,
        maisNova: posicao === 0,
        terminouEm: linha.cancelada_em ?? linha.decidida_em,
      });
      return {
        id: linha.id,
        protocolo: linha.protocolo,
        instituicao: linha.instituicao,
        curso: linha.curso,
        semestre: linha.semestre && rotuloDoSemestre(linha.semestre),
        desfecho,
        onde,
        rotulo: rotuloDaSituacao(situacao, 'estudante'),
        criadaEm: linha.criada_em.toISOString(),
        enviadaEm: linha.concluida_em?.toISOString() ?? null,
        encerradaEm: encerradaEm?.toISOString() ?? null,
        arquivosAte: arquivosAte?.toISOString() ?? null,
        guardadaAte: guardadaAte?.toISOString() ?? null,
      };
    }),
  };
}
