/** One act of the staff on one contract: guarded by the version that the person saw, by permission and by the table. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { isAtoDeDois, passoDaProposta } from '@credito/domain/contrato/atos-de-dois';
import { MOTIVOS_DE_REPROVACAO, type MotivoGuardado } from '@credito/domain/contrato/estados';
import { prazoDoPrograma } from '@credito/domain/contrato/prazo';
import { type AcaoDaEquipe, PERMISSAO_DO_ATOR } from '@credito/domain/contrato/transicoes';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Transaction, Updateable } from 'kysely';
import type { Contrato, DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { ContratoCompleto } from '../../contrato/contrato.repository.ts';
import { exigirPrazo } from '../../contrato/exigir-prazo.ts';
import { guardarTexto, textoGuardado } from '../../contrato/guardar-texto.ts';
import { mudarContrato, recusar } from '../../contrato/mudar-contrato.ts';
import { recuperado } from '../../contrato/prazo-recuperado.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { faltaAssinaturaNaCopia, MENSAGEM_FALTA_ASSINATURA } from './assinaturas-na-copia.ts';
import { atorDaAcao } from './ator-da-acao.ts';
import { exigirSemColega } from './atribuir-contrato.ts';
import { avisarDoAto } from './avisar-do-ato.ts';
import { exigirSemPropostaNoContrato, proporAto } from './propor-no-contrato.ts';
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
    await exigirSemColega(trx, sessao, id, contexto.relogio.agora());
    const papel = atorDaAcao(contrato.codigo, pedido.acao, sessao.papel);
    if (papel === null) throw recusar('estado-nao-permite');
    if (!podeNaGestao(sessao.papel, PERMISSAO_DO_ATOR[papel])) throw recusar('papel-nao-permite');
    await exigirSemPropostaNoContrato(trx, id);
    const motivos = pedido.motivos.map(guardarMotivo);
    if (isAtoDeDois(pedido.acao)) {
      await proporAto(contexto, trx, sessao, completo, { acao: pedido.acao, papel, motivos });
      return apresentar(contexto, trx, sessao, id);
    }
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
    .where('acao', '=', isAtoDeDois(acao) ? passoDaProposta('propor', acao) : acao)
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
      const { prazoDeAssinaturaDias } = completo.contrato.assinaturas;
      const prazo = exigirPrazo(contexto, pedido.prazo ?? prazoDoPrograma(hoje, prazoDeAssinaturaDias));
      await guardarTexto(contexto, trx, completo);
      return { prazo };
    }
    case 'corrigir':
      return refazerContrato(contexto, trx, completo);
    case 'receber':
      return receber(trx, completo, pedido, { agora, hoje });
    case 'aprovar':
      if (faltaAssinaturaNaCopia(completo))
        throw regraDoDominio([{ campo: 'conferidas', mensagem: MENSAGEM_FALTA_ASSINATURA }]);
      return {};
    case 'recuperar':
      return recuperado(completo.contrato, agora);
    default:
      return {};
  }
}

/** On paper: the day of the student's signature, and the signatures that were found on the copy. */
async function receber(
  trx: Transaction<DB>,
  completo: ContratoCompleto,
  { assinadoEm, conferidas }: PedidoDeAto,
  { agora, hoje }: { agora: Date; hoje: Data },
): Promise<Updateable<Contrato>> {
  const { contrato } = completo;
  if (contrato.via !== 'impressa') return {};
  const texto = await textoGuardado(trx, completo);
  const primeiro = dataEmSaoPaulo(texto?.criado_em ?? contrato.criado_em);
  const ultimo = contrato.prazo !== null && contrato.prazo < hoje ? contrato.prazo : hoje;
  if (assinadoEm === null || assinadoEm < primeiro || assinadoEm > ultimo)
    throw regraDoDominio([
      {
        campo: 'assinadoEm',
        mensagem: `Informe o dia em que o estudante assinou, de ${formatarData(primeiro)} a ${formatarData(ultimo)}.`,
      },
    ]);
  if (conferidas.length > 0)
    await trx
      .updateTable('contrato_parte')
      .set({ assinatura_conferida_em: agora })
      .where('contrato_id', '=', contrato.id)
      .where('id', 'in', conferidas)
      .execute();
  return { assinado_em: assinadoEm };
}
