import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacao } from './acesso.ts';
import { ultimaSolicitacaoComoFiador, ultimaSolicitacaoPropria } from './achar-solicitacao.ts';
import { apresentarSolicitacao, type SolicitacaoVista } from './apresentar-solicitacao.ts';

/** Without an id: the student's newest request, or else the newest one in which the person is a guarantor. */
export async function carregarSolicitacaoDaPessoa(
  contexto: Contexto,
  sessao: SessaoDeConta,
  pedida: number | undefined,
): Promise<SolicitacaoVista> {
  const { db } = contexto;
  const id =
    pedida ??
    (await ultimaSolicitacaoPropria(db, sessao.contaId)) ??
    (await ultimaSolicitacaoComoFiador(db, sessao.contaId));
  if (id === null) throw naoEncontrado();
  const { completa, leitor } = await exigirSolicitacao(db, sessao, id);
  return apresentarSolicitacao(completa, leitor, contexto.relogio.agora());
}
