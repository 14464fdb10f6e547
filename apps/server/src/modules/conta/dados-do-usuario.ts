import type { Usuario } from '@credito/api/sessao.rotas';
import { isAreaDoPortal } from '@credito/domain/conta/areas';
import { situacaoDoUsuario } from '@credito/domain/conta/usuario';
import { simOuNao } from '@credito/domain/instituicao/exigencias';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { PREPARADA } from '../../banco/preparadas.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { elegivelParaAtualizar } from '../parte-da-atualizacao/atualizacao-que-vale.ts';
import { type ContaGuardada, findContaById } from './conta.repository.ts';
import { saudacaoDe } from './saudacao.ts';

const sigla = (valor: boolean): 'S' | 'N' => (valor ? 'S' : 'N');

/** The logged user and what they may do (spec 1 section 3): the answer of the login and of dados-usuario. */
export async function dadosDoUsuario(
  contexto: Contexto,
  sessao: { id: string; contaId: string },
): Promise<Usuario> {
  const conta = await findContaById(contexto.db, sessao.contaId);
  if (!conta) throw naoEncontrado();
  return apresentarUsuario(contexto, conta, await sessaoDeSuporte(contexto, sessao.id));
}

/** For a caller who has just read the account. */
export async function apresentarUsuario(
  contexto: Contexto,
  conta: ContaGuardada,
  suporte: Usuario['suporte'],
): Promise<Usuario> {
  const solicitacoes = await contexto.db
    .selectFrom('solicitacao')
    .select(['sigla', 'catalogo', 'dados'])
    .where('conta_id', '=', conta.id)
    .orderBy('id', 'desc')
    .modifyEnd(PREPARADA)
    .execute();
  const contratos = await contexto.db
    .selectFrom('contrato')
    .select(({ exists, selectFrom }) => [
      'codigo',
      'primeiro_vencimento',
      'ultimo_mes',
      'curso_terminou_em',
      exists(
        selectFrom('negociacao')
          .select('negociacao.id')
          .whereRef('negociacao.contrato_id', '=', 'contrato.id')
          .where('negociacao.situacao', 'in', ['proposta', 'aceita']),
      ).as('em_negociacao'),
    ])
    .where('conta_id', '=', conta.id)
    .orderBy('id', 'desc')
    .modifyEnd(PREPARADA)
    .execute();
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const efetivado = contratos.some(({ codigo }) => codigo === 'EFE');
  const ultima = solicitacoes[0];
  const catalogo = ultima?.catalogo ?? null;
  const dados = (ultima?.dados ?? {}) as { dataFormatura?: unknown; dataIngressoCurso?: unknown };
  const situacao = situacaoDoUsuario({
    siglas: solicitacoes.map((solicitacao) => solicitacao.sigla),
    contratos: contratos.map(({ codigo, primeiro_vencimento, ultimo_mes, curso_terminou_em }) => ({
      codigo,
      primeiroVencimento: primeiro_vencimento,
      ultimoMes: ultimo_mes,
      cursoTerminouEm: curso_terminou_em,
    })),
    hoje,
    formaturaIndicada: texto(dados.dataFormatura),
  });
  return {
    ...identificacao(conta),
    linkRegulamento:
      catalogo?.instituicao.regulamento ?? contexto.configuracao.provedor.regulamentoUrl ?? null,
    podeIniciarSoliciacao: situacao.podeIniciarSolicitacao,
    possuiContratosNaoLiquidados: situacao.possuiContratosNaoLiquidados,
    temContratos: situacao.temContratos,
    possuiProcessoAtivo: situacao.possuiProcessoAtivo,
    emSolicitacao: sigla(situacao.emSolicitacao),
    emContratacao: sigla(situacao.emContratacao),
    emRestituicao: sigla(situacao.emRestituicao),
    emNegociacao: sigla(contratos.some(({ em_negociacao }) => Boolean(em_negociacao))),
    elegivelAtualizacaoCadastral: sigla(
      efetivado && (await elegivelParaAtualizar(contexto.db, conta.id, hoje)),
    ),
    formado: situacao.formado,
    semFiador: catalogo ? simOuNao(catalogo.exigencias.semFiador) : null,
    siglaStatusCadastro: ultima?.sigla ?? null,
    dataFormatura: situacao.dataFormatura,
    dataIngressoCurso: texto(dados.dataIngressoCurso),
    areasDesativadas: conta.areas_desativadas.filter(isAreaDoPortal),
    suporte,
  };
}

function identificacao(conta: ContaGuardada) {
  return {
    id: conta.id,
    pessoaId: conta.id,
    nome: conta.nome,
    nomeExibicao: saudacaoDe(conta),
    email: conta.email,
    cpf: conta.cpf,
    telefone: conta.telefone,
    telefoneVerificado: conta.telefone_verificado_em !== null,
    emailVerificado: conta.email_verificado_em !== null,
    temSenha: conta.senha_hash !== null,
  };
}

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : null);

async function sessaoDeSuporte(contexto: Contexto, sessaoId: string): Promise<Usuario['suporte']> {
  const linha = await contexto.db
    .selectFrom('sessao')
    .innerJoin('operador', 'operador.id', 'sessao.operador_id')
    .select(['operador.nome', 'operador.email', 'sessao.motivo', 'sessao.expira_em'])
    .where('sessao.id', '=', sessaoId)
    .where('sessao.tipo', '=', 'suporte')
    .executeTakeFirst();
  if (!linha) return null;
  return {
    nome: linha.nome,
    email: linha.email,
    motivo: linha.motivo ?? '',
    ate: linha.expira_em.toISOString(),
  };
}
