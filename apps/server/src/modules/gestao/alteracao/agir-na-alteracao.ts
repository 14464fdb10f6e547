/** Acts of the staff on one alteration: guarded by the version that the person saw, by permission and by the table. */
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import type { PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import type { AtoDaAlteracao } from '@credito/domain/alteracao/transicoes';
import { prazoDoPrograma } from '@credito/domain/contrato/prazo';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction, Updateable } from 'kysely';
import type { Alteracao, DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { abrirAlteracao, prepararDeNovo } from '../../alteracao/abrir-alteracao.ts';
import { alteracaoTravada, dispararAlteracao } from '../../alteracao/assinatura-da-alteracao.ts';
import { avisarDaAlteracao, fiadoresComConta } from '../../alteracao/avisar-da-alteracao.ts';
import { mudarAlteracao, recusarNaAlteracao } from '../../alteracao/mudar-alteracao.ts';
import { recusaDeQuemEntra } from '../../alteracao/preparar-alteracao.ts';
import { reabrirRenda } from '../../alteracao/renda-do-novo-fiador.ts';
import { guardarAditivo } from '../../alteracao/texto-da-alteracao.ts';
import { exigirPrazo } from '../../contrato/exigir-prazo.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { exigirContratoDaGestao } from '../contrato/ver-contrato.ts';
import { aplicarNoContrato } from './aplicar-no-contrato.ts';
import {
  type AlteracaoNaMesa,
  apresentarAlteracaoDaGestao,
  atorNaAlteracao,
  exigirAlteracaoDaGestao,
} from './ver-alteracao.ts';

export interface PedidoDeAto {
  acao: AtoDaAlteracao;
  versao: number;
  prazo: Data | null;
  motivo: string | null;
}

export async function iniciarAlteracao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { contratoId, pedido }: { contratoId: number; pedido: PedidoDeAlteracao },
): Promise<AlteracaoDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirContratoDaGestao(trx, sessao, contratoId, { travar: true });
    await exigirSemConflito(trx, sessao.operadorId, completo.contrato.solicitacao_id);
    const id = await abrirAlteracao(contexto, trx, completo, {
      pedido,
      origem: 'provedor',
      ator: { tipo: 'operador', id: sessao.operadorId },
    });
    return apresentar(contexto, trx, sessao, id);
  });
}

export async function agirNaAlteracao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  pedido: PedidoDeAto,
): Promise<AlteracaoDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirAlteracaoDaGestao(trx, sessao, id, { travar: true });
    const { alteracao } = completa;
    const { acao, motivo } = pedido;
    if (alteracao.versao !== pedido.versao) {
      if (await jaFeito(trx, sessao, id, pedido)) return apresentar(contexto, trx, sessao, id);
      throw dadosDesatualizados();
    }
    const papel = atorNaAlteracao(alteracao.fluxo, acao, sessao.papel);
    if (!papel) throw recusarNaAlteracao('estado-nao-permite');
    const mais = await prepararAto(contexto, trx, completa, pedido);
    await mudarAlteracao(contexto, trx, alteracao, {
      acao,
      papel,
      ator: { tipo: 'operador', id: sessao.operadorId },
      motivo,
      mais,
    });
    if (acao === 'devolverRenda') await reabrirRenda(trx, id);
    if (acao === 'liberar') await liberar(contexto, trx, completa, sessao);
    await avisarDaAlteracao(contexto, trx, id, acao, fiadoresComConta(completa.doContrato.partes));
    return apresentar(contexto, trx, sessao, id);
  });
}

async function apresentar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  id: number,
): Promise<AlteracaoDaGestao> {
  return apresentarAlteracaoDaGestao(
    { ...contexto, db: trx },
    sessao,
    await exigirAlteracaoDaGestao(trx, sessao, id),
  );
}

/** The same act of the same person on the same version: a second click gets the first one's answer. */
async function jaFeito(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  id: number,
  { acao, versao }: PedidoDeAto,
): Promise<boolean> {
  const feito = await trx
    .selectFrom('alteracao_historico')
    .select('id')
    .where('alteracao_id', '=', id)
    .where('versao', '=', versao)
    .where('acao', '=', acao)
    .where('operador_id', '=', sessao.operadorId)
    .executeTakeFirst();
  return feito !== undefined;
}

/** What an act changes beside the state, or 422 with what is missing. */
async function prepararAto(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AlteracaoNaMesa,
  { acao, prazo: pedido }: PedidoDeAto,
): Promise<Updateable<Alteracao>> {
  const { alteracao, doContrato } = completa;
  switch (acao) {
    case 'aceitar':
      return prepararDeNovo(contexto, trx, completa, doContrato);
    case 'corrigir':
      return {
        ...(await prepararDeNovo(contexto, trx, completa, doContrato)),
        edicao: alteracao.edicao + 1,
        prazo: null,
      };
    case 'liberar': {
      const recusa = await recusaDeQuemEntra(trx, doContrato, alteracao);
      if (recusa) throw conflito(`${recusa.mensagem} Assim a alteração não poderia entrar em vigor.`);
      const hoje = dataEmSaoPaulo(contexto.relogio.agora());
      const { prazoDeAssinaturaDias } = doContrato.contrato.assinaturas;
      return { prazo: exigirPrazo(contexto, pedido ?? prazoDoPrograma(hoje, prazoDeAssinaturaDias)) };
    }
    case 'efetivar':
      await aplicarNoContrato(contexto, trx, completa, doContrato);
      return {};
    default:
      return {};
  }
}

/** The document is written; where the student has no part in it, its signers are called at once. */
async function liberar(
  contexto: Contexto,
  trx: Transaction<DB>,
  { alteracao: { id } }: AlteracaoNaMesa,
  sessao: SessaoDeGestao,
): Promise<void> {
  const completa = await alteracaoTravada(trx, id);
  await guardarAditivo(contexto, trx, completa);
  if (completa.partes.some(({ papel }) => papel === 'estudante')) return;
  await dispararAlteracao(contexto, trx, completa, {
    papel: 'contratos',
    ator: { tipo: 'operador', id: sessao.operadorId },
  });
}
