/** An identity of a provider becomes a way into an account. */
import { NOME_DO_PROVEDOR } from '@credito/domain/conta/entrada-social';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { resumo } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import type { ContaGuardada } from '../conta/conta.repository.ts';
import { mensagemEntradaSocialLigada } from '../conta/mensagens.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { type EntradaGuardada, marcarUsada } from './guardar-entrada.ts';

type Conta = Pick<ContaGuardada, 'id' | 'nome' | 'nome_exibicao' | 'email'>;

/** The verified address is the proof; the person is told, since somebody else may hold the mailbox. */
export async function ligarIdentidade(
  contexto: Contexto,
  trx: Transaction<DB>,
  conta: Conta,
  entrada: EntradaGuardada,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await trx
    .insertInto('identidade_social')
    .values({ emissor: entrada.emissor, sujeito: entrada.sujeito, conta_id: conta.id, criada_em: agora })
    .execute();
  await trx.updateTable('conta').set({ email_verificado_em: agora }).where('id', '=', conta.id).execute();
  const nome = NOME_DO_PROVEDOR[entrada.provedor];
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `entrada-social:${entrada.bilhete_hash.toString('hex')}`,
    contaId: conta.id,
    solicitacaoId: null,
    canal: 'email',
    destino: conta.email,
    modelo: mensagemEntradaSocialLigada(contexto.configuracao, saudacaoDe(conta), nome),
    agora,
  });
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'conta', id: conta.id },
    acao: 'conta.entrada-social-ligada',
    alvo: { tipo: 'conta', id: conta.id },
    contaId: conta.id,
    dados: { provedor: entrada.provedor },
  });
}

/** The account wizard was begun by a social login and kept its verified address: the next one enters directly. */
export async function ligarEntradaPendente(
  contexto: Contexto,
  trx: Transaction<DB>,
  conta: Conta,
  navegador: string | null,
): Promise<void> {
  if (!navegador) return;
  const agora = contexto.relogio.agora();
  const entrada = await trx
    .selectFrom('entrada_social')
    .selectAll()
    .where('navegador_hash', '=', resumo(navegador))
    .where('usada_em', 'is', null)
    .where('expira_em', '>', agora)
    .where('email_verificado', '=', true)
    .where('email', '=', conta.email)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identidade_social')
            .select('conta_id')
            .whereRef('identidade_social.emissor', '=', 'entrada_social.emissor')
            .whereRef('identidade_social.sujeito', '=', 'entrada_social.sujeito'),
        ),
      ),
    )
    .orderBy('criada_em', 'desc')
    .orderBy('bilhete_hash')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!entrada) return;
  await ligarIdentidade(contexto, trx, conta, entrada);
  await marcarUsada(trx, entrada.bilhete_hash, agora);
}
