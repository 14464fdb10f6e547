/** Where a student stands with updates: the one of today's period, or an older one on which somebody still acts. */
import { elegibilidade } from '@credito/domain/atualizacao/cartao';
import { isAberta } from '@credito/domain/atualizacao/estados';
import type { Periodo } from '@credito/domain/atualizacao/periodo';
import type { Data } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { type AtualizacaoCompleta, periodoDoDia, ultimaDoEstudante } from './atualizacao.repository.ts';

export async function atualizacaoQueVale(
  db: Kysely<DB>,
  contaId: string,
  hoje: Data,
): Promise<{
  ultima: AtualizacaoCompleta | null;
  atual: AtualizacaoCompleta | null;
  periodo: Periodo | null;
}> {
  const doDia = await periodoDoDia(db, hoje);
  const ultima = await ultimaDoEstudante(db, contaId);
  const vale =
    ultima !== null &&
    (isAberta(ultima.atualizacao.estado) ||
      ultima.atualizacao.periodo_id === doDia?.id ||
      ultima.atualizacao.reconhecida_em === null);
  const atual = vale ? ultima : null;
  return { ultima, atual, periodo: atual?.periodo ?? doDia?.periodo ?? null };
}

/** Of a student whose contract is in effect. */
export async function elegivelParaAtualizar(db: Kysely<DB>, contaId: string, hoje: Data): Promise<boolean> {
  const { atual, periodo } = await atualizacaoQueVale(db, contaId, hoje);
  const atualizacao = atual && {
    estado: atual.atualizacao.estado,
    reconhecida: atual.atualizacao.reconhecida_em !== null,
  };
  return elegibilidade({ efetivado: true, periodo, atualizacao }, hoje).elegivel;
}
