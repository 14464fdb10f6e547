/** A message leaves the queue, or comes back: its state, its secret, and the second way when it failed. */
import type { EstadoDaMensagem } from '@credito/domain/mensagem/entrega';
import { contaAEntrega, levaSegredo } from '@credito/domain/mensagem/modelos';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Mensagem } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { NAO_MAIS_DEVIDA } from './ainda-devida.ts';
import { TEXTO_APAGADO } from './segredos.ts';
import { tentarOutroCanal } from './segundo-canal.ts';

const FALHAS: readonly EstadoDaMensagem[] = ['recusada', 'devolvida', 'falhou'];

/** The row must be locked by the transaction. */
export async function encerrarMensagem(
  contexto: Contexto,
  trx: Transaction<DB>,
  mensagem: Selectable<Mensagem>,
  estado: EstadoDaMensagem,
  motivo: string | null,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const falhou = FALHAS.includes(estado);
  if (falhou && motivo !== NAO_MAIS_DEVIDA) await tentarOutroCanal(contexto, trx, mensagem);
  const apagar = levaSegredo(mensagem.modelo) && !contexto.configuracao.demonstracao;
  await trx
    .updateTable('mensagem')
    .set({
      estado,
      erro: motivo,
      ...(falhou ? {} : { enviada_em: mensagem.enviada_em ?? agora }),
      ...(apagar ? { texto: TEXTO_APAGADO, html: null } : {}),
    })
    .where('id', '=', mensagem.id)
    .execute();
  if (contaAEntrega(mensagem.modelo) && motivo !== NAO_MAIS_DEVIDA && (falhou || estado === 'entregue'))
    await agendarEntrega(trx, mensagem.id, agora);
}

export const TAREFA_CONTAR_ENTREGA = 'contar-entrega';

export interface CargaDaEntrega {
  mensagemId: string;
}

/** Whoever sent it hears of it by a job: what they make of it is none of the outbox's business. */
async function agendarEntrega(trx: Transaction<DB>, mensagemId: string, em: Date): Promise<void> {
  const carga: CargaDaEntrega = { mensagemId };
  await sql`select graphile_worker.add_job(${TAREFA_CONTAR_ENTREGA}, ${JSON.stringify(carga)}::json,
    run_at => ${em}, job_key => ${`contar-entrega:${mensagemId}`})`.execute(trx);
}
