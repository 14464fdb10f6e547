/** The change set of an alteration takes effect: contract, uses, plan and persons, in the transaction of the act. */
import type { PedidoDa } from '@credito/domain/alteracao/pedido';
import type { PlanoDoContrato } from '@credito/domain/alteracao/plano';
import { partesDepois } from '@credito/domain/alteracao/quem-assina';
import type { ParteDoContrato } from '@credito/domain/contrato/partes';
import { totalDasParcelas } from '@credito/domain/credito/plano-de-restituicao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito } from '../../../erros.ts';
import type { AlteracaoCompleta } from '../../alteracao/alteracao.repository.ts';
import { prepararAlteracao } from '../../alteracao/preparar-alteracao.ts';
import { rendaDa } from '../../alteracao/renda-do-novo-fiador.ts';
import { type ContratoCompleto, contratosDoEstudante } from '../../contrato/contrato.repository.ts';
import { instituicoesHabilitadas } from '../../contrato/curso-do-contrato.ts';
import {
  decidirUsos,
  deixarComAInstituicao,
  gravarParcelas,
  mudarUsos,
} from '../../contrato/gravar-plano.ts';
import { parteDaLinha } from '../../contrato/parte-na-linha.ts';
import { usosNoPlano } from '../../contrato/restituicao.ts';
import { fiadorPelaAlteracao } from '../../fiador/trocar-no-contrato.ts';
import { marcarParaBaixa } from '../../financeiro/agendar-baixas.ts';
import { lancar } from '../../financeiro/lancar.ts';
import { carregarPosicoes } from '../../financeiro/posicao.ts';

/** Contract and alteration are held. What was paid meanwhile is left as it is: only what is open is planned anew. */
export async function aplicarNoContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AlteracaoCompleta,
  completo: ContratoCompleto,
): Promise<void> {
  const { alteracao } = completa;
  const { contrato } = completo;
  const { pedido, origem } = alteracao;
  // The dates were judged on the day of the request; signing takes its time.
  const hoje = dataEmSaoPaulo(alteracao.criado_em);
  const { depois, partes, assinam } = await prepararAlteracao(trx, completo, {
    pedido,
    origem,
    hoje,
    emVigorEm: dataEmSaoPaulo(contexto.relogio.agora()),
  });
  exigirAssinaturasDeHoje(assinam, completa);
  if (depois !== null) await regravarPlano(contexto, trx, completo, { depois, alteracao });
  if (pedido.especie === 'transferencia') await levarParaOutra(trx, contrato, pedido);
  const { companheiroAssina } = contrato.assinaturas;
  await trocarPartes(contexto, trx, contrato.id, {
    antes: partes,
    depois: await comParticipante(
      contexto,
      trx,
      completo,
      alteracao,
      comContasDe(partesDepois(pedido, partes, companheiroAssina), completa),
    ),
  });
  await trx
    .updateTable('contrato')
    .set({ versao: contrato.versao + 1 })
    .where('id', '=', contrato.id)
    .execute();
}

/** Whoever has come to guarantee since it was written has agreed to nothing of it, and would be free (Código Civil, article 838, I). */
function exigirAssinaturasDeHoje(
  assinam: readonly ParteDoContrato[],
  { partes: queAssinaram }: AlteracaoCompleta,
): void {
  const faltam = assinam.filter(
    (parte) => !queAssinaram.some(({ papel, cpf }) => papel === parte.papel && cpf === parte.cpf),
  );
  if (faltam.length === 0) return;
  const nomes = faltam.map(({ nome }) => nome).join(', ');
  throw conflito(
    `Quem precisa assinar mudou desde que o documento foi feito: falta ${nomes}. Reprove a alteração e gere o documento de novo.`,
  );
}

/** Fees that are no longer financed are cancelled and never forgotten; the ledger follows by the difference (ADR 0150). */
async function regravarPlano(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: ContratoCompleto,
  { depois, alteracao }: { depois: PlanoDoContrato; alteracao: AlteracaoCompleta['alteracao'] },
): Promise<void> {
  const { contrato } = completo;
  const { base, desde, ate, semEncargos, parcelas, primeiroVencimento, regras, ultimoMes, usos } = depois;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const noPlano = usosNoPlano(completo);
  const cancelados = noPlano.slice(usos.length).map(({ posicao }) => ({
    contratoId: contrato.id,
    posicao,
    situacao: 'cancelado' as const,
  }));
  if (cancelados.length > 0) await decidirUsos(trx, cancelados, hoje);
  await mudarUsos(trx, contrato.id, noPlano, usos);
  await gravarParcelas(trx, contrato.id, parcelas);
  const divididoDeNovo =
    regras.modo !== contrato.regras.modo || contrato.replano !== null || ate !== undefined;
  await trx
    .updateTable('contrato')
    .set({
      regras: JSON.stringify(regras),
      ultimo_mes: ultimoMes,
      primeiro_vencimento: primeiroVencimento,
      replano: divididoDeNovo ? JSON.stringify({ desde, base, ate, semEncargos }) : null,
      valor_centavos: sql`(select sum(financiado_centavos) from contrato_uso where contrato_id = ${contrato.id})`,
      total_centavos: totalDasParcelas(parcelas),
    })
    .where('id', '=', contrato.id)
    .execute();
  await marcarParaBaixa(trx, contrato.id, 'o plano mudou por uma alteração');
  const [posicao] = await carregarPosicoes(trx, [contrato.id], { travar: true });
  if (posicao)
    await lancar(contexto, trx, [
      {
        posicao,
        causa: { tipo: 'plano', em: hoje, operadorId: null, motivo: `Alteração ${alteracao.numero}` },
      },
    ]);
}

/** From that month on the other school is paid; what is still owed of the months before stays with the one that taught. */
async function levarParaOutra(
  trx: Transaction<DB>,
  { id, instituicao_id: antes }: ContratoCompleto['contrato'],
  { instituicao, curso, desde }: PedidoDa<'transferencia'>,
): Promise<void> {
  const depois = (await instituicoesHabilitadas(trx)).get(instituicao) ?? antes;
  if (depois !== antes) await deixarComAInstituicao(trx, id, { instituicaoId: antes, antesDe: desde });
  await trx
    .updateTable('contrato')
    .set({ instituicao_id: depois, instituicao_atual: instituicao, curso_atual: curso })
    .where('id', '=', id)
    .execute();
}

/** In the place of the one before, where no newer contract of the same request is in effect. */
async function comParticipante(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contrato }: ContratoCompleto,
  { id, pedido }: AlteracaoCompleta['alteracao'],
  partes: readonly ParteDoContrato[],
): Promise<readonly ParteDoContrato[]> {
  if (pedido.especie !== 'fiador') return partes;
  const novo = partes.find(({ papel, cpf }) => papel === pedido.papel && cpf === pedido.novo.cpf);
  if (!novo?.contaId) return partes;
  const maisNovo = (await contratosDoEstudante(trx, contrato.conta_id)).find(
    ({ codigo, solicitacao_id }) => codigo === 'EFE' && solicitacao_id === contrato.solicitacao_id,
  );
  const participanteId = await fiadorPelaAlteracao(contexto, trx, contrato.solicitacao_id, {
    alteracaoId: id,
    contaId: novo.contaId,
    pedido,
    respostasDaRenda: (await rendaDa(trx, id))?.respostas ?? {},
    tomaOLugar: maisNovo?.id === contrato.id,
  });
  return partes.map((parte) => (parte === novo ? { ...parte, participanteId } : parte));
}

/** Whoever signed with an account guarantees with it. */
function comContasDe(
  partes: readonly ParteDoContrato[],
  { partes: queAssinaram }: AlteracaoCompleta,
): readonly ParteDoContrato[] {
  const assinaram = queAssinaram.map(parteDaLinha);
  return partes.map((parte) => ({
    ...parte,
    contaId:
      parte.contaId ??
      assinaram.find(({ papel, cpf }) => papel === parte.papel && cpf === parte.cpf)?.contaId ??
      null,
  }));
}

/** Whoever stays keeps the own row, and whoever leaves too: what was ticked on paper, and confirmed since, is remembered there. */
async function trocarPartes(
  { aleatorio, relogio }: Pick<Contexto, 'aleatorio' | 'relogio'>,
  trx: Transaction<DB>,
  contratoId: number,
  { antes, depois }: { antes: readonly ParteDoContrato[]; depois: readonly ParteDoContrato[] },
): Promise<void> {
  const mesma = (um: ParteDoContrato) => (outro: ParteDoContrato) =>
    um.papel === outro.papel && um.cpf === outro.cpf;
  for (const parte of antes.filter((uma) => !depois.some(mesma(uma))))
    await trx
      .updateTable('contrato_parte')
      .set({ saiu_em: relogio.agora() })
      .where('contrato_id', '=', contratoId)
      .where('papel', '=', parte.papel)
      .where('cpf', '=', parte.cpf)
      .execute();
  for (const parte of depois) {
    const { nome, email, telefone, qualificacao, contaId, participanteId, papel, grupo, cpf } = parte;
    if (antes.includes(parte)) continue;
    const linha = {
      nome,
      email,
      telefone,
      qualificacao: JSON.stringify(qualificacao),
      conta_id: contaId,
      participante_id: participanteId,
    };
    if (antes.some(mesma(parte)))
      await trx
        .updateTable('contrato_parte')
        .set(linha)
        .where('contrato_id', '=', contratoId)
        .where('papel', '=', papel)
        .where('cpf', '=', cpf)
        .execute();
    else
      await trx
        .insertInto('contrato_parte')
        .values({
          id: aleatorio.uuid(),
          contrato_id: contratoId,
          papel,
          grupo,
          cpf,
          ...linha,
          // Signed electronically, with the alteration.
          assinatura_conferida_em: relogio.agora(),
        })
        .execute();
  }
}
