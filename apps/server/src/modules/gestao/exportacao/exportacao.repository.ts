import type { Exportacao } from '@credito/api/gestao-exportacoes.rotas';
import { situacaoDaExportacao } from '@credito/domain/gestao/exportacao';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';

export const consultaDeExportacoes = (db: Kysely<DB>) =>
  db
    .selectFrom('exportacao')
    .innerJoin('operador as quem', 'quem.id', 'exportacao.pedida_por')
    .leftJoin('operador as outra', 'outra.id', 'exportacao.respondida_por')
    .leftJoin('solicitacao', 'solicitacao.id', 'exportacao.solicitacao_id')
    .selectAll('exportacao')
    .select(['quem.nome as pedidaPor', 'outra.nome as respondidaPor', 'solicitacao.protocolo']);

export type LinhaDaExportacao = Awaited<
  ReturnType<ReturnType<typeof consultaDeExportacoes>['execute']>
>[number];

export function apresentarExportacao(
  linha: LinhaDaExportacao,
  sessao: SessaoDeGestao,
  agora: Date,
): Exportacao {
  return {
    id: linha.id,
    tipo: linha.tipo,
    protocolo: linha.protocolo,
    de: linha.de,
    ate: linha.ate,
    motivo: linha.motivo,
    pedidaPor: linha.pedidaPor,
    minha: linha.pedida_por === sessao.operadorId,
    pedidaEm: linha.pedida_em.toISOString(),
    expiraEm: linha.expira_em.toISOString(),
    situacao: situacaoDe(linha, agora),
    respondidaPor: linha.respondidaPor,
    resposta: linha.resposta,
    baixadaEm: linha.baixada_em?.toISOString() ?? null,
    pessoas: linha.pessoas,
  };
}

export function situacaoDe(
  linha: Pick<LinhaDaExportacao, 'aprovada' | 'baixada_em' | 'expira_em'>,
  agora: Date,
) {
  return situacaoDaExportacao(
    { aprovada: linha.aprovada, baixada: linha.baixada_em !== null, expiraEm: linha.expira_em },
    agora,
  );
}
