import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';
import { consultaDoStatus } from '../sessao/use-usuario.ts';

/** Hands the request in with the person's declaration; whatever becomes of it, where it stands is asked again. */
export async function concluirSolicitacao(solicitacaoId: number): Promise<void> {
  try {
    const status = await api('PUT /solicitacaoCredito/concluirSolicitacaoPWA/{id}', {
      params: { id: solicitacaoId },
      body: { dadosVerdadeiros: true },
    });
    consultas.setQueryData(consultaDoStatus.queryKey, status);
    await consultas.invalidateQueries({ queryKey: ['solicitacao', 'carregada'] });
  } catch (erro) {
    void consultas.invalidateQueries({ queryKey: ['solicitacao'] });
    throw erro;
  }
}
