import { siglasCorrigiveis, siglasEditaveis } from '@credito/domain/solicitacao/estados';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { expurgarEstacionados } from '../documento/expurgar-estacionados.ts';
import { exigirPessoasDiferentes } from '../fiador/exigir-pessoas-diferentes.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { exigirSolicitacaoPropria } from './acesso.ts';
import { guardarCopiaDeclarada } from './copia-declarada.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from './fatos.ts';
import { mensagemDeSolicitacaoEnviada } from './mensagens.ts';
import { executarTransicao } from './transicao.ts';
import { montarStatus, type Status } from './ver-status.ts';

/**
 * Hands the request in. The checks are the transition's own: complete by the functions that the screens use, and
 * accepted by every guarantor. A request that is already in analysis answers its situation and stays as it is.
 */
export async function concluirSolicitacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<Status> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
    const { sigla } = completa.solicitacao;
    const corrige = siglasCorrigiveis.includes(sigla);
    if (!corrige && !siglasEditaveis.includes(sigla))
      return montarStatus(contexto, trx, completa, 'estudante');
    await exigirPessoasDiferentes(trx, completa);
    await executarTransicao(trx, completa, {
      acao: corrige ? 'concluirCorrecao' : 'concluir',
      papel: 'estudante',
      ator: { tipo: 'conta', id: sessao.contaId },
      agora,
    });
    await guardarCopiaDeclarada(trx, completa, agora);
    await passarParaAnalise(trx, completa, agora);
    await avisarEstudante(contexto, trx, completa, agora);
    const concluida = await carregarSolicitacao(trx, id);
    if (!concluida) throw naoEncontrado();
    return montarStatus(contexto, trx, concluida, 'estudante');
  });
}

/** Everybody's part waits for the analysis; files that no answer asks for any more are given up. */
async function passarParaAnalise(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<void> {
  await trx
    .updateTable('participante')
    .set({ status_preenchimento: 'AGUARDANDO_ANALISE' })
    .where('solicitacao_id', '=', completa.solicitacao.id)
    .where('removido_em', 'is', null)
    .execute();
  await expurgarEstacionados(trx, completa.solicitacao.id, agora);
}

async function avisarEstudante(
  contexto: Contexto,
  trx: Transaction<DB>,
  { solicitacao }: SolicitacaoCompleta,
  agora: Date,
): Promise<void> {
  await avisar(contexto, trx, {
    chave: `solicitacao-enviada/${solicitacao.id}/${solicitacao.versao}`,
    pessoa: await destinatarioDaConta(trx, solicitacao.conta_id),
    solicitacaoId: solicitacao.id,
    agora,
    email: mensagemDeSolicitacaoEnviada(contexto.configuracao, {
      protocolo: solicitacao.protocolo,
      em: agora,
    }),
  });
}
