/** Persons, uses and plan of a contract, written once; a correction after the analysis writes them anew. */
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { PropostaDeContrato } from './propor-contrato.ts';

export async function gravarConteudo(
  { aleatorio }: Pick<Contexto, 'aleatorio'>,
  trx: Transaction<DB>,
  contratoId: number,
  { gerado, partes }: Pick<PropostaDeContrato, 'gerado' | 'partes'>,
): Promise<void> {
  for (const tabela of ['contrato_parte', 'contrato_uso', 'contrato_parcela'] as const)
    await trx.deleteFrom(tabela).where('contrato_id', '=', contratoId).execute();
  await trx
    .insertInto('contrato_parte')
    .values(
      partes.map((parte) => ({
        id: aleatorio.uuid(),
        contrato_id: contratoId,
        papel: parte.papel,
        grupo: parte.grupo,
        participante_id: parte.participanteId,
        conta_id: parte.contaId,
        nome: parte.nome,
        cpf: parte.cpf,
        email: parte.email,
        telefone: parte.telefone,
        qualificacao: JSON.stringify(parte.qualificacao),
      })),
    )
    .execute();
  await trx
    .insertInto('contrato_uso')
    .values(
      gerado.usos.map((uso, posicao) => ({
        contrato_id: contratoId,
        posicao,
        em: uso.em,
        mensalidade_centavos: uso.mensalidadeCentavos,
        percentual: uso.percentual,
        financiado_centavos: uso.financiadoCentavos,
      })),
    )
    .execute();
  await trx
    .insertInto('contrato_parcela')
    .values(
      gerado.parcelas.map((parcela) => ({
        contrato_id: contratoId,
        numero: parcela.numero,
        vencimento: parcela.vencimento,
        usos: [...parcela.usos],
        principal_centavos: parcela.principal,
        correcao_centavos: parcela.correcao,
        taxa_centavos: parcela.taxa,
        total_centavos: parcela.total,
      })),
    )
    .execute();
}
