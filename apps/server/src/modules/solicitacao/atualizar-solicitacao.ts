/** After somebody's data, files or acceptance changed: where the filled-in parts lead the request now. */

import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { siglasEditaveis } from '@credito/domain/solicitacao/estados';
import type { Ator as Papel } from '@credito/domain/solicitacao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { conferirComprovantesDeRenda } from './conferir-comprovantes-de-renda.ts';
import type { SolicitacaoCompleta } from './fatos.ts';
import { comGravadas } from './linhas-da-solicitacao.ts';
import { executarTransicao } from './transicao.ts';

interface QuemMudou {
  /** Whose change it was: a person of the request, or the system. */
  papel: Papel | TipoPessoa;
  ator: Ator;
  agora: Date;
}

/**
 * `completa` is the locked request with what was written of it (`comGravadas`); so is what comes back. Outside of the
 * editable states it stays where it is.
 */
export async function atualizarSolicitacao(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  { papel, ator, agora }: QuemMudou,
): Promise<SolicitacaoCompleta> {
  const doFiador = ator.tipo === 'conta' && papel.startsWith('fiador');
  const acessada = doFiador ? await marcarAcesso(trx, completa, ator.id, agora) : completa;
  const conferida = await conferirComprovantesDeRenda(trx, acessada, agora);
  if (!siglasEditaveis.includes(conferida.solicitacao.sigla)) return conferida;
  const { solicitacao } = await executarTransicao(trx, conferida, {
    acao: 'atualizarPreenchimento',
    papel: papel === 'fiador2' ? 'fiador' : papel,
    ator,
    agora,
  });
  return comGravadas(conferida, { solicitacao });
}

/** Whatever a guarantor saves is also the guarantor's last access, which the student sees. */
async function marcarAcesso(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  contaId: string,
  agora: Date,
): Promise<SolicitacaoCompleta> {
  const acessadas = completa.participantes.filter(
    ({ conta_id, tipo_pessoa, ultimo_acesso }) =>
      conta_id === contaId && tipo_pessoa !== 'estudante' && ultimo_acesso?.getTime() !== agora.getTime(),
  );
  if (acessadas.length === 0) return completa;
  const participantes = await trx
    .updateTable('participante')
    .set({ ultimo_acesso: agora })
    .where(
      'id',
      'in',
      acessadas.map(({ id }) => id),
    )
    .returningAll()
    .execute();
  return comGravadas(completa, { participantes });
}
