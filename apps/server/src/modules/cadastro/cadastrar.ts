import type { rotaCadastrarUsuario } from '@credito/api/conta.rotas';
import type { Devolvido, Recebido } from '@credito/api/rota';
import { MENSAGEM_NOME_UNICO } from '@credito/domain/conta/cadastro.plano';
import { erroDaConfirmacao } from '@credito/domain/conta/senha';
import { isNomeCompleto, primeiroNome } from '@credito/domain/pessoa/nome';
import type { ErroDeCampo } from '@credito/domain/wizard/plano';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { regraDoDominio } from '../../erros.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { telefoneVerificadoEm } from '../codigo/telefone-verificado.ts';
import { tokenDoEmail } from '../conta/confirmar-email.ts';
import { conflitoDaConta, contaExistente, emailCadastrado } from '../conta/conflitos.ts';
import { existeContaComEmail, findContaByCpf, inserirConta } from '../conta/conta.repository.ts';
import { mensagemContaCriada } from '../conta/mensagens.ts';
import { agendarRegistroNoAtendimento } from '../conta/registrar-no-atendimento.ts';
import { comExistenciaContada } from '../entrada/existencia.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { ligarEntradaPendente } from '../social/ligar-identidade.ts';

type Rota = typeof rotaCadastrarUsuario;
type NovaConta = Recebido<Rota>['body'];
type ContaCriada = Devolvido<Rota>;

/**
 * Creates the account of the wizard. The phone must have been verified by this very browser for this CPF; of
 * parallel creations one succeeds and the others get the business message.
 */
export async function cadastrarUsuario(
  contexto: Contexto,
  nova: NovaConta,
  origem: { navegador: Buffer | null; entradaSocial: string | null },
  repetivel: ChamadaRepetivel,
): Promise<ContaCriada> {
  const erros = errosDoCadastro(nova);
  if (erros.length > 0) throw regraDoDominio(erros);
  const { navegador } = origem;
  if (!navegador) throw telefoneNaoVerificado();
  // Outside the transaction: the digest takes tens of milliseconds, during which no row may stay locked.
  const senhaHash = await contexto.gateways.senhas.gerarHash(nova.password);
  return comExistenciaContada(contexto, { tipo: 'celular', id: nova.telefone }, () =>
    umaVez(contexto, repetivel, async (trx) => {
      const criada = await criar(contexto, trx, nova, navegador, senhaHash);
      await ligarEntradaPendente(contexto, trx, { ...criada, nome_exibicao: null }, origem.entradaSocial);
      return criada;
    }).catch((erro: unknown) => {
      throw conflitoDaConta(erro) ?? erro;
    }),
  );
}

const telefoneNaoVerificado = () =>
  regraDoDominio([
    { campo: 'telefone', mensagem: 'Confirme o seu celular com o código antes de criar a conta.' },
  ]);

function errosDoCadastro(nova: NovaConta): readonly ErroDeCampo[] {
  const erros: ErroDeCampo[] = [];
  if (!isNomeCompleto(nova.nome) && nova.nomeUnico !== true)
    erros.push({ campo: 'nome', mensagem: MENSAGEM_NOME_UNICO });
  if (nova.confEmail !== nova.email)
    erros.push({ campo: 'confEmail', mensagem: 'Os e-mails devem ser iguais.' });
  const confirmacao = erroDaConfirmacao(nova.password, nova.confPassword);
  if (confirmacao) erros.push({ campo: 'confPassword', mensagem: confirmacao });
  return erros;
}

async function criar(
  contexto: Contexto,
  trx: Transaction<DB>,
  nova: NovaConta,
  navegador: Buffer,
  senhaHash: string,
): Promise<ContaCriada> {
  const agora = contexto.relogio.agora();
  const verificadoEm = await telefoneVerificadoEm(
    trx,
    { cpf: nova.cpf, telefone: nova.telefone, navegador },
    agora,
  );
  if (!verificadoEm) throw telefoneNaoVerificado();
  // Only to who has confirmed a phone.
  if (await findContaByCpf(trx, nova.cpf)) throw contaExistente();
  if (await existeContaComEmail(trx, nova.email)) throw emailCadastrado();
  const id = contexto.aleatorio.uuid();
  await inserirConta(trx, {
    id,
    cpf: nova.cpf,
    nome: nova.nome,
    email: nova.email,
    telefone: nova.telefone,
    telefone_verificado_em: verificadoEm,
    senha_hash: senhaHash,
    aceita_comunicacao: true,
    canal_preferido: nova.canal ?? 'sms',
    criada_em: agora,
    atualizada_em: agora,
  });
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `conta-criada:${id}`,
    contaId: id,
    solicitacaoId: null,
    canal: 'email',
    destino: nova.email,
    modelo: mensagemContaCriada(contexto.configuracao, {
      saudacao: primeiroNome(nova.nome),
      token: tokenDoEmail(contexto.segredo, { id, email: nova.email }, agora),
      portal: (await existeConvitePara(trx, nova.cpf)) ? 'fiador' : 'estudante',
    }),
    agora,
  });
  await agendarRegistroNoAtendimento(trx, id);
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'conta', id },
    acao: 'conta.criada',
    alvo: { tipo: 'conta', id },
    contaId: id,
  });
  return { id, cpf: nova.cpf, nome: nova.nome, email: nova.email };
}

/** Whoever makes an account because somebody named them goes on in the guarantor's portal. */
async function existeConvitePara(trx: Transaction<DB>, cpf: string): Promise<boolean> {
  const parte = await trx
    .selectFrom('participante')
    .select('id')
    .where('cpf', '=', cpf)
    .where('tipo_pessoa', '<>', 'estudante')
    .where('removido_em', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return parte !== undefined;
}
