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
  /** ...or the same request again for each of them. */
  pessoas?: readonly Pessoa[];
  /** ...or paid to the school, with its first instalment due so many days from today, and charged. */
  cobrarEm?: number;
  opcoes: OpcoesDoContrato;
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
  { solicitacaoId, contratoId, pessoas, cobrarEm, opcoes }: PedidoAosBastidores,
): Promise<number | number[]> {
  const { db } = contexto;
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
