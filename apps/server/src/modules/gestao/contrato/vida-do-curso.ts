/** What was reported of the course that a contract finances (ADR 0158). */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { nomeDaEquipe } from '@credito/domain/acesso/visibilidade';
import {
  descricaoDaProposta,
  ROTULO_DO_ESTADO_DA_PROPOSTA,
  rotuloDaProposta,
  TIPOS_DO_CURSO,
} from '@credito/domain/razao/propostas-financeiras';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';

/** Newest first. An institution reads its own reports and the team's, and none of a school that the credit was taken from or to. */
export async function vidaDoCurso(
  db: Kysely<DB>,
  { papel, instituicaoId }: Pick<SessaoDeGestao, 'papel' | 'instituicaoId'>,
  contratoId: number,
): Promise<ContratoDaGestao['vidaDoCurso']> {
  const linhas = await db
    .selectFrom('proposta_financeira')
    .innerJoin('operador', 'operador.id', 'proposta_financeira.proposta_por')
    .select(['proposta_financeira.id', 'dados', 'motivo', 'estado', 'proposta_em', 'explicacao'])
    .select(['operador.nome', 'operador.papel'])
    .where('contrato_id', '=', contratoId)
    .where('tipo', 'in', TIPOS_DO_CURSO)
    .$if(papel === 'instituicao', (consulta) =>
      consulta.where(({ eb, or }) =>
        or([
          eb('operador.papel', '<>', 'instituicao'),
          eb('operador.instituicao_id', '=', instituicaoId ?? 0),
        ]),
      ),
    )
    .orderBy('proposta_em', 'desc')
    .execute();
  return linhas.map((linha) => ({
    id: linha.id,
    rotulo: rotuloDaProposta(linha.dados),
    descricao: descricaoDaProposta(linha.dados),
    motivo: linha.motivo,
    estado: linha.estado,
    rotuloDoEstado: ROTULO_DO_ESTADO_DA_PROPOSTA[linha.estado],
    em: linha.proposta_em.toISOString(),
    quem: linha.papel === 'instituicao' ? 'Instituição de ensino' : nomeDaEquipe(papel, linha.nome),
    explicacao: linha.explicacao,
  }));
}
