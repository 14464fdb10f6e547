import {
  rotaAdicionarPaginas,
  rotaConteudoDoDocumento,
  rotaCopiarDocumento,
  rotaDeletarDocumento,
  rotaDocumentosDaPessoa,
  rotaExcluirDocumentos,
  rotaExcluirPagina,
  rotaExplicarDocumento,
  rotaHistoricoDeDocumentos,
  rotaRemoverSenha,
  rotaResetarDocumento,
  rotaSalvarDocumento,
  rotaVisaoDoDocumento,
} from '@credito/api/documento.rotas';
import { receberMultipart } from '../../plugins/envio-multipart.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { saidaDoCliente } from '../../plugins/saida-do-cliente.ts';
import { obterConteudo, obterVisao } from './abrir-documento.ts';
import { adicionarPaginas } from './adicionar-paginas.ts';
import { copiarDocumento } from './copiar-documento.ts';
import { entregaDoPedido, semArquivo } from './entrega-do-pedido.ts';
import { excluirDocumento, excluirDocumentos } from './excluir-documentos.ts';
import { excluirPagina } from './excluir-pagina.ts';
import { explicarDocumento } from './explicar-documento.ts';
import { historicoDeDocumentos } from './historico-de-documentos.ts';
import { listarDocumentos } from './listar-documentos.ts';
import { removerSenha } from './remover-senha.ts';
import { resetarDocumento } from './resetar-documento.ts';
import { salvarDocumento } from './salvar-documento.ts';

export function registrarDocumento(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaSalvarDocumento, ({ params, query }, { sessao, request, reply, repetivel }) =>
    salvarDocumento(
      contexto,
      sessao,
      {
        vaga: {
          dono: {
            tipo: 'participante',
            solicitacaoId: params.id,
            tipoPessoa: params.personType,
            participanteId: query.pessoa,
          },
          tipoDocumento: params.docType,
          indice: params.index,
          tipoRenda: params.tipoRenda === 'null' ? null : params.tipoRenda,
        },
        chave: repetivel.chave,
        apagarAnteriores: query.deleteOldDocuments === 'S',
        substitui: query.substitui,
      },
      entregaDoPedido(contexto, request, reply, sessao),
    ),
  );

  registrador.rota(rotaHistoricoDeDocumentos, ({ params }, { sessao }) =>
    historicoDeDocumentos(contexto, sessao, params.id, params.personType),
  );

  registrador.rota(rotaAdicionarPaginas, ({ params }, { sessao, request, reply, repetivel }) =>
    adicionarPaginas(
      contexto,
      sessao,
      params.documentId,
      repetivel.chave,
      entregaDoPedido(contexto, request, reply, sessao),
    ),
  );

  registrador.rota(rotaExcluirPagina, ({ params }, { sessao, reply }) =>
    excluirPagina(contexto, sessao, params.documentId, params.pagina, saidaDoCliente(reply)),
  );

  registrador.rota(rotaDocumentosDaPessoa, ({ params }, { sessao }) =>
    listarDocumentos(contexto, sessao, params.id, params.personType),
  );

  registrador.rota(rotaConteudoDoDocumento, ({ params }, { sessao }) =>
    obterConteudo(contexto, sessao, params.documentId),
  );

  registrador.rota(rotaVisaoDoDocumento, async ({ params, query }, { sessao, reply }) => {
    const imagem = await obterVisao(contexto, sessao, params.documentId, query.pagina, saidaDoCliente(reply));
    return reply.type('image/jpeg').header('content-disposition', 'inline').send(imagem);
  });

  registrador.rota(rotaExcluirDocumentos, async ({ body }, { sessao }) => {
    await excluirDocumentos(contexto, sessao, body);
  });

  registrador.rota(rotaDeletarDocumento, async ({ params }, { sessao }) => {
    await excluirDocumento(contexto, sessao, { solicitacaoId: params.requestId }, params.documentId);
  });

  registrador.rota(rotaResetarDocumento, async ({ params }, { sessao }) => {
    await resetarDocumento(contexto, sessao, params.requestId, params.documentId);
  });

  registrador.rota(rotaCopiarDocumento, ({ params }, { sessao }) =>
    copiarDocumento(contexto, sessao, {
      solicitacaoId: params.id,
      tipoPessoa: params.personType,
      origem: params.sourceDocType,
      destino: params.targetDocType,
    }),
  );

  registrador.rota(rotaExplicarDocumento, async ({ params, body }, { sessao }) => {
    await explicarDocumento(contexto, sessao, params.documentId, body.explicacao);
  });

  registrador.rota(rotaRemoverSenha, async (_, { request, reply, sessao }) => {
    const { arquivo, campos } = await receberMultipart(request, contexto.gateways);
    if (!arquivo) throw semArquivo();
    const aberto = await removerSenha(contexto, arquivo, campos.password ?? campos.senha ?? '', {
      quem: sessao.contaId,
      sinal: saidaDoCliente(reply),
    });
    return reply.type('application/pdf').send(aberto);
  });
}
