/** Password recovery: a single-use link of 30 minutes by e-mail; nobody learns whether the account exists. */
import { VALIDADE_DA_NOVA_SENHA_MINUTOS } from '@credito/domain/acesso/nova-senha';
import { erroDaConfirmacao } from '@credito/domain/conta/senha';
import { sql } from 'kysely';
import { travarConta } from '../../banco/travar-conta.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, regraDoDominio } from '../../erros.ts';
import { resumo } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { findContaByCpf, findContaById } from '../conta/conta.repository.ts';
import { mensagemNovaSenha, mensagemSenhaTrocada, type Portal } from '../conta/mensagens.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { consumirLimite, esquecerLimite } from '../limite/limite.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { limiteDeLogin } from './autenticar.ts';
import { encerrarSessoesDaConta } from './encerrar-sessao.ts';
import { anularLinksDeNovaSenha } from './links-de-nova-senha.ts';

export const TAREFA_RECUPERAR_SENHA = 'recuperar-senha';
const PEDIDOS_ENQUANTO_VALE = 3;

/** Always does the same work: whether there is an account is looked up later, by the job. */
export async function pedirNovaSenha(
  contexto: Contexto,
  { cpf, portal }: { cpf: string; portal: Portal },
  repetivel: ChamadaRepetivel,
): Promise<void> {
  await consumirLimite(
    contexto,
    {
      nome: 'recuperacao',
      quem: cpf,
      maximo: PEDIDOS_ENQUANTO_VALE,
      // Whoever is refused has a link that is still good, also when somebody else asked for it.
      janelaSegundos: VALIDADE_DA_NOVA_SENHA_MINUTOS * 60,
    },
    'Você já pediu uma nova senha há pouco. Confira seu e-mail, também na caixa de spam.',
  );
  await umaVez(contexto, repetivel, (trx) =>
    sql`select graphile_worker.add_job(
      ${TAREFA_RECUPERAR_SENHA}, json_build_object('cpf', ${cpf}::text, 'portal', ${portal}::text), max_attempts => 5
    )`
      .execute(trx)
      .then(() => undefined),
  );
}

export async function enviarLinkDeNovaSenha(
  contexto: Contexto,
  { cpf, portal }: { cpf: string; portal: Portal },
): Promise<void> {
  const agora = contexto.relogio.agora();
  const token = contexto.aleatorio.bytes(32).toString('base64url');
  await contexto.db.transaction().execute(async (trx) => {
    const { id } = (await findContaByCpf(trx, cpf)) ?? {};
    if (!id) return;
    await travarConta(trx, id);
    // Read after the lock: a change of address that was under way has ended, and this link is not for the old one.
    const conta = await findContaById(trx, id);
    if (!conta) return;
    const tokenHash = resumo(token);
    await trx
      .insertInto('recuperacao_senha')
      .values({
        token_hash: tokenHash,
        conta_id: conta.id,
        criada_em: agora,
        expira_em: new Date(agora.getTime() + VALIDADE_DA_NOVA_SENHA_MINUTOS * 60_000),
      })
      .execute();
    await enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica: `nova-senha:${tokenHash.toString('hex')}`,
      contaId: conta.id,
      solicitacaoId: null,
      canal: 'email',
      destino: conta.email,
      modelo: mensagemNovaSenha(contexto.configuracao, { saudacao: saudacaoDe(conta), token, portal }),
      agora,
    });
  });
}

/** Uses up the link, changes the password, ends every session of the account and says whose it is. */
export async function redefinirSenha(
  contexto: Contexto,
  { token, password, confPassword }: { token: string; password: string; confPassword: string },
): Promise<string> {
  const diferente = erroDaConfirmacao(password, confPassword);
  if (diferente) throw regraDoDominio([{ campo: 'confPassword', mensagem: diferente }]);
  const senhaHash = await contexto.gateways.senhas.gerarHash(password);
  const agora = contexto.relogio.agora();
  const cpf = await contexto.db.transaction().execute(async (trx) => {
    const dona = await trx
      .selectFrom('recuperacao_senha')
      .select('conta_id')
      .where('token_hash', '=', resumo(token))
      .executeTakeFirst();
    // Before its links: two of them used at once would each wait for the other.
    if (dona) await travarConta(trx, dona.conta_id);
    const link = await trx
      .updateTable('recuperacao_senha')
      .set({ usada_em: agora })
      .where('token_hash', '=', resumo(token))
      .where('usada_em', 'is', null)
      .where('expira_em', '>', agora)
      .returning('conta_id')
      .executeTakeFirst();
    const conta = link ? await findContaById(trx, link.conta_id) : null;
    if (!conta) throw new ErroDeAplicacao(410, 'Este link não vale mais. Peça uma nova senha outra vez.');
    await trx
      .updateTable('conta')
      .set((eb) => ({
        senha_hash: senhaHash,
        // Who opened the link reads this mailbox.
        email_verificado_em: conta.email_verificado_em ?? agora,
        versao: eb('versao', '+', 1),
        atualizada_em: agora,
      }))
      .where('id', '=', conta.id)
      .execute();
    await anularLinksDeNovaSenha(trx, conta.id, agora);
    await encerrarSessoesDaConta(trx, conta.id, agora);
    await enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica: `senha-trocada:${resumo(token).toString('hex')}`,
      contaId: conta.id,
      solicitacaoId: null,
      canal: 'email',
      destino: conta.email,
      modelo: mensagemSenhaTrocada(contexto.configuracao, { saudacao: saudacaoDe(conta), emTodos: true }),
      agora,
    });
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'conta', id: conta.id },
      acao: 'conta.senha-redefinida',
      alvo: { tipo: 'conta', id: conta.id },
      contaId: conta.id,
    });
    return conta.cpf;
  });
  await esquecerLimite(contexto, limiteDeLogin(contexto, cpf));
  return cpf;
}
