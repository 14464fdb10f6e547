import { acessoNovo } from '@credito/domain/conta/acesso-novo';
import { nomeDoAparelho } from '@credito/domain/conta/aparelho';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { ContaDeQuemEntra, ContaGuardada } from '../conta/conta.repository.ts';
import { mensagemDeAcessoNovo } from '../conta/mensagens.ts';
import { portalDaPessoa } from '../conta/portal-da-pessoa.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { avisar } from '../mensagem/avisar.ts';
import type { Origem } from './origem.ts';

type ContaDoAcesso = Pick<ContaGuardada, 'id' | 'nome' | 'nome_exibicao' | 'email' | 'telefone'>;

/** Before the session is opened: whether the device is one that the account was never used on. */
export function aparelhoNovo(
  { relogio }: Pick<Contexto, 'relogio'>,
  { agentes, criada_em: contaCriadaEm }: Pick<ContaDeQuemEntra, 'agentes' | 'criada_em'>,
  { agente }: Origem,
): boolean {
  return acessoNovo({ agente, anteriores: agentes, contaCriadaEm, agora: relogio.agora() });
}

/** In the transaction that opens the session: tells the person of it. */
export async function avisarAcessoNovo(
  contexto: Contexto,
  trx: Transaction<DB>,
  conta: ContaDoAcesso,
  { agente, chave }: Origem,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await avisar(contexto, trx, {
    chave: `novo-acesso:${conta.id}:${chave ?? agora.getTime()}`,
    pessoa: { contaId: conta.id, email: conta.email, telefone: conta.telefone, canal: 'sms' },
    solicitacaoId: null,
    agora,
    email: mensagemDeAcessoNovo(contexto.configuracao, {
      saudacao: saudacaoDe(conta),
      aparelho: nomeDoAparelho(agente),
      portal: await portalDaPessoa(trx, conta.id),
      em: agora,
    }),
  });
}
