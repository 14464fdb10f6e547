/** Presses about files: uploads, pages, removals and what people say of them. */
import type { Alvos } from '../autorizacao/mundo.ts';
import { em } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DosDocumentos = Extract<
  QueMuda,
  | `${string} /solicitacaoCredito/documentos${string}`
  | `${string} /solicitacaoCredito/{id}/salvarDocumento/${string}`
  | `${string} /solicitacaoCredito/s/{id}/copiarDocumento/${string}`
  | `${string} /documentos-web/${string}`
  | `${string} /pdf/${string}`
>;

const salvar = ({ solicitacao }: Alvos) => ({
  params: {
    id: solicitacao,
    personType: 'estudante' as const,
    docType: 'RESIDENCIA' as const,
    index: 0,
    tipoRenda: 'null' as const,
    flag: 'N' as const,
  },
  query: {},
});

/** A file of two pages in the place of the student's identity document; gives its id. */
async function comDuasPaginas(cena: Cena): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(cena.pdf)]), 'rg.pdf');
  const corpo = new Response(form);
  const { solicitacao } = cena.mundo.alvos;
  const resposta = await cena.servidor.pedir({
    metodo: 'POST',
    url: `/api/solicitacaoCredito/${solicitacao}/salvarDocumento/estudante/RG/0/null/N`,
    token: cena.mundo.tokens.estudante ?? '',
    body: Buffer.from(await corpo.arrayBuffer()),
    cabecalhos: { 'content-type': corpo.headers.get('content-type') ?? '' },
  });
  const guardado = resposta.corpo<Record<string, { idDocumento: string }[]>>().RG?.[0];
  if (!guardado) throw new Error(resposta.texto);
  return guardado.idDocumento;
}

export const GESTOS_DOS_DOCUMENTOS: { readonly [K in DosDocumentos]: GestoDe<K> } = {
  'POST /solicitacaoCredito/{id}/salvarDocumento/{personType}/{docType}/{index}/{tipoRenda}/{flag}': {
    quem: 'estudante',
    comArquivo: true,
    preparar: ({ mundo, foto }) => ({
      ...salvar(mundo.alvos),
      campos: { file: { conteudo: foto, nome: 'conta.jpg' } },
    }),
  },
  'POST /solicitacaoCredito/documentos/{documentId}/paginas': {
    quem: 'estudante',
    comArquivo: true,
    preparar: ({ mundo, foto }) => ({
      params: { documentId: mundo.alvos.documento },
      campos: { file: { conteudo: foto, nome: 'verso.jpg' } },
    }),
  },
  'DELETE /solicitacaoCredito/documentos/{documentId}/paginas/{pagina}': {
    quem: 'estudante',
    comArquivo: true,
    preparar: async (cena) => ({ params: { documentId: await comDuasPaginas(cena), pagina: 1 } }),
  },
  'DELETE /solicitacaoCredito/documentosv2': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      body: {
        idSolicitacao: mundo.alvos.solicitacao,
        tipoPessoa: 'estudante',
        tipoDocumentos: ['RESIDENCIA'],
      },
    }),
  },
  'DELETE /documentos-web/deletar-documento/{requestId}/{documentId}': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      params: { requestId: alvos.solicitacao, documentId: alvos.documento },
    }),
  },
  'PATCH /documentos-web/resetar-documento/{requestId}/{documentId}': {
    quem: 'estudante',
    preparar: async (cena) => {
      await em(cena, 'RDC');
      const { solicitacao, documentoRejeitado } = cena.mundo.alvos;
      await cena.servidor.db
        .updateTable('documento')
        .set({ tipo_documento: 'APOSENTADORIA_BENEFICIO' })
        .where('id', '=', documentoRejeitado)
        .execute();
      return { params: { requestId: solicitacao, documentId: documentoRejeitado } };
    },
  },
  'POST /solicitacaoCredito/s/{id}/copiarDocumento/{personType}/{sourceDocType}/{targetDocType}': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      params: {
        id: mundo.alvos.solicitacao,
        personType: 'estudante',
        sourceDocType: 'RG',
        targetDocType: 'CPF',
      },
    }),
  },
  'PUT /solicitacaoCredito/documentos/{documentId}/explicacao': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      params: { documentId: mundo.alvos.documento },
      body: { explicacao: 'É recente.' },
    }),
  },
  'POST /pdf/s/remover-senha': {
    quem: 'estudante',
    semEfeito: true,
    comArquivo: true,
    preparar: ({ pdf }) => ({
      campos: { password: 'segredo', file: { conteudo: pdf, nome: 'aberto.pdf' } },
    }),
  },
};
