/** The signed paper, digitised by whoever receives it: one copy of each edition, replaceable until it is received. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../../erros.ts';
import type { ArquivoPdf } from '../../../plugins/responder-pdf.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao, registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { type ContratoCompleto, carregarContrato } from '../../contrato/contrato.repository.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { exigirSemColega } from './atribuir-contrato.ts';
import { apresentarContratoDaGestao, exigirContratoDaGestao } from './ver-contrato.ts';

const MENSAGEM_COPIA_FORA_DE_HORA =
  'A cópia é guardada quando o contrato assinado no papel chega, e antes de ele ser recebido.';

export interface CopiaGuardada {
  arquivo: string;
  sha256: string;
  bytes: number;
  paginas: number;
}

/** The same files again change nothing; another one takes the place of the one before, or of the one that was seen. */
export async function guardarCopia(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  copia: CopiaGuardada,
  vistaEm?: string,
): Promise<ContratoDaGestao> {
  const { descartado, contrato } = await contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirContratoDaGestao(trx, sessao, id, { travar: true });
    await exigirSemConflito(trx, sessao.operadorId, completo.contrato.solicitacao_id);
    await exigirVezDaCopia(contexto, trx, sessao, completo);
    const sai = await trocar(contexto, trx, sessao, completo, copia, vistaEm);
    return { descartado: sai, contrato: await apresentar(contexto, trx, sessao, id) };
  });
  if (descartado !== null) await contexto.gateways.cofre.apagar(descartado);
  return contrato;
}

/** The file that is not needed any more; null where there is none. */
async function trocar(
  { relogio }: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  { contrato }: ContratoCompleto,
  copia: CopiaGuardada,
  vistaEm: string | undefined,
): Promise<string | null> {
  const { id, edicao, conta_id: contaId } = contrato;
  const anterior = await trx
    .selectFrom('contrato_copia')
    .select(['arquivo', 'sha256', 'guardada_em'])
    .where('contrato_id', '=', id)
    .where('edicao', '=', edicao)
    .executeTakeFirst();
  if (vistaEm !== undefined && anterior?.guardada_em.toISOString() !== vistaEm) throw dadosDesatualizados();
  if (anterior?.sha256 === copia.sha256) return copia.arquivo;
  const agora = relogio.agora();
  const linha = { ...copia, guardada_por: operadorId, guardada_em: agora };
  await trx
    .insertInto('contrato_copia')
    .values({ contrato_id: id, edicao, ...linha })
    .onConflict((conflitante) => conflitante.columns(['contrato_id', 'edicao']).doUpdateSet(linha))
    .execute();
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'operador', id: operadorId },
    acao: 'contrato.guardarCopia',
    alvo: { tipo: 'contrato', id: String(id) },
    contaId,
    dados: { edicao, sha256: copia.sha256, paginas: copia.paginas },
  });
  return anterior?.arquivo ?? null;
}

async function apresentar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  id: number,
): Promise<ContratoDaGestao> {
  const depois = await carregarContrato(trx, id);
  if (!depois) throw naoEncontrado();
  return apresentarContratoDaGestao({ ...contexto, db: trx }, sessao, depois);
}

/** Asked before the files are read as well: nobody sends thirty pages for a colleague's contract. */
export async function exigirVezDaCopia(
  { relogio }: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  { contrato: { id, codigo, via } }: ContratoCompleto,
): Promise<void> {
  if (via !== 'impressa' || codigo !== 'EFU') throw conflito(MENSAGEM_COPIA_FORA_DE_HORA);
  await exigirSemColega(db, sessao, id, relogio.agora());
}

export async function abrirCopia(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<ArquivoPdf> {
  const { contrato } = await exigirContratoDaGestao(contexto.db, sessao, id);
  await exigirSemConflito(contexto.db, sessao.operadorId, contrato.solicitacao_id);
  const copia = await contexto.db
    .selectFrom('contrato_copia')
    .select('arquivo')
    .where('contrato_id', '=', id)
    .where('edicao', '=', contrato.edicao)
    .executeTakeFirst();
  if (!copia) throw naoEncontrado();
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'contrato.ver',
    alvo: { tipo: 'contrato', id: String(id) },
    contaId: contrato.conta_id,
  });
  return {
    nome: `contrato-${contrato.numero}-assinado.pdf`,
    pdf: await contexto.gateways.cofre.ler(copia.arquivo),
  };
}
