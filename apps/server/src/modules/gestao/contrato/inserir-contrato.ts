/** A proposed contract becomes one: its row, its content, and the first line of its history. */
import type { Termo } from '@credito/domain/contrato/termo';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { gravarConteudo } from './gravar-conteudo.ts';
import type { PropostaDeContrato } from './propor-contrato.ts';

/** By somebody of the desk, or by the system when a renewal is due. */
export async function inserirContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  { solicitacao }: SolicitacaoCompleta,
  { ano, semestre }: Termo,
  proposta: PropostaDeContrato,
  { ator, operadorId }: { ator: 'contratos' | 'sistema'; operadorId: string | null },
): Promise<number> {
  const agora = contexto.relogio.agora();
  const { gerado, vigentes, via, ultimoMes, contratadoEm, transferido } = proposta;
  const { id } = await trx
    .insertInto('contrato')
    .values({
      numero: sql<string>`lpad(nextval('numero_do_contrato')::text, 6, '0')`,
      solicitacao_id: solicitacao.id,
      conta_id: solicitacao.conta_id,
      instituicao_id: transferido?.instituicaoId ?? solicitacao.instituicao_id,
      instituicao_atual: transferido?.instituicao ?? null,
      curso_atual: transferido?.curso ?? null,
      bolsa_id: solicitacao.bolsa_id,
      tipo: gerado.tipo,
      ano,
      semestre,
      codigo: 'GER',
      situacao_desde: agora,
      via,
      regras: JSON.stringify(vigentes.regras),
      assinaturas: JSON.stringify(vigentes.assinaturas),
      ultimo_mes: ultimoMes,
      contratado_em: contratadoEm,
      primeiro_vencimento: gerado.primeiroVencimento,
      valor_centavos: gerado.valorCentavos,
      total_centavos: gerado.totalCentavos,
      anterior_id: await canceladoDoTermo(trx, solicitacao, { ano, semestre }),
      criado_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await gravarConteudo(contexto, trx, id, proposta);
  await trx
    .insertInto('contrato_historico')
    .values({
      contrato_id: id,
      em: agora,
      acao: 'gerar',
      ator,
      operador_id: operadorId,
      versao: 0,
      codigo: 'GER',
    })
    .execute();
  await registrarDecisao(trx, {
    em: agora,
    ator: operadorId === null ? { tipo: 'sistema', id: null } : { tipo: 'operador', id: operadorId },
    acao: 'contrato.gerar',
    alvo: { tipo: 'contrato', id: String(id) },
    contaId: solicitacao.conta_id,
    dados: { solicitacao: solicitacao.id, ano, semestre, para: 'GER' },
  });
  return id;
}

/** A contract of the term that was cancelled: the new one takes its place. */
async function canceladoDoTermo(
  trx: Transaction<DB>,
  { conta_id, bolsa_id }: SolicitacaoCompleta['solicitacao'],
  { ano, semestre }: Termo,
): Promise<number | null> {
  const ultimo = await trx
    .selectFrom('contrato')
    .select('id')
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('ano', '=', ano)
    .where('semestre', '=', semestre)
    .where('codigo', '=', 'CAN')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ultimo?.id ?? null;
}
