/** One act of the staff on one contract: guarded by the version that the person saw, by permission and by the table. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { MOTIVOS_DE_REPROVACAO, type MotivoGuardado } from '@credito/domain/contrato/estados';
import { primeiroPrazoPossivel } from '@credito/domain/contrato/prazo';
import { type AcaoDaEquipe, PERMISSAO_DO_ATOR } from '@credito/domain/contrato/transicoes';
import { type Data, dataEmSaoPaulo, formatarData, somarDias } from '@credito/domain/tempo/data';
import type { Transaction, Updateable } from 'kysely';
import type { Contrato, DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { avisarEstudante, avisarFiadores } from '../../contrato/avisar-do-contrato.ts';
import { type ContratoCompleto, carregarContrato } from '../../contrato/contrato.repository.ts';
import { guardarTexto } from '../../contrato/guardar-texto.ts';
import { mudarContrato, recusar } from '../../contrato/mudar-contrato.ts';
import { recuperado } from '../../contrato/prazo-recuperado.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { atorDaAcao } from './ator-da-acao.ts';
import { refazerContrato } from './refazer-contrato.ts';
import { apresentarContratoDaGestao, exigirContratoDaGestao } from './ver-contrato.ts';

export interface PedidoDeAto {
  acao: AcaoDaEquipe;
  versao: number;
  prazo: Data | null;
  motivos: ReadonlyArray<{ codigo: keyof typeof MOTIVOS_DE_REPROVACAO | null; explicacao: string | null }>;
  assinadoEm: Data | null;
  conferidas: readonly string[];
}

export async function agirNoContrato(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  pedido: PedidoDeAto,
): Promise<ContratoDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirContratoDaGestao(trx, sessao, id, { travar: true });
    const { contrato } = completo;
    await exigirSemConflito(trx, sessao.operadorId, contrato.solicitacao_id);
    if (contrato.versao !== pedido.versao) {
      if (await jaFeito(trx, sessao, completo, pedido)) return apresentar(contexto, trx, sessao, id);
      throw dadosDesatualizados();
    }
    const papel = atorDaAcao(contrato.codigo, pedido.acao, sessao.papel);
    if (papel === null) throw recusar('estado-nao-permite');
    if (!podeNaGestao(sessao.papel, PERMISSAO_DO_ATOR[papel])) throw recusar('papel-nao-permite');
    const motivos = pedido.motivos.map(guardarMotivo);
    const mais = await prepararAto(contexto, trx, completo, pedido);
    await mudarContrato(contexto, trx, completo, {
      acao: pedido.acao,
      papel,
      ator: { tipo: 'operador', id: sessao.operadorId },
      motivos,
      mais,
    });
    await avisarDoAto(contexto, trx, id, pedido.acao);
    return apresentar(contexto, trx, sessao, id);
  });
}

async function apresentar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  id: number,
): Promise<ContratoDaGestao> {
  return apresentarContratoDaGestao(
    { ...contexto, db: trx },
    sessao,
    await exigirContratoDaGestao(trx, sessao, id),
  );
}

/** The same act of the same person on the same version: a second click gets the first one's answer. */
async function jaFeito(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  { contrato }: ContratoCompleto,
  { acao, versao }: PedidoDeAto,
): Promise<boolean> {
  if (contrato.versao !== versao + 1) return false;
  const feito = await trx
    .selectFrom('contrato_historico')
    .select('id')
    .where('contrato_id', '=', contrato.id)
    .where('versao', '=', versao)
    .where('acao', '=', acao)
    .where('operador_id', '=', sessao.operadorId)
    .executeTakeFirst();
  return feito !== undefined;
}

function guardarMotivo({ codigo, explicacao }: PedidoDeAto['motivos'][number]): MotivoGuardado {
  if (codigo === null && explicacao === null)
    throw regraDoDominio([{ campo: 'motivos', mensagem: 'Escolha o motivo ou escreva a explicação.' }]);
  return { codigo, texto: codigo === null ? 'Outro motivo' : MOTIVOS_DE_REPROVACAO[codigo], explicacao };
}

/** What an act changes beside the state, or 422 with what is missing. */
async function prepararAto(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: ContratoCompleto,
  pedido: PedidoDeAto,
): Promise<Updateable<Contrato>> {
  const agora = contexto.relogio.agora();
  const hoje = dataEmSaoPaulo(agora);
  switch (pedido.acao) {
    case 'liberar': {
      const prazo = pedido.prazo ?? somarDias(hoje, completo.contrato.assinaturas.prazoDeAssinaturaDias);
      if (prazo < primeiroPrazoPossivel(hoje))
        throw regraDoDominio([
          {
            campo: 'prazo',
            mensagem: `O prazo precisa dar ao menos dois dias: ${formatarData(primeiroPrazoPossivel(hoje))} ou depois.`,
          },
        ]);
      if (prazo > somarDias(hoje, MAXIMO_DO_PRAZO_DIAS))
        throw regraDoDominio([{ campo: 'prazo', mensagem: 'O prazo pode ter no máximo 180 dias.' }]);
      await guardarTexto(contexto, trx, completo);
      return { prazo };
    }
    case 'corrigir':
      return refazerContrato(contexto, trx, completo);
    case 'receber':
      return receber(trx, completo, pedido, { agora, hoje });
    case 'recuperar':
      return recuperado(completo.contrato, agora);
    default:
      return {};
  }
}

const MAXIMO_DO_PRAZO_DIAS = 180;

/** On paper: the day of the student's signature, and every signature found on the copy. */
async function receber(
  trx: Transaction<DB>,
  { contrato, partes }: ContratoCompleto,
  { assinadoEm, conferidas }: PedidoDeAto,
  { agora, hoje }: { agora: Date; hoje: Data },
): Promise<Updateable<Contrato>> {
  if (contrato.via !== 'impressa') return {};
  if (assinadoEm === null || assinadoEm > hoje || assinadoEm < dataEmSaoPaulo(contrato.criado_em))
    throw regraDoDominio([
      { campo: 'assinadoEm', mensagem: 'Informe o dia em que o estudante assinou, entre a geração e hoje.' },
    ]);
  // Whoever signs for the provider on paper does so when it is put into effect.
  const exigidas = partes.filter(({ grupo }) => grupo < 3);
  if (exigidas.some(({ id }) => !conferidas.includes(id)))
    throw regraDoDominio([
      {
        campo: 'conferidas',
        mensagem:
          'Confira a assinatura de cada pessoa. Se falta alguma, receba com todas ou devolva o contrato.',
      },
    ]);
  await trx
    .updateTable('contrato_parte')
    .set({ assinatura_conferida_em: agora })
    .where('contrato_id', '=', contrato.id)
    .where(
      'id',
      'in',
      exigidas.map(({ id }) => id),
    )
    .execute();
  return { assinado_em: assinadoEm };
}

async function avisarDoAto(
  contexto: Contexto,
  trx: Transaction<DB>,
  id: number,
  acao: AcaoDaEquipe,
): Promise<void> {
  const completo = await carregarContrato(trx, id);
  if (!completo) throw naoEncontrado();
  switch (acao) {
    case 'liberar':
    case 'recuperar':
      await avisarEstudante(contexto, trx, completo, 'contrato-disponivel');
      await avisarFiadores(contexto, trx, completo, 'contrato-disponivel-fiador');
      return;
    case 'cancelar':
      await avisarEstudante(contexto, trx, completo, 'contrato-cancelado');
      await avisarFiadores(contexto, trx, completo, 'contrato-cancelado-fiador');
      return;
    case 'reprovar':
      await avisarEstudante(contexto, trx, completo, 'contrato-reprovado');
      return;
    case 'efetivar':
      await avisarEstudante(contexto, trx, completo, 'contrato-efetivado');
      await avisarFiadores(contexto, trx, completo, 'contrato-efetivado-fiador');
      return;
    case 'liquidar':
      await avisarEstudante(contexto, trx, completo, 'contrato-liquidado');
      return;
    default:
      return;
  }
}
