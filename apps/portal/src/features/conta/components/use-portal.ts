import type { Usuario } from '@credito/api/sessao.rotas';
import { caminhoPermitido } from '@credito/domain/conta/menu';
import { inicioDoEstudante, type SituacaoDoUsuario } from '@credito/domain/conta/usuario';
import { useRouter } from 'wouter';
import { tomarOrigem } from '../../../sessao/origem.ts';

export type NomeDoPortal = 'estudante' | 'fiador';

/** Student and guarantor share the account; the base of the address says whose portal this is. */
export function usePortal(): NomeDoPortal {
  return useRouter().base === '/fiador' ? 'fiador' : 'estudante';
}

function situacaoDe(
  usuario: Usuario,
): Pick<
  SituacaoDoUsuario,
  'podeIniciarSolicitacao' | 'possuiProcessoAtivo' | 'possuiContratosNaoLiquidados'
> {
  return { ...usuario, podeIniciarSolicitacao: usuario.podeIniciarSoliciacao };
}

/** Where a login leads: to what the person had asked for, else to the start of the portal (spec 1 section 4). */
export function destinoDaEntrada(portal: NomeDoPortal, usuario: Usuario): string {
  const origem = tomarOrigem();
  if (origem && caminhoPermitido(origem, usuario.areasDesativadas)) return origem;
  return portal === 'fiador' ? '/inicio' : inicioDoEstudante(situacaoDe(usuario), false);
}
