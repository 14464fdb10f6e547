/** Behind the scenes of the world: contracts in states that only weeks of work on paper lead to. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { inserirContrato, type OpcoesDoContrato } from '../../apps/server/test/contratos.ts';
import { repetirSolicitacao } from '../../apps/server/test/repetir-solicitacao.ts';
import { emRestituicao } from '../../apps/server/test/restituicao.ts';
import type { Pessoa } from './pessoas.ts';

export interface PedidoAosBastidores {
  /** A new contract of this request... */
  solicitacaoId?: number;
  /** ...or another state of this one... */
  contratoId?: number;
  /** ...or the same request again for each of them... */
  pessoas?: readonly Pessoa[];
  /** ...or paid to the school, with its first instalment due so many days from today, and charged... */
  cobrarEm?: number;
  /** ...or, if nobody did, the period of updates of today... */
  periodo?: Periodo;
  /** ...or this update of a student, whose files an analysis has refused. */
  atualizacaoId?: number;
  opcoes: OpcoesDoContrato;
}

interface Periodo {
  ano: number;
  semestre: 1 | 2;
  abre: string;
  fecha: string;
  tardioAte: string;
}

/** On loopback, for the journeys of this run alone. */
export async function abrirBastidores(contexto: Contexto, porta: number): Promise<Server> {
  const servidor = createServer((pedido, resposta) => {
    json(pedido)
      .then((corpo) => atender(contexto, corpo as PedidoAosBastidores))
      .then((feito) => resposta.end(JSON.stringify(feito)))
      .catch((erro: unknown) => resposta.writeHead(500).end(String(erro)));
  }).listen(porta, '127.0.0.1');
  await once(servidor, 'listening');
  return servidor;
}

async function atender(
  contexto: Contexto,
  { solicitacaoId, contratoId, pessoas, cobrarEm, periodo, atualizacaoId, opcoes }: PedidoAosBastidores,
): Promise<number | number[]> {
  const { db } = contexto;
  if (periodo) return abrirPeriodo(contexto, periodo);
  if (atualizacaoId !== undefined) return recusarAtualizacao(contexto, atualizacaoId);
  if (solicitacaoId !== undefined)
    return pessoas
      ? repetirSolicitacao(contexto, solicitacaoId, pessoas)
      : inserirContrato({ contexto }, solicitacaoId, opcoes);
  if (contratoId !== undefined && cobrarEm !== undefined)
    return emRestituicao(contexto, contratoId, somarDias(dataEmSaoPaulo(contexto.relogio.agora()), cobrarEm));
  if (contratoId === undefined || opcoes.codigo === undefined)
    throw new Error('which contract, and what of it?');
  await db
    .updateTable('contrato')
    .set(({ eb }) => ({
      codigo: opcoes.codigo ?? 'DIS',
      assinado_em: opcoes.assinadoEm ?? null,
      versao: eb('versao', '+', 1),
    }))
    .where('id', '=', contratoId)
    .execute();
  // Whoever receives a paper has found every signature on it.
  if (opcoes.codigo === 'REC')
    await db
      .updateTable('contrato_parte')
      .set({ assinatura_conferida_em: contexto.relogio.agora() })
      .where('contrato_id', '=', contratoId)
      .execute();
  return contratoId;
}

/** Several journeys need the same one. */
async function abrirPeriodo({ db, relogio }: Contexto, periodo: Periodo): Promise<number> {
  const { ano, semestre, abre, fecha, tardioAte } = periodo;
  const { id: operador } = await db.selectFrom('operador').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('periodo_de_atualizacao')
    .values({
      ano,
      semestre,
      abre,
      fecha,
      tardio_ate: tardioAte,
      criado_por: operador,
      criado_em: relogio.agora(),
    })
    .onConflict((conflito) => conflito.columns(['ano', 'semestre']).doNothing())
    .execute();
  return ano;
}

async function recusarAtualizacao({ db }: Contexto, id: number): Promise<number> {
  const motivos = JSON.stringify(['O documento está ilegível.', 'O documento está cortado.']);
  const { id: pessoa } = await db
    .updateTable('atualizacao_pessoa')
    .set(({ eb }) => ({
      situacao: 'a-corrigir',
      motivos: JSON.stringify(['O número da casa não é o do comprovante.']),
      versao: eb('versao', '+', 1),
    }))
    .where('atualizacao_id', '=', id)
    .where('tipo_pessoa', '=', 'estudante')
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('documento')
    .set({ situacao: 'rejeitado', motivos })
    .where('dono_id', '=', pessoa)
    .where('situacao', '=', 'enviado')
    .execute();
  await db
    .updateTable('atualizacao')
    .set(({ eb }) => ({ estado: 'pendente-reenvio', versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return id;
}
