/** The effect of a concluded update, in the transaction that concludes it: dated versions, contacts, messages. */
import { camposMudados, telefoneMudou } from '@credito/domain/atualizacao/provas';
import { qualificacaoDe } from '@credito/domain/contrato/partes';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { findContaById, gravarContatosAtualizados } from '../conta/conta.repository.ts';
import { mensagemContatoTrocado } from '../conta/mensagens.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { inserirVersaoDaParte } from '../contrato/contrato.repository.ts';
import { avisar } from '../mensagem/avisar.ts';
import type { AtualizacaoCompleta, PessoaGuardada } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { encerrarSessoesDaConta } from '../sessao/encerrar-sessao.ts';
import { abandonarParadas } from './atualizacoes-paradas.ts';
import { avisarQueFoiConcluida } from './avisar-da-atualizacao.ts';
import { pedirRenovacao } from './pedir-renovacao.ts';

/** What was signed is never touched: the part keeps its row, and gets a version beside it. */
export async function concluirAtualizacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
): Promise<void> {
  for (const pessoa of completa.pessoas)
    if (pessoa.situacao === 'enviado' && camposMudados(pessoa.originais, pessoa.respostas).length > 0)
      await efetivarPessoa(contexto, trx, pessoa);
  await abandonarParadas(contexto, trx, completa.atualizacao);
  await avisarQueFoiConcluida(contexto, trx, completa);
  await pedirRenovacao(trx, completa.atualizacao.contrato_id);
}

async function efetivarPessoa(
  contexto: Contexto,
  trx: Transaction<DB>,
  pessoa: PessoaGuardada,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const { originais, respostas } = pessoa;
  const { data_nascimento: nascimento, respostas: declaradas } = await trx
    .selectFrom('participante')
    .select(['data_nascimento', 'respostas'])
    .where('id', '=', pessoa.participante_id)
    .executeTakeFirstOrThrow();
  const { email, telefone, ...dados } = respostas;
  await inserirVersaoDaParte(trx, {
    id: contexto.aleatorio.uuid(),
    parte_id: pessoa.parte_id,
    participante_id: pessoa.participante_id,
    atualizacao_pessoa_id: pessoa.id,
    vale_desde: dataEmSaoPaulo(agora),
    email: String(email ?? ''),
    telefone: String(telefone ?? ''),
    respostas: JSON.stringify(dados),
    qualificacao: JSON.stringify(
      qualificacaoDe({ ...dados, numeroCarteiraIdentidade: declaradas.numeroCarteiraIdentidade }, nascimento),
    ),
    criada_em: agora,
  });
  if (pessoa.conta_id === null) return;
  const conta = await findContaById(trx, pessoa.conta_id);
  if (!conta) return;
  const emailNovo = typeof email === 'string' && email !== originais.email ? email : null;
  const telefoneNovo = telefoneMudou(originais, respostas) ? String(telefone) : null;
  await gravarContatosAtualizados(trx, conta.id, { email: emailNovo, telefone: telefoneNovo, em: agora });
  if (emailNovo === null && telefoneNovo === null) return;
  // As with every change of a contact: whoever had taken the account is out of it.
  await encerrarSessoesDaConta(trx, conta.id, agora);
  await avisar(contexto, trx, {
    chave: `contato-atualizado:${pessoa.id}`,
    // The former contacts: whoever lost the account must learn it there.
    pessoa: { contaId: conta.id, email: conta.email, telefone: conta.telefone, canal: 'sms' },
    solicitacaoId: null,
    agora,
    email: mensagemContatoTrocado(contexto.configuracao, {
      saudacao: saudacaoDe(conta),
      contato: emailNovo === null ? 'celular' : 'e-mail',
    }),
  });
}
