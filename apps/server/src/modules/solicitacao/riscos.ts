/** Reasons to look twice at a request, found once when it reaches the analysts. */
import { type Risco, riscosDe } from '@credito/domain/gestao/marcas';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from './fatos.ts';
import { sinaisDosFiadores } from './sinais-dos-fiadores.ts';

export async function acharRiscos(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
): Promise<readonly Risco[]> {
  const { solicitacao, participantes, documentos } = completa;
  const sinais = await sinaisDosFiadores(trx, completa);
  const fiadores = participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante');
  const { outras } =
    fiadores.length === 0
      ? { outras: 0 }
      : await trx
          .selectFrom('participante')
          .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
          .select((eb) => eb.fn.count<number>('participante.solicitacao_id').distinct().as('outras'))
          .where(
            'participante.cpf',
            'in',
            fiadores.map(({ cpf }) => cpf),
          )
          .where('participante.removido_em', 'is', null)
          .where('participante.tipo_pessoa', '<>', 'estudante')
          .where('participante.solicitacao_id', '<>', solicitacao.id)
          .where('solicitacao.sigla', 'not in', ['CAN', 'REP', 'RIES'])
          .executeTakeFirstOrThrow();
  return riscosDe({
    coincidencias: [...sinais.values()].flat().length,
    conferenciasReprovadas: documentos.flatMap(({ conferencias }) => reprovadas(conferencias)).length,
    outrasGarantias: Number(outras),
  });
}

function reprovadas(conferencias: unknown): readonly unknown[] {
  if (!Array.isArray(conferencias)) return [];
  return conferencias.filter((uma: { resultado?: unknown }) => uma?.resultado === 'reprovado');
}
