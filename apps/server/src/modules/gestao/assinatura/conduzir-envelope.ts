/** What the desk does with an envelope: sends a link again, moves the deadline, cancels, tries the service once more. */
import type { EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import type { Data } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { donoDe, type EnvelopeCompleto } from '../../assinatura/envelope.repository.ts';
import { agendarAbertura } from '../../assinatura/fila-do-provedor.ts';
import { esquecerImpedimento } from '../../assinatura/impedir-envelope.ts';
import { moverPrazo } from '../../assinatura/mover-prazo.ts';
import { reenviarLink } from '../../assinatura/reenviar-link.ts';
import { registrarNaAuditoria } from '../../assinatura/registrar-evidencia.ts';
import { DONOS_NA_GESTAO } from './donos-na-gestao.ts';
import { apresentarEnvelope, exigirEnvelope } from './ver-envelope.ts';

const MENSAGEM_NAO_FALHOU = 'Este documento não espera para ser aberto de novo.';

async function comEnvelope(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  agir: (trx: Transaction<DB>, completo: EnvelopeCompleto) => Promise<void>,
): Promise<EnvelopeDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    await agir(trx, await exigirEnvelope(trx, sessao, id, { travar: true }));
    return apresentarEnvelope(contexto, trx, sessao, id);
  });
}

export const reenviarPelaGestao = (
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  assinanteId: string,
): Promise<EnvelopeDaGestao> =>
  comEnvelope(contexto, sessao, id, async (trx, completo) => {
    const assinante = completo.assinantes.find((um) => um.id === assinanteId);
    if (!assinante) throw naoEncontrado();
    await reenviarLink(contexto, trx, { ...completo, assinante });
    await registrarNaAuditoria(contexto, trx, id, {
      acao: 'reenviar',
      ator: { tipo: 'operador', id: sessao.operadorId },
      contaId: assinante.conta_id,
      dados: { assinante: assinanteId },
    });
  });

export const moverPrazoPelaGestao = (
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  { versao, prazo, motivo }: { versao: number; prazo: Data; motivo: string },
): Promise<EnvelopeDaGestao> =>
  comEnvelope(contexto, sessao, id, async (trx, completo) => {
    const { envelope } = completo;
    if (envelope.prazo === prazo) return;
    if (envelope.versao !== versao) throw dadosDesatualizados();
    const dono = donoDe(envelope);
    await moverPrazo(contexto, trx, completo, {
      prazo,
      motivo,
      ator: { tipo: 'operador', id: sessao.operadorId },
    });
    await DONOS_NA_GESTAO[dono.tipo].moverPrazo(contexto, trx, dono.id, prazo);
  });

export const cancelarPelaGestao = (
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  { versao, motivo }: { versao: number; motivo: string },
): Promise<EnvelopeDaGestao> =>
  comEnvelope(contexto, sessao, id, async (trx, { envelope }) => {
    if (envelope.estado === 'cancelado') return;
    if (envelope.versao !== versao) throw dadosDesatualizados();
    const dono = donoDe(envelope);
    await DONOS_NA_GESTAO[dono.tipo].cancelar(contexto, trx, sessao, dono.id, motivo);
  });

/** The job finds what was refused as it is now: a repaired name or contact, a shorter deadline. */
export const abrirDeNovo = (
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
): Promise<EnvelopeDaGestao> =>
  comEnvelope(contexto, sessao, id, async (trx, { envelope }) => {
    if (envelope.estado !== 'falhou') throw conflito(MENSAGEM_NAO_FALHOU);
    // Asked already, and not answered yet.
    if (envelope.impedimento === null) return;
    await esquecerImpedimento(trx, id);
    await agendarAbertura(trx, id, contexto.relogio.agora());
    await registrarNaAuditoria(contexto, trx, id, {
      acao: 'abrirDeNovo',
      ator: { tipo: 'operador', id: sessao.operadorId },
    });
  });
