/** The one guard of ADR 0095: whoever is part of a request, or declared a conflict, is refused at every door. */
import {
  MENSAGEM_DA_CONTA_EM_CONFLITO,
  MENSAGEM_DO_CONFLITO,
  type MotivoDoConflito,
} from '@credito/domain/acesso/conflito';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { ErroDeAplicacao } from '../../../erros.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { conflitoCom } from './conflitos-de.ts';
import { contaEmConflito } from './contas-em-conflito.ts';

export interface TentativaRecusada {
  operadorId: string;
  motivo: MotivoDoConflito;
  alvo: { tipo: 'solicitacao' | 'conta' | 'busca'; id: string };
}

/** Written down by whoever answers the call: the transaction in which it was thrown is undone. */
export class ParteInteressada extends ErroDeAplicacao {
  readonly tentativa: TentativaRecusada;

  constructor(message: string, tentativa: TentativaRecusada) {
    super(403, message);
    this.tentativa = tentativa;
  }
}

export async function exigirSemConflito(
  db: Kysely<DB>,
  operadorId: string,
  solicitacaoId: number,
): Promise<void> {
  const motivo = await conflitoCom(db, operadorId, solicitacaoId);
  if (!motivo) return;
  throw new ParteInteressada(MENSAGEM_DO_CONFLITO[motivo], {
    operadorId,
    motivo,
    alvo: { tipo: 'solicitacao', id: String(solicitacaoId) },
  });
}

/** An account opens every request of its person. */
export async function exigirContaSemConflito(
  db: Kysely<DB>,
  operadorId: string,
  contaId: string,
): Promise<void> {
  if (!(await contaEmConflito(db, operadorId, contaId))) return;
  throw new ParteInteressada(MENSAGEM_DA_CONTA_EM_CONFLITO, {
    operadorId,
    motivo: 'faz-parte',
    alvo: { tipo: 'conta', id: contaId },
  });
}

export async function registrarTentativa(
  { db, relogio }: Pick<Contexto, 'db' | 'relogio'>,
  { operadorId, motivo, alvo }: TentativaRecusada,
  porta: string,
): Promise<void> {
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: operadorId },
    acao: 'conflito.recusado',
    alvo,
    contaId: null,
    dados: { motivo, porta },
  });
}
