/**
 * A new e-mail or phone counts only once its code has come back; the former address is told. The present one may be
 * asked for while nobody has proved it: then the code changes nothing else.
 */
import type { CanalDeCodigo } from '@credito/domain/conta/cadastro.plano';
import { MENSAGEM_CODIGO_ERRADO } from '@credito/domain/conta/codigo';
import type { CanalDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { seguirConta } from '../assinatura/seguir-conta.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { type FinalidadeDoCodigo, ultimoCodigo } from '../codigo/codigo.repository.ts';
import { emitirCodigo } from '../codigo/emitir-codigo.ts';
import { validarCodigo } from '../codigo/validar-codigo.ts';
import { conflitoDaConta, emailCadastrado } from '../conta/conflitos.ts';
import { type ContaGuardada, existeContaComEmail, findContaById } from '../conta/conta.repository.ts';
import { avisoDeCelularTrocado, mensagemContatoTrocado } from '../conta/mensagens.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { avisar } from '../mensagem/avisar.ts';
import { encerrarSessoesDaConta } from '../sessao/encerrar-sessao.ts';
import { anularLinksDeNovaSenha } from '../sessao/links-de-nova-senha.ts';
import { confirmarSenha } from './confirmar-senha.ts';

export type TipoDeContato = 'email' | 'telefone';

const FINALIDADES: Readonly<Record<TipoDeContato, FinalidadeDoCodigo>> = {
  email: 'perfil-email',
  telefone: 'perfil-telefone',
};

function emitir(
  contexto: Contexto,
  conta: ContaGuardada,
  tipo: TipoDeContato,
  destino: string,
  canal: CanalDoCodigo,
) {
  return emitirCodigo(contexto, {
    finalidade: FINALIDADES[tipo],
    cpf: conta.cpf,
    destino,
    canal,
    navegador: null,
    contaId: conta.id,
  });
}

export async function pedirTrocaDeEmail(
  contexto: Contexto,
  contaId: string,
  { email, password }: { email: string; password: string },
): Promise<{ esperarSegundos: number }> {
  const conta = await confirmarSenha(contexto, contaId, password);
  const atual = conta.email === email;
  if (atual && conta.email_verificado_em)
    throw regraDoDominio([{ campo: 'email', mensagem: 'Este já é o e-mail da sua conta.' }]);
  if (!atual && (await existeContaComEmail(contexto.db, email))) throw emailCadastrado();
  return emitir(contexto, conta, 'email', email, 'email');
}

export async function pedirTrocaDeTelefone(
  contexto: Contexto,
  contaId: string,
  { phone, canal, password }: { phone: string; canal: CanalDeCodigo; password: string },
): Promise<{ esperarSegundos: number }> {
  const conta = await confirmarSenha(contexto, contaId, password);
  if (conta.telefone === phone && conta.telefone_verificado_em)
    throw regraDoDominio([{ campo: 'phone', mensagem: 'Este já é o celular da sua conta.' }]);
  return emitir(contexto, conta, 'telefone', phone, canal);
}

export async function confirmarContato(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { tipo, code }: { tipo: TipoDeContato; code: string },
): Promise<void> {
  const conta = await findContaById(contexto.db, sessao.contaId);
  if (!conta) throw naoEncontrado();
  const finalidade = FINALIDADES[tipo];
  const ultimo = await ultimoCodigo(contexto.db, { cpf: conta.cpf, finalidade }, contexto.relogio.agora());
  if (!ultimo) throw regraDoDominio([{ campo: 'code', mensagem: MENSAGEM_CODIGO_ERRADO }]);
  const { destino } = ultimo;
  const digitado = { finalidade, destino, navegador: null, cpf: conta.cpf, codigo: code };
  try {
    await validarCodigo(contexto, digitado, (trx) => trocar(contexto, trx, sessao, conta, tipo, destino));
  } catch (erro) {
    throw conflitoDaConta(erro) ?? erro;
  }
}

async function trocar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  conta: ContaGuardada,
  tipo: TipoDeContato,
  novo: string,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const { versao } = await trx
    .updateTable('conta')
    .set((eb) => ({
      ...(tipo === 'email'
        ? { email: novo, email_verificado_em: agora }
        : { telefone: novo, telefone_verificado_em: agora }),
      versao: eb('versao', '+', 1),
      atualizada_em: agora,
    }))
    .where('id', '=', conta.id)
    .returning('versao')
    .executeTakeFirstOrThrow();
  const decidir = (acao: string) =>
    registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'conta', id: conta.id },
      acao: `conta.${tipo}-${acao}`,
      alvo: { tipo: 'conta', id: conta.id },
      contaId: conta.id,
    });
  if (novo === conta[tipo]) return decidir('confirmado');
  await encerrarSessoesDaConta(trx, conta.id, agora, sessao.id);
  if (tipo === 'email') await anularLinksDeNovaSenha(trx, conta.id, agora);
  const { configuracao } = contexto;
  const contato = tipo === 'email' ? 'e-mail' : 'celular';
  await avisar(contexto, trx, {
    chave: `contato-trocado:${conta.id}:${versao}`,
    // The former contacts: whoever lost the account must learn it there.
    pessoa: { contaId: conta.id, email: conta.email, telefone: conta.telefone, canal: 'sms' },
    solicitacaoId: null,
    agora,
    email: mensagemContatoTrocado(configuracao, { saudacao: saudacaoDe(conta), contato }),
    ...(tipo === 'telefone' ? { celular: avisoDeCelularTrocado(configuracao, saudacaoDe(conta)) } : {}),
  });
  await seguirConta(contexto, trx, conta.id, { tipo, novo });
  await decidir('trocado');
}
