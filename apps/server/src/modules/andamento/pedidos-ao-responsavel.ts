/** A minor's guardian was asked, and answered: the request waits for it, and no state says so. */
import type { AcontecimentoDaLinha } from '@credito/domain/andamento/linha-do-tempo';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';

/** Also those that were asked before the declared guardian changed. */
export async function pedidosAoResponsavel(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<AcontecimentoDaLinha[]> {
  const estudante = participanteDe(completa, 'estudante');
  if (!estudante || !completa.autorizacao) return [];
  const pedidos = await db
    .selectFrom('autorizacao_responsavel')
    .select(['id', 'criada_em', 'resposta', 'respondida_em'])
    .where('participante_id', '=', estudante.id)
    .orderBy('criada_em')
    .execute();
  const comum = {
    ator: 'sistema',
    sigla: completa.solicitacao.sigla,
    siglaAnterior: null,
    motivos: [],
  } as const;
  return pedidos.flatMap(({ id, criada_em, resposta, respondida_em }) => [
    { ...comum, id: `pedido-${id}`, em: criada_em, acao: 'responsavel.pedido' as const },
    ...(respondida_em
      ? [
          {
            ...comum,
            id: `resposta-${id}`,
            em: respondida_em,
            acao:
              resposta === 'autorizada'
                ? ('responsavel.autorizou' as const)
                : ('responsavel.recusou' as const),
          },
        ]
      : []),
  ]);
}
