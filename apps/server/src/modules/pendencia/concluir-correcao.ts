/** The end of a correction: the whole request, or one person's part (spec 2 section 4, "Pendency flow"). */

import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { conclusaoDasPendencias, conclusaoDoFiador } from '@credito/domain/pendencia/conclusao';
import { MENSAGENS_DE_RECUSA, type Ator as Papel } from '@credito/domain/solicitacao/transicoes';
import type { Selectable, Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, ErroDeAplicacao, naoEncontrado } from '../../erros.ts';
import { type Ator, registrarDecisao } from '../auditoria/auditoria.ts';
import { findCorrecao, marcarEnviada } from '../correcao/correcao.repository.ts';
import { entregarSolicitacao } from '../solicitacao/entregar.ts';
import { fatosDaConclusao } from '../solicitacao/espera-fiador.ts';
import { condicoesDaSolicitacao, participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fatosDaPendencia } from './fatos-da-pendencia.ts';

const FIADOR_CORRIGE =
  'O fiador precisa corrigir as pendências no portal dele antes de a solicitação seguir.';

/** The student's "Enviar correções". `completa` was loaded with `travar`. */
export async function concluirCorrecaoDoEstudante(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  ator: Ator,
  agora: Date,
): Promise<'solicitacao' | 'pessoa'> {
  const estudante = participanteDe(completa, 'estudante');
  if (!estudante) throw naoEncontrado();
  if (completa.solicitacao.sigla === 'RAF') {
    if (conclusaoDoFiador(statusDosFiadores(completa)) === 'so-fiador') throw conflito(FIADOR_CORRIGE);
    await entregarSolicitacao(contexto, trx, completa, {
      acao: 'concluirCorrecao',
      papel: 'estudante',
      ator,
      agora,
    });
    return 'solicitacao';
  }
  await exigirCompleta(trx, completa, estudante, agora);
  const { concluir } = conclusaoDasPendencias(fatosDaConclusao(completa));
  // A repeated click finds the part sent.
  const jaEnviada = Boolean((await findCorrecao(trx, completa, estudante.id))?.enviada_em);
  if (concluir === 'pessoa' && jaEnviada) return 'pessoa';
  const enviada = await marcarEnviada(contexto, trx, completa, estudante, agora);
  if (concluir === 'pessoa') {
    await registrarParte(trx, completa, estudante, ator, agora);
    return 'pessoa';
  }
  await entregarSolicitacao(contexto, trx, enviada, {
    acao: 'concluirCorrecao',
    papel: 'estudante',
    ator,
    agora,
  });
  return 'solicitacao';
}

/** A refused guarantor's "Finalizar pendências". */
export async function concluirCorrecaoDoFiador(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  fiador: Selectable<Participante>,
  ator: Ator,
  agora: Date,
): Promise<'solicitacao' | 'so-fiador'> {
  await exigirCompleta(trx, completa, fiador, agora);
  if (!completa.aceites.has(fiador.id)) throw conflito(MENSAGENS_DE_RECUSA['falta-aceite']);
  const enviada = await marcarEnviada(contexto, trx, completa, fiador, agora);
  await registrarParte(trx, completa, fiador, ator, agora);
  return (await entregarSePronta(contexto, trx, enviada, { papel: 'fiador', ator, agora }))
    ? 'solicitacao'
    : 'so-fiador';
}

/** A correction goes on by itself when the last of its people has finished; true when it did. */
export async function entregarSePronta(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  { papel, ator, agora }: { papel: Papel; ator: Ator; agora: Date },
): Promise<boolean> {
  if (!(await todosTerminaram(trx, completa, agora))) return false;
  await entregarSolicitacao(contexto, trx, completa, { acao: 'concluirCorrecao', papel, ator, agora });
  return true;
}

async function todosTerminaram(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<boolean> {
  const condicoes = condicoesDaSolicitacao(completa, agora);
  if (condicoes.documentosRejeitadosEmAberto) return false;
  if (!condicoes.semFiador && !(condicoes.fiadoresCompletos && condicoes.fiadoresAceitaram)) return false;
  if (completa.solicitacao.sigla === 'RAF')
    return conclusaoDoFiador(statusDosFiadores(completa)) === 'solicitacao';
  if (completa.solicitacao.sigla !== 'RDC') return false;
  const estudante = participanteDe(completa, 'estudante');
  return (
    estudante?.status_preenchimento === 'AGUARDANDO_ANALISE' &&
    conclusaoDasPendencias(fatosDaConclusao(completa)).concluir === 'solicitacao' &&
    (await fatosDaPendencia(trx, completa, estudante, agora)).completa
  );
}

function statusDosFiadores(completa: SolicitacaoCompleta) {
  const status = (tipoPessoa: TipoPessoa) => participanteDe(completa, tipoPessoa)?.status_analise ?? null;
  return { statusFiador: status('fiador'), statusFiador2: status('fiador2') };
}

async function exigirCompleta(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  participante: Selectable<Participante>,
  agora: Date,
): Promise<void> {
  const fatos = await fatosDaPendencia(trx, completa, participante, agora);
  if (fatos.completa) return;
  const aberta = fatos.grupos.some(({ abertos }) => abertos.length > 0);
  throw new ErroDeAplicacao(
    422,
    MENSAGENS_DE_RECUSA[aberta ? 'documentos-rejeitados' : 'solicitacao-incompleta'],
  );
}

async function registrarParte(
  trx: Transaction<DB>,
  { solicitacao }: SolicitacaoCompleta,
  participante: Selectable<Participante>,
  ator: Ator,
  agora: Date,
): Promise<void> {
  await registrarDecisao(trx, {
    em: agora,
    ator,
    acao: 'pendencia.concluir-pessoa',
    alvo: { tipo: 'participante', id: participante.id },
    contaId: participante.conta_id,
    dados: { solicitacao: solicitacao.id, tipoPessoa: participante.tipo_pessoa },
  });
}
