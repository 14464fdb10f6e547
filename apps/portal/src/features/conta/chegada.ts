/** Where a person lands who is in: loaded while the login is being answered. */
import type { Usuario } from '@credito/api/sessao.rotas';
import { areaFechada } from '@credito/domain/conta/areas';
import { inicioDoEstudante, type SituacaoDoUsuario } from '@credito/domain/conta/usuario';
import { consultas } from '../../sessao/consultas.ts';
import { tomarOrigem } from '../../sessao/origem.ts';
import { areasDesativadasNo } from '../../sessao/use-areas-desativadas.ts';
import type { NomeDoPortal } from '../../sessao/use-portal.ts';
import { consultaDoUsuario } from '../../sessao/use-usuario.ts';
import { assumir } from './conta.queries.ts';

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
  const origem = tomarOrigem(usuario.id);
  if (origem && areaFechada(origem, areasDesativadasNo(portal, usuario)) === null) return origem;
  return portal === 'fiador' ? '/inicio' : inicioDoEstudante(situacaoDe(usuario), false);
}

export function chegarComo(portal: NomeDoPortal, usuario: Usuario): string {
  return destinoDaEntrada(portal, assumir(usuario));
}

/** A session that was open already says by itself whose it is. */
export async function chegarComSessao(portal: NomeDoPortal): Promise<string> {
  return destinoDaEntrada(portal, await consultas.ensureQueryData(consultaDoUsuario));
}
