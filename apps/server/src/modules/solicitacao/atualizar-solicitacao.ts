/** After somebody's data, files or acceptance changed: where the filled-in parts lead the request now. */

import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { siglasEditaveis } from '@credito/domain/solicitacao/estados';
import type { Ator as Papel } from '@credito/domain/solicitacao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { conferirComprovantesDeRenda } from './conferir-comprovantes-de-renda.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from './fatos.ts';
import { executarTransicao } from './transicao.ts';

interface QuemMudou {
  /** Whose change it was: a person of the request, or the system. */
  papel: Papel | TipoPessoa;
  ator: Ator;
  agora: Date;
}

/** The request as it is after the change, locked; outside of the editable states it stays where it is. */
export async function atualizarSolicitacao(
  trx: Transaction<DB>,
  solicitacaoId: number,
  { papel, ator, agora }: QuemMudou,
): Promise<SolicitacaoCompleta | null> {
  if (ator.tipo === 'conta' && papel.startsWith('fiador'))
    await marcarAcesso(trx, solicitacaoId, ator.id, agora);
  const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
  if (completa) await conferirComprovantesDeRenda(trx, completa, agora);
  if (!completa || !siglasEditaveis.includes(completa.solicitacao.sigla)) return completa;
  const { para } = await executarTransicao(trx, completa, {
    acao: 'atualizarPreenchimento',
    papel: papel === 'fiador2' ? 'fiador' : papel,
    ator,
    agora,
  });
  return { ...completa, solicitacao: { ...completa.solicitacao, sigla: para } };
}

/** Whatever a guarantor saves is also the guarantor's last access, which the student sees. */
async function marcarAcesso(
  trx: Transaction<DB>,
  solicitacaoId: number,
  contaId: string,
  agora: Date,
): Promise<void> {
  await trx
    .updateTable('participante')
    .set({ ultimo_acesso: agora })
    .where('solicitacao_id', '=', solicitacaoId)
    .where('conta_id', '=', contaId)
    .where('tipo_pessoa', '!=', 'estudante')
    .where('removido_em', 'is', null)
    .execute();
}
