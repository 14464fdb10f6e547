/** What the analysis named beside refused documents, and what is there of it. */
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { MotivoRegistrado } from '@credito/domain/gestao/motivos';
import {
  type IdDoPassoDoParticipante,
  planoDoParticipante,
} from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { passosDoDocumento, vagaLivre } from '@credito/domain/pendencia/pedidos';
import type { Selectable } from 'kysely';
import type { Participante } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import type { Recusado } from './recusados.ts';

/** A document that shows other data than the declared ones asks about the answers beside the file. */
const DIVERGENTE = 'DIVERGENTE';

export const isDivergente = ({ codigos }: Recusado): boolean => codigos.includes(DIVERGENTE);

/** Rows of the person's plan, in its order, as far as the answers lead to them. */
export function passosPedidos(
  motivos: readonly MotivoRegistrado[],
  recusados: readonly Recusado[],
  contexto: ContextoDoParticipante | null,
): readonly IdDoPassoDoParticipante[] {
  if (!contexto) return [];
  const nomeados = [
    ...motivos.flatMap(({ passos }) => passos ?? []),
    ...recusados.filter(isDivergente).flatMap(({ tipoDocumento }) => passosDoDocumento(tipoDocumento)),
  ];
  return planoDoParticipante
    .filter((passo) => nomeados.includes(passo.id) && passo.quando(contexto))
    .map(({ id }) => id);
}

export interface DocumentoPedido {
  tipoDocumento: TipoDocumento;
  indice: number;
  enviado: boolean;
}

/** Each with the first slot that no file of before the return holds; a type without room is asked for in words alone. */
export function documentosPedidos(
  { documentos, solicitacao }: SolicitacaoCompleta,
  { id }: Pick<Selectable<Participante>, 'id'>,
  motivos: readonly MotivoRegistrado[],
): readonly DocumentoPedido[] {
  const daPessoa = documentos
    .filter(({ dono_id }) => dono_id === id)
    .map(({ tipo_documento, indice, enviado_em, resposta_a }) => ({
      tipoDocumento: tipo_documento,
      indice,
      // What answers a refusal stands in the slot of the refused file.
      deAntes: enviado_em <= solicitacao.situacao_desde || resposta_a !== null,
    }));
  const tipos = [...new Set(motivos.flatMap(({ documentos: nomeados }) => nomeados ?? []))];
  return tipos.flatMap((tipoDocumento) => {
    const indice = vagaLivre(
      tipoDocumento,
      daPessoa.filter(({ deAntes }) => deAntes),
    );
    if (indice === null) return [];
    const enviado = daPessoa.some((um) => um.tipoDocumento === tipoDocumento && um.indice === indice);
    return [{ tipoDocumento, indice, enviado }];
  });
}
