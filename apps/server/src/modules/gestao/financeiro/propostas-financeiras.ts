/** What of a contract's money takes two people: proposed by one, and done by the answer of another. */
import { isDeepStrictEqual } from 'node:util';
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
  isDoCurso,
  rotuloDaProposta,
} from '@credito/domain/razao/propostas-financeiras';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DB, PropostaFinanceira as Linha } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { fazerProposta, recusaDaProposta } from '../../financeiro/fazer-proposta.ts';
import { carregarPosicoes, type Posicao } from '../../financeiro/posicao.ts';
import { contratosDoCurso } from '../../financeiro/vida-do-curso.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
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
  pedido: PedidoDeProposta,
): Promise<PropostaFinanceira> {
  return contexto.db.transaction().execute(async (trx) => {
    const { contrato } = await exigirContratoNoFinanceiro(trx, sessao, id);
    return propor(contexto, trx, sessao, contrato, pedido);
  });
}

export type PedidoDeProposta = DadosDaProposta & { motivo: string };

/** Of the course, one for each contract that it concerns; answers that of the contract named. */
export async function propor(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { id, conta_id, bolsa_id }: Pick<Posicao['contrato'], 'id' | 'conta_id' | 'bolsa_id'>,
  { motivo, ...dados }: PedidoDeProposta,
): Promise<PropostaFinanceira> {
  const doCurso = isDoCurso(dados) ? await contratosDoCurso(trx, { conta_id, bolsa_id }) : [];
  const posicoes = await carregarPosicoes(trx, [...new Set([id, ...doCurso])], { travar: true });
  let doContrato: Selectable<Linha> | null = null;
  for (const posicao of posicoes) {
    const { contrato } = posicao;
    await exigirSemConflito(trx, sessao.operadorId, contrato.solicitacao_id);
    const aberta = await propostaAberta(trx, contrato.id);
    if (aberta && !eAMesma(aberta, dados, sessao))
      throw conflito(
        contrato.id === id
          ? mensagemDaPropostaPendente('movimento')
          : `O contrato ${contrato.numero}, do mesmo curso, tem uma proposta à espera de resposta. Responda a ela antes.`,
      );
    const recusa = aberta ? null : recusaDaProposta(contexto, posicao, dados);
    if (recusa && contrato.id === id) throw regraDoDominio([recusa]);
    if (recusa) continue;
    const proposta = aberta ?? (await gravar(contexto, trx, sessao, contrato.id, { dados, motivo }));
    if (contrato.id === id) doContrato = proposta;
  }
  if (doContrato === null) throw naoEncontrado();
  return apresentar(trx, sessao, doContrato);
}

const eAMesma = (aberta: Selectable<Linha>, dados: DadosDaProposta, { operadorId }: SessaoDeGestao) =>
  aberta.proposta_por === operadorId && isDeepStrictEqual(aberta.dados, dados);

function propostaAberta(trx: Transaction<DB>, contratoId: number) {
  return trx
    .selectFrom('proposta_financeira')
    .selectAll()
    .where('contrato_id', '=', contratoId)
    .where('estado', '=', 'proposta')
    .executeTakeFirst();
}

async function gravar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  contratoId: number,
  { dados, motivo }: { dados: DadosDaProposta; motivo: string },
): Promise<Selectable<Linha>> {
  const { aleatorio, relogio } = contexto;
  const proposta = await trx
    .insertInto('proposta_financeira')
    .values({
      id: aleatorio.uuid(),
      contrato_id: contratoId,
      tipo: dados.tipo,
      dados: JSON.stringify(dados),
      motivo,
      estado: 'proposta',
      proposta_por: sessao.operadorId,
      proposta_em: relogio.agora(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await registrarNoFinanceiro(contexto, trx, sessao, proposta, 'propor');
  return proposta;
}

/** Each contract of a course is paid back after the one before it: the earliest one is answered first. */
async function exigirEmOrdem(
  trx: Transaction<DB>,
  { contrato }: Posicao,
  dados: DadosDaProposta,
): Promise<void> {
  if (dados.tipo !== 'fim-do-curso') return;
  for (const id of await contratosDoCurso(trx, contrato)) {
    if (id === contrato.id) return;
    const aberta = await propostaAberta(trx, id);
    if (aberta?.tipo === 'fim-do-curso')
      throw conflito(
        'Um contrato anterior do mesmo curso espera pela mesma confirmação. Responda primeiro a ele.',
      );
  }
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
      await exigirEmOrdem(trx, posicao, proposta.dados);
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
    await registrarNoFinanceiro(contexto, trx, sessao, respondida, resposta);
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
  return apresentarTodas(db, sessao, propostas);
}

async function apresentar(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  linha: Selectable<Linha>,
): Promise<PropostaFinanceira> {
  const [proposta] = await apresentarTodas(db, sessao, [linha]);
  if (!proposta) throw naoEncontrado();
  return proposta;
}

export async function apresentarTodas(
  db: Kysely<DB>,
  { operadorId }: SessaoDeGestao,
  linhas: readonly Selectable<Linha>[],
): Promise<PropostaFinanceira[]> {
  const ids = linhas.flatMap(({ proposta_por, respondida_por }) => [proposta_por, respondida_por]);
  const quem = await db
    .selectFrom('operador')
    .select(['id', 'nome'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const nomes = new Map(quem.map(({ id, nome }) => [id, nome]));
  return linhas.map((linha) => {
    const minha = linha.proposta_por === operadorId;
    return {
      id: linha.id,
      contratoId: linha.contrato_id,
      tipo: linha.tipo,
      rotulo: rotuloDaProposta(linha.dados),
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
  });
}

export function registrarNoFinanceiro(
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
