/** Updates in which a person takes part, for whoever helps them: where they stand and whose turn it is, and nothing of what was said. */
import type { FichaDoSuporte } from '@credito/api/gestao-suporte.rotas';
import {
  faltaOBloco,
  isAberta,
  ROTULO_DO_BLOCO,
  ROTULO_DO_STATUS,
  statusDaAtualizacao,
} from '@credito/domain/atualizacao/estados';
import { prazosDoPeriodo, rotuloDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { carregarAtualizacao } from '../../parte-da-atualizacao/atualizacao.repository.ts';

const MAXIMO = 10;

export async function atualizacoesDaPessoa(
  db: Kysely<DB>,
  contaId: string,
): Promise<FichaDoSuporte['atualizacoes']> {
  const suas = await db
    .selectFrom('atualizacao_pessoa')
    .innerJoin('atualizacao', 'atualizacao.id', 'atualizacao_pessoa.atualizacao_id')
    .select(['atualizacao.id', 'atualizacao_pessoa.tipo_pessoa'])
    .where('atualizacao_pessoa.conta_id', '=', contaId)
    .where('atualizacao.estado', '<>', 'reiniciada')
    .orderBy('atualizacao.id', 'desc')
    .limit(MAXIMO)
    .execute();
  const atualizacoes: FichaDoSuporte['atualizacoes'] = [];
  for (const { id, tipo_pessoa } of suas) {
    const completa = await carregarAtualizacao(db, id);
    if (!completa) continue;
    const { atualizacao, pessoas, periodo } = completa;
    const sua = pessoas.find((pessoa) => pessoa.tipo_pessoa === tipo_pessoa);
    atualizacoes.push({
      id,
      rotulo: rotuloDoPeriodo(periodo),
      papel: ROTULO_DA_PESSOA[tipo_pessoa],
      situacao:
        atualizacao.estado === 'vencida'
          ? 'Prazo terminado sem envio'
          : ROTULO_DO_STATUS[statusDaAtualizacao(atualizacao.estado)],
      desde: atualizacao.estado_desde.toISOString(),
      parte: sua ? ROTULO_DO_BLOCO[sua.situacao] : '',
      faltam: isAberta(atualizacao.estado)
        ? pessoas.filter(faltaOBloco).map((pessoa) => ROTULO_DA_PESSOA[pessoa.tipo_pessoa])
        : [],
      ate: atualizacao.estado === 'atualizacao-iniciada' ? prazosDoPeriodo(periodo).tardioAte : null,
    });
  }
  return atualizacoes;
}
