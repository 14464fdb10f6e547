import type { Selectable } from 'kysely';
import type { Participante } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from './fatos.ts';

/** Whether the correction waits for this person: the student's part, or a guarantor who was refused. */
export function corrigeAgora(
  { solicitacao }: SolicitacaoCompleta,
  participante: Pick<Selectable<Participante>, 'tipo_pessoa' | 'status_analise'>,
): boolean {
  if (solicitacao.sigla === 'RDC') return participante.tipo_pessoa === 'estudante';
  return (
    solicitacao.sigla === 'RAF' &&
    participante.tipo_pessoa !== 'estudante' &&
    participante.status_analise === 'R'
  );
}
