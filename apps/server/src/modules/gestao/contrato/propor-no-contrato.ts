/** An act of two on a contract: one person of the staff proposes it, another answers (ADR 0132). */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import {
  ATOS_DE_DOIS,
  type AtoDeDois,
  type PassoDaProposta,
  passoDaProposta,
  TIPO_DO_ATO,
} from '@credito/domain/contrato/atos-de-dois';
import type { MotivoGuardado } from '@credito/domain/contrato/estados';
import {
  type AcaoDoContrato,
  type AtorDaEquipe,
  transitarContrato,
} from '@credito/domain/contrato/transicoes';
import {
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  mensagemDaPropostaPendente,
  type RespostaAProposta,
  recusaDaResposta,
} from '@credito/domain/gestao/segunda-pessoa';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { soltarContrato } from '../../contrato/atribuicao.ts';
import { condicoesDoContrato } from '../../contrato/condicoes.ts';
import {
  apagarProposta,
  type ContratoCompleto,
  findPropostaDoContrato,
  guardarProposta,
} from '../../contrato/contrato.repository.ts';
import { mudarContrato, recusar } from '../../contrato/mudar-contrato.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { atorDaAcao } from './ator-da-acao.ts';
import { exigirSemColega } from './atribuir-contrato.ts';
import { avisarDoAto } from './avisar-do-ato.ts';
import { apresentarContratoDaGestao, exigirContratoDaGestao } from './ver-contrato.ts';
import { paraPropor } from './ver-proposta.ts';

/** Nothing changes for the people of the contract until somebody else confirms. */
export async function proporAto(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  completo: ContratoCompleto,
  { acao, papel, motivos }: { acao: AtoDeDois; papel: AtorDaEquipe; motivos: readonly MotivoGuardado[] },
): Promise<void> {
  const { contrato } = completo;
  const condicoes = await condicoesDoContrato(contexto, trx, completo, {
    operadorId: sessao.operadorId,
    temMotivo: motivos.length > 0,
  });
  const resultado = transitarContrato(contrato.codigo, acao, papel, paraPropor(condicoes));
  if (!resultado.ok) throw recusar(resultado.recusa);
  await guardarProposta(trx, {
    contrato_id: contrato.id,
    acao,
    operador_id: sessao.operadorId,
    motivos,
    proposta_em: contexto.relogio.agora(),
  });
  await gravarPasso(contexto, trx, sessao, completo, passoDaProposta('propor', acao), motivos);
  // Somebody else answers it.
  await soltarContrato(trx, contrato.id, sessao.operadorId);
}

export async function exigirSemPropostaNoContrato(db: Kysely<DB>, contratoId: number): Promise<void> {
  const proposta = await findPropostaDoContrato(db, contratoId);
  if (proposta) throw conflito(mensagemDaPropostaPendente(TIPO_DO_ATO[proposta.acao]));
}

export interface PedidoDeResposta {
  resposta: RespostaAProposta;
  versao: number;
  texto?: string | undefined;
}

export async function responderPropostaDoContrato(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  pedido: PedidoDeResposta,
): Promise<ContratoDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirContratoDaGestao(trx, sessao, id, { travar: true });
    const { contrato } = completo;
    await exigirSemConflito(trx, sessao.operadorId, contrato.solicitacao_id);
    const proposta = await findPropostaDoContrato(trx, id);
    if (contrato.versao !== pedido.versao || !proposta) {
      if (!(await jaRespondida(trx, sessao, completo, pedido))) throw dadosDesatualizados();
    } else {
      await exigirSemColega(trx, sessao, id, contexto.relogio.agora());
      await responder(contexto, trx, sessao, completo, proposta, pedido);
    }
    return apresentarContratoDaGestao(
      { ...contexto, db: trx },
      sessao,
      await exigirContratoDaGestao(trx, sessao, id),
    );
  });
}

async function responder(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  completo: ContratoCompleto,
  { acao, operador_id, motivos }: { acao: AtoDeDois; operador_id: string; motivos: MotivoGuardado[] },
  { resposta, texto = '' }: PedidoDeResposta,
): Promise<void> {
  const { id, codigo } = completo.contrato;
  const recusa = recusaDaResposta(TIPO_DO_ATO[acao], resposta, operador_id === sessao.operadorId);
  if (recusa) throw conflito(recusa);
  if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
    throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
  if (resposta === 'confirmar') {
    const papel = atorDaAcao(codigo, acao, sessao.papel);
    if (papel === null) throw recusar('estado-nao-permite');
    await mudarContrato(contexto, trx, completo, {
      acao,
      papel,
      ator: { tipo: 'operador', id: sessao.operadorId },
      motivos,
    });
    await avisarDoAto(contexto, trx, id, acao);
    return;
  }
  await apagarProposta(trx, id);
  await gravarPasso(
    contexto,
    trx,
    sessao,
    completo,
    passoDaProposta(resposta === 'devolver' ? 'naoConfirmar' : 'retirar', acao),
    resposta === 'devolver' ? [{ codigo: null, texto: 'Não confirmada', explicacao: texto }] : [],
  );
}

/** The same answer of the same person on the same version: a second click gets the first one's. */
async function jaRespondida(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { contrato }: ContratoCompleto,
  { resposta, versao }: PedidoDeResposta,
): Promise<boolean> {
  if (contrato.versao !== versao + 1) return false;
  const acoes = ATOS_DE_DOIS.map((acao): AcaoDoContrato | PassoDaProposta => {
    if (resposta === 'confirmar') return acao;
    return passoDaProposta(resposta === 'devolver' ? 'naoConfirmar' : 'retirar', acao);
  });
  const feita = await trx
    .selectFrom('contrato_historico')
    .select('id')
    .where('contrato_id', '=', contrato.id)
    .where('versao', '=', versao)
    .where('acao', 'in', acoes)
    .where('operador_id', '=', sessao.operadorId)
    .executeTakeFirst();
  return feita !== undefined;
}

/** The state stays; the version does not, so that whoever still shows the old one must look again. */
async function gravarPasso(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { contrato }: ContratoCompleto,
  acao: PassoDaProposta,
  motivos: readonly MotivoGuardado[],
): Promise<void> {
  const { id, codigo, versao } = contrato;
  const em = contexto.relogio.agora();
  await trx.updateTable('contrato').set({ versao: sql`versao + 1` }).where('id', '=', id).execute();
  await trx
    .insertInto('contrato_historico')
    .values({
      contrato_id: id,
      em,
      acao,
      ator: 'efetivacao',
      operador_id: sessao.operadorId,
      versao,
      codigo_anterior: codigo,
      codigo,
      motivos: JSON.stringify(motivos),
    })
    .execute();
  await registrarDecisao(trx, {
    em,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: `contrato.${acao}`,
    alvo: { tipo: 'contrato', id: String(id) },
    contaId: contrato.conta_id,
    dados: { em: codigo },
  });
}

/** Whoever is part of a request proposes nothing about its contracts, also afterwards (ADR 0095). */
export async function retirarPropostasPorConflito(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  solicitacoes: readonly number[],
): Promise<void> {
  const propostas = await trx
    .selectFrom('contrato_proposta')
    .innerJoin('contrato', 'contrato.id', 'contrato_proposta.contrato_id')
    .select('contrato.id')
    .where('operador_id', '=', sessao.operadorId)
    .where('solicitacao_id', 'in', solicitacoes)
    .orderBy('contrato.id')
    .execute();
  for (const { id } of propostas) {
    const completo = await exigirContratoDaGestao(trx, sessao, id, { travar: true });
    const proposta = await findPropostaDoContrato(trx, id);
    if (proposta?.operador_id === sessao.operadorId)
      await responder(contexto, trx, sessao, completo, proposta, { resposta: 'retirar', versao: 0 });
  }
}
