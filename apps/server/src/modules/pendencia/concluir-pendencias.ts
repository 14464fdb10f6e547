import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacao, exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { solicitacaoDoParticipante } from '../solicitacao/achar-solicitacao.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { situacaoDe } from '../solicitacao/situacao-de.ts';
import { concluirCorrecaoDoEstudante, concluirCorrecaoDoFiador } from './concluir-correcao.ts';

/** A repeated click finds the request in analysis and gets the same answer. */
export async function concluirPendencias(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<{ concluiu: 'solicitacao' | 'pessoa'; pagina: string }> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
    const ator = { tipo: 'conta', id: sessao.contaId } as const;
    const corrige = ESTADOS[completa.solicitacao.sigla].natureza === 'corrigivel';
    const concluiu = corrige
      ? await concluirCorrecaoDoEstudante(contexto, trx, completa, ator, agora)
      : 'solicitacao';
    const atual = await carregarSolicitacao(trx, id);
    if (!atual) throw naoEncontrado();
    return { concluiu, pagina: situacaoDe(atual, agora).pagina };
  });
}

export async function concluirPendenciasDoFiador(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
): Promise<{ concluiu: 'solicitacao' | 'so-fiador' }> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const id = await solicitacaoDoParticipante(trx, sessao, participanteId);
    const { completa, leitor } = await exigirSolicitacao(trx, sessao, id, { travar: true });
    const fiador = completa.participantes.find((pessoa) => pessoa.id === participanteId);
    // The student never finishes a guarantor's pendencies (spec 2 section 6).
    if (!fiador || leitor === 'estudante' || fiador.tipo_pessoa !== leitor) throw naoEncontrado();
    if (completa.solicitacao.sigla !== 'RAF') return { concluiu: 'solicitacao' };
    if (fiador.status_analise !== 'R') return { concluiu: 'so-fiador' };
    const ator = { tipo: 'conta', id: sessao.contaId } as const;
    return { concluiu: await concluirCorrecaoDoFiador(contexto, trx, completa, fiador, ator, agora) };
  });
}
