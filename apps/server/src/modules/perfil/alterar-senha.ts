import { erroDaConfirmacao } from '@credito/domain/conta/senha';
import type { Contexto } from '../../contexto.ts';
import { regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { mensagemSenhaTrocada } from '../conta/mensagens.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { encerrarSessoesDaConta } from '../sessao/encerrar-sessao.ts';
import { anularLinksDeNovaSenha } from '../sessao/links-de-nova-senha.ts';
import { confirmarSenha, senhaIncorreta } from './confirmar-senha.ts';

export async function alterarSenha(
  contexto: Contexto,
  sessao: SessaoDeConta,
  senhas: { passwordAtual: string; password: string; confPassword: string },
  repetivel: ChamadaRepetivel,
): Promise<void> {
  const diferente = erroDaConfirmacao(senhas.password, senhas.confPassword);
  if (diferente) throw regraDoDominio([{ campo: 'confPassword', mensagem: diferente }]);
  const conta = await confirmarSenha(contexto, sessao.contaId, senhas.passwordAtual, 'passwordAtual');
  const senhaHash = await contexto.gateways.senhas.gerarHash(senhas.password);
  const agora = contexto.relogio.agora();
  await umaVez(contexto, repetivel, async (trx) => {
    const trocada = await trx
      .updateTable('conta')
      .set((eb) => ({ senha_hash: senhaHash, versao: eb('versao', '+', 1), atualizada_em: agora }))
      .where('id', '=', conta.id)
      // Checking took a while: of several changes from the same password one wins.
      .where('senha_hash', '=', conta.senha_hash)
      .returning('versao')
      .executeTakeFirst();
    if (!trocada) throw senhaIncorreta('passwordAtual');
    await anularLinksDeNovaSenha(trx, conta.id, agora);
    await encerrarSessoesDaConta(trx, conta.id, agora, sessao.id);
    await enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica: `senha-trocada:${conta.id}:${trocada.versao}`,
      contaId: conta.id,
      solicitacaoId: null,
      canal: 'email',
      destino: conta.email,
      modelo: mensagemSenhaTrocada(contexto.configuracao, { saudacao: saudacaoDe(conta), emTodos: false }),
      agora,
    });
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'conta', id: conta.id },
      acao: 'conta.senha-trocada',
      alvo: { tipo: 'conta', id: conta.id },
      contaId: conta.id,
    });
  });
}
