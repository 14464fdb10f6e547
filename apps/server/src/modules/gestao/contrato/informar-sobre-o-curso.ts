/** An institution reports what happened to the course of a student; somebody of the team confirms it (ADR 0158). */
import type { PropostaFinanceira } from '@credito/api/gestao-propostas-financeiras.rotas';
import { type AcontecimentoDoCurso, dadosDoAcontecimento } from '@credito/domain/razao/vida-do-curso';
import type { Data } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { ContratoCompleto } from '../../contrato/contrato.repository.ts';
import { propor } from '../financeiro/propostas-financeiras.ts';
import { exigirContratoDaGestao } from './ver-contrato.ts';

const MENSAGEM_DE_OUTRA_INSTITUICAO =
  'O crédito deste estudante está hoje em outra instituição de ensino. O que acontece com o curso é informado por ela.';

/** One report concerns every contract of the course: only who has the newest one makes it. */
async function outraInstituicao(
  trx: Transaction<DB>,
  { instituicaoId }: SessaoDeGestao,
  { conta_id, bolsa_id }: ContratoCompleto['contrato'],
): Promise<boolean> {
  const maisNovo = await trx
    .selectFrom('contrato')
    .select('instituicao_id')
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('codigo', 'in', ['EFE', 'LIQ'])
    .orderBy('ano', 'desc')
    .orderBy('semestre', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return maisNovo !== undefined && maisNovo.instituicao_id !== instituicaoId;
}

export function informarSobreOCurso(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { acontecimento, em, motivo }: { acontecimento: AcontecimentoDoCurso; em: Data; motivo: string },
): Promise<PropostaFinanceira> {
  return contexto.db.transaction().execute(async (trx) => {
    const { contrato } = await exigirContratoDaGestao(trx, sessao, id);
    if (sessao.papel === 'instituicao' && (await outraInstituicao(trx, sessao, contrato)))
      throw conflito(MENSAGEM_DE_OUTRA_INSTITUICAO);
    return propor(contexto, trx, sessao, contrato, { ...dadosDoAcontecimento(acontecimento, em), motivo });
  });
}
