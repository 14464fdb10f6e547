import { siglasCorrigiveis, siglasEditaveis } from '@credito/domain/solicitacao/estados';
import { DECLARE_PARA_ENVIAR } from '@credito/domain/solicitacao/regras-do-credito';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { concluirCorrecaoDoEstudante } from '../pendencia/concluir-correcao.ts';
import { exigirSolicitacaoPropria } from './acesso.ts';
import { entregarSolicitacao } from './entregar.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from './fatos.ts';
import { montarStatus, type Status } from './ver-status.ts';

/**
 * Hands the request in. The checks are the transition's own: complete by the functions that the screens use, and
 * accepted by every guarantor. A request that is already in analysis answers its situation and stays as it is.
 */
export async function concluirSolicitacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  dadosVerdadeiros = false,
): Promise<Status> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
    const { sigla } = completa.solicitacao;
    const ator = { tipo: 'conta', id: sessao.contaId } as const;
    if (siglasCorrigiveis.includes(sigla))
      await concluirCorrecaoDoEstudante(contexto, trx, completa, ator, agora);
    else if (siglasEditaveis.includes(sigla)) {
      exigirDeclaracao(completa, dadosVerdadeiros);
      await entregarSolicitacao(contexto, trx, completa, {
        acao: 'concluir',
        papel: 'estudante',
        ator,
        agora,
      });
    }
    const atual = await carregarSolicitacao(trx, id);
    if (!atual) throw naoEncontrado();
    return montarStatus(contexto, trx, atual, 'estudante');
  });
}

/** Said here, or already when the request was made. */
function exigirDeclaracao({ solicitacao }: SolicitacaoCompleta, declarou: boolean): void {
  const { dadosVerdadeiros } = solicitacao.dados as Record<string, unknown>;
  if (!declarou && dadosVerdadeiros !== true)
    throw regraDoDominio([{ campo: 'dadosVerdadeiros', mensagem: DECLARE_PARA_ENVIAR }]);
}
