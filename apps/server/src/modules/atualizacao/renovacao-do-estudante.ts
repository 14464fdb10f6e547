/** The way from the update to the contract of the next term, of one student. */
import type { UltimaAtualizacao } from '@credito/api/atualizacao.rotas';
import { type Periodo, prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { linhasDaRenovacao, termoDaRenovacao } from '@credito/domain/atualizacao/renovacao';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { AtualizacaoCompleta } from '../parte-da-atualizacao/atualizacao.repository.ts';

export async function renovacaoDe(
  db: Kysely<DB>,
  contrato: Pick<Selectable<Contrato>, 'ano' | 'semestre' | 'conta_id' | 'bolsa_id' | 'solicitacao_id'>,
  { periodo, atual }: { periodo: Periodo; atual: AtualizacaoCompleta | null },
): Promise<NonNullable<UltimaAtualizacao['renovacao']>> {
  const termo = termoDaRenovacao(contrato);
  const { abre, tardioAte } = prazosDoPeriodo(periodo);
  const matricula = await db
    .selectFrom('matricula_confirmada')
    .select('em')
    .where('solicitacao_id', '=', contrato.solicitacao_id)
    .where('ano', '=', termo.ano)
    .where('semestre', '=', termo.semestre)
    .executeTakeFirst();
  const proximo = await db
    .selectFrom('contrato')
    .select('criado_em')
    .where('conta_id', '=', contrato.conta_id)
    .where('bolsa_id', '=', contrato.bolsa_id)
    .where('ano', '=', termo.ano)
    .where('semestre', '=', termo.semestre)
    .where('codigo', '<>', 'CAN')
    .executeTakeFirst();
  const passos = linhasDaRenovacao({
    termo,
    atualizacao: {
      concluidaEm: dia(atual?.atualizacao.concluida_em),
      enviadaEm: dia(atual?.atualizacao.enviada_em),
      de: abre,
      ate: tardioAte,
    },
    matriculaEm: dia(matricula?.em),
    contratoEm: dia(proximo?.criado_em),
  });
  return { passos: [...passos] };
}

const dia = (momento: Date | null | undefined): Data | null => (momento ? dataEmSaoPaulo(momento) : null);
