import {
  MENSAGEM_FALHA_SOCIAL,
  provedorDoTipo,
  type TipoDeEntrada,
} from '@credito/domain/conta/entrada-social';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { findContaDeQuemEntra } from '../conta/conta.repository.ts';
import { abrirSessao, type SessaoAberta } from '../sessao/abrir-sessao.ts';
import { aparelhoNovo, avisarAcessoNovo } from '../sessao/avisar-acesso-novo.ts';
import type { Origem } from '../sessao/origem.ts';
import { type EntradaGuardada, marcarUsada, tomarEntrada } from './guardar-entrada.ts';
import { ligarIdentidade } from './ligar-identidade.ts';

const entradaRecusada = () => new ErroDeAplicacao(401, MENSAGEM_FALHA_SOCIAL);

export type Entrada =
  | { tipo: 'sessao'; sessao: SessaoAberta; contaId: string }
  | { tipo: 'sem-conta'; nome: string | null; email: string | null };

/**
 * The ticket of a confirmed identity becomes a session. An account is found by the identity, else by an address
 * that the provider verified; without an account the ticket stays good for the account wizard.
 */
export async function entrarComSocial(
  contexto: Contexto,
  { bilhete, tipo, navegador }: { bilhete: string; tipo: TipoDeEntrada; navegador: string | null },
  origem: Origem,
): Promise<Entrada> {
  if (!navegador) throw entradaRecusada();
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const entrada = await tomarEntrada(trx, { bilhete, navegador, provedor: provedorDoTipo(tipo) }, agora);
    if (!entrada) throw entradaRecusada();
    const contaId = (await contaDaIdentidade(trx, entrada)) ?? (await ligarPeloEmail(contexto, trx, entrada));
    if (contaId === null) return { tipo: 'sem-conta', nome: entrada.nome, email: entrada.email };
    await marcarUsada(trx, entrada.bilhete_hash, agora);
    const conta = await findContaDeQuemEntra(trx, 'id', contaId);
    if (conta && aparelhoNovo(contexto, conta, origem)) await avisarAcessoNovo(contexto, trx, conta, origem);
    const sessao = await abrirSessao(contexto, trx, { tipo: 'conta', contaId }, origem);
    return { tipo: 'sessao', sessao, contaId };
  });
}

async function contaDaIdentidade(
  trx: Transaction<DB>,
  { emissor, sujeito }: EntradaGuardada,
): Promise<string | null> {
  const linha = await trx
    .selectFrom('identidade_social')
    .select('conta_id')
    .where('emissor', '=', emissor)
    .where('sujeito', '=', sujeito)
    .executeTakeFirst();
  return linha?.conta_id ?? null;
}

async function ligarPeloEmail(
  contexto: Contexto,
  trx: Transaction<DB>,
  entrada: EntradaGuardada,
): Promise<string | null> {
  if (!entrada.email || !entrada.email_verificado) return null;
  const conta = await trx
    .selectFrom('conta')
    .select(['id', 'nome', 'nome_exibicao', 'email'])
    .where('email', '=', entrada.email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!conta) return null;
  // Two returns of one person at the same moment: the second finds the identity that the first has written.
  const outra = await contaDaIdentidade(trx, entrada);
  if (outra) return outra;
  await ligarIdentidade(contexto, trx, conta, entrada);
  return conta.id;
}
