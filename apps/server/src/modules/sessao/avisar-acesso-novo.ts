import { acessoNovo } from '@credito/domain/conta/acesso-novo';
import { nomeDoAparelho } from '@credito/domain/conta/aparelho';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { mensagemDeAcessoNovo } from '../conta/mensagens.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { avisar } from '../mensagem/avisar.ts';
import type { Origem } from './origem.ts';

/** Before the session is opened: tells the person when the device is one that the account was never used on. */
export async function avisarAcessoNovo(
  contexto: Contexto,
  trx: Transaction<DB>,
  contaId: string,
  { agente }: Origem,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const conta = await trx
    .selectFrom('conta')
    .select(['nome', 'nome_exibicao', 'email', 'telefone', 'criada_em'])
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  const sessoes = await trx
    .selectFrom('sessao')
    .select('agente')
    .distinct()
    .where('conta_id', '=', contaId)
    .where('tipo', '=', 'conta')
    .execute();
  const anteriores = sessoes.map((sessao) => sessao.agente);
  if (!acessoNovo({ agente, anteriores, contaCriadaEm: conta.criada_em, agora })) return;
  await avisar(contexto, trx, {
    chave: `novo-acesso:${contaId}:${agora.getTime()}`,
    pessoa: { contaId, email: conta.email, telefone: conta.telefone, canal: 'sms' },
    solicitacaoId: null,
    agora,
    email: mensagemDeAcessoNovo(contexto.configuracao, {
      saudacao: saudacaoDe(conta),
      aparelho: nomeDoAparelho(agente),
      em: agora,
    }),
  });
}
