/** What of a contract's money takes two people: proposed by one, and done by the answer of another. */
import type { PropostaFinanceira } from '@credito/api/gestao-propostas-financeiras.rotas';
import {
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  mensagemDaPropostaPendente,
  type RespostaAProposta,
  recusaDaResposta,
  respostasPossiveis,
} from '@credito/domain/gestao/segunda-pessoa';
import {
  type DadosDaProposta,
  descricaoDaProposta,
  type EstadoDaPropostaFinanceira,
  ROTULO_DA_PROPOSTA_FINANCEIRA,
} from '@credito/domain/razao/propostas-financeiras';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, PropostaFinanceira as Linha } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { fazerProposta, recusaDaProposta } from '../../financeiro/fazer-proposta.ts';
import { exigirContratoNoFinanceiro } from './exigir-contrato.ts';

const ESTADO_DA_RESPOSTA: Readonly<Record<RespostaAProposta, EstadoDaPropostaFinanceira>> = {
  confirmar: 'confirmada',
  devolver: 'devolvida',
  retirar: 'retirada',
};

export async function proporNoFinanceiro(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { motivo, ...dados }: DadosDaProposta & { motivo: string },
): Promise<PropostaFinanceira> {
  const { aleatorio, relogio } = contexto;
  return contexto.db.transaction().execute(async (trx) => {
    const posicao = await exigirContratoNoFinanceiro(trx, sessao, id, { travar: true });
    const aberta = await trx
      .selectFrom('proposta_financeira')
      .selectAll()
      .where('contrato_id', '=', id)
      .where('estado', '=', 'proposta')
      .executeTakeFirst();
    if (aberta) {
      const mesma =
        aberta.proposta_por === sessao.operadorId && JSON.stringify(aberta.dados) === JSON.stringify(dados);
      if (mesma) return apresentar(trx, sessao, aberta);
      throw conflito(mensagemDaPropostaPendente('movimento'));
    }
    const recusa = recusaDaProposta(contexto, posicao, dados);
    if (recusa) throw regraDoDominio([recusa]);
    const proposta = await trx
      .insertInto('proposta_financeira')
      .values({
        id: aleatorio.uuid(),
        contrato_id: id,
        tipo: dados.tipo,
        dados: JSON.stringify(dados),
        motivo,
        estado: 'proposta',
        proposta_por: sessao.operadorId,
        proposta_em: relogio.agora(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await registrar(contexto, trx, sessao, proposta, 'propor');
    return apresentar(trx, sessao, proposta);
  });
}

export async function responderNoFinanceiro(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  { resposta, texto = '' }: { resposta: RespostaAProposta; texto?: string | undefined },
): Promise<PropostaFinanceira> {
  return contexto.db.transaction().execute(async (trx) => {
    const achada = await trx
      .selectFrom('proposta_financeira')
      .select('contrato_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!achada) throw naoEncontrado();
    // The contract first, as everybody who writes about its money does.
    const posicao = await exigirContratoNoFinanceiro(trx, sessao, achada.contrato_id, { travar: true });
    const proposta = await trx
      .selectFrom('proposta_financeira')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const estado = ESTADO_DA_RESPOSTA[resposta];
    if (proposta.estado !== 'proposta') {
      if (proposta.estado === estado && proposta.respondida_por === sessao.operadorId)
        return apresentar(trx, sessao, proposta);
      throw dadosDesatualizados('Esta proposta já foi respondida.');
    }
    const recusa = recusaDaResposta('movimento', resposta, proposta.proposta_por === sessao.operadorId);
    if (recusa) throw conflito(recusa);
    if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
      throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
    if (resposta === 'confirmar') {
      const impedimento = recusaDaProposta(contexto, posicao, proposta.dados);
      if (impedimento) throw conflito(impedimento.mensagem);
      await fazerProposta(contexto, trx, posicao, proposta.dados, {
        operadorId: sessao.operadorId,
        motivo: proposta.motivo,
        propostaId: id,
      });
    }
    const respondida = await trx
      .updateTable('proposta_financeira')
      .set({
        estado,
        respondida_por: sessao.operadorId,
        respondida_em: contexto.relogio.agora(),
        explicacao: texto || null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await registrar(contexto, trx, sessao, respondida, resposta);
    return apresentar(trx, sessao, respondida);
  });
}

/** Newest first. */
export async function propostasDoContrato(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  contratoId: number,
): Promise<PropostaFinanceira[]> {
  const propostas = await db
    .selectFrom('proposta_financeira')
    .selectAll()
    .where('contrato_id', '=', contratoId)
    .orderBy('proposta_em', 'desc')
    .execute();
  return Promise.all(propostas.map((proposta) => apresentar(db, sessao, proposta)));
}

async function apresentar(
  db: Kysely<DB>,
  { operadorId }: SessaoDeGestao,
  linha: Selectable<Linha>,
): Promise<PropostaFinanceira> {
  const quem = await db
    .selectFrom('operador')
    .select(['id', 'nome'])
    .where('id', '=', sql<string>`any(${[linha.proposta_por, linha.respondida_por]}::uuid[])`)
    .execute();
  const nomes = new Map(quem.map(({ id, nome }) => [id, nome]));
  const minha = linha.proposta_por === operadorId;
  return {
    id: linha.id,
    contratoId: linha.contrato_id,
    tipo: linha.tipo,
    rotulo: ROTULO_DA_PROPOSTA_FINANCEIRA[linha.tipo],
    descricao: descricaoDaProposta(linha.dados),
    motivo: linha.motivo,
    estado: linha.estado,
    por: nomes.get(linha.proposta_por) ?? '',
    minha,
    em: linha.proposta_em.toISOString(),
    respondidaPor: linha.respondida_por === null ? null : (nomes.get(linha.respondida_por) ?? ''),
    explicacao: linha.explicacao,
    respostas: linha.estado === 'proposta' ? [...respostasPossiveis(minha)] : [],
  };
}

function registrar(
  { relogio }: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  { id, contrato_id, tipo }: Selectable<Linha>,
  passo: 'propor' | RespostaAProposta,
): Promise<void> {
  return registrarDecisao(trx, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: operadorId },
    acao: `financeiro.${passo}`,
    alvo: { tipo: 'contrato', id: String(contrato_id) },
    contaId: null,
    dados: { proposta: id, tipo },
  });
}
