/** Every route that names somebody's thing × who gets through (issue "Guarantors", quality: authorisation sweep). */

import type { Banco } from '../../src/banco/conectar.ts';
import { guardarCopiaDeclarada } from '../../src/modules/solicitacao/copia-declarada.ts';
import { carregarSolicitacao } from '../../src/modules/solicitacao/fatos.ts';
import { type Tabela, TODOS } from './linha.ts';
import type { Alvos, Pessoa } from './mundo.ts';
import { TABELA_DA_ASSINATURA } from './tabela-da-assinatura.ts';
import { TABELA_DA_GESTAO } from './tabela-da-gestao.ts';
import { TABELA_DA_MESA } from './tabela-da-mesa.ts';
import { TABELA_DAS_ALTERACOES } from './tabela-das-alteracoes.ts';
import { TABELA_DAS_ATUALIZACOES } from './tabela-das-atualizacoes.ts';
import { TABELA_DAS_PENDENCIAS } from './tabela-das-pendencias.ts';
import { TABELA_DO_FINANCEIRO } from './tabela-do-financeiro.ts';
import { TABELA_DOS_CONTRATOS } from './tabela-dos-contratos.ts';
import { TABELA_DOS_DOCUMENTOS } from './tabela-dos-documentos.ts';
import { TABELA_DOS_FIADORES } from './tabela-dos-fiadores.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const OS_DA_SOLICITACAO: readonly Pessoa[] = ['estudante', 'fiador', 'fiador2'];
const APARELHO = '7d0f3f0e-5a52-4c43-9a6b-0c1f6f5f7a10';
/** The student's guardian was asked and has not answered. */
const pedirAutorizacao = async (db: Banco, { solicitacao, documento }: Alvos) => {
  const quando = new Date('2026-11-20T12:00:00Z');
  const { id } = await db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', solicitacao)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('autorizacao_responsavel')
    .values({
      id: documento,
      participante_id: id,
      nome: 'Helena Lima Duarte',
      cpf: '45317828791',
      email: 'helena@exemplo.com.br',
      codigo_hash: Buffer.alloc(32, 1),
      criada_em: quando,
      enviada_em: quando,
      expira_em: new Date('2026-12-20T12:00:00Z'),
    })
    .execute();
};

/** As the conclusion would have kept it. */
const comCopia = (db: Banco, { solicitacao }: Alvos) =>
  db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, solicitacao);
    if (completa) await guardarCopiaDeclarada(trx, completa, { acao: 'concluir', agora: new Date() });
  });

export const TABELA: Tabela = {
  ...TABELA_DA_GESTAO,
  ...TABELA_DA_MESA,
  ...TABELA_DAS_ALTERACOES,
  ...TABELA_DAS_PENDENCIAS,
  ...TABELA_DOS_DOCUMENTOS,
  ...TABELA_DOS_FIADORES,
  ...TABELA_DOS_CONTRATOS,
  ...TABELA_DO_FINANCEIRO,
  ...TABELA_DA_ASSINATURA,
  ...TABELA_DAS_ATUALIZACOES,

  // Catalogue: nobody's thing.
  'GET /cursos/{bolsaId}/{campusId}': [
    {
      pedido: ({ bolsa, campus }) => ({ params: { bolsaId: bolsa, campusId: campus }, query: {} }),
      podem: TODOS,
    },
  ],
  'GET /bolsas/{bolsaId}/curso/{cursoId}/cobertura': [
    {
      pedido: ({ bolsa, curso }) => ({ params: { bolsaId: bolsa, cursoId: curso }, query: {} }),
      podem: TODOS,
    },
  ],
  'GET /profissao/buscar': [{ pedido: () => ({ query: { id: 0 } }), podem: TODOS }],
  'GET /v1/portal/RendaMinimaFiador/rendaMinimaInicial': [
    { pedido: ({ bolsa, curso }) => ({ query: { idBolsa: bolsa, idCurso: curso } }), podem: TODOS },
  ],
  'GET /endereco/{cep}/json': [{ pedido: () => ({ params: { cep: '01310100' } }), podem: TODOS }],
  'POST /solicitacao/criar': [
    {
      pedido: ({ instituicao, bolsa, campus, curso }) => ({
        body: {
          grau: 'GRADUACAO',
          instituicaoId: instituicao,
          bolsaId: bolsa,
          campusId: campus,
          cursoId: curso,
          indicacaoAtiva: 'N',
          dataIngressoCurso: '2026-01-01',
          dataUtilizacaoCredito: '2027-01-01',
          percentualSolicitado: 50,
          leuRegras: true,
          dadosVerdadeiros: true,
        },
      }),
      podem: TODOS,
    },
  ],

  // The account.
  'DELETE /usuario/p/sessoes/{id}': [
    { pedido: ({ sessao }) => ({ params: { id: sessao } }), podem: O_ESTUDANTE },
  ],

  'POST /notificacoes-push/s/user/sync': [
    { pedido: () => ({ body: { oneSignalId: APARELHO } }), podem: TODOS },
  ],
  'DELETE /notificacoes-push/s/user/{oneSignalId}': [
    { pedido: () => ({ params: { oneSignalId: APARELHO } }), podem: TODOS },
  ],
  'POST /portal/acao/salvarAcaoEstudante': [
    {
      pedido: ({ conta }) => ({ body: { usuarioWebId: conta, acao: 'Abriu a tela' } }),
      podem: O_ESTUDANTE,
    },
  ],

  'GET /indicacoes-especiais/pde/{cpf}': [{ pedido: ({ cpf }) => ({ params: { cpf } }), podem: O_ESTUDANTE }],

  // The request.
  'POST /v1/portal/solicitacoesweb/cancelar': [
    {
      pedido: ({ solicitacao, conta, cpf }) => ({
        body: { cpf, usrId: conta, solId: solicitacao, motId: 1 },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'POST /responsavel/autorizacao/{id}/reenvio': [
    {
      pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }),
      antes: pedirAutorizacao,
      podem: O_ESTUDANTE,
    },
  ],
  'POST /solicitacao/criador-solicitacao': [
    {
      pedido: ({ solicitacao }) => ({ body: { idSolicitacao: solicitacao, responsavelSolicitacao: 'E' } }),
      podem: O_ESTUDANTE,
    },
  ],
  'GET /solicitacaoCredito/carregar': [
    { pedido: ({ solicitacao }) => ({ query: { id: solicitacao } }), podem: OS_DA_SOLICITACAO },
  ],
  'GET /solicitacao/s/status/{id}': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: OS_DA_SOLICITACAO },
  ],
  'GET /solicitacao/s/linha-do-tempo/{id}': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: OS_DA_SOLICITACAO },
  ],
  'GET /solicitacao/status-ies/{id}': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: OS_DA_SOLICITACAO },
  ],
  'GET /solicitacao/s/copia-declarada/{id}': [
    {
      pedido: ({ solicitacao }) => ({ params: { id: solicitacao }, query: {} }),
      podem: OS_DA_SOLICITACAO,
      antes: comCopia,
    },
  ],
  'GET /solicitacao/s/copia-declarada/{id}/pdf': [
    {
      pedido: ({ solicitacao }) => ({ params: { id: solicitacao }, query: {} }),
      podem: OS_DA_SOLICITACAO,
      antes: comCopia,
    },
  ],
  'POST /portal/contratos/situacaocontratos': [
    { pedido: ({ conta }) => ({ body: { psaId: conta } }), podem: O_ESTUDANTE },
  ],
  'PUT /solicitacaoCredito/concluirSolicitacaoPWA/{id}': [
    {
      pedido: ({ solicitacao }) => ({ params: { id: solicitacao }, body: { dadosVerdadeiros: true } }),
      podem: O_ESTUDANTE,
    },
  ],
  'PUT /solicitacaoCredito/preencherDadosComplementares': (['estudante', 'fiador'] as const).map(
    (tipoPessoa) => ({
      nome: tipoPessoa,
      pedido: ({ solicitacao }: Alvos) => ({
        body: {
          idSolicitacao: solicitacao,
          tipoPessoa,
          passo: 'estado-civil',
          versao: 1,
          alteracoes: { estadoCivil: 'SOLTEIRO' },
        },
      }),
      podem: [tipoPessoa],
    }),
  ),
};
