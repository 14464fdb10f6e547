/** A request, or its correction, goes to the analysis: everything that happens with it, in the caller's transaction. */

import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { statusApos, statusCom } from '@credito/domain/participante/transicoes';
import type { Ator as Papel } from '@credito/domain/solicitacao/transicoes';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { expurgarEstacionados } from '../documento/expurgar-estacionados.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { papelNaSolicitacao } from './acesso.ts';
import { guardarCopiaDeclarada } from './copia-declarada.ts';
import { exigirPessoasDiferentes } from './exigir-pessoas-diferentes.ts';
import type { SolicitacaoCompleta } from './fatos.ts';
import { mensagemDeCorrecaoEnviada, mensagemDeSolicitacaoEnviada } from './mensagens.ts';
import { executarTransicao } from './transicao.ts';

export interface Entrega {
  acao: 'concluir' | 'concluirCorrecao';
  papel: Papel;
  ator: Ator;
  agora: Date;
}

/** `completa` must have been loaded with `travar` in the same transaction. */
export async function entregarSolicitacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  entrega: Entrega,
): Promise<void> {
  await exigirPessoasDiferentes(trx, completa, quemEntrega(completa, entrega));
  await executarTransicao(trx, completa, entrega);
  await guardarCopiaDeclarada(trx, completa, entrega);
  await passarParaAnalise(trx, completa, entrega.agora);
  await avisarEstudante(contexto, trx, completa, entrega);
}

/** Who reads what is refused. */
function quemEntrega(completa: SolicitacaoCompleta, { ator }: Entrega): TipoPessoa {
  return (ator.tipo === 'conta' && papelNaSolicitacao(completa, ator.id)) || 'estudante';
}

/** Every part that waits for a verdict; files that no answer asks for any more are given up. */
async function passarParaAnalise(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  agora: Date,
): Promise<void> {
  await trx
    .updateTable('participante')
    .set({ status_preenchimento: statusApos('entregar') })
    .where('solicitacao_id', '=', completa.solicitacao.id)
    .where('removido_em', 'is', null)
    .where('status_preenchimento', 'in', statusCom('entregar'))
    .execute();
  await expurgarEstacionados(trx, completa.solicitacao.id, agora);
}

async function avisarEstudante(
  contexto: Contexto,
  trx: Transaction<DB>,
  { solicitacao }: SolicitacaoCompleta,
  { acao, agora }: Entrega,
): Promise<void> {
  const mensagem = acao === 'concluir' ? mensagemDeSolicitacaoEnviada : mensagemDeCorrecaoEnviada;
  await avisar(contexto, trx, {
    chave: `solicitacao-enviada/${solicitacao.id}/${solicitacao.versao}`,
    pessoa: await destinatarioDaConta(trx, solicitacao.conta_id),
    solicitacaoId: solicitacao.id,
    agora,
    email: mensagem(contexto.configuracao, { protocolo: solicitacao.protocolo, em: agora }),
  });
}
