import { acessoNovo } from '@credito/domain/conta/acesso-novo';
import { nomeDoAparelho } from '@credito/domain/conta/aparelho';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { ContaGuardada } from '../conta/conta.repository.ts';
import { mensagemDeAcessoNovo } from '../conta/mensagens.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { avisar } from '../mensagem/avisar.ts';
import type { Origem } from './origem.ts';

type ContaDoAcesso = Pick<
  ContaGuardada,
  'id' | 'nome' | 'nome_exibicao' | 'email' | 'telefone' | 'criada_em'
>;

/** Before the session is opened: whether the device is one that the account was never used on. */
export async function aparelhoNovo(
  { relogio }: Pick<Contexto, 'relogio'>,
  db: Kysely<DB>,
  conta: Pick<ContaDoAcesso, 'id' | 'criada_em'>,
  { agente }: Origem,
): Promise<boolean> {
  const sessoes = await db
    .selectFrom('sessao')
    .select('agente')
    .distinct()
    .where('conta_id', '=', conta.id)
    .where('tipo', '=', 'conta')
    .execute();
  return acessoNovo({
    agente,
    anteriores: sessoes.map((sessao) => sessao.agente),
    contaCriadaEm: conta.criada_em,
    agora: relogio.agora(),
  });
}

/** In the transaction that opens the session: tells the person of it. */
export async function avisarAcessoNovo(
  contexto: Contexto,
  trx: Transaction<DB>,
  conta: ContaDoAcesso,
  { agente }: Origem,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await avisar(contexto, trx, {
    chave: `novo-acesso:${conta.id}:${agora.getTime()}`,
    pessoa: { contaId: conta.id, email: conta.email, telefone: conta.telefone, canal: 'sms' },
    solicitacaoId: null,
    agora,
    email: mensagemDeAcessoNovo(contexto.configuracao, {
      saudacao: saudacaoDe(conta),
      aparelho: nomeDoAparelho(agente),
      em: agora,
    }),
  });
}
