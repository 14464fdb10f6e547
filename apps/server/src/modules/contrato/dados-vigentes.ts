/** The people of a request with the newest that is known of them: what a concluded update changed holds for the next contract. */
import { respostasVigentes } from '@credito/domain/atualizacao/formulario';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { versoesVigentes } from './contrato.repository.ts';

export async function comDadosVigentes(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<SolicitacaoCompleta> {
  const versoes = await versoesVigentes(
    db,
    completa.participantes.map(({ id }) => id),
  );
  if (versoes.size === 0) return completa;
  return {
    ...completa,
    participantes: completa.participantes.map((participante) => {
      const versao = versoes.get(participante.id);
      if (!versao) return participante;
      const { email, telefone, respostas } = versao;
      return {
        ...participante,
        email,
        telefone,
        respostas: { ...respostasVigentes(participante.respostas, respostas) },
      };
    }),
  };
}
