/** Documents: who fills in sees them; the guarantor's are never the student's. */
import type { Tabela } from './linha.ts';
import type { Alvos, Pessoa } from './mundo.ts';

const O_ESTUDANTE: readonly Pessoa[] = ['estudante'];
const O_FIADOR: readonly Pessoa[] = ['fiador'];
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

export const TABELA_DOS_DOCUMENTOS: Pick<
  Tabela,
  | 'POST /solicitacaoCredito/{id}/salvarDocumento/{personType}/{docType}/{index}/{tipoRenda}/{flag}'
  | 'POST /solicitacaoCredito/documentos/{documentId}/paginas'
  | 'DELETE /solicitacaoCredito/documentos/{documentId}/paginas/{pagina}'
  | 'GET /solicitacaoCredito/{id}/documentosv2/{personType}'
  | 'GET /solicitacaoCredito/{id}/historicoDocumentos/{personType}'
  | 'GET /solicitacaoCredito/documentos/{documentId}'
  | 'GET /solicitacaoCredito/documentos/{documentId}/visao'
  | 'DELETE /solicitacaoCredito/documentosv2'
  | 'DELETE /documentos-web/deletar-documento/{requestId}/{documentId}'
  | 'PATCH /documentos-web/resetar-documento/{requestId}/{documentId}'
  | 'POST /solicitacaoCredito/s/{id}/copiarDocumento/{personType}/{sourceDocType}/{targetDocType}'
  | 'PUT /solicitacaoCredito/documentos/{documentId}/explicacao'
> = {
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
