/**
 * First access by invitation. The key of the code application is derived from the invitation, so a reload shows
 * the same drawing and nothing half-enrolled is ever stored.
 */
import { createHmac } from 'node:crypto';
import { erroDaSenha } from '@credito/domain/conta/senha';
import { sql } from 'kysely';
import { renderSVG } from 'uqr';
import type { Contexto } from '../../../contexto.ts';
import { conflito, ErroDeAplicacao, regraDoDominio } from '../../../erros.ts';
import { resumo } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { abrirSessao, type SessaoAberta } from '../../sessao/abrir-sessao.ts';
import type { Origem } from '../../sessao/origem.ts';
import { gerarCodigosDeRecuperacao } from './codigos-de-recuperacao.ts';
import { exigirCpfLivre } from './cpf-do-operador.ts';
import { contarTentativa } from './limites.ts';
import { chaveDe, cifrarChave, enderecoDaChave, passoDoCodigo } from './totp.ts';

const conviteInvalido = () =>
  new ErroDeAplicacao(404, 'Este convite não vale mais. Peça um novo a quem administra a gestão.');

async function exigirConvite(contexto: Contexto, convite: string) {
  const operador = await contexto.db
    .selectFrom('operador')
    .select(['id', 'nome', 'email', 'papel'])
    .where('convite_hash', '=', resumo(convite))
    .where('convite_expira_em', '>', contexto.relogio.agora())
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (!operador) throw conviteInvalido();
  return operador;
}

function chaveDoConvite({ segredo }: Contexto, convite: string): string {
  return chaveDe(createHmac('sha256', segredo).update(`totp-do-convite:${convite}`).digest());
}

export async function abrirConvite(contexto: Contexto, convite: string) {
  const operador = await exigirConvite(contexto, convite);
  const chave = chaveDoConvite(contexto, convite);
  const endereco = enderecoDaChave(chave, contexto.configuracao.provedor.nome, operador.email);
  return {
    nome: operador.nome,
    email: operador.email,
    papel: operador.papel,
    chave,
    qrCode: renderSVG(endereco, { border: 3 }),
  };
}

export async function concluirPrimeiroAcesso(
  contexto: Contexto,
  pedido: { convite: string; cpf: string; senha: string; codigo: string },
  origem: Origem,
): Promise<{ sessao: SessaoAberta; operadorId: string; codigos: readonly string[] }> {
  await contarTentativa(contexto, 'convite', pedido.convite);
  const { id: operadorId } = await exigirConvite(contexto, pedido.convite);
  const agora = contexto.relogio.agora();
  const erro = erroDaSenha(pedido.senha);
  if (erro) throw regraDoDominio([{ campo: 'senha', mensagem: erro }]);
  const chave = chaveDoConvite(contexto, pedido.convite);
  const passo = passoDoCodigo(chave, pedido.codigo, agora, null);
  if (passo === null)
    throw regraDoDominio([
      { campo: 'codigo', mensagem: 'O código não confere. Espere o próximo no aplicativo e tente de novo.' },
    ]);
  const senhaHash = await contexto.gateways.senhas.gerarHash(pedido.senha);
  const { codigos, resumos } = gerarCodigosDeRecuperacao(contexto, operadorId);
  const sessao = await contexto.db.transaction().execute(async (trx) => {
    await exigirCpfLivre(trx, operadorId, pedido.cpf);
    const ligado = await trx
      .updateTable('operador')
      .set({
        cpf: pedido.cpf,
        senha_hash: senhaHash,
        totp_segredo: cifrarChave(contexto, operadorId, chave),
        totp_ultimo_passo: passo,
        codigos_de_recuperacao: resumos,
        convite_hash: null,
        convite_expira_em: null,
      })
      .where('id', '=', operadorId)
      .where('convite_hash', '=', resumo(pedido.convite))
      .where('ativo', '=', true)
      .returning('id')
      .executeTakeFirst();
    if (!ligado) throw conviteInvalido();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: operadorId },
      acao: 'operador.primeiro-acesso',
      alvo: { tipo: 'operador', id: operadorId },
      contaId: null,
    });
    return abrirSessao(contexto, trx, { tipo: 'gestao', operadorId }, origem);
  });
  return { sessao, operadorId, codigos };
}

/** New recovery codes for old ones; the password is asked again. */
export async function trocarCodigosDeRecuperacao(
  contexto: Contexto,
  operadorId: string,
  senha: string,
  repetivel: ChamadaRepetivel,
): Promise<{ codigosDeRecuperacao: string[] }> {
  await contarTentativa(contexto, 'senha', operadorId);
  const operador = await contexto.db
    .selectFrom('operador')
    .select(['senha_hash', 'codigos_de_recuperacao'])
    .where('id', '=', operadorId)
    .executeTakeFirst();
  const certa = await contexto.gateways.senhas.conferir(operador?.senha_hash, senha);
  if (!operador?.senha_hash || !certa)
    throw regraDoDominio([{ campo: 'senha', mensagem: 'A senha não confere.' }]);
  const { codigos, resumos } = gerarCodigosDeRecuperacao(contexto, operadorId);
  return umaVez(contexto, repetivel, async (trx) => {
    const trocados = await trx
      .updateTable('operador')
      .set({ codigos_de_recuperacao: resumos })
      .where('id', '=', operadorId)
      .where('senha_hash', '=', operador.senha_hash)
      // Of several calls at once one shows codes that are good; the others would show dead ones.
      .where(sql<boolean>`codigos_de_recuperacao = ${operador.codigos_de_recuperacao}::text[]`)
      .returning('id')
      .executeTakeFirst();
    if (!trocados)
      throw conflito('Os códigos já foram trocados agora há pouco. Atualize a página e tente novamente.');
    await registrarDecisao(trx, {
      em: contexto.relogio.agora(),
      ator: { tipo: 'operador', id: operadorId },
      acao: 'operador.trocar-codigos-de-recuperacao',
      alvo: { tipo: 'operador', id: operadorId },
      contaId: null,
    });
    return { codigosDeRecuperacao: [...codigos] };
  });
}
