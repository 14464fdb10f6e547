/** The way from the update to the contract of the next term, of one student. */
import type { UltimaAtualizacao } from '@credito/api/atualizacao.rotas';
import { faseDoPeriodo, type Periodo, prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import {
  linhasDaRenovacao,
  quemAgeNaAtualizacao,
  temTermoDepois,
  termoDaRenovacao,
} from '@credito/domain/atualizacao/renovacao';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { AtualizacaoCompleta } from '../parte-da-atualizacao/atualizacao.repository.ts';

/** Null where the course ends before the next term, or that term is over. */
export async function renovacaoDe(
  db: Kysely<DB>,
  contrato: Selectable<Contrato>,
  {
    periodo,
    atual,
    deveTroca,
    hoje,
  }: { periodo: Periodo; atual: AtualizacaoCompleta | null; deveTroca: boolean; hoje: Data },
): Promise<UltimaAtualizacao['renovacao']> {
  const termo = termoDaRenovacao(contrato);
  if (contrato.curso_terminou_em !== null) return null;
  if (!temTermoDepois({ ultimo: contrato, ultimoMes: contrato.ultimo_mes, hoje })) return null;
  const { abre, fecha, tardioAte } = prazosDoPeriodo(periodo);
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
  const { nome: instituicao } = await db
    .selectFrom('instituicao')
    .select('nome')
    .where('id', '=', contrato.instituicao_id)
    .executeTakeFirstOrThrow();
  const passos = linhasDaRenovacao({
    termo,
    atualizacao: {
      concluidaEm: dia(atual?.atualizacao.concluida_em),
      enviadaEm: dia(atual?.atualizacao.enviada_em),
      quem: quemAgeNaAtualizacao(
        atual?.pessoas.map(({ tipo_pessoa, nome, situacao }) => ({ tipo: tipo_pessoa, nome, situacao })) ??
          null,
      ),
      de: abre,
      ate: faseDoPeriodo(periodo, hoje) === 'tardio' ? tardioAte : fecha,
      deveTroca,
    },
    contratoDesde: dataEmSaoPaulo(contrato.situacao_desde),
    instituicao,
    matriculaEm: dia(matricula?.em),
    contratoEm: dia(proximo?.criado_em),
    hoje,
  });
  return { passos: [...passos] };
}

const dia = (momento: Date | null | undefined): Data | null => (momento ? dataEmSaoPaulo(momento) : null);
