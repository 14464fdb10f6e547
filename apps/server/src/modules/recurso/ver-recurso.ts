import type { RecursoDaPessoa } from '@credito/api/recurso.rotas';
import {
  MENSAGEM_DO_RECURSO,
  PRAZO_DA_RESPOSTA_DIAS,
  prazoDaResposta,
  prazoDoRecurso,
  ROTULO_DO_RECURSO,
  recusaDoRecurso,
} from '@credito/domain/recurso/recurso';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { documentosDoRecurso, fatosDoRecurso, findRecurso } from './recurso.repository.ts';

/** An appeal is the student's; a guarantor finds none. */
export async function verRecurso(
  { db, relogio }: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<RecursoDaPessoa> {
  const completa = await exigirSolicitacaoPropria(db, sessao, id);
  return apresentarRecurso(db, completa, relogio.agora());
}

export async function apresentarRecurso(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<RecursoDaPessoa> {
  const recurso = await findRecurso(db, completa.solicitacao.id);
  const fatos = await fatosDoRecurso(db, completa, recurso);
  const recusa = recusaDoRecurso(fatos, agora);
  const estado = recurso?.estado;
  return {
    podeRecorrer: recusa === null,
    impedimento: recusa && MENSAGEM_DO_RECURSO[recusa],
    prazo: fatos.decididaEm && recusa !== 'nao-e-final' ? prazoDoRecurso(fatos.decididaEm) : null,
    diasParaResponder: PRAZO_DA_RESPOSTA_DIAS,
    recurso:
      recurso && estado
        ? {
            estado,
            rotulo: ROTULO_DO_RECURSO[estado],
            texto: recurso.texto,
            enviadoEm: recurso.enviado_em?.toISOString() ?? null,
            responderAte: recurso.enviado_em && prazoDaResposta(recurso.enviado_em),
            decididoEm: recurso.decidido_em?.toISOString() ?? null,
            resposta: recurso.resposta,
            documentos: documentosDoRecurso(completa).length,
          }
        : null,
  };
}
