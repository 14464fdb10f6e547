import { type PapelDeOperador, podeNaGestao } from '@credito/domain/acesso/permissoes';
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import {
  type AcaoDaEquipe,
  type AtorDaEquipe,
  atoresNoContrato,
  PERMISSAO_DO_ATOR,
} from '@credito/domain/contrato/transicoes';

/**
 * As whom a member of the staff takes the action in this state: by the permission that they hold, if several may take it.
 * Null where nobody of the staff takes it.
 */
export function atorDaAcao(
  codigo: CodigoDoContrato,
  acao: AcaoDaEquipe,
  papel: PapelDeOperador,
): AtorDaEquipe | null {
  const daEquipe = atoresNoContrato(codigo, acao).filter(
    (ator): ator is AtorDaEquipe => ator in PERMISSAO_DO_ATOR,
  );
  return daEquipe.find((ator) => podeNaGestao(papel, PERMISSAO_DO_ATOR[ator])) ?? daEquipe[0] ?? null;
}
