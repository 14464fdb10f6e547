/** Guarantors: what the student does for them, and what only they do. */
import type { Tabela } from './linha.ts';
import type { Pessoa } from './mundo.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const O_FIADOR: readonly Pessoa[] = ['fiador'];
const sha256 = 'a'.repeat(64);

export const TABELA_DOS_FIADORES: Pick<
  Tabela,
  | 'GET /solicitacaoCredito/{id}/fiadores'
  | 'POST /solicitacao/fiador/email-cadastro'
  | 'POST /solicitacao/fiador/{id}/codigo-aceite'
  | 'POST /solicitacao/fiador/{id}/lembrete'
  | 'GET /solicitacaoCredito/fiador/{id}/ultimoAcesso'
  | 'PUT /solicitacaoCredito/{id}/excluirFiador/{which}'
  | 'PUT /solicitacaoCredito/{id}/excluirTodosFiadores'
  | 'PUT /solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}'
  | 'POST /fiador/convite/vincular'
  | 'GET /fiador/garantias/{id}'
  | 'POST /fiador/garantias/{id}/codigo'
  | 'POST /fiador/garantias/{id}/aceite'
  | 'POST /fiador/garantias/{id}/recusa'
  | 'PUT /fiador/garantias/{id}/regime-de-bens'
> = {
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
  'PUT /fiador/garantias/{id}/regime-de-bens': [
    {
      pedido: ({ fiador }) => ({ params: { id: fiador }, body: { regimeDeBens: 'NAO_SEI' } }),
      podem: O_FIADOR,
    },
  ],
};
