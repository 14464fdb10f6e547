import { siglasCorrigiveis, siglasEditaveis } from '@credito/domain/solicitacao/estados';
import { impedimentoDaOferta } from '@credito/domain/solicitacao/oferta-de-hoje';
import { DECLARE_PARA_ENVIAR } from '@credito/domain/solicitacao/regras-do-credito';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { montarStatus, type Status } from '../andamento/ver-status.ts';
import { findOfertaDeHoje } from '../catalogo/catalogo.repository.ts';
import { concluirCorrecaoDoEstudante } from '../pendencia/concluir-correcao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { entregarSolicitacao } from '../solicitacao/entregar.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';

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
      await exigirOfertaAberta(trx, completa);
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

/** Nobody sends what nobody takes: an institution may have closed since the request was begun (case CAT-01). */
async function exigirOfertaAberta(
  trx: Transaction<DB>,
  { solicitacao, catalogo }: SolicitacaoCompleta,
): Promise<void> {
  const impedimento = impedimentoDaOferta(
    catalogo.instituicao.nome,
    await findOfertaDeHoje(trx, solicitacao.id),
  );
  if (impedimento) throw conflito(impedimento);
}

/** Said here, or already when the request was made. */
function exigirDeclaracao({ solicitacao }: SolicitacaoCompleta, declarou: boolean): void {
  const { dadosVerdadeiros } = solicitacao.dados;
  if (!declarou && dadosVerdadeiros !== true)
    throw regraDoDominio([{ campo: 'dadosVerdadeiros', mensagem: DECLARE_PARA_ENVIAR }]);
}
