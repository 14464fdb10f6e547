/** Every route that names somebody's thing × who gets through (issue "Guarantors", quality: authorisation sweep). */

import type { Banco } from '../../src/banco/conectar.ts';
import { guardarCopiaDeclarada } from '../../src/modules/solicitacao/copia-declarada.ts';
import { carregarSolicitacao } from '../../src/modules/solicitacao/fatos.ts';
import { type Tabela, TODOS } from './linha.ts';
import type { Alvos, Pessoa } from './mundo.ts';
import { TABELA_DA_GESTAO } from './tabela-da-gestao.ts';
import { TABELA_DAS_PENDENCIAS } from './tabela-das-pendencias.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const O_FIADOR: readonly Pessoa[] = ['fiador'];
const OS_DA_SOLICITACAO: readonly Pessoa[] = ['estudante', 'fiador', 'fiador2'];
const APARELHO = '7d0f3f0e-5a52-4c43-9a6b-0c1f6f5f7a10';
const sha256 = 'a'.repeat(64);
const salvar = (alvos: Alvos, personType: 'estudante' | 'fiador') => ({
  params: {
    id: alvos.solicitacao,
    personType,
    docType: 'RG' as const,
    index: 0,
    tipoRenda: 'null' as const,
    flag: 'N' as const,
  },
  query: {},
});
const doDocumento = (documentId: string) => ({ params: { documentId } });
const copiar = (alvos: Alvos, personType: 'estudante' | 'fiador') => ({
  params: { id: alvos.solicitacao, personType, sourceDocType: 'RG' as const, targetDocType: 'CPF' as const },
});

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
    if (completa) await guardarCopiaDeclarada(trx, completa, new Date());
  });

export const TABELA: Tabela = {
  ...TABELA_DA_GESTAO,
  ...TABELA_DAS_PENDENCIAS,

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
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: O_ESTUDANTE },
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

  // Guarantors, the student's side.
  'GET /solicitacaoCredito/{id}/fiadores': [
    { pedido: ({ solicitacao }) => ({ params: { id: solicitacao } }), podem: O_ESTUDANTE },
  ],
  'POST /solicitacao/fiador/email-cadastro': [
    { pedido: ({ codFiador }) => ({ body: { codFiador } }), podem: O_ESTUDANTE },
  ],
  'POST /solicitacao/fiador/{id}/codigo-aceite': [
    { pedido: ({ fiador }) => ({ params: { id: fiador }, body: null }), podem: O_ESTUDANTE },
  ],
  'POST /solicitacao/fiador/{id}/lembrete': [
    { pedido: ({ fiador }) => ({ params: { id: fiador } }), podem: O_ESTUDANTE },
  ],
  'GET /solicitacaoCredito/fiador/{id}/ultimoAcesso': [
    { pedido: ({ fiador }) => ({ params: { id: fiador } }), podem: ['estudante', 'fiador'] },
  ],
  'PUT /solicitacaoCredito/{id}/excluirFiador/{which}': [
    {
      pedido: ({ solicitacao, marca }) => ({ params: { id: solicitacao, which: 'fiador' }, body: { marca } }),
      podem: O_ESTUDANTE,
    },
  ],
  'PUT /solicitacaoCredito/{id}/excluirTodosFiadores': [
    {
      pedido: ({ solicitacao, marca, marca2 }) => ({
        params: { id: solicitacao },
        body: { marcas: { fiador: marca, fiador2: marca2 } },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'PUT /solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}': [
    {
      nome: 'who fills in',
      pedido: ({ solicitacao, marca }) => ({
        params: { type: 'fiador' },
        body: { idSolicitacao: solicitacao, statusPreenchimento: 'PREENCHIDO_PELO_ESTUDANTE', marca },
      }),
      podem: O_ESTUDANTE,
    },
    {
      nome: 'the part is done',
      pedido: ({ solicitacao, marca }) => ({
        params: { type: 'fiador' },
        body: { idSolicitacao: solicitacao, statusPreenchimento: 'AGUARDANDO_ANALISE', marca },
      }),
      podem: O_FIADOR,
    },
  ],

  // Guarantors, their own side.
  'POST /fiador/convite/vincular': [
    { pedido: ({ codFiador }) => ({ body: { codFiador } }), podem: O_FIADOR },
  ],
  'GET /fiador/garantias/{id}': [{ pedido: ({ fiador }) => ({ params: { id: fiador } }), podem: O_FIADOR }],
  'POST /fiador/garantias/{id}/codigo': [
    { pedido: ({ fiador }) => ({ params: { id: fiador }, body: { canal: 'sms' } }), podem: O_FIADOR },
  ],
  'POST /fiador/garantias/{id}/aceite': [
    {
      pedido: ({ fiador }) => ({
        params: { id: fiador },
        body: { codigo: '123456', canal: 'sms', versao: 'x', sha256, li: true },
      }),
      podem: O_FIADOR,
    },
  ],
  'POST /fiador/garantias/{id}/recusa': [
    { pedido: ({ fiador }) => ({ params: { id: fiador }, body: { motivo: 'nao-quero' } }), podem: O_FIADOR },
  ],

  // Documents: who fills in sees them; the guarantor's are never the student's.
  'POST /solicitacaoCredito/{id}/salvarDocumento/{personType}/{docType}/{index}/{tipoRenda}/{flag}': [
    { nome: 'estudante', pedido: (alvos) => salvar(alvos, 'estudante'), podem: O_ESTUDANTE },
    { nome: 'fiador', pedido: (alvos) => salvar(alvos, 'fiador'), podem: O_FIADOR },
  ],
  'POST /solicitacaoCredito/documentos/{documentId}/paginas': [
    { nome: 'estudante', pedido: ({ documento }) => doDocumento(documento), podem: O_ESTUDANTE },
    { nome: 'fiador', pedido: ({ documentoDoFiador }) => doDocumento(documentoDoFiador), podem: O_FIADOR },
  ],
  // Of one page only: past the check of whose it is, the rule keeps it.
  'DELETE /solicitacaoCredito/documentos/{documentId}/paginas/{pagina}': [
    {
      nome: 'estudante',
      pedido: ({ documento }) => ({ params: { documentId: documento, pagina: 1 } }),
      podem: O_ESTUDANTE,
    },
    {
      nome: 'fiador',
      pedido: ({ documentoDoFiador }) => ({ params: { documentId: documentoDoFiador, pagina: 1 } }),
      podem: O_FIADOR,
    },
  ],
  'GET /solicitacaoCredito/{id}/documentosv2/{personType}': (['estudante', 'fiador', 'fiador2'] as const).map(
    (personType) => ({
      nome: personType,
      pedido: ({ solicitacao }: Alvos) => ({ params: { id: solicitacao, personType } }),
      podem: [personType],
    }),
  ),
  'GET /solicitacaoCredito/{id}/historicoDocumentos/{personType}': (
    ['estudante', 'fiador', 'fiador2'] as const
  ).map((personType) => ({
    nome: personType,
    pedido: ({ solicitacao }: Alvos) => ({ params: { id: solicitacao, personType } }),
    podem: [personType],
  })),
  'GET /solicitacaoCredito/documentos/{documentId}': [
    { nome: 'estudante', pedido: ({ documento }) => doDocumento(documento), podem: O_ESTUDANTE },
    { nome: 'fiador', pedido: ({ documentoDoFiador }) => doDocumento(documentoDoFiador), podem: O_FIADOR },
  ],
  'GET /solicitacaoCredito/documentos/{documentId}/visao': [
    {
      nome: 'estudante',
      pedido: ({ documento }) => ({ ...doDocumento(documento), query: {} }),
      podem: O_ESTUDANTE,
    },
    {
      nome: 'fiador',
      pedido: ({ documentoDoFiador }) => ({ ...doDocumento(documentoDoFiador), query: {} }),
      podem: O_FIADOR,
    },
  ],
  'DELETE /solicitacaoCredito/documentosv2': (['estudante', 'fiador'] as const).map((tipoPessoa) => ({
    nome: tipoPessoa,
    pedido: ({ solicitacao }: Alvos) => ({
      body: { idSolicitacao: solicitacao, tipoPessoa, tipoDocumentos: ['RESIDENCIA' as const] },
    }),
    podem: [tipoPessoa],
  })),
  'DELETE /documentos-web/deletar-documento/{requestId}/{documentId}': [
    {
      nome: 'estudante',
      pedido: ({ solicitacao, documento }) => ({ params: { requestId: solicitacao, documentId: documento } }),
      podem: O_ESTUDANTE,
    },
    {
      nome: 'fiador',
      pedido: ({ solicitacao, documentoDoFiador }) => ({
        params: { requestId: solicitacao, documentId: documentoDoFiador },
      }),
      podem: O_FIADOR,
    },
  ],
  'PATCH /documentos-web/resetar-documento/{requestId}/{documentId}': [
    {
      pedido: ({ solicitacao, documentoRejeitado }) => ({
        params: { requestId: solicitacao, documentId: documentoRejeitado },
      }),
      podem: O_ESTUDANTE,
    },
  ],
  'POST /solicitacaoCredito/s/{id}/copiarDocumento/{personType}/{sourceDocType}/{targetDocType}': [
    { nome: 'estudante', pedido: (alvos) => copiar(alvos, 'estudante'), podem: O_ESTUDANTE },
    { nome: 'fiador', pedido: (alvos) => copiar(alvos, 'fiador'), podem: O_FIADOR },
  ],
  'PUT /solicitacaoCredito/documentos/{documentId}/explicacao': [
    {
      nome: 'estudante',
      pedido: ({ documento }) => ({ ...doDocumento(documento), body: { explicacao: 'É recente.' } }),
      podem: O_ESTUDANTE,
    },
    {
      nome: 'fiador',
      pedido: ({ documentoDoFiador }) => ({
        ...doDocumento(documentoDoFiador),
        body: { explicacao: 'É recente.' },
      }),
      podem: O_FIADOR,
    },
  ],
};
