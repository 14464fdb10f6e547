/** Behind the scenes of the world: contracts in states that only weeks of work on paper lead to. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { mensalidadesDoTermo, type Termo } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { vencerAlteracoes } from '../../apps/server/src/modules/alteracao/vencer-alteracoes.ts';
import { vencerContratos } from '../../apps/server/src/modules/contrato/vencer-contratos.ts';
import { inserirContrato, type OpcoesDoContrato } from '../../apps/server/test/contratos.ts';
import { repetirSolicitacao } from '../../apps/server/test/repetir-solicitacao.ts';
import { emRestituicao } from '../../apps/server/test/restituicao.ts';
import { darCodigo } from './codigos-da-equipe.ts';
import type { Pessoa } from './pessoas.ts';

export interface PedidoAosBastidores {
  /** A new contract of this request... */
  solicitacaoId?: number;
  /** ...or another state of this one... */
  contratoId?: number;
  /** ...or the same request again for each of them... */
  pessoas?: readonly Pessoa[];
  /** ...or the last day on which it could be signed was yesterday... */
  prazoVencido?: boolean;
  /** ...or paid to the school, with its first instalment due so many days from today, and charged... */
  cobrarEm?: number;
  /** ...or money that came in and names no charge... */
  semCobranca?: { chave: string; centavos: number };
  /** ...or, if nobody did, the period of updates of today... */
  periodo?: Periodo;
  /** ...or this update, in which an analysis has refused the files of one person... */
  recusada?: { atualizacaoId: number; tipo: 'estudante' | 'fiador' };
  /** ...or this alteration, whose last day has passed... */
  alteracaoVencidaId?: number;
  /** ...or the links of this contract left a minute earlier... */
  linksMaisVelhosDe?: number;
  /** ...or what the application of this operator shows... */
  codigoDe?: string;
  /** ...or the server's clock stands at this moment: only in a world that a journey has for itself. */
  agora?: string;
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
  {
    solicitacaoId,
    contratoId,
    pessoas,
    prazoVencido = false,
    cobrarEm,
    semCobranca,
    periodo,
    recusada,
    alteracaoVencidaId,
    linksMaisVelhosDe,
    codigoDe,
    agora,
    opcoes,
  }: PedidoAosBastidores,
): Promise<number | number[] | string> {
  const { db } = contexto;
  if (codigoDe !== undefined) return darCodigo(contexto, codigoDe);
  if (agora !== undefined) {
    const momento = Date.parse(agora);
    contexto.relogio.agora = () => new Date(momento);
    return momento;
  }
  if (linksMaisVelhosDe !== undefined) return envelhecerLinks(contexto, linksMaisVelhosDe);
  if (periodo) return abrirPeriodo(contexto, periodo);
  if (semCobranca) {
    const agora = contexto.relogio.agora();
    const pagamento = { ...semCobranca, meio: 'pix', pago_em: agora, visto_em: agora } as const;
    await db.insertInto('pagamento_sem_cobranca').values(pagamento).execute();
    return semCobranca.centavos;
  }
  if (recusada) return recusarAtualizacao(contexto, recusada);
  if (solicitacaoId !== undefined && opcoes.termo)
    await comCreditoDesde(contexto, solicitacaoId, opcoes.termo);
  if (alteracaoVencidaId !== undefined) return perderPrazo(contexto, alteracaoVencidaId);
  if (solicitacaoId !== undefined)
    return pessoas
      ? repetirSolicitacao(contexto, solicitacaoId, pessoas)
      : inserirContrato({ contexto }, solicitacaoId, opcoes);
  if (contratoId !== undefined && cobrarEm !== undefined)
    return emRestituicao(contexto, contratoId, somarDias(dataEmSaoPaulo(contexto.relogio.agora()), cobrarEm));
  if (contratoId !== undefined && prazoVencido) return vencerContrato(contexto, contratoId);
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

/** As the night after the deadline leaves it. */
async function vencerContrato(contexto: Contexto, id: number): Promise<number> {
  const prazo = somarDias(dataEmSaoPaulo(contexto.relogio.agora()), -1);
  await contexto.db.updateTable('contrato').set({ prazo }).where('id', '=', id).execute();
  await vencerContratos(contexto);
  return id;
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

/** Whoever has a contract of a term has had the credit since then. */
async function comCreditoDesde({ db }: Contexto, id: number, termo: Termo): Promise<void> {
  const [inicio = ''] = mensalidadesDoTermo(termo, 1);
  const { dados } = await db
    .selectFrom('solicitacao')
    .select('dados')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('solicitacao')
    .set({
      dados: JSON.stringify({ ...dados, dataIngressoCurso: inicio, dataUtilizacaoCredito: inicio }),
    })
    .where('id', '=', id)
    .execute();
}

async function recusarAtualizacao(
  { db }: Contexto,
  { atualizacaoId: id, tipo }: NonNullable<PedidoAosBastidores['recusada']>,
): Promise<number> {
  const motivos = JSON.stringify(['O documento está ilegível.', 'O documento está cortado.']);
  const { id: pessoa } = await db
    .updateTable('atualizacao_pessoa')
    .set(({ eb }) => ({
      situacao: 'a-corrigir',
      motivos: JSON.stringify(['O número da casa não é o do comprovante.']),
      versao: eb('versao', '+', 1),
    }))
    .where('atualizacao_id', '=', id)
    .where('tipo_pessoa', '=', tipo)
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

async function perderPrazo(contexto: Contexto, id: number): Promise<number> {
  const ontem = somarDias(dataEmSaoPaulo(contexto.relogio.agora()), -1);
  await contexto.db.updateTable('alteracao').set({ prazo: ontem }).where('id', '=', id).execute();
  return vencerAlteracoes(contexto);
}

/** As if they had been sent a minute ago. */
async function envelhecerLinks({ db, relogio }: Contexto, contratoId: number): Promise<number> {
  await db
    .updateTable('convite_de_assinatura')
    .set({ em: new Date(relogio.agora().getTime() - 60_000) })
    .where(
      'assinante_id',
      'in',
      db
        .selectFrom('assinante')
        .innerJoin('envelope', 'envelope.id', 'assinante.envelope_id')
        .select('assinante.id')
        .where('envelope.contrato_id', '=', contratoId),
    )
    .execute();
  return contratoId;
}
