/** An alteration is opened: asked for by the student, or begun by the desk. One that is not over holds what it changes. */
import { FICHA_DA_ESPECIE, ROTULO_DO_CAMPO } from '@credito/domain/alteracao/especies';
import { camposDoPedido, type PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import type { OrigemDaAlteracao } from '@credito/domain/alteracao/quem-assina';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { type ContratoCompleto, carregarContrato } from '../contrato/contrato.repository.ts';
import { cursoDoContrato } from '../contrato/curso-do-contrato.ts';
import { convidarParaOContrato } from '../fiador/convite-da-alteracao.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { type AlteracaoCompleta, gravarPartes, type LinhaDeAlteracao } from './alteracao.repository.ts';
import { pedirPalavra } from './avisar-da-alteracao.ts';
import { registrarNaAlteracao } from './mudar-alteracao.ts';
import { type AlteracaoPreparada, prepararAlteracao } from './preparar-alteracao.ts';

const PAPEL_DE_QUEM_ABRE = { estudante: 'estudante', provedor: 'contratos', negociacao: 'sistema' } as const;

/** The contract is held. Answers the id. */
export async function abrirAlteracao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: ContratoCompleto,
  {
    pedido,
    origem,
    ator,
    negociacaoId = null,
  }: { pedido: PedidoDeAlteracao; origem: OrigemDaAlteracao; ator: Ator; negociacaoId?: string | null },
): Promise<number> {
  const { contrato } = completo;
  const agora = contexto.relogio.agora();
  const preparada = await prepararAlteracao(trx, completo, { pedido, origem, hoje: dataEmSaoPaulo(agora) });
  const { total } = await trx
    .selectFrom('alteracao')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('contrato_id', '=', contrato.id)
    .executeTakeFirstOrThrow();
  const fluxo = origem === 'estudante' ? 'PED' : 'GER';
  const alteracao = await trx
    .insertInto('alteracao')
    .values({
      numero: `${contrato.numero}-${Number(total) + 1}`,
      contrato_id: contrato.id,
      conta_id: contrato.conta_id,
      especie: pedido.especie,
      tipo: FICHA_DA_ESPECIE[pedido.especie].tipo,
      origem,
      negociacao_id: negociacaoId,
      fluxo,
      situacao_desde: agora,
      pedido: JSON.stringify(pedido),
      ...conteudoDa(preparada),
      criado_em: agora,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await ocuparCampos(trx, contrato.id, alteracao.id, pedido);
  await gravarPartes(contexto, trx, alteracao.id, preparada.assinam);
  if (pedido.especie === 'fiador') await convidarNovoFiador(contexto, trx, alteracao, preparada.assinam);
  await registrarNaAlteracao(contexto, trx, alteracao, {
    acao: origem === 'estudante' ? 'pedir' : 'gerar',
    papel: PAPEL_DE_QUEM_ABRE[origem],
    ator,
    para: fluxo,
    nova: true,
  });
  if (origem === 'estudante') await pedirPalavra(contexto, trx, alteracao, contrato.instituicao_id);
  return alteracao.id;
}

async function convidarNovoFiador(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, contrato_id, pedido }: LinhaDeAlteracao,
  assinam: AlteracaoPreparada['assinam'],
): Promise<void> {
  const contrato = await carregarContrato(trx, contrato_id);
  const completa = contrato && (await carregarSolicitacao(trx, contrato.contrato.solicitacao_id));
  if (!completa || pedido.especie !== 'fiador') return;
  const contaId = assinam.find(({ papel }) => papel === pedido.papel)?.contaId ?? null;
  await convidarParaOContrato(contexto, trx, completa, {
    alteracaoId: id,
    instituicao: (await cursoDoContrato(trx, contrato_id)).instituicao,
    convidado: { ...pedido.novo, contaId },
  });
}

const conteudoDa = ({ mudancas, antes, depois }: AlteracaoPreparada) => ({
  mudancas: JSON.stringify(mudancas),
  plano: depois && JSON.stringify({ antes: antes.parcelas, depois: depois.parcelas }),
});

async function ocuparCampos(
  trx: Transaction<DB>,
  contratoId: number,
  alteracaoId: number,
  pedido: PedidoDeAlteracao,
): Promise<void> {
  for (const campo of camposDoPedido(pedido)) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('alteracao_campo')
      .values({ contrato_id: contratoId, campo, alteracao_id: alteracaoId })
      .onConflict((coluna) => coluna.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) continue;
    const { numero } = await trx
      .selectFrom('alteracao_campo')
      .innerJoin('alteracao', 'alteracao.id', 'alteracao_campo.alteracao_id')
      .select('alteracao.numero')
      .where('alteracao_campo.contrato_id', '=', contratoId)
      .where('campo', '=', campo)
      .executeTakeFirstOrThrow();
    throw conflito(
      `A alteração ${numero} deste contrato, ainda sem fim, já muda ${ROTULO_DO_CAMPO[campo]}. Espere por ela, ou peça que seja cancelada.`,
    );
  }
}

/** The desk prepares again what was asked for or refused, from the contract as it is today. */
export async function prepararDeNovo(
  contexto: Contexto,
  trx: Transaction<DB>,
  { alteracao }: AlteracaoCompleta,
  completo: ContratoCompleto,
): Promise<ReturnType<typeof conteudoDa>> {
  const { id, origem, pedido } = alteracao;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const preparada = await prepararAlteracao(trx, completo, { pedido, origem, hoje, alteracaoId: id });
  await gravarPartes(contexto, trx, id, preparada.assinam);
  return conteudoDa(preparada);
}
