import { vaiAoMaisAcesso } from '@credito/domain/conta/usuario';
import type { Contexto } from '../../contexto.ts';
import { dadosDoUsuario } from './dados-do-usuario.ts';

/** Without a configured address everybody stays here. */
export async function verificarRedirect(
  contexto: Contexto,
  sessao: { id: string; contaId: string },
): Promise<{ redirect: boolean; url: string | null }> {
  const url = contexto.configuracao.provedor.maisAcessoUrl;
  if (!url) return { redirect: false, url: null };
  const usuario = await dadosDoUsuario(contexto, sessao);
  const redirect = vaiAoMaisAcesso({
    emSolicitacao: usuario.emSolicitacao === 'S',
    formado: usuario.formado,
    semFiador: usuario.semFiador === 'SIM',
  });
  return { redirect, url: redirect ? url : null };
}
