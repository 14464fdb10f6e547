import type { FiadorDoEstudante } from '@credito/api/fiador.rotas';
import type { DadosDoConvite } from '@credito/domain/fiador/convite.plano';
import { MENSAGENS_DO_FIADOR, podeGerenciarFiadores } from '@credito/domain/fiador/fiador';
import { MENSAGENS_DE_VAGA, type VagaDeFiador, vagaLivre } from '@credito/domain/fiador/vagas';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { apresentarUmFiador } from './apresentar-fiadores.ts';
import { exigirAcaoPermitida, exigirMarca } from './fatos-do-fiador.ts';
import {
  exigirPessoaPermitida,
  fiadoresDe,
  fiadorNaVaga,
  idDaSolicitacaoAberta,
  type ParticipanteFiador,
  renovarConvite,
  vagasDesocupadas,
} from './fiador.repository.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

type Preenchedor = 'pessoa' | 'estudante';

/** Invites a guarantor. Adding the same person again, also at the same time, gives the first one back. */
export async function adicionarFiador(
  contexto: Contexto,
  sessao: SessaoDeConta,
  dados: DadosDoConvite,
): Promise<FiadorDoEstudante> {
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await travarSolicitacaoAberta(trx, sessao);
    const mesmo = fiadoresDe(completa).find((fiador) => fiador.cpf === dados.cpfPessoa);
    const id = mesmo?.id ?? (await incluir(contexto, trx, sessao, completa, dados, 'pessoa')).id;
    return apresentarUmFiador(contexto, trx, completa.solicitacao.id, id);
  });
}

/** The student fills in for the guarantor: adds the person, or changes the basic data of who has not accepted. */
export async function preencherDadosBasicos(
  contexto: Contexto,
  sessao: SessaoDeConta,
  {
    tipoPessoa,
    marca,
    ...dados
  }: DadosDoConvite & { tipoPessoa?: VagaDeFiador | undefined; marca?: string | undefined },
): Promise<FiadorDoEstudante> {
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await travarSolicitacaoAberta(trx, sessao);
    const atual = tipoPessoa
      ? fiadorNaVaga(completa, tipoPessoa)
      : (fiadoresDe(completa).find((fiador) => fiador.cpf === dados.cpfPessoa) ?? null);
    if (atual) {
      if (marca !== undefined) exigirMarca(completa, atual, marca);
      await alterar(contexto, trx, sessao, completa, atual, dados);
      return apresentarUmFiador(contexto, trx, completa.solicitacao.id, atual.id);
    }
    // The mark names somebody who is no longer in this place.
    if (marca !== undefined) throw dadosDesatualizados();
    const novo = await incluir(contexto, trx, sessao, completa, dados, 'estudante');
    return apresentarUmFiador(contexto, trx, completa.solicitacao.id, novo.id);
  });
}

async function travarSolicitacaoAberta(
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
): Promise<SolicitacaoCompleta> {
  const id = await idDaSolicitacaoAberta(trx, sessao.contaId);
  const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
  if (!podeGerenciarFiadores(completa.solicitacao.sigla))
    throw conflito(MENSAGENS_DO_FIADOR['solicitacao-em-analise']);
  return completa;
}

async function incluir(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  completa: SolicitacaoCompleta,
  dados: DadosDoConvite,
  preenchidoPor: Preenchedor,
): Promise<ParticipanteFiador> {
  const agora = contexto.relogio.agora();
  const ator = { tipo: 'conta', id: sessao.contaId } as const;
  const ocupadas = completa.participantes.map((pessoa) => pessoa.tipo_pessoa as TipoPessoa);
  const desocupadas = await vagasDesocupadas(trx, completa);
  const resultado = vagaLivre(completa.catalogo.exigencias, ocupadas, desocupadas);
  if (!resultado.ok) throw conflito(MENSAGENS_DE_VAGA[resultado.recusa]);
  exigirPessoaPermitida(completa, resultado.vaga, dados);
  await exigirEmailLivre(trx, dados);
  const fiador = (await trx
    .insertInto('participante')
    .values({
      id: contexto.aleatorio.uuid(),
      solicitacao_id: completa.solicitacao.id,
      tipo_pessoa: resultado.vaga,
      nome: dados.nomePessoa,
      cpf: dados.cpfPessoa,
      email: dados.emailPessoa,
      telefone: dados.numeroTelefone,
      parentesco: dados.parentescoFiador,
      preenchido_por: preenchidoPor,
      criado_em: agora,
      atualizado_em: agora,
    })
    .returningAll()
    .executeTakeFirstOrThrow()) as ParticipanteFiador;
  await renovarConvite(trx, contexto, fiador, agora);
  await registrarEventoDoFiador(trx, completa, fiador, {
    acao: preenchidoPor === 'pessoa' ? 'indicar' : 'preencher-pelo-estudante',
    ator,
    em: agora,
  });
  await atualizarSolicitacao(trx, completa.solicitacao.id, { papel: 'estudante', ator, agora });
  return fiador;
}

async function alterar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  dados: DadosDoConvite,
): Promise<void> {
  const agora = contexto.relogio.agora();
  exigirAcaoPermitida('preencher-pelo-fiador', completa, fiador, agora);
  exigirPessoaPermitida(completa, fiador.tipo_pessoa, dados);
  await exigirEmailLivre(trx, dados);
  const outraPessoa = fiador.cpf !== dados.cpfPessoa;
  await trx
    .updateTable('participante')
    .set({
      nome: dados.nomePessoa,
      cpf: dados.cpfPessoa,
      email: dados.emailPessoa,
      telefone: dados.numeroTelefone,
      parentesco: dados.parentescoFiador,
      versao: fiador.versao + 1,
      atualizado_em: agora,
      // The invitation belongs to one CPF: whoever was linked before is not this person.
      ...(outraPessoa ? { conta_id: null } : {}),
    })
    .where('id', '=', fiador.id)
    .execute();
  if (outraPessoa) await renovarConvite(trx, contexto, fiador, agora);
  await registrarEventoDoFiador(trx, completa, fiador, {
    acao: 'alterar-dados-basicos',
    ator: { tipo: 'conta', id: sessao.contaId },
    em: agora,
    dados: { outraPessoa },
  });
  await atualizarSolicitacao(trx, completa.solicitacao.id, {
    papel: 'estudante',
    ator: { tipo: 'conta', id: sessao.contaId },
    agora,
  });
}

/** An address that is the login of somebody with another CPF could never be this guarantor's. */
export async function exigirEmailLivre(
  db: Pick<Transaction<DB>, 'selectFrom'>,
  { emailPessoa, cpfPessoa }: Pick<DadosDoConvite, 'emailPessoa' | 'cpfPessoa'>,
): Promise<void> {
  const dono = await db.selectFrom('conta').select('cpf').where('email', '=', emailPessoa).executeTakeFirst();
  if (dono && dono.cpf !== cpfPessoa)
    throw regraDoDominio([
      {
        campo: 'emailPessoa',
        mensagem: 'Este e-mail já é usado por outra pessoa. Informe o e-mail do fiador.',
      },
    ]);
}
