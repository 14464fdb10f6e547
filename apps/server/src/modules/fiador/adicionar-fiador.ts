import type { FiadorDoEstudante } from '@credito/api/fiador.rotas';
import type { DadosDoConvite } from '@credito/domain/fiador/convite.plano';
import { MENSAGENS_DO_FIADOR, podeGerenciarFiadores } from '@credito/domain/fiador/fiador';
import { MENSAGENS_DE_VAGA, type VagaDeFiador, vagaLivre } from '@credito/domain/fiador/vagas';
import { mensagemJaUsado } from '@credito/domain/participante/nao-igualdade';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio, revelando } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadoresDe, fiadorNaVaga, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { limitarComparacoes } from '../solicitacao/limitar-comparacoes.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { apresentarUmFiador } from './apresentar-fiadores.ts';
import { trocarFiador } from './excluir-fiador.ts';
import { exigirAcaoPermitida, exigirMarca } from './fatos-do-fiador.ts';
import {
  exigirPessoaPermitida,
  idDaSolicitacaoAberta,
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
  await limitarComparacoes(contexto, sessao);
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await travarSolicitacaoAberta(trx, sessao);
    const mesmo = fiadoresDe(completa).find((fiador) => fiador.cpf === dados.cpfPessoa);
    if (mesmo) return apresentarUmFiador(contexto, trx, completa, mesmo.id);
    const vaga = await vagaParaIncluir(trx, completa);
    const incluida = await incluir(contexto, trx, sessao, completa, vaga, dados, 'pessoa');
    return apresentarUmFiador(contexto, trx, incluida.completa, incluida.id);
  });
}

/**
 * The student fills in for the guarantor: adds the person, changes the basic data of who has not accepted, or names
 * another person for the place. Another CPF is another person, who gets nothing of the one before.
 */
export async function preencherDadosBasicos(
  contexto: Contexto,
  sessao: SessaoDeConta,
  {
    tipoPessoa,
    marca,
    ...dados
  }: DadosDoConvite & { tipoPessoa?: VagaDeFiador | undefined; marca?: string | undefined },
): Promise<FiadorDoEstudante> {
  await limitarComparacoes(contexto, sessao);
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await travarSolicitacaoAberta(trx, sessao);
    const atual = tipoPessoa
      ? fiadorNaVaga(completa, tipoPessoa)
      : (fiadoresDe(completa).find((fiador) => fiador.cpf === dados.cpfPessoa) ?? null);
    if (atual) {
      const outraPessoa = atual.cpf !== dados.cpfPessoa;
      if (outraPessoa || marca !== undefined) exigirMarca(completa, atual, marca ?? '');
      // Whoever names the place and what its screen showed corrects what was typed; else somebody is to be filled in for.
      const acao = tipoPessoa && marca !== undefined ? 'corrigir-convite' : 'preencher-pelo-fiador';
      exigirAcaoPermitida(acao, completa, atual, contexto.relogio.agora());
      const mudanca = outraPessoa ? substituir : alterar;
      const mudada = await mudanca(contexto, trx, sessao, completa, atual, dados);
      return apresentarUmFiador(contexto, trx, mudada.completa, mudada.id);
    }
    // The mark names somebody who is no longer in this place.
    if (marca !== undefined) throw dadosDesatualizados();
    const vaga = await vagaParaIncluir(trx, completa);
    const incluida = await incluir(contexto, trx, sessao, completa, vaga, dados, 'estudante');
    return apresentarUmFiador(contexto, trx, incluida.completa, incluida.id);
  });
}

/** The request as it is after a change, and whose place it was. */
interface ComOFiador {
  completa: SolicitacaoCompleta;
  id: string;
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

async function vagaParaIncluir(trx: Transaction<DB>, completa: SolicitacaoCompleta): Promise<VagaDeFiador> {
  const ocupadas = completa.participantes.map((pessoa) => pessoa.tipo_pessoa);
  const desocupadas = await vagasDesocupadas(trx, completa);
  const resultado = vagaLivre(completa.catalogo.exigencias, ocupadas, desocupadas);
  if (!resultado.ok) throw conflito(MENSAGENS_DE_VAGA[resultado.recusa]);
  return resultado.vaga;
}

async function incluir(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  completa: SolicitacaoCompleta,
  vaga: VagaDeFiador,
  dados: DadosDoConvite,
  preenchidoPor: Preenchedor,
): Promise<ComOFiador> {
  const agora = contexto.relogio.agora();
  const ator = { tipo: 'conta', id: sessao.contaId } as const;
  exigirPessoaPermitida(completa, vaga, dados);
  await exigirEmailLivre(trx, vaga, dados);
  const fiador = (await trx
    .insertInto('participante')
    .values({
      id: contexto.aleatorio.uuid(),
      solicitacao_id: completa.solicitacao.id,
      tipo_pessoa: vaga,
      nome: dados.nomePessoa,
      cpf: dados.cpfPessoa,
      email: dados.emailPessoa,
      telefone: dados.numeroTelefone,
      parentesco: dados.parentescoFiador,
      preenchido_por: preenchidoPor,
      versao: await versaoParaIncluir(trx, completa.solicitacao.id, vaga),
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
  const comEle = comGravadas(completa, { participantes: [fiador] });
  const depois = await atualizarSolicitacao(trx, comEle, { papel: 'estudante', ator, agora });
  return { completa: depois, id: fiador.id };
}

/** Above all that the place had: a screen that still shows the person before saves nothing here. */
async function versaoParaIncluir(
  trx: Transaction<DB>,
  solicitacaoId: number,
  vaga: VagaDeFiador,
): Promise<number> {
  const { ultima } = await trx
    .selectFrom('participante')
    .select(({ fn }) => fn.max('versao').as('ultima'))
    .where('solicitacao_id', '=', solicitacaoId)
    .where('tipo_pessoa', '=', vaga)
    .executeTakeFirstOrThrow();
  return (ultima ?? 0) + 1;
}

async function alterar(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  dados: DadosDoConvite,
): Promise<ComOFiador> {
  const agora = contexto.relogio.agora();
  exigirPessoaPermitida(completa, fiador.tipo_pessoa, dados);
  await exigirEmailLivre(trx, fiador.tipo_pessoa, dados);
  const basicos = {
    nome: dados.nomePessoa,
    email: dados.emailPessoa,
    telefone: dados.numeroTelefone,
    parentesco: dados.parentescoFiador,
  };
  // The second press of the same button changes nothing and leaves no second event.
  const nomes = ['nome', 'email', 'telefone', 'parentesco'] as const;
  if (nomes.every((nome) => fiador[nome] === basicos[nome])) return { completa, id: fiador.id };
  const participantes = await trx
    .updateTable('participante')
    .set({
      ...basicos,
      versao: fiador.versao + 1,
      atualizado_em: agora,
    })
    .where('id', '=', fiador.id)
    .returningAll()
    .execute();
  // The link may be in the hands of whoever the wrong contact belongs to.
  if (nomes.slice(0, 3).some((nome) => fiador[nome] !== basicos[nome]))
    await renovarConvite(trx, contexto, fiador, agora);
  await registrarEventoDoFiador(trx, completa, fiador, {
    acao: 'alterar-dados-basicos',
    ator: { tipo: 'conta', id: sessao.contaId },
    em: agora,
  });
  const depois = await atualizarSolicitacao(trx, comGravadas(completa, { participantes }), {
    papel: 'estudante',
    ator: { tipo: 'conta', id: sessao.contaId },
    agora,
  });
  return { completa: depois, id: fiador.id };
}

/** The one before leaves as by a swap, with all answers and files; the new person starts from nothing. */
async function substituir(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  dados: DadosDoConvite,
): Promise<ComOFiador> {
  const sem = await trocarFiador(contexto, trx, sessao, completa, fiador);
  return incluir(contexto, trx, sessao, sem, fiador.tipo_pessoa, dados, fiador.preenchido_por);
}

/** An address that is the login of somebody with another CPF could never be this guarantor's. */
export async function exigirEmailLivre(
  db: Pick<Transaction<DB>, 'selectFrom'>,
  vaga: VagaDeFiador,
  { emailPessoa, cpfPessoa }: Pick<DadosDoConvite, 'emailPessoa' | 'cpfPessoa'>,
): Promise<void> {
  const dono = await db.selectFrom('conta').select('cpf').where('email', '=', emailPessoa).executeTakeFirst();
  if (dono && dono.cpf !== cpfPessoa)
    throw revelando(regraDoDominio([{ campo: 'emailPessoa', mensagem: mensagemJaUsado('email', vaga) }]));
}
